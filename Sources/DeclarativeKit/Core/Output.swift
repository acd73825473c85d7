import TerminalKit

/// What the views of a screen, or of a part of it, have put there in one update.
final class Output {
  /// What the views are on, which decides what becomes of them.
  enum Kind {
    /// A text is a line of its own.
    case screen
    /// A text is a row.
    case list
    /// A part that shows texts and buttons its own way: a row, a toolbar, an alert.
    case part
  }

  let kind: Kind
  var texts: [String] = []
  var buttons: [ButtonItem] = []
  /// The fields, labels and lists, in their order from top to bottom.
  var contents: [TerminalKit.View] = []
  var rows: [any RowSource] = []
  var placeholder: ContentUnavailableConfiguration?
  /// Whether something is under way.
  var isLoading = false

  // What a screen has only inside a navigation stack.
  var title: String?
  var leading: ButtonItem?
  var trailing: ButtonItem?
  var search: SearchItem?

  init(_ kind: Kind) {
    self.kind = kind
  }

  nonisolated deinit {}
}

/// A button, whatever shows it.
struct ButtonItem {
  /// What its label says, line by line.
  let texts: [String]
  let role: ButtonRole?
  let isEnabled: Bool
  let action: () -> Void

  var title: String { texts.first ?? "" }
}

extension _ViewInputs {
  /// The same place for a view that is one row where it is in a list.
  var inRow: _ViewInputs {
    guard output.kind == .list else { return self }
    let row = Output(.part)
    output.rows.append(StaticRow(row))
    var inputs = self
    inputs.output = row
    return inputs
  }
}
