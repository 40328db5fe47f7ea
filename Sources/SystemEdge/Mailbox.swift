/// Messages from any thread to the one that polls, in order.
package final class Mailbox<Message: Sendable>: Sendable {
  private let messages: Monitor<[Message]>
  private let bell: Doorbell

  /// - Returns: nil when the process has no descriptors left.
  package init?() {
    guard let bell = Doorbell() else { return nil }
    self.bell = bell
    messages = Monitor([])
  }

  /// Readable while messages wait.
  package var descriptor: Int32 { bell.descriptor }

  package func post(_ message: Message) {
    let wasEmpty = messages.withLock { waiting in
      waiting.append(message)
      return waiting.count == 1
    }
    if wasEmpty { bell.ring() }
  }

  /// Takes all messages that wait.
  package func drain() -> [Message] {
    bell.answer()
    return messages.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}
