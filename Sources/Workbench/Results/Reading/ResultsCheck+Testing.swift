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
    }
    for example in testing.examples where !names.contains(example.architecture) {
      throw ResultsInconsistency(
        path: "testing.examples", reason: "\(HarmlessText.short(example.architecture)) has no unit tests.")
    }
  }
}
