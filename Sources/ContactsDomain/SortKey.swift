/// A full name without case and diacritics, ordered by its Unicode scalars.
///
/// It rests on Unicode data alone, never on a locale, so that Linux and macOS agree.
public struct SortKey: Hashable, Sendable {
  /// The first eight bytes of `folded`: most comparisons end here, without following the string's storage.
  @usableFromInline let prefix: UInt64
  /// The folded name in Unicode normalisation form C; its UTF-8 bytes are in the same order as the keys are.
  public let folded: String

  init(folding name: String) {
    folded = name.foldingCaseAndDiacritics()
    var prefix: UInt64 = 0
    var missing: UInt64 = 8
    for byte in folded.utf8.prefix(8) {
      prefix = prefix << 8 | UInt64(byte)
      missing -= 1
    }
    self.prefix = prefix << (8 * missing)
  }
}

extension SortKey: Comparable {
  public static func == (lhs: SortKey, rhs: SortKey) -> Bool {
    lhs.compare(to: rhs) == .same
  }

  public static func < (lhs: SortKey, rhs: SortKey) -> Bool {
    lhs.compare(to: rhs) == .ascending
  }

  func compare(to other: SortKey) -> Order {
    if prefix != other.prefix { return prefix < other.prefix ? .ascending : .descending }
    return folded.compareBytes(to: other.folded)
  }
}
