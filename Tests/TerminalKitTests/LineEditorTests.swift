import Measurement
import Testing

@testable import TerminalKit

@Suite struct TerminalLineEditorTests {
  /// The text, with `|` where the caret is.
  private func show(_ editor: LineEditor) -> String {
    "\(editor.head)|\(editor.tail)"
  }

  private func editor(_ text: String) -> LineEditor {
    // By scalars: an accent after the mark is no part of it.
    let parts = text.unicodeScalars.split(separator: "|", omittingEmptySubsequences: false)
    var editor = LineEditor(String(parts[0]))
    editor.insert(String(parts[1]))
    while editor.head.unicodeScalars.count > parts[0].count { editor.moveLeft() }
    return editor
  }

  @Test func textIsInsertedAtTheCaret() {
    var editor = editor("Ada| Lovelace")
    editor.insert(" King")
    #expect(show(editor) == "Ada King| Lovelace")
    #expect(editor.text == "Ada King Lovelace")
  }

  @Test(arguments: [
    ("|", "|", "|"), ("ab|c", "a|c", "ab|"), ("|abc", "|abc", "|bc"), ("abc|", "ab|", "abc|"),
    ("a👨‍👩‍👧|é", "a|é", "a👨‍👩‍👧|"), ("🇩🇪🇫🇷|", "🇩🇪|", "🇩🇪🇫🇷|"), ("日|本", "|本", "日|"),
  ])
  func deletingTakesAWholeCharacter(start: String, backward: String, forward: String) {
    var first = editor(start)
    first.deleteBackward()
    #expect(show(first) == backward)
    var second = editor(start)
    second.deleteForward()
    #expect(show(second) == forward)
  }

  @Test(arguments: [
    ("one two  |three", "one |two  three", "one two  three|"), ("one tw|o", "one |two", "one two|"),
    ("|one", "|one", "one|"), ("one|  two", "|one  two", "one  two|"), ("  |", "|  ", "  |"),
  ])
  func wordsAreSkipped(start: String, left: String, right: String) {
    var first = editor(start)
    first.moveWordLeft()
    #expect(show(first) == left)
    var second = editor(start)
    second.moveWordRight()
    #expect(show(second) == right)
  }

  @Test(arguments: [
    ("one two  |three", "one |three", "one two  |"), ("on|e two", "|e two", "on| two"), ("|", "|", "|"),
  ])
  func wordsAreDeleted(start: String, backward: String, forward: String) {
    var first = editor(start)
    first.deleteWordBackward()
    #expect(show(first) == backward)
    var second = editor(start)
    second.deleteWordForward()
    #expect(show(second) == forward)
  }

  @Test func theCaretGoesToBothEndsAndDeletesUpToThem() {
    var editor = editor("one| two")
    editor.moveToBeginning()
    #expect(show(editor) == "|one two")
    editor.moveLeft()
    editor.moveToEnd()
    editor.moveRight()
    #expect(show(editor) == "one two|")
    for _ in 0..<4 { editor.moveLeft() }
    var other = editor
    editor.deleteToBeginning()
    #expect(show(editor) == "| two")
    other.deleteToEnd()
    #expect(show(other) == "one|")
  }

  @Test func theCaretNeverStandsInsideACharacter() {
    var editor = editor("|\u{301}x")
    editor.insert("e")
    #expect(editor.text.unicodeScalars.count == 3)
    #expect(editor.tail == "x")
    editor.deleteBackward()
    #expect(show(editor) == "|x")

    var flag = self.editor("🇩|x🇪y")
    flag.deleteForward()
    #expect(show(flag) == "🇩🇪|y")
  }

  @Test func noMoreIsTakenThanALineHolds() {
    let limit = 1000
    var editor = LineEditor()
    editor.insert(String(repeating: "x", count: limit - 3))
    editor.moveToBeginning()
    editor.moveRight()
    editor.insert("e\u{301}👨‍👩‍👧z")
    #expect(editor.head == "xe\u{301}")
    #expect(editor.text.unicodeScalars.count == limit - 1)
    editor.insert("yz")
    editor.insert(String(repeating: "book", count: 250_000))
    #expect(editor.head == "xe\u{301}y")
    #expect(editor.text.unicodeScalars.count == limit)
    editor.deleteBackward()
    editor.insert(String(repeating: "book", count: 250_000))
    #expect(editor.head == "xe\u{301}b")
  }

  @Test func anySequenceOfEditsKeepsTheCaretBetweenCharacters() {
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "a", " ", "e", "\u{301}", "👨", "\u{200D}", "🇩", "🇪", "한", "\u{1112}\u{1161}", "\r", "\n", "\u{FE0F}",
    ]
    for _ in 0..<200 {
      var editor = LineEditor()
      for _ in 0..<60 {
        let edits: [(inout LineEditor) -> Void] = [
          { $0.insert(pieces[Int.random(in: 0..<pieces.count, using: &random)]) },
          { $0.moveLeft() }, { $0.moveRight() }, { $0.deleteBackward() }, { $0.deleteForward() },
          { $0.moveWordLeft() }, { $0.moveWordRight() }, { $0.deleteWordBackward() },
        ]
        edits[[0, 0, 0, 1, 2, 3, 4, 5, 6, 7].randomElement(using: &random) ?? 0](&editor)
        let caret = editor.text.utf8.index(editor.text.startIndex, offsetBy: editor.head.utf8.count)
        #expect(String.Index(caret, within: editor.text) != nil)
      }
    }
  }
}
