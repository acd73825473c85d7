extension ResultsCheck {
  func checkChanges() throws(ResultsInconsistency) {
    guard case .measured(let changes) = results.changes else { return }
    try expect(!changes.requests.isEmpty, "changes.requests", "There is no request.")
    try expectUnique(changes.requests.map(\.id), "changes.requests")
    let names = changes.requests.first?.architectures.map(\.architecture) ?? []
    for (index, request) in changes.requests.enumerated() {
      let path = "changes.requests[\(index)]"
      try expect(ChangeResults.isID(request.id), "\(path).id", "It is no name of a folder.")
      let own = request.architectures.map(\.architecture)
      try expectParticipants(own, "\(path).architectures")
      try expect(
        own == names, "\(path).architectures", "They are not those of the first request, in its order.")
      let parts = request.architectures.map(\.part) + [request.shared].compactMap(\.self)
      for lines in parts.flatMap({ [$0.sources.lines, $0.tests.lines] }) {
        try expect(
          lines.addedToExistingFiles <= lines.added, path, "More lines are added to files than in all.")
      }
    }
    try checkMerges(changes, names)
    guard let grown = changes.grown else { return }
    try expectParticipants(grown.architectures.map(\.architecture), "changes.grown.architectures")
    try expect(
      grown.architectures.allSatisfy { $0.base.codeLines > 0 }, "changes.grown.architectures",
      "There is no line of code.")
  }

  /// Every pair of requests is there, once in each architecture and at most once in what they share.
  private func checkMerges(_ changes: ChangeResults, _ names: [String]) throws(ResultsInconsistency) {
    guard case .measured(let merges) = changes.merges else { return }
    let ids = changes.requests.map(\.id)
    for (index, merge) in merges.enumerated() {
      let path = "changes.merges[\(index)]"
      let places = merge.requests.compactMap(ids.firstIndex)
      try expect(
        merge.requests.count == 2 && places.count == 2 && places[0] < places[1], "\(path).requests",
        "They are not two requests in their order.")
      try expect(
        merge.architecture.map(names.contains) ?? true, "\(path).architecture", "It has no request.")
    }
    let pairs = merges.map { "\($0.requests.joined(separator: " with ")) in \($0.architecture ?? "shared")" }
    try expectUnique(pairs, "changes.merges")
    for name in names {
      try expect(
        merges.count { $0.architecture == name } == ids.count * (ids.count - 1) / 2, "changes.merges",
        "\(HarmlessText.short(name)) does not have every pair.")
    }
  }

  /// Some of the architectures, each once.
  func expectParticipants(_ names: [String], _ path: String) throws(ResultsInconsistency) {
    try expect(!names.isEmpty, path, "There is no architecture.")
    try expectUnique(names, path)
    for name in names where !results.architectures.contains(name) {
      throw ResultsInconsistency(
        path: path, reason: "\(HarmlessText.short(name)) is not among the architectures.")
    }
  }
}
