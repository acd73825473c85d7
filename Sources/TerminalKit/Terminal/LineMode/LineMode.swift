/// The event loop of an app at a terminal without control sequences: prints the screen and reads a line, in turn.
final class LineMode {
  private let session: LineSession

  init(window: Window) {
    window.makeKeyAndVisible()
    session = LineSession(window: window)
  }

  func run() {
    var answer: String? = LineSession.help
    while true {
      session.resize(to: FileDescriptor.standardOutput.terminalSize)
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
