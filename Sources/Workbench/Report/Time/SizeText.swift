/// How the report writes a number of contacts.
enum SizeText {
  /// For a column of sizes: `1,000`, or `no contacts`.
  static func cell(_ size: Int) -> String {
    size == 0 ? "no contacts" : NumberText.count(size)
  }

  /// In a sentence: `1,000 contacts`, or `no contacts`.
  static func contacts(_ size: Int) -> String {
    size == 0 ? "no contacts" : NumberText.count(size, "contact")
  }

  /// Where something was measured: `at 1,000`, or `with no contacts`.
  static func place(_ size: Int) -> String {
    size == 0 ? "with no contacts" : "at \(NumberText.count(size))"
  }
}
