import Foundation

/// Shows an app at the terminal of the standard streams until the person who uses it leaves.
public final class TerminalRunner {
  private let app: any App
  private let title: String
  private let window: Window

  /// - Parameter title: what the terminal's own window is to be called meanwhile.
  public init(app: any App, title: String) {
    self.app = app
    self.title = title
    window = Window(rootViewController: app.rootViewController)
  }

  /// Takes the whole terminal; where that knows no control sequences, talks to the person line by line.
  ///
  /// Throws ``TerminalError`` where the standard streams are no terminal.
  public func run() throws(TerminalError) {
    let environment = ProcessInfo.processInfo.environment
    let capabilities = TerminalCapabilities { environment[$0] }
    if capabilities.hasControlSequences {
      try FullScreen(window: window, title: title, usesColor: capabilities.usesColor).run()
    } else {
      LineMode(window: window).run()
    }
  }
}
