import Foundation

/// Where a field of a results file is.
enum FieldPath {
  /// Such as `cost.run.cells[3].launches`.
  static func text(_ keys: [any CodingKey]) -> String {
    let path = keys.reduce("") { path, key in
      if let index = key.intValue { return "\(path)[\(index)]" }
      let name = HarmlessText.short(key.stringValue)
      return path.isEmpty ? name : "\(path).\(name)"
    }
    return path.isEmpty ? "the top level" : path
  }

  /// The path of all fields that are alike, whatever places they have in their lists.
  static func kind(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue == nil ? ".\($0.stringValue)" : "[]" }.joined()
  }

  /// What the file has there; nil where it has nothing.
  static func value(at keys: [any CodingKey], in tree: Any) -> Any? {
    keys.reduce(tree) { (value: Any?, key) in
      guard let index = key.intValue else { return (value as? [String: Any])?[key.stringValue] }
      guard let list = value as? [Any], list.indices.contains(index) else { return nil }
      return list[index]
    }
  }

  /// The tree with a text in place of every number that is negative, no whole one or too large to be one; those of the
  /// given kinds stay.
  static func markingMisfits(in tree: Any, keeping kinds: Set<String>, at kind: String = "") -> Any {
    switch tree {
    case let list as [Any]:
      return list.map { markingMisfits(in: $0, keeping: kinds, at: kind + "[]") }
    case let object as [String: Any]:
      return Dictionary(
        uniqueKeysWithValues: object.map { key, value in
          (key, markingMisfits(in: value, keeping: kinds, at: "\(kind).\(key)"))
        })
    case let number as NSNumber where !kinds.contains(kind) && !isCount(number.doubleValue):
      return "\(number)"
    default:
      return tree
    }
  }

  private static func isCount(_ number: Double) -> Bool {
    (0..<9e18).contains(number) && number.rounded() == number
  }
}
