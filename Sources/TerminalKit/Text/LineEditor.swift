/// A line of text with a caret in it, and what a keyboard does to them.
///
/// The caret stands between characters as a person sees them, never inside one.
package nonisolated struct LineEditor: Equatable, Sendable {
  /// The most Unicode scalars that a keyboard can bring into the line: more than any app takes for a name, so that the
  /// app is who says what is too long, and few enough that a book pasted by mistake costs nothing.
  package static let lengthLimit = 1000

  /// The text before the caret.
  package private(set) var head: String
  /// The text after the caret.
  package private(set) var tail = ""

  /// The text with the caret after it.
  package init(_ text: String = "") {
    head = text
  }

  package var text: String { head + tail }

  // MARK: Editing

  /// Inserts as many characters as there is room for.
  package mutating func insert(_ string: String) {
    head += string.prefix(scalars: Self.lengthLimit - head.unicodeScalars.count - tail.unicodeScalars.count)
    moveOutOfCharacter()
  }

  package mutating func deleteBackward() {
    guard head.popLast() != nil else { return }
    moveOutOfCharacter()
  }

  package mutating func deleteForward() {
    guard !tail.isEmpty else { return }
    tail.removeFirst()
    moveOutOfCharacter()
  }

  package mutating func deleteWordBackward() {
    head = String(head[..<startOfWord])
    moveOutOfCharacter()
  }

  package mutating func deleteWordForward() {
    tail = String(tail[endOfWord...])
    moveOutOfCharacter()
  }

  package mutating func deleteToBeginning() {
    head = ""
  }

  package mutating func deleteToEnd() {
    tail = ""
  }

  // MARK: Moving

  package mutating func moveLeft() {
    guard let character = head.popLast() else { return }
    tail = String(character) + tail
  }

  package mutating func moveRight() {
    guard !tail.isEmpty else { return }
    head.append(tail.removeFirst())
  }

  package mutating func moveWordLeft() {
    moveCaret(to: startOfWord)
  }

  package mutating func moveWordRight() {
    moveCaret(past: endOfWord)
  }

  package mutating func moveToBeginning() {
    moveCaret(to: head.startIndex)
  }

  package mutating func moveToEnd() {
    if tail.isEmpty { return }
    moveCaret(past: tail.endIndex)
  }

  // MARK: Private

  /// Where the word before the caret begins; words are what white space separates.
  private var startOfWord: String.Index {
    let end = head.lastIndex { !$0.isWhitespace } ?? head.startIndex
    return head[..<end].lastIndex(where: \.isWhitespace).map(head.index(after:)) ?? head.startIndex
  }

  /// Where the word after the caret ends.
  private var endOfWord: String.Index {
    let start = tail.firstIndex { !$0.isWhitespace } ?? tail.endIndex
    return tail[start...].firstIndex(where: \.isWhitespace) ?? tail.endIndex
  }

  private mutating func moveCaret(to index: String.Index) {
    tail = String(head[index...]) + tail
    head = String(head[..<index])
  }

  private mutating func moveCaret(past index: String.Index) {
    head += tail[..<index]
    tail = String(tail[index...])
  }

  /// An edit may join what stood on both sides of the caret into one character: a letter before its accent.
  private mutating func moveOutOfCharacter() {
    if tail.isEmpty { return }
    let text = text
    var caret = text.utf8.index(text.startIndex, offsetBy: head.utf8.count)
    while caret < text.endIndex, String.Index(caret, within: text) == nil {
      text.unicodeScalars.formIndex(after: &caret)
    }
    head = String(text[..<caret])
    tail = String(text[caret...])
  }
}

extension String {
  /// The characters from the start that have no more than so many scalars together.
  fileprivate nonisolated func prefix(scalars limit: Int) -> Substring {
    guard utf8.count > limit else { return self[...] }
    var count = 0
    return prefix {
      count += $0.unicodeScalars.count
      return count <= limit
    }
  }
}
