/// How pictures are drawn, and why.
package struct PictureChoice: Hashable, Sendable {
  package var method: PictureMethod
  /// Half a sentence for the user, without a full stop: "kitty 0.41.1 draws pictures where placeholder
  /// characters stand".
  package var reason: String
  /// What would make pictures better, as half a sentence.
  package var advice: String?
  /// The command that follows the advice.
  package var remedy: String?
  /// Why the method that the user wants is not used, as half a sentence.
  package var refusal: String?

  package init(
    _ method: PictureMethod, because reason: String, advice: String? = nil, remedy: String? = nil,
    refusal: String? = nil
  ) {
    self.method = method
    self.reason = reason
    self.advice = advice
    self.remedy = remedy
    self.refusal = refusal
  }
}
