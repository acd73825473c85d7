/// Messages between participants, in the order in which they are sent.
public struct SequenceDiagram: Figure {
  /// One message from a participant to another or to itself.
  public struct Message: Equatable, Sendable {
    /// Whether a message asks or answers.
    public enum Kind: Sendable {
      /// Something is asked for; drawn solid.
      case call
      /// An answer or a notification comes back; drawn dashed.
      case reply
    }

    /// The participant that sends.
    public let sender: String
    /// The participant that receives.
    public let receiver: String
    /// What is sent, such as a method's name.
    public let text: String
    /// Whether the message asks or answers.
    public let kind: Kind

    /// Creates a message.
    public init(from sender: String, to receiver: String, _ text: String, kind: Kind = .call) {
      self.sender = sender
      self.receiver = receiver
      self.text = text
      self.kind = kind
    }
  }

  /// The heading.
  public let title: String
  /// What is followed; may be empty.
  public let subtitle: String
  /// The participants from left to right; others that messages name follow in the order of their first message.
  public let participants: [String]
  /// The messages from top to bottom.
  public let messages: [Message]

  /// Creates a sequence diagram.
  public init(title: String, subtitle: String, participants: [String], messages: [Message]) {
    self.title = title
    self.subtitle = subtitle
    self.participants = participants
    self.messages = messages
  }

  /// The title, the subtitle and the numbered messages.
  public var textAlternative: String {
    let facts = messages.enumerated().map { index, message in
      TextAlternative.Fact(
        "\(index + 1). \(message.sender) to \(message.receiver)",
        message.text + (message.kind == .reply ? " (reply)" : ""))
    }
    return TextAlternative.text(title: title, subtitle: subtitle, facts: facts)
  }

  /// The diagram as an SVG document.
  public func svg() -> String {
    SequenceDiagramLayout(diagram: self).drawing().svg
  }

  /// All participants, each once.
  var allParticipants: [String] {
    var result: [String] = []
    for name in participants + messages.flatMap({ [$0.sender, $0.receiver] }) where !result.contains(name) {
      result.append(name)
    }
    return result
  }
}
