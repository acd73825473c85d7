import TerminalKit

/// The part of an edited line that fits into a field, chosen so that the caret is in it.
nonisolated struct VisibleLine: Equatable {
  let text: String
  /// The caret's column in the text.
  let caret: Int
}

nonisolated extension VisibleLine {
  init(editor: LineEditor, width: Int) {
    let (head, tail) = (editor.head.displayText, editor.tail.displayText)
    // Of what is before the caret there is at most one cell less than the width: the caret needs one itself.
    let shownHead = head.suffix(fittingWidth: width - 1)
    caret = shownHead.displayWidth
    text = shownHead + tail.truncated(toWidth: width - caret)
  }
}

extension String {
  /// As much of the text's end as the width holds, with an ellipsis before it where it had to be cut.
  fileprivate nonisolated func suffix(fittingWidth width: Int) -> String {
    var used = 0
    var start = endIndex
    for index in indices.reversed() {
      used += self[index].displayWidth
      if used > width { return width > 0 ? "…" + self[start...] : "" }
      if used < width { start = index }
    }
    return self
  }
}
