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
