import Foundation
package import TerminalKit

/// Shows an app at the terminal of the standard streams until the person who uses it leaves.
package final class TerminalRunner {
  private let app: any App
  private let title: String
  private let window: Window
  private let busyNotice: BusyNotice

  /// - Parameters:
  ///   - title: what the terminal's own window is to be called meanwhile.
  ///   - busyNotice: what the app's surroundings have to say while the app cannot go on.
  package init(app: any App, title: String, busyNotice: BusyNotice) {
    self.app = app
    self.title = title
    self.busyNotice = busyNotice
    window = Window(rootViewController: app.rootViewController)
  }

  /// Takes the whole terminal; where that knows no control sequences, talks to the person line by line.
  ///
  /// Throws ``TerminalError`` where the standard streams are no terminal.
  package func run() throws(TerminalError) {
    let environment = ProcessInfo.processInfo.environment
    let capabilities = TerminalCapabilities { environment[$0] }
    if capabilities.hasControlSequences {
      let screen = FullScreen(window: window, title: title, usesColor: capabilities.usesColor)
      busyNotice.show = { screen.showBusy($0) }
      try screen.run()
    } else {
      let lines = LineMode(window: window)
      busyNotice.show = { lines.showBusy($0) }
      lines.run()
    }
  }
}
