import DecoderPool
import DecoderProtocol
import SystemEdge
import TestSupport
import Testing

/// Serialized: each test starts processes of its own, and measures time.
@Suite(.serialized) struct DecoderPoolTests {
  // MARK: - What goes well

  @Test(arguments: ["ok", "slow:20", "drip"])
  func picturesArrive(behaviour: String) {
    let fake = FakePool()
    defer { fake.pool.shutdown() }
    fake.demand([behaviour])
    fake.settle()
    #expect(fake.recorder.qualities(of: 1) == [.sharp])
    #expect(fake.recorder.all.count == 1)
  }

  @Test func partialIsTheLastReply() {
    let fake = FakePool()
    defer { fake.pool.shutdown() }
    fake.demand(["partial", "failure"])
    fake.settle()
    #expect(fake.recorder.qualities(of: 1) == [.partial])
    #expect(fake.recorder.failure(of: 2) == DecodeFailure(.corrupt, reason: "as asked"))
    #expect(fake.pool.statistics.restarts == 0)
  }

  @Test func stagesArriveInOrder() {
    let fake = FakePool()
    defer { fake.pool.shutdown() }
    fake.demand(["two-stage:5"])
    fake.settle()
    #expect(fake.recorder.qualities(of: 1) == [.embedded, .sharp])
  }

  @Test func mostWantedIsBegunFirst() {
    let fake = FakePool(children: 1)
    defer { fake.pool.shutdown() }
    fake.pool.demand([9, 2, 7, 1].map { Requests.make($0, "ok") })
    fake.settle()
    #expect(fake.recorder.ids == [9, 2, 7, 1])
  }

  @Test func staleDemandIsDropped() {
    let fake = FakePool(children: 1)
    defer { fake.pool.shutdown() }
    fake.pool.demand((1...50).map { Requests.make($0, $0 == 1 ? "slow:200" : "ok") })
    eventually("the first request does not begin") { fake.pool.statistics.running == 1 }
    fake.pool.demand([60, 61].map { Requests.make($0, "ok") })
    fake.settle()
    #expect(fake.recorder.ids == [1, 60, 61])
  }

  @Test func answeredRequestsAreNotBegunAgain() {
    let fake = FakePool()
    defer { fake.pool.shutdown() }
    for _ in 0..<5 {
      fake.demand(["ok", "failure", "crash"])
      fake.settle()
    }
    #expect(fake.recorder.lastReplies == [1: 1, 2: 1, 3: 1])
  }

  @Test func childrenStartWhenTheyAreNeeded() {
    let fake = FakePool(children: 4)
    defer { fake.pool.shutdown() }
    #expect(fake.pool.statistics.children == 0)
    fake.demand(["ok"])
    fake.settle()
    #expect(fake.pool.statistics.children == 1)
    fake.demand([])
    #expect(fake.pool.statistics == fake.pool.statistics)
    #expect(fake.pool.statistics.isIdle)
  }

  // MARK: - What goes wrong

  @Test(arguments: [
    ("crash", "signal 11"), ("exit", "exit status 3"), ("silent-exit", "exit status 0"),
    ("garbage", "nonsense"), ("garbage-frame", "nonsense"), ("huge", "nonsense"),
    ("wrong-id", "another picture"), ("too-wide", "too large"), ("half-reply", "exit status 0"),
    ("endless-stages", "more often"),
  ])
  func misbehaviourCostsOnePicture(behaviour: String, reason: String) {
    let fake = FakePool(children: 1)
    defer { fake.pool.shutdown() }
    fake.demand(["ok", behaviour, "ok"])
    fake.settle()
    #expect(fake.recorder.qualities(of: 1) == [.sharp])
    #expect(fake.recorder.qualities(of: 3) == [.sharp])
    let failure = fake.recorder.failure(of: 2)
    #expect(failure?.kind == .crashed)
    #expect(failure?.reason.contains(reason) == true, "\(failure?.reason ?? "no failure")")
    #expect(fake.recorder.lastReplies == [1: 1, 2: 1, 3: 1])
    // A child that ends without a word is tried a second time: an earlier file may have harmed it.
    let isSilent = ["crash", "exit", "silent-exit"].contains(behaviour)
    #expect(fake.pool.statistics.restarts == (isSilent ? 2 : 1))
  }

