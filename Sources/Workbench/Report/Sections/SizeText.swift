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

  /// The size that a single table or figure shows: 10,000 if it is there, else the largest; nil without a size.
  static func main(of sizes: [Int]) -> Int? {
    sizes.contains(10_000) ? 10_000 : sizes.max()
  }
}
