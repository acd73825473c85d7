import ContactsDomain

/// Names that go before, or after, everything that the ``NameGenerator`` makes, and each before or after the last.
enum EdgeNames {
  /// The `index`th name that goes first.
  static func first(_ index: Int) -> ContactDraft {
    ContactDraft(firstName: "Aaron", lastName: letters(of: limit - 1 - index % limit))
  }

  /// The `index`th name that goes last: a tilde goes after all letters, even accented ones where they are not folded.
  static func last(_ index: Int) -> ContactDraft {
    ContactDraft(firstName: "~Zed", lastName: letters(of: index % limit))
  }

  /// A number as letters, which are in the same order as the numbers.
  private static func letters(of number: Int) -> String {
    var rest = number
    var digits: [Character] = []
    for _ in 0..<places {
      digits.append(alphabet[rest % alphabet.count])
      rest /= alphabet.count
    }
    return String(digits.reversed())
  }

  private static let alphabet = Array("abcdefghijklmnopqrstuvwxyz")
  private static let places = 6
  /// 26 to the power of ``places``.
  private static let limit = 308_915_776
}
