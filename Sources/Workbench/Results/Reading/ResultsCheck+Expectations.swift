extension ResultsCheck {
  func expect(_ holds: Bool, _ path: String, _ reason: String) throws(ResultsInconsistency) {
    guard holds else { throw ResultsInconsistency(path: path, reason: reason) }
  }

  func expectUnique(_ names: [String], _ path: String) throws(ResultsInconsistency) {
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw ResultsInconsistency(path: path, reason: "\(HarmlessText.quoted(name)) is there twice.")
    }
  }

  /// Every architecture is there, once, and nothing else.
  func expectAll(_ names: [String], _ path: String) throws(ResultsInconsistency) {
    try expectUnique(names, path)
    for name in results.architectures where !names.contains(name) {
      throw ResultsInconsistency(path: path, reason: "\(HarmlessText.short(name)) is missing.")
    }
    for name in names where !results.architectures.contains(name) {
      throw ResultsInconsistency(
        path: path, reason: "\(HarmlessText.short(name)) is not among the architectures.")
    }
  }
}
