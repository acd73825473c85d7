import TerminalKit
import Testing

/// Whatever is in a name, the text of a screen is that screen's lines and drives no terminal.
@MainActor @Suite struct HostileTextTests {
  nonisolated static let texts = [
    "\u{1B}[2J", "a\nb", "a\r\nb", "\u{9B}31m", "\u{7}\u{0}\u{7F}", "a\u{2028}b\u{2029}c", "a\u{85}b",
    "\u{202E}abc", "\u{2066}abc", "\"\u{1B}\\", "\u{301}\u{1B}",
  ]

  private func window(_ text: String) throws -> Window {
    let source = RecordingDataSource(count: 1)
    source.rows = [text]
    let screen = TestScreen(title: text)
    let (table, field) = (TableView(), TextField(placeholder: text))
    screen.navigationItem.leftBarButtonItem = BarButtonItem(title: text) {}
    screen.onTap(text) {}
    table.dataSource = source
    table.reloadData()
    screen.view.addSubview(table)
    screen.view.addSubview(field)
    field.text = text
    let window = Window.showing(screen)
    // Kept by the window for as long as the text is read.
    try withExtendedLifetime(source) { try window.type(text, into: text) }
    return window
  }

  private func expectHarmless(_ snapshot: ScreenSnapshot, lineCount: Int) {
    #expect(snapshot.lines.count == lineCount)
    #expect(snapshot.description.unicodeScalars.count { $0 == "\n" } == lineCount - 1)
    for scalar in snapshot.lines.joined().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        Issue.record("U+\(String(scalar.value, radix: 16)) is in the text")
      default:
        let turnsText = (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        #expect(!turnsText)
      }
    }
  }

  @Test(arguments: texts)
  func noContentReachesTheTerminalAsItIs(text: String) throws {
    let window = try window(text)
    let snapshot = window.snapshot()
    #expect(snapshot.title == text)
    #expect(snapshot.list?.visibleRows == [text])
    expectHarmless(snapshot, lineCount: 3)
  }

  @Test(arguments: texts)
  func neitherDoPlaceholdersAndAlerts(text: String) throws {
    let window = try window(text)
    let screen = window.rootViewController
    screen.contentUnavailableConfiguration = ContentUnavailableConfiguration(
      text: text, button: .init(title: text) {})
    let alert = AlertController(title: text, message: text)
    alert.addAction(AlertAction(title: text))
    screen.present(alert)
    expectHarmless(window.snapshot(), lineCount: 6)
  }

  @Test(arguments: texts)
  func neitherDoErrors(text: String) throws {
    let errors: [InteractionError] = [
      .noButton(text, available: [text]), .disabled(text), .noField(text, available: [text]),
      .alertInFront(title: text),
    ]
    for error in errors {
      let categories = error.description.unicodeScalars.map(\.properties.generalCategory)
      #expect(!categories.contains(.control), "\(error)")
      #expect(!categories.contains(.lineSeparator))
      #expect(!categories.contains(.paragraphSeparator))
    }
  }

  @Test(arguments: [
    ("", ""), ("Ada", "Ada"), ("\u{1B}[31m", #"\u{1B}[31m"#), ("a\tb", #"a\u{9}b"#),
    ("a\r\nb", #"a\u{D}\u{A}b"#), ("\u{202E}", #"\u{202E}"#), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"), ("e\u{301}", "é"),
  ])
  func whatCannotBeShownIsEscaped(text: String, shown: String) {
    #expect(text.displayText == shown)
  }

  @Test(arguments: [
    ("", #""""#), (#"a"b"#, #""a\"b""#), (#"a\b"#, #""a\\b""#), ("a\nb", #""a\u{A}b""#), (#"\n"#, #""\\n""#),
  ])
  func quotedTextIsWrittenAsInAScenario(text: String, quoted: String) {
    #expect(text.quoted == quoted)
  }
}
