import TerminalKit

/// The event loop of an app that has the whole terminal: waits for keys and signals, and draws what they changed.
final class FullScreen {
  private let window: Window
  private let usesColor: Bool
  private let terminal: Terminal
  private lazy var session = TerminalSession(window: window)
  private var decoder = KeyDecoder()
  /// What the terminal shows; nil where that is not known.
  private var shownFrame: Frame?
  /// Whether a notice stands in the status line.
  private var isBusyShown = false

  /// Takes the terminal. Throws ``TerminalError`` where the standard streams are none.
  ///
  /// - Parameter title: what the terminal's own window is to be called meanwhile.
  init(window: Window, title: String, usesColor: Bool) throws(TerminalError) {
    self.window = window
    self.usesColor = usesColor
    terminal = try Terminal(title: title)
  }

  /// Shows the window until the person who uses it leaves, and gives the terminal back.
  func run() throws(TerminalError) {
    defer { terminal.leave() }
    window.size = terminal.size
    window.makeKeyAndVisible()
    repeat {
      endBusy()
      draw(session.frame)
    } while try handle(terminal.nextEvent(timeoutMilliseconds: decoder.patience))
  }

  // MARK: Private

  private func draw(_ frame: Frame) {
    let change = FrameDiff(old: shownFrame, new: frame, usesColor: usesColor).text
    if !change.isEmpty { terminal.write(change) }
    shownFrame = frame
  }

  /// Returns whether to go on.
  private func handle(_ event: Terminal.Event) throws(TerminalError) -> Bool {
    switch event {
    case .input(let bytes):
      return try handle(decoder.decode(bytes))
    case .timeout:
      return try handle(decoder.inputPaused())
    case .resize:
      resize()
    case .stop:
      try suspend(isByKey: false)
    case .resume:
      terminal.leave()
      try terminal.enter()
      resize()
    case .terminate(let signal):
      terminal.terminate(by: signal)
      return false
    }
    return true
  }

  private func handle(_ keys: [Key]) throws(TerminalError) -> Bool {
    var queue = KeyQueue(keys)
    while let key = queue.next(joiningText: session.isEditing) {
      switch session.handle(key) {
      case .leave: return false
      case .suspend: try suspend(isByKey: true)
      case .redraw: resize()
      case nil: break
      }
      // What was typed after the key that could not be followed at once was meant for another screen.
      if isBusyShown { return true }
    }
    return true
  }

  private func suspend(isByKey: Bool) throws(TerminalError) {
    try terminal.suspend(isByKey: isByKey)
    resize()
  }

  /// Lays the screen out for the size that the terminal has now, and has it drawn whole.
  private func resize() {
    session.resize(to: terminal.size)
    shownFrame = nil
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
    guard terminal.isTaken else { return true }
    var frame = shownFrame ?? Frame(size: window.size)
    let row = ScreenLayout(size: frame.size).statusLine ?? frame.size.rows - 1
    frame.cursor = nil
    frame.draw(String(repeating: " ", count: frame.size.columns), row: row, column: 0)
    frame.draw(text, row: row, column: 0)
    let column = text.displayText.displayWidth + 2
    frame.draw("Esc", row: row, column: column, style: .bold)
    frame.draw("Stop", row: row, column: column + 4)
    draw(frame)
    isBusyShown = true
    return !terminal.isAskedToEnd()
  }

  /// Forgets what was typed up to now if a notice was shown. The next frame takes the notice away.
  private func endBusy() {
    guard isBusyShown else { return }
    isBusyShown = false
    _ = terminal.isAskedToEnd()
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
