import Foundation
import TerminalKit

/// Shows an app at the terminal of the standard streams until the person who uses it leaves.
final class TerminalRunner {
  private let app: any App
  private let title: String
  private let window: Window
  private let busyNotice: BusyNotice

  /// - Parameters:
  ///   - title: what the terminal's own window is to be called meanwhile.
  ///   - busyNotice: what the app's surroundings have to say while the app cannot go on.
  init(app: any App, title: String, busyNotice: BusyNotice) {
    self.app = app
    self.title = title
    self.busyNotice = busyNotice
    window = Window(rootViewController: app.rootViewController)
  }

  /// Takes the whole terminal; where that knows no control sequences, talks to the person line by line.
  ///
  /// Throws ``TerminalError`` where the standard streams are no terminal.
  func run() throws(TerminalError) {
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

/// Tells the person at the terminal why nothing happens while an event keeps the app busy.
///
/// What is typed meanwhile is dropped: the person cannot see what it would act on.
final class BusyNotice {
  /// Shows the text where the keys' meanings are otherwise, and returns whether the person wants to go on waiting. Without a
  /// terminal there is nobody who could be told.
  var show: (_ text: String) -> Bool = { _ in true }

  init() {}
}

extension FullScreen {
  /// Shows the text in the status line. Returns false where the person, or a signal, asks for an end.
  func showBusy(_ text: String) -> Bool {
    guard let terminal else { return true }
    var frame = shownFrame ?? Frame(size: window.size)
    let row = ScreenLayout(size: frame.size).statusLine ?? frame.size.rows - 1
    frame.cursor = nil
    frame.draw(String(repeating: " ", count: frame.size.columns), row: row, column: 0)
    frame.draw(text, row: row, column: 0)
    let column = text.displayText.displayWidth + 2
    frame.draw("Esc", row: row, column: column, style: .bold)
    frame.draw("Stop", row: row, column: column + 4)
    draw(frame, on: terminal)
    isBusyShown = true
    return !terminal.isAskedToEnd()
  }

  /// Forgets what was typed up to now if a notice was shown. The next frame takes the notice away.
  func endBusy() {
    guard isBusyShown else { return }
    isBusyShown = false
    _ = terminal?.isAskedToEnd()
  }
}

extension Terminal {
  /// Forgets what was typed, unless it is Esc, which ends what is being done, or Ctrl-C, which is heard afterwards too.
  fileprivate func isAskedToEnd() -> Bool {
    pendingSignals += signals.read()
    if pendingSignals.contains(where: Self.isDeadly) { return true }
    var decoder = KeyDecoder()
    var keys: [Key] = []
    while FileDescriptor.waitForInput(from: [.standardInput], timeoutMilliseconds: 0) == [.standardInput] {
      // The end of the input comes again when it is asked for.
      guard let bytes = FileDescriptor.standardInput.read() else { return true }
      keys += decoder.decode(bytes)
    }
    keys += decoder.inputPaused()
    if keys.contains(.control("c")) {
      unreadInput = [0x03]
      return true
    }
    return keys.contains(.escape)
  }
}