  @Test(arguments: ["hang", "closed-hang", "half-hang", "slow:5000"])
  func deadlineEndsAHangingChild(behaviour: String) {
    let fake = FakePool(children: 1, deadline: 300)
    defer { fake.pool.shutdown() }
    let begin = MonotonicClock.now()
    fake.demand([behaviour, "ok"])
    fake.settle()
    #expect(MonotonicClock.now() - begin < 3_000_000_000)
    let failure = fake.recorder.failure(of: 1)
    // A child that closed its output is known to be useless at once.
    #expect(failure?.kind == (behaviour == "closed-hang" ? .crashed : .timedOut))
    if failure?.kind == .timedOut { #expect(failure?.reason == "took longer than 300 ms") }
    #expect(fake.recorder.qualities(of: 2) == [.sharp])
    #expect(fake.pool.statistics.restarts == 1)
  }

  /// A child that is killed from outside costs no picture: the next child makes it.
  @Test(arguments: [SIGKILL, SIGTERM])
  func killedChildCostsNoPicture(signal: Int32) {
    let fake = FakePool(children: 1)
    defer { fake.pool.shutdown() }
    fake.demand(["two-stage:400", "ok"])
    for round in 1...2 {
      eventually("the picture is not begun") { fake.recorder.processes.count == round }
      kill(pid_t(fake.recorder.all.last?.microseconds ?? 0), signal)
    }
    fake.settle()
    #expect(fake.recorder.qualities(of: 1) == [.embedded, .embedded, .embedded, .sharp])
    #expect(fake.recorder.qualities(of: 2) == [.sharp])
    #expect(fake.recorder.lastReplies == [1: 1, 2: 1])
  }

  @Test func fileThatHasChildrenKilledCostsOnePicture() {
    let fake = FakePool(children: 1)
    defer { fake.pool.shutdown() }
    fake.demand(["killed", "ok"])
    fake.settle()
    #expect(
      fake.recorder.failure(of: 1)
        == DecodeFailure(.crashed, reason: "the decoder was killed (signal 9)"))
    #expect(fake.recorder.qualities(of: 2) == [.sharp])
    #expect(fake.pool.statistics.restarts == 6)
  }

  /// A decoder that is killed before it greets, as when memory is short, may start later.
  @Test func killedAtTheStartIsNotAbsent() {
    let fake = FakePool(["killed-start"], children: 1)
    defer { fake.pool.shutdown() }
    fake.demand(["ok", "ok"])
    fake.settle()
    #expect(fake.recorder.failure(of: 1)?.kind == .crashed)
    #expect(fake.recorder.failure(of: 2)?.kind == .crashed)
  }

  @Test func previewBeforeACrashIsShown() {
    let fake = FakePool(children: 1)
    defer { fake.pool.shutdown() }
    fake.demand(["stage-then-crash", "ok"])
    fake.settle()
    #expect(fake.recorder.qualities(of: 1) == [.embedded])
    #expect(fake.recorder.failure(of: 1)?.kind == .crashed)
    #expect(fake.recorder.qualities(of: 2) == [.sharp])
  }

  /// What a child does after its last reply is not the next picture's fault.
  @Test(arguments: ["then-exit", "twice"])
  func misbehaviourBetweenRequestsCostsNone(behaviour: String) {
    let fake = FakePool(children: 1)
    defer { fake.pool.shutdown() }
    fake.demand([behaviour])
    fake.settle()
    if behaviour == "then-exit" { eventually("it does not exit") { fake.hasDeadChild } }
    fake.pool.demand([Requests.make(2, "ok")])
    fake.settle()
    #expect(fake.recorder.qualities(of: 1) == [.sharp])
    #expect(fake.recorder.qualities(of: 2) == [.sharp])
    #expect(fake.pool.statistics.restarts == 1)
  }

