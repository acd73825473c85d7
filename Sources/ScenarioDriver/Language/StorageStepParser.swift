/// Reads what follows the words `fail` and `storage`.
enum StorageStepParser {
  /// Throws ``ScenarioSyntaxError``.
  static func failure(from reader: inout TokenReader) throws(ScenarioSyntaxError) -> Action {
    if reader.take(.word("next")) {
      return .fail(try operation(from: &reader), number: 1)
    }
    let operation = try operation(from: &reader, among: ["next"])
    return .fail(operation, number: try reader.number("which \(operation.rawValue)", from: 1))
  }

  /// Throws ``ScenarioSyntaxError``.
  static func condition(from reader: inout TokenReader) throws(ScenarioSyntaxError) -> StorageCondition {
    let word = try reader.word(among: StorageCondition.allCases.map(\.rawValue))
    return StorageCondition(rawValue: word) ?? .available
  }

  /// - Parameter others: the words that could stand here too.
  private static func operation(
    from reader: inout TokenReader, among others: [String] = []
  ) throws(ScenarioSyntaxError) -> StorageOperation {
    let word = try reader.word(among: others + StorageOperation.allCases.map(\.rawValue))
    return word == StorageOperation.save.rawValue ? .save : .load
  }
}
