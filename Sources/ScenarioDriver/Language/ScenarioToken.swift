import CommandLineKit
import TerminalKit

/// A word, number, quoted text or comma of a step, with the place at which it begins.
struct ScenarioToken: Equatable {
  enum Kind: Equatable {
    case word(String)
    case number(Int)
    case text(String)
    case comma
    case end
  }

  let kind: Kind
  /// The number of Unicode scalars before it in its line.
  let offset: Int

  /// The token as an error names it.
  var description: String {
    switch kind {
    case .word(let word): word.abbreviated.quoted
    case .number(let number): "the number \(number)"
    case .text(let text): "the text \(text.abbreviated.quoted)"
    case .comma: "a comma"
    case .end: "the end of the line"
    }
  }
}

extension String {
  /// The text as far as an error needs it: a file that is no scenario may be one long word.
  var abbreviated: String { VisibleText.abbreviated(self, to: 60) }
}
