/// A line of text.
public final class Label: View {
  public var text: String

  public init(text: String = "") {
    self.text = text
  }

  nonisolated deinit {}
}
