/// A picture for a report, with the words that stand in for it.
public protocol Figure: Sendable {
  /// The heading, shown inside the picture.
  var title: String { get }

  /// Everything that the picture shows, as plain text in one paragraph.
  var textAlternative: String { get }

  /// The picture as a self-contained SVG document that follows the reader's light or dark colour scheme.
  func svg() -> String
}
