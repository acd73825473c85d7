extension ResultsCheck {
  func checkElsewhere() throws(ResultsInconsistency) {
    guard let elsewhere = results.elsewhere else { return }
    try expect(!elsewhere.apps.isEmpty, "elsewhere.apps", "There is no app.")
    for (index, app) in elsewhere.apps.enumerated() {
      let path = "elsewhere.apps[\(index)].builds"
      try expect(app.builds.count > 1, path, "There are fewer than two.")
      try expectUnique(app.builds.map(\.architecture), path)
      // Ratios are taken to each of these.
      try expect(
        app.builds.allSatisfy { $0.codeLines > 0 && $0.ownCodeLines > 0 && $0.types > 0 }, path,
        "There is no line of code, or no type.")
    }
  }
}
