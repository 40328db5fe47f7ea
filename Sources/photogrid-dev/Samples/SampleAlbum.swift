/// An album of the sample library, in the order its pictures are shown.
struct SampleAlbum {
  let name: String
  let samples: [Sample]
}
