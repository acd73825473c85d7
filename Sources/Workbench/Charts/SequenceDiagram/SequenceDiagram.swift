/// Messages between participants, in the order in which they are sent.
package struct SequenceDiagram: Figure {
  /// One message from a participant to another or to itself.
  package struct Message: Equatable, Sendable {
    let sender: String
    let receiver: String
    let text: String

    /// Creates a message of that text, such as a method's name.
    package init(from sender: String, to receiver: String, _ text: String) {
      self.sender = sender
      self.receiver = receiver
      self.text = text
    }
  }

  let title: String
  let subtitle: String
  let messages: [Message]
  /// All participants from left to right, each once.
  let participants: [String]

  /// - Parameters:
  ///   - title: the heading.
  ///   - subtitle: what is followed; may be empty.
  ///   - participants: from left to right; others that messages name follow in the order of their first message.
  ///   - messages: from top to bottom.
  package init(title: String, subtitle: String, participants: [String], messages: [Message]) {
    self.title = title
    self.subtitle = subtitle
    self.messages = messages
    var names: [String] = []
    for name in participants + messages.flatMap({ [$0.sender, $0.receiver] }) where !names.contains(name) {
      names.append(name)
    }
    self.participants = names
  }

  /// The title, the subtitle and the numbered messages.
  var textAlternative: String {
    let facts = messages.enumerated().map { index, message in
      TextAlternative.Fact("\(index + 1). \(message.sender) to \(message.receiver)", message.text)
    }
    return TextAlternative.text(title: title, subtitle: subtitle, facts: facts)
  }

  /// The diagram as an SVG document.
  package func svg() -> String {
    SequenceDiagramLayout(diagram: self).drawing().svg
  }
}
