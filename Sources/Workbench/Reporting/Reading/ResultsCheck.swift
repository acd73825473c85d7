import Measurement

/// Whether results fit together: what passes here can be rendered.
struct ResultsCheck {
  let results: ComparisonResults

  init(_ results: ComparisonResults) {
    self.results = results
  }

  func run() throws(ResultsInconsistency) {
    try checkArchitectures()
    try checkBehaviour()
    try checkStructure()
    try checkTaps()
    try checkCost()
    try checkEnvironment()
  }

  private func checkArchitectures() throws(ResultsInconsistency) {
    let names = results.architectures
    try expect(!names.isEmpty, "architectures", "There is no architecture.")
    try expectUnique(names, "architectures")
    for (index, name) in names.enumerated() {
      try expect(!name.isEmpty, "architectures[\(index)]", "The name is empty.")
      let taken = ReferenceArm.all + [ReferenceArm.calibration] + names.map(ReferenceArm.again)
      try expect(!taken.contains(name), "architectures[\(index)]", "A baseline is named \"\(name)\" too.")
    }
  }

  private func checkBehaviour() throws(ResultsInconsistency) {
    try expect(!results.behaviour.scenarios.isEmpty, "behaviour.scenarios", "There is no scenario.")
    for (index, scenario) in results.behaviour.scenarios.enumerated() {
      for count in [scenario.actions, scenario.expectations, scenario.screens] {
        try expectCount(count, "behaviour.scenarios[\(index)]")
      }
    }
    try expectCount(results.behaviour.transcriptBytes, "behaviour.transcriptBytes")
  }

  private func checkTaps() throws(ResultsInconsistency) {
    guard case .measured(let traces) = results.taps.traces else { return }
    try expectAll(traces.map(\.architecture), "taps.traces")
    for (index, trace) in traces.enumerated() {
      let path = "taps.traces[\(index)].stacks"
      try expect(!trace.stacks.isEmpty, path, "There is no stack.")
      try expect(trace.stacks.allSatisfy { !$0.frames.isEmpty }, path, "A stack is without a frame.")
    }
  }

  private func checkEnvironment() throws(ResultsInconsistency) {
    let environment = results.environment
    try expect((1...1_000_000).contains(environment.cores), "environment.cores", "There is no core.")
    try expectAmount(environment.benchmarkSeconds, "environment.benchmarkSeconds")
    if case .measured(let load) = environment.loadBefore { try expectAmount(load, "environment.loadBefore") }
    if case .measured(let load) = environment.loadAfter { try expectAmount(load, "environment.loadAfter") }
  }
}
