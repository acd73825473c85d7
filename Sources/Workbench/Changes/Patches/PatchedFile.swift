/// A file before and after a patch.
package struct PatchedFile: Equatable, Sendable {
  /// The path of the file, from the root of the package.
  package let path: String
  /// The text before; nil for a file that is added.
  package let old: [UInt8]?
  /// The text after; nil for a file that is deleted.
  package let new: [UInt8]?
  /// The lines of the old text that go, counted from 0.
  package let removedLines: [Int]
  /// The lines of the new text that come, counted from 0.
  package let addedLines: [Int]
  /// The hunks that have no place in the old text, each with the reason; the new text is that without them.
  package let rejected: [Rejection]

  /// A hunk that has no place in a text.
  package struct Rejection: Equatable, Sendable {
    package let hunk: Patch.Hunk
    package let error: PatchError
  }
}

extension Patch {
  /// Applies what it says of one file, as strictly as `git apply`: every line of context has to be there, in the place
  /// that the patch names or the nearest other one.
  ///
  /// - Parameter old: the text of the file, nil where there is no such file.
  package func apply(_ file: File, to old: [UInt8]?) -> PatchedFile {
    let isThere = old != nil
    guard isThere == (file.kind != .added) else {
      let error = stale(
        file, hunk: 0, found: isThere ? "one" : "none", expected: isThere ? "no such file" : "the file")
      let rejected = file.hunks.map { PatchedFile.Rejection(hunk: $0, error: error) }
      let none = PatchedFile.Rejection(hunk: Hunk(place: file.place, start: 0, lines: []), error: error)
      return PatchedFile(
        path: file.path, old: old, new: old, removedLines: [], addedLines: [],
        rejected: rejected.isEmpty ? [none] : rejected)
    }
    var placing = Placing(old: (old ?? []).lines)
    var rejected: [PatchedFile.Rejection] = []
    for (number, hunk) in file.hunks.enumerated() {
      if let mismatch = placing.place(hunk) {
        let error = stale(
          file, hunk: number + 1, found: mismatch.found, expected: mismatch.expected, line: hunk.place)
        rejected.append(PatchedFile.Rejection(hunk: hunk, error: error))
      }
    }
    placing.finish()
    var new: [UInt8]? = Array(placing.new.joined())
    if file.kind == .deleted, rejected.isEmpty {
      if let rest = placing.new.first {
        let error = stale(file, hunk: 1, found: rest.quoted, expected: "the end of the file")
        rejected = file.hunks.map { PatchedFile.Rejection(hunk: $0, error: error) }
      } else {
        new = nil
      }
    }
    return PatchedFile(
      path: file.path, old: old, new: new, removedLines: placing.removed, addedLines: placing.added,
      rejected: rejected)
  }

  private func stale(
    _ file: File, hunk: Int, found: String, expected: String, line: Int? = nil
  ) -> PatchError {
    .stale(
      patch: name, line: line ?? file.place, path: file.path, hunk: hunk, found: found, expected: expected)
  }
}

/// Puts the hunks of a file in their places, one after the other.
private struct Placing {
  let old: [[UInt8]]
  var new: [[UInt8]] = []
  var removed: [Int] = []
  var added: [Int] = []
  /// How many of the old lines are done.
  private var position = 0
  /// How far the last hunk stood from the place that it names.
  private var offset = 0

  init(old: [[UInt8]]) {
    self.old = old
  }

  /// What is found instead of what the hunk expects; nil if it has a place.
  mutating func place(_ hunk: Patch.Hunk) -> (found: String, expected: String)? {
    let wanted = hunk.old
    let named = max(0, hunk.start - 1)
    guard let start = find(wanted, hunk, near: named + offset) else {
      return mismatch(wanted, hunk, at: named + offset)
    }
    offset = start - named
    new += old[position..<start]
    position = start
    for line in hunk.lines {
      switch line.mark {
      case .context:
        new.append(line.text)
        position += 1
      case .removed:
        removed.append(position)
        position += 1
      case .added:
        added.append(new.count)
        new.append(line.text)
      }
    }
    return nil
  }

  mutating func finish() {
    new += old[position...]
    position = old.count
  }

  /// A hunk of the first line belongs to the beginning, and one that ends without context to the end: that is why it has
  /// no more of it.
  private func find(_ wanted: [[UInt8]], _ hunk: Patch.Hunk, near place: Int) -> Int? {
    let last = old.count - wanted.count
    guard position <= last else { return nil }
    let isFirst = hunk.start <= 1
    let isLast = hunk.lines.last?.mark != .context
    if isFirst && isLast { return last == 0 && fits(wanted, at: 0) ? 0 : nil }
    if isFirst { return position == 0 && fits(wanted, at: 0) ? 0 : nil }
    if isLast { return fits(wanted, at: last) ? last : nil }
    let near = min(max(place, position), last)
    for distance in 0...(last - position) {
      for start in Set([near - distance, near + distance]).sorted() where (position...last).contains(start) {
        if fits(wanted, at: start) { return start }
      }
    }
    return nil
  }

  private func fits(_ wanted: [[UInt8]], at start: Int) -> Bool {
    old[start..<(start + wanted.count)].elementsEqual(wanted)
  }

  private func mismatch(
    _ wanted: [[UInt8]], _ hunk: Patch.Hunk, at place: Int
  ) -> (found: String, expected: String) {
    for (index, text) in wanted.enumerated() {
      let line = min(max(0, place), old.count) + index
      guard line < old.count else { return ("the end of the file", text.quoted) }
      if old[line] != text { return ("\(old[line].quoted) in line \(line + 1)", text.quoted) }
    }
    return ("more lines", hunk.start <= 1 ? "the beginning of the file" : "the end of the file")
  }
}
