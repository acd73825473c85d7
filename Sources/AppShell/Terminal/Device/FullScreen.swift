import Foundation
import TerminalKit

/// The event loop of an app that has the whole terminal: waits for keys and signals, and draws what they changed.
final class FullScreen {
  let window: Window
  private let title: String
  private let usesColor: Bool
  private var decoder = KeyDecoder()
  /// What the terminal shows; nil where that is not known.
  private(set) var shownFrame: Frame?
  /// The terminal, while it is taken.
  private(set) var terminal: Terminal?
  /// Whether a notice stands in the status line.
  var isBusyShown = false

  init(window: Window, title: String, usesColor: Bool) {
    self.window = window
    self.title = title
    self.usesColor = usesColor
  }

  func run() throws(TerminalError) {
    let terminal = try Terminal(title: title)
    self.terminal = terminal
    defer {
      self.terminal = nil
      terminal.leave()
    }
    window.size = terminal.size
    window.makeKeyAndVisible()
    let session = TerminalSession(window: window)
    while true {
      endBusy()
      draw(session.frame, on: terminal)
      let event = terminal.nextEvent(timeoutMilliseconds: decoder.patience)
      guard try handle(event, session: session, terminal: terminal) else { return }
    }
  }

  // MARK: Private

  func draw(_ frame: Frame, on terminal: Terminal) {
    let change = FrameDiff(old: shownFrame, new: frame, usesColor: usesColor).text
    if !change.isEmpty { terminal.write(change) }
    shownFrame = frame
  }

  /// Returns whether to go on.
  private func handle(
    _ event: Terminal.Event, session: TerminalSession, terminal: Terminal
  ) throws(TerminalError) -> Bool {
    switch event {
    case .input(let bytes):
      return try handle(decoder.decode(bytes), session: session, terminal: terminal)
    case .timeout:
      return try handle(decoder.inputPaused(), session: session, terminal: terminal)
    case .resize:
      resize(session, to: terminal.size)
    case .stop:
      try suspend(session, terminal, isByKey: false)
    case .resume:
      terminal.leave()
      try terminal.enter()
      resize(session, to: terminal.size)
    case .terminate(let signal):
      terminal.terminate(by: signal)
      return false
    }
    return true
  }

  private func handle(
    _ keys: [Key], session: TerminalSession, terminal: Terminal
  ) throws(TerminalError) -> Bool {
    var queue = KeyQueue(keys)
    while let key = queue.next(joiningText: session.isEditing) {
      switch session.handle(key) {
      case .leave: return false
      case .suspend: try suspend(session, terminal, isByKey: true)
      case .redraw: resize(session, to: terminal.size)
      case nil: break
      }
      // What was typed after the key that could not be followed at once was meant for another screen.
      if isBusyShown { return true }
    }
    return true
  }

  private func suspend(
    _ session: TerminalSession, _ terminal: Terminal, isByKey: Bool
  ) throws(TerminalError) {
    try terminal.suspend(isByKey: isByKey)
    resize(session, to: terminal.size)
  }

  /// Lays the screen out, and has it drawn whole.
  private func resize(_ session: TerminalSession, to size: ScreenSize) {
    session.resize(to: size)
    shownFrame = nil
  }
}

/// Shows an app at the terminal of the standard streams until the person who uses it leaves.
struct TerminalRunner {
  let app: any App
  /// What the terminal's own window is to be called meanwhile.
  let title: String
  /// What the app's surroundings have to say while the app cannot go on.
  let busyNotice: BusyNotice

  /// Takes the whole terminal; where that knows no control sequences, talks to the person line by line.
  ///
  /// Throws ``TerminalError`` where the standard streams are no terminal.
  func run() throws(TerminalError) {
    let window = Window(rootViewController: app.rootViewController)
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
