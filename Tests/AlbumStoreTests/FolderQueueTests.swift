import AlbumModel
import TestSupport
import Testing

@testable import AlbumStore

struct FolderQueueTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func listing(_ folders: [String], links: [String] = []) -> FolderListing {
    FolderListing(
      folders: NameList(folders.map(bytes)), links: NameList(links.map(bytes)))
  }

  private func album(_ job: FolderQueue.Job) -> Album {
    Album(
      title: job.path, contents: .entries([PhotoDetails(location: .file(job.path))]),
      rank: AlbumRank(path: job.path))
  }

  private func next(_ queue: inout FolderQueue, now: UInt64) throws -> FolderQueue.Job {
    let job = queue.next(now: now)
    return try #require(job)
  }

  private func expectNone(_ queue: inout FolderQueue) {
    let job = queue.next(now: 0)
    #expect(job == nil)
  }

  private func expectReady(_ queue: inout FolderQueue, _ titles: [String]) {
    let ready = queue.takeReady().map { String(decoding: $0.title, as: UTF8.self) }
    #expect(ready == titles)
  }

  @Test func reportsInOrderWhoeverIsFaster() throws {
    var queue = FolderQueue()
    let root = try next(&queue, now: 0)
    expectNone(&queue)
    queue.finish(root, album: nil, listing: listing(["a", "b"]))
    let a = try next(&queue, now: 0)
    let b = try next(&queue, now: 0)
    #expect([a.path, b.path] == [bytes("a"), bytes("b")])
    queue.finish(b, album: album(b), listing: listing([]))
    #expect(queue.readyCount == 0)
    queue.finish(a, album: album(a), listing: listing(["x"]))
    expectReady(&queue, ["a"])
    let x = try next(&queue, now: 0)
    queue.finish(x, album: album(x), listing: listing([]))
    expectReady(&queue, ["a/x", "b"])
    #expect(queue.isFinished)
  }

  @Test func passesOverAFolderThatDoesNotAnswer() throws {
    var queue = FolderQueue()
    let root = try next(&queue, now: 0)
    queue.finish(root, album: nil, listing: listing(["dead", "fine"]))
    let dead = try next(&queue, now: 100)
    let fine = try next(&queue, now: 1000)
    queue.finish(fine, album: album(fine), listing: listing([]))
    let early = queue.passOverStalled(now: 1000, limit: 1000)
    #expect(early == 0 && queue.readyCount == 0 && queue.isReading)
    let late = queue.passOverStalled(now: 1101, limit: 1000)
    #expect(late == 1)
    expectReady(&queue, ["fine"])
    #expect(queue.stalledCount == 1 && !queue.isReading && !queue.isFinished)
    queue.finish(dead, album: album(dead), listing: listing(["late"]))
    expectReady(&queue, ["dead"])
    let inner = try next(&queue, now: 2000)
    queue.finish(inner, album: album(inner), listing: listing([]))
    expectReady(&queue, ["dead/late"])
    #expect(queue.isFinished && queue.stalledCount == 0)
  }

  @Test func followsLinksLastAndLowestFirst() throws {
    var queue = FolderQueue()
    let root = try next(&queue, now: 0)
    queue.finish(root, album: nil, listing: listing(["z"], links: ["l10", "l2"]))
    let z = try next(&queue, now: 0)
    // A link waits for folders that are being read.
    expectNone(&queue)
    queue.finish(z, album: album(z), listing: listing([]))
    let first = try next(&queue, now: 0)
    #expect(first.path == bytes("l2"))
    expectNone(&queue)
    queue.finish(first, album: nil, listing: listing([]))
    let second = try next(&queue, now: 0)
    #expect(second.path == bytes("l10"))
  }

  @Test func visitsOnce() {
    var queue = FolderQueue()
    let identity = FileFacts.Identity(device: 1, inode: 2)
    let visits = [identity, identity, FileFacts.Identity(device: 2, inode: 2)].map {
      queue.visit($0)
    }
    #expect(visits == [true, false, true])
  }

  /// Whatever the number of readers and their speed: each folder once, in order of rank.
  @Test(arguments: Seed.list(20))
  func randomTreesComeWholeAndInOrder(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var queue = FolderQueue()
    var made: Set<[UInt8]> = []
    var under: [FolderQueue.Job] = []
    var reported: [Album] = []
    let readers = Int.random(in: 1...5, using: &generator)
    while !queue.isFinished {
      if under.count < readers, let job = queue.next(now: 0) { under.append(job) }
      guard !under.isEmpty, Bool.random(using: &generator) else { continue }
      let job = under.remove(at: Int.random(in: 0..<under.count, using: &generator))
      made.insert(job.path)
      let count = made.count > 60 ? 0 : Int.random(in: 0...5, using: &generator)
      let names = NaturalOrder.sort(NameList((0..<count).map { bytes("f\($0 * 7 % 13)") }))
      queue.finish(job, album: album(job), listing: FolderListing(folders: names))
      reported += queue.takeReady()
    }
    #expect(Set(reported.map(\.title)) == made && reported.count == made.count, "seed \(seed)")
    let ranks = reported.compactMap(\.rank)
    #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed)")
  }
}
