extension ResultsCheck {
  func checkTesting() throws(ResultsInconsistency) {
    guard case .measured(let testing) = results.testing else { return }
    let names = testing.architectures.map(\.name)
    try expectParticipants(names, "testing.architectures")
    for (index, architecture) in testing.architectures.enumerated() {
      let path = "testing.architectures[\(index)]"
      try expect(!architecture.roles.isEmpty, "\(path).roles", "There is no role.")
      try expectUnique(architecture.roles.map(\.name), "\(path).roles")
      for role in architecture.roles {
        try expect(!role.linesBefore.isEmpty, "\(path).roles", "A role is without a test.")
        try expect(
          role.objects.count == role.linesBefore.count, "\(path).roles",
          "A role does not have as many numbers of objects as of lines.")
      }
      try checkCoverage(architecture.coverage, "\(path).coverage")
    }
    for example in testing.examples where !names.contains(example.architecture) {
      throw ResultsInconsistency(
        path: "testing.examples", reason: "\(HarmlessText.short(example.architecture)) has no unit tests.")
    }
  }

  private func checkCoverage(
    _ coverage: Measured<CoverageResults.Coverage>, _ path: String
  ) throws(ResultsInconsistency) {
    guard case .measured(let coverage) = coverage else { return }
    try expect(!coverage.timeRatios.isEmpty, "\(path).timeRatios", "There is no ratio.")
    try expectUnique(coverage.roles.map(\.name), "\(path).roles")
    for share in coverage.roles.flatMap({ [$0.lines, $0.regions] }) {
      try expect(share.covered <= share.all, "\(path).roles", "More is covered than there is.")
    }
  }
}
