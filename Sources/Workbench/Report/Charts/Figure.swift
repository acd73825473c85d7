/// A picture for a report.
protocol Figure: Sendable {
  /// The picture as a self-contained SVG document that follows the reader's light or dark colour scheme. It holds
  /// what it shows as plain text, too.
  func svg() -> String
}

/// Composes the text that says all that a figure shows, for readers who cannot see it.
enum TextAlternative {
  /// One thing that the figure shows, and its value.
  struct Fact {
    let name: String
    let value: String

    init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  static func text(title: String, subtitle: String, facts: [Fact]) -> String {
    let list = facts.map { $0.name.isEmpty ? $0.value : "\($0.name): \($0.value)" }.joined(separator: "; ")
    return [title, subtitle, list].filter { !$0.isEmpty }.map(sentence).joined(separator: " ")
  }

  private static func sentence(_ text: String) -> String {
    guard let last = text.last, !".!?".contains(last) else { return text }
    return text + "."
  }
}
