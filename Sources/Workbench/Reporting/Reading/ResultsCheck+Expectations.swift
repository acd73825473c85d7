extension ResultsCheck {
  func expect(_ holds: Bool, _ path: String, _ reason: String) throws(ResultsInconsistency) {
    guard holds else { throw ResultsInconsistency(path: path, reason: reason) }
  }

  func expectUnique(_ names: [String], _ path: String) throws(ResultsInconsistency) {
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw ResultsInconsistency(path: path, reason: "\"\(name)\" is there twice.")
    }
  }

  /// Every architecture is there, once, and nothing else.
  func expectAll(_ names: [String], _ path: String) throws(ResultsInconsistency) {
    try expectUnique(names, path)
    for name in results.architectures where !names.contains(name) {
      throw ResultsInconsistency(path: path, reason: "\(name) is missing.")
    }
    for name in names where !results.architectures.contains(name) {
      throw ResultsInconsistency(path: path, reason: "\(name) is not among the architectures.")
    }
  }

  /// A count that sums of counts cannot carry beyond the range of whole numbers.
  func expectCount(_ count: Int, _ path: String) throws(ResultsInconsistency) {
    try expect(
      (0...1_000_000_000).contains(count), path, "\(count) is no count from 0 to a thousand million.")
  }

  func expectAmount(_ amount: Double, _ path: String) throws(ResultsInconsistency) {
    try expect(
      (0...1e9).contains(amount), path, "\(amount) is no amount from 0 to a thousand million.")
  }
}
