import TerminalKit

/// What the app asks of a terminal.
///
/// Source: ECMA-48 for CSI sequences; xterm's "Control Sequences" for the private modes (`?`) and the title.
nonisolated enum ControlSequence {
  static let eraseScreen = "\u{1B}[H\u{1B}[2J"
  static let eraseToEndOfLine = "\u{1B}[K"
  static let showCursor = "\u{1B}[?25h"
  static let hideCursor = "\u{1B}[?25l"
  static let resetStyle = "\u{1B}[0m"

  static func cursorPosition(_ position: ScreenPosition) -> String {
    "\u{1B}[\(position.row + 1);\(position.column + 1)H"
  }

  static func cursorColumn(_ column: Int) -> String {
    "\u{1B}[\(column + 1)G"
  }

  static func style(_ style: TextStyle, usesColor: Bool) -> String {
    "\u{1B}[\(style.graphicRendition(usesColor: usesColor))m"
  }

  /// Saves the window's title, then takes the whole screen: alternate buffer, marked pastes, no wrapping, no cursor.
  static func enterFullScreen(title: String) -> String {
    "\u{1B}[22;0t\u{1B}]2;\(title.displayText)\u{7}\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?7l" + hideCursor
      + eraseScreen
  }

  /// Undoes ``enterFullScreen(title:)``.
  static let leaveFullScreen = resetStyle + showCursor + "\u{1B}[?7h\u{1B}[?2004l\u{1B}[?1049l\u{1B}[23;0t"
}
