import TerminalKit

/// A word, number, quoted text or comma of a step, with the column at which it begins.
struct Token: Equatable {
  enum Kind: Equatable {
    case word(String)
    case number(Int)
    case text(String)
    case comma
    case end
  }

  let kind: Kind
  let column: Int

  /// The token as an error names it.
  var description: String {
    switch kind {
    case .word(let word): word.quoted
    case .number(let number): "the number \(number)"
    case .text(let text): "the text \(text.quoted)"
    case .comma: "a comma"
    case .end: "the end of the line"
    }
  }
}