  @Test func oneHangingChildDoesNotStopTheOthers() {
    let fake = FakePool(children: 2, deadline: 5_000)
    defer { fake.pool.shutdown() }
    fake.demand(["hang"] + [String](repeating: "ok", count: 30))
    eventually("the other child does not work", within: 4) { fake.recorder.all.count == 30 }
    #expect(fake.pool.statistics.running == 1)
  }

  @Test func backoffDoesNotStopTheOthers() {
    let backoff = Backoff(first: 60_000_000_000, longest: 60_000_000_000)
    let fake = FakePool(children: 2, backoff: backoff)
    defer { fake.pool.shutdown() }
    // A child crashes twice at most before it rests for a minute; the other must go on.
    fake.demand(["crash", "slow:300", "crash"] + [String](repeating: "ok", count: 20))
    eventually("nobody works", within: 10) { fake.recorder.all.count == 23 }
    #expect(fake.recorder.lastReplies.count == 23)
  }

  @Test(arguments: [PictureRequest.pathLimit + 1, PictureRequest.byteLimit, 0])
  func nameOfNoUseFailsAlone(length: Int) {
    let fake = FakePool(children: 1)
    defer { fake.pool.shutdown() }
    let path = [UInt8](repeating: 0x61, count: length)
    let long = PictureRequest(id: 1, path: path, box: Requests.box)
    fake.pool.demand([long, Requests.make(2, "ok")])
    fake.settle()
    #expect(fake.recorder.failure(of: 1)?.kind == .unreadable)
    #expect(fake.recorder.qualities(of: 2) == [.sharp])
  }

  // MARK: - No decoder

  @Test(arguments: [
    "/nonexistent/photogrid-decoder", "photogrid-no-such-program", "/", "/etc/passwd",
  ])
  func missingProgramFailsAtOnce(program: String) {
    let fake = FakePool(program: program)
    defer { fake.pool.shutdown() }
    let begin = MonotonicClock.now()
    fake.demand([String](repeating: "ok", count: 200))
    fake.settle()
    #expect(MonotonicClock.now() - begin < 1_000_000_000)
    #expect(fake.recorder.lastReplies.count == 200)
    #expect((1...200).allSatisfy { fake.recorder.failure(of: $0)?.kind == .noDecoder })
    #expect(fake.pool.statistics.restarts == 0)
    #expect(fake.recorder.failure(of: 1)?.reason.contains(program) == true)
  }

  @Test func programThatNeverStartsIsGivenUp() {
    let fake = FakePool(["no-start"], children: 2)
    defer { fake.pool.shutdown() }
    fake.demand([String](repeating: "ok", count: 100))
    fake.settle()
    #expect(fake.recorder.lastReplies.count == 100)
    #expect(fake.recorder.failure(of: 100)?.kind == .noDecoder)
    #expect(fake.pool.statistics.restarts <= 4)
  }

  @Test func decoderOfAnotherVersionIsNone() {
    let fake = FakePool(["old-version"])
    defer { fake.pool.shutdown() }
    fake.demand(["ok", "ok", "ok"])
    fake.settle()
    let failure = fake.recorder.failure(of: 3)
    #expect(failure?.kind == .noDecoder)
    #expect(failure?.reason == "the decoder speaks protocol 0, not \(DecoderHello.currentVersion)")
  }

