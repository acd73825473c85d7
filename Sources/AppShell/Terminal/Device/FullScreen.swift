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
