import TerminalKit

/// The event loop of an app at a terminal without control sequences: prints the screen and reads a line, in turn.
final class LineMode {
  private let window: Window
  private let session: LineSession
  /// Whether a person was told that the app cannot go on.
  private var isBusy = false

  init(window: Window) {
    self.window = window
    session = LineSession(window: window)
  }

  /// Says why nothing happens, once. Returns whether to go on: Ctrl-C ends the program here.
  func showBusy(_ text: String) -> Bool {
    if !isBusy { _ = FileDescriptor.standardOutput.write("\(text)\n") }
    isBusy = true
    return true
  }

  func run() {
    window.makeKeyAndVisible()
    var answer: String? = LineSession.help
    while true {
      session.resize(to: FileDescriptor.standardOutput.terminalSize)
      if isBusy { FileDescriptor.standardInput.discardInput() }
      isBusy = false
      let message = answer.map { "\($0)\n\n" } ?? ""
      let isWritten = FileDescriptor.standardOutput.write("\(message)\(session.screen)\n> ")
      guard isWritten, let line = readLine() else { break }
      switch session.respond(to: line) {
      case .screen: answer = nil
      case .message(let message): answer = message
      case .leave: return
      }
      guard FileDescriptor.standardOutput.write("\n") else { return }
    }
    // The line on which the input ended.
    _ = FileDescriptor.standardOutput.write("\n")
  }
}

/// What a person types line by line, as events of a window.
final class LineSession {
  /// What a line leads to.
  enum Response: Equatable {
    case screen
    /// The line did nothing, and why.
    case message(String)
    case leave
  }

  static let help = """
    Type the title of a button to press it, FIELD: TEXT to fill a field, in place of what is \
    in it, FIELD: to clear it, \
    up or down to scroll a list, /TEXT to go to the first row that begins with it, \
    open N or delete N for a row that can be opened or deleted, q to leave. \
    What is too long for a line ends with "…".
    """

  private let window: Window
  /// Whether the last line was to leave, and was asked about.
  private var hasAskedToLeave = false

  init(window: Window) {
    self.window = window
  }

  /// The screen as plain text, rows and fields as much as the lines hold.
  var screen: String {
    window.snapshot().lines(contentWidth: window.size.columns).joined(separator: "\n")
  }

  /// Lays the screen out for another size of the terminal.
  func resize(to size: ScreenSize) {
    window.size = size
  }

  /// Does what the line says.
  func respond(to line: String) -> Response {
    let command = line.trimmed
    let isSecondRequest = hasAskedToLeave
    hasAskedToLeave = false
    let snapshot = window.snapshot()
    do throws(InteractionError) {
      if command.isEmpty { return .screen }
      if let button = snapshot.buttons.map(\.title).first(matching: command) {
        try window.tap(button: button)
      } else if let (field, text) = fieldCommand(command, in: snapshot) {
        try window.clear(field: field)
        if !text.isEmpty { try window.type(text, into: field) }
      } else if command.hasPrefix("/") {
        return try find(String(command.dropFirst()).trimmed)
      } else if ["q", "quit"].contains(command.lowercased()) {
        return leave(isSecondRequest: isSecondRequest)
      } else {
        return try respond(toWord: command.lowercased(), line: command)
      }
      return .screen
    } catch {
      return .message(error.description)
    }
  }

  // MARK: Private

  private func respond(toWord word: String, line: String) throws(InteractionError) -> Response {
    let page = window.size.tableHeight
    switch word {
    case "down": try window.scroll(byRows: page)
    case "up": try window.scroll(byRows: -page)
    case "help", "?": return .message(Self.help)
    default:
      let words = word.split(separator: " ")
      let row = words.count == 2 ? Int(words[1]).flatMap { $0 > 0 ? $0 - 1 : nil } : nil
      switch (words.first, row) {
      case ("open", let row?): try window.select(row: row)
      case ("delete", let row?): try window.delete(row: row)
      default: try window.tap(button: abbreviated(line))
      }
    }
    return .screen
  }

  private func find(_ text: String) throws(InteractionError) -> Response {
    let hasFound = try window.scroll(toFirstRowBeginningWith: text)
    return hasFound ? .screen : .message("no row begins with \(abbreviated(text).quoted)")
  }

  private func leave(isSecondRequest: Bool) -> Response {
    if isSecondRequest || !window.hasTypedText { return .leave }
    hasAskedToLeave = true
    return .message("What you have typed is not saved. Type q again to leave.")
  }

  /// As much of what was typed as a message repeats, in Unicode scalars: a character may have any number of them.
  private func abbreviated(_ text: String) -> String {
    let scalars = text.unicodeScalars
    let beginning = scalars.prefix(window.size.columns)
    return String(beginning) + (beginning.endIndex < scalars.endIndex ? "…" : "")
  }

  /// The field and the text of `FIELD: TEXT`.
  private func fieldCommand(_ line: String, in snapshot: ScreenSnapshot) -> (field: String, text: String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = String(line[..<colon]).trimmed
    guard let field = snapshot.allFields.map(\.label).first(matching: name) else { return nil }
    return (field, String(line[line.index(after: colon)...]).trimmed)
  }
}

extension [String] {
  /// The string that is typed, or, where there is none, the first that differs from it in case only.
  fileprivate nonisolated func first(matching typed: String) -> String? {
    first { $0 == typed } ?? first { $0.lowercased() == typed.lowercased() }
  }
}

extension String {
  fileprivate nonisolated var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