  @Test(arguments: [("garbage-greeting", DecodeFailure.Kind.crashed), ("deaf", .timedOut)])
  func strangeProgramsFail(greeting: String, kind: DecodeFailure.Kind) {
    let fake = FakePool([greeting], children: 1, deadline: 200)
    defer { fake.pool.shutdown() }
    fake.demand(["ok", "ok"])
    fake.settle()
    #expect(fake.recorder.failure(of: 1)?.kind == kind)
    #expect(fake.recorder.lastReplies == [1: 1, 2: 1])
  }

  // MARK: - Many

  @Test(arguments: [1, 2, 3] as [UInt64])
  func everyRequestIsAnsweredOnce(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let kinds = [
      "ok", "ok", "ok", "ok", "two-stage:1", "slow:2", "crash", "garbage", "wrong-id", "half-reply",
      "silent-exit", "twice", "then-exit", "stage-then-crash", "failure",
    ]
    let behaviours = (0..<300).map { _ in kinds.randomElement(using: &generator) ?? "ok" }
    let fake = FakePool(children: 3, backoff: Backoff(first: 100_000, longest: 1_000_000))
    defer { fake.pool.shutdown() }
    fake.demand(behaviours)
    fake.settle()
    #expect(fake.recorder.lastReplies.count == 300, "seed \(seed)")
    #expect(fake.recorder.lastReplies.values.allSatisfy { $0 == 1 }, "seed \(seed)")
    for (index, behaviour) in behaviours.enumerated() {
      let failure = fake.recorder.failure(of: UInt64(index + 1))
      let fails = !["ok", "two-stage:1", "slow:2", "twice", "then-exit"].contains(behaviour)
      #expect((failure != nil) == fails, "seed \(seed), request \(index + 1): \(behaviour)")
    }
  }

  // MARK: - The end

  @Test(
    arguments: [
      ["stage-then-hang", "stage-then-hang", "hang"], ["ok"], ["ok", "slow:3000"], [],
    ] as [[String]])
  func shutdownIsPromptAndLeavesNoChild(behaviours: [String]) {
    let fake = FakePool(children: 2)
    fake.demand(behaviours)
    let count = behaviours.filter { ["ok", "stage-then-hang"].contains($0) }.count
    eventually("nothing comes") { fake.recorder.all.count == count }
    #expect(fake.hasChildren == (count > 0))
    let begin = MonotonicClock.now()
    fake.pool.shutdown()
    fake.pool.shutdown()
    #expect(MonotonicClock.now() - begin < 250_000_000)
    #expect(fake.pool.statistics.children == 0)
    eventually("a child is left") { !fake.hasChildren }
    fake.demand(["ok"])
    #expect(fake.pool.statistics.queued == 0)
  }

  @Test func shutdownEndsARestAtOnce() {
    let backoff = Backoff(first: 60_000_000_000, longest: 60_000_000_000)
    let fake = FakePool(children: 1, backoff: backoff)
    fake.demand(["crash", "crash", "crash"])
    eventually("it does not crash twice") { fake.recorder.all.count == 2 }
    let begin = MonotonicClock.now()
    fake.pool.shutdown()
    #expect(MonotonicClock.now() - begin < 250_000_000)
    #expect(fake.recorder.all.count == 2)
  }

  @Test func noZombiesAreLeftWhileItWorks() {
    let fake = FakePool(children: 1)
    defer { fake.pool.shutdown() }
    fake.demand([String](repeating: "stage-then-crash", count: 10) + ["then-exit"])
    fake.settle()
    #expect(fake.recorder.processes.count == 11)
    // Only the last child may be waiting to be noticed.
    fake.pool.shutdown()
    eventually("a zombie is left") { !fake.hasChildren }
  }

  @Test func poolThatIsForgottenEndsItsChildren() {
    let recorder = Recorder()
    do {
      let fake = FakePool(children: 1, recorder: recorder)
      fake.demand(["stage-then-hang"])
      eventually("nothing runs") { !recorder.all.isEmpty }
      #expect(fake.hasChildren)
    }
    eventually("a child is left") { !recorder.processes.contains { kill($0, 0) == 0 } }
  }
}
