import Measurement

/// The numbers in what is stored, found by reflection.
enum StoredNumbers {
  /// The numbers that are read. The limit keeps sums in the range of `Int`: no file is large enough for numbers in this range to exceed it.
  static let range = 0.0...1_000_000_000_000

  /// The first number that is out of range, and the path to it, which is put together only then.
  static func outOfRange(
    in value: Any, _ range: ClosedRange<Double>
  ) -> (path: String, number: String)? {
    let type = type(of: value)
    // Types are compared first: a cast takes far longer, and results have a hundred thousand values.
    if type == String.self || type == Bool.self || type == CellSamples.self { return nil }
    if type == Int.self, let number = value as? Int {
      return range.contains(Double(number)) ? nil : ("", "\(number)")
    }
    if type == Double.self, let number = value as? Double {
      return range.contains(number) ? nil : ("", "\(number)")
    }
    let mirror = Mirror(reflecting: value)
    var index = 0
    for child in mirror.children {
      if let (path, number) = outOfRange(in: child.value, range) {
        switch mirror.displayStyle {
        case .collection: return ("[\(index)]\(path)", number)
        case .struct: return (".\(child.label ?? "")\(path)", number)
        // The path leaves out the wrappers `Measured` and `Optional`, and the keys of dictionaries.
        default: return (path, number)
        }
      }
      index += 1
    }
    return nil
  }
}
