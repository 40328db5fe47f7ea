import DecoderProtocol

// Reads requests from standard input and writes replies to standard output, one at a time, until
// the input ends: `PictureRequest`s, or with `--export` `ExportRequest`s. Exit status: 0 at the end of the input, 1 when libvips does not start, 2 when
// the input is no request.

let output = ReplyOutput()
ResourceLimits.apply()
guard VipsLibrary.start() else {
  StandardError.write("photogrid-decoder: libvips does not start: \(VipsLibrary.takeError())")
  exit(1)
}
output.send(DecoderHello())

do {
  if CommandLine.arguments.dropFirst().first == "--export" {
    try RequestInput<ExportRequest>().forEach { request in
      ResourceLimits.allowMoreTime()
      Exporter(request.id) { output.send($0) }.run(request)
    }
  } else {
    try RequestInput<PictureRequest>().forEach { request in
      ResourceLimits.allowMoreTime()
      PictureDecoder(request) { output.send($0) }.run()
    }
  }
} catch {
  StandardError.write("photogrid-decoder: the input is no request: \(error)")
  exit(2)
}
