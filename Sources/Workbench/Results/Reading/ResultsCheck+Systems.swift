extension ResultsCheck {
  func checkSystems() throws(ResultsInconsistency) {
    guard case .measured(let systems) = results.systems else { return }
    try expect(!systems.systems.isEmpty, "systems.systems", "There is no architecture.")
    try expectUnique(systems.systems.map(\.name), "systems.systems")
    for (index, system) in systems.systems.enumerated() { try check(system, "systems.systems[\(index)]") }
  }

  private func check(_ system: SystemResults.System, _ path: String) throws(ResultsInconsistency) {
    try expect(!system.name.isEmpty, "\(path).name", "The name is empty.")
    try expect(
      system.sources.name == system.name, "\(path).sources.name", "It is another architecture's name.")
    try expect(
      system.lifetimes.architecture == system.name, "\(path).lifetimes.architecture",
      "It is another architecture's name.")
    try check(system.sources, "\(path).sources")
    try check(system.lifetimes, "\(path).lifetimes")
    for (name, way) in [("done", system.done), ("cancel", system.cancel)] {
      guard case .measured(let stacks) = way else { continue }
      try check(stacks, "\(path).\(name)")
    }
    try check(system.coupling, in: system, "\(path).coupling.types")
  }

  private func check(
    _ coupling: CouplingResults, in system: SystemResults.System, _ path: String
  ) throws(ResultsInconsistency) {
    let names = coupling.types.map(\.name)
    let files = system.sources.metrics.files.map(\.path)
    try expect(!names.isEmpty, path, "There is no type.")
    try expectUnique(names, path)
    for (index, type) in coupling.types.enumerated() {
      let path = "\(path)[\(index)]"
      try expect(files.contains(type.file), "\(path).file", "It was not measured.")
      try expect(
        type.own.allSatisfy { names.contains($0) && $0 != type.name }, "\(path).own",
        "They are not other types of the architecture.")
      try expect(
        Set(type.makes).isSubset(of: type.own + type.domain + type.toolkit), "\(path).makes",
        "They are not among the types that it names."
      )
      guard let cohesion = type.cohesion else { continue }
      try expect(
        cohesion.methodsWithoutState + cohesion.parts <= cohesion.methods, "\(path).cohesion",
        "There are more parts than methods.")
    }
  }
}
