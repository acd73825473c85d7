/// The names of those that are compared without an app around them.
enum Contender {
  /// The domain's sorted list.
  static let list = "SortedList"
  static let tree = "pbds"
  static let treeMeaning =
    "the order-statistics tree of GNU's C++ library, which counts what is below each node"
}
