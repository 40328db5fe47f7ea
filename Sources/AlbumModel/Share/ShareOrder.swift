/// One act of sharing.
package struct ShareOrder: Equatable, Sendable {
  /// Tells the reports of one act from those of others.
  package var id: UInt64
  package var target: ShareTarget
  /// In the order in which they were chosen.
  package var items: [SharedItem]
  package var options: ShareOptions

  package init(id: UInt64, target: ShareTarget, items: [SharedItem], options: ShareOptions) {
    self.id = id
    self.target = target
    self.items = items
    self.options = options
  }
}
