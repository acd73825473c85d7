/// Whether results fit together: what passes here can be rendered.
package struct ResultsCheck {
  let results: ComparisonResults

  package init(_ results: ComparisonResults) {
    self.results = results
  }

  package func run() throws(ResultsInconsistency) {
    try checkNumbers(in: results, at: "")
    try checkArchitectures()
    try expect(!results.behaviour.scenarios.isEmpty, "behaviour.scenarios", "There is no scenario.")
    try checkStructure()
    try checkTaps()
    try checkCounts()
    try check(results.cost, of: results.architectures, "cost")
    try checkFaults()
    try checkChanges()
    try checkElsewhere()
    try checkSystems()
    try checkVariants()
    try checkTesting()
    try expect(results.environment.cores > 0, "environment.cores", "There is no core.")
  }

  private func checkArchitectures() throws(ResultsInconsistency) {
    let names = results.architectures
    try expect(!names.isEmpty, "architectures", "There is no architecture.")
    try expectUnique(names, "architectures")
    for (index, name) in names.enumerated() {
      try expect(!name.isEmpty, "architectures[\(index)]", "The name is empty.")
      let taken = ReferenceArm.all + [ReferenceArm.calibration] + names.map(ReferenceArm.again)
      try expect(
        !taken.contains(name), "architectures[\(index)]",
        "A baseline is named \(HarmlessText.quoted(name)) too.")
    }
  }

  private func checkTaps() throws(ResultsInconsistency) {
    guard case .measured(let traces) = results.taps.traces else { return }
    try expectAll(traces.map(\.architecture), "taps.traces")
    for (index, trace) in traces.enumerated() {
      try check(trace.stacks, "taps.traces[\(index)].stacks")
    }
  }

  func check(_ stacks: [TapResults.Stack], _ path: String) throws(ResultsInconsistency) {
    try expect(!stacks.isEmpty, path, "There is no stack.")
    try expect(stacks.allSatisfy { !$0.frames.isEmpty }, path, "A stack is without a frame.")
  }

  private func checkCounts() throws(ResultsInconsistency) {
    guard case .measured(let counts) = results.counts else { return }
    try check(counts, "counts")
  }

  func check(_ counts: CountResults, _ path: String) throws(ResultsInconsistency) {
    let ids = counts.workloads.map(\.id)
    try expectUnique(ids, "\(path).workloads")
    for (index, count) in counts.counts.enumerated() where !ids.contains(count.workload) {
      throw ResultsInconsistency(
        path: "\(path).counts[\(index)].workload",
        reason: "There is no workload \(HarmlessText.quoted(count.workload)).")
    }
  }

  private func checkFaults() throws(ResultsInconsistency) {
    guard let faults = results.faults else { return }
    try expectAll(faults.lifetimes.map(\.architecture), "faults.lifetimes")
    let walks = faults.walks
    try expect(
      walks.faultsMet <= walks.faultsInjected, "faults.walks.faultsMet", "There are more than were injected.")
    for (index, lifetimes) in faults.lifetimes.enumerated() {
      try check(lifetimes, "faults.lifetimes[\(index)]")
    }
  }

  func check(_ lifetimes: FaultResults.Lifetimes, _ path: String) throws(ResultsInconsistency) {
    for (name, list) in [("addContact", lifetimes.addContact), ("app", lifetimes.app)] {
      for (place, objects) in list.enumerated() {
        try expect(
          objects.alive <= objects.seen, "\(path).\(name)[\(place)].alive", "There are more than were seen.")
      }
    }
  }

  /// Looks at every number that there is, so that a field that is added to the schema is checked as well.
  private func checkNumbers(in value: Any, at path: String) throws(ResultsInconsistency) {
    switch value {
    case is CellSamples:
      // Hundreds of thousands of times, which `checkCost` looks at.
      return
    case let number as Int:
      let limit = Self.largestNumber
      try expect((0...limit).contains(number), path, "\(number) is no number from 0 to a million million.")
    case let number as Double:
      let limit = Double(Self.largestNumber)
      try expect((0...limit).contains(number), path, "\(number) is no number from 0 to a million million.")
    default:
      let mirror = Mirror(reflecting: value)
      for (index, child) in mirror.children.enumerated() {
        try checkNumbers(in: child.value, at: Self.path(of: child, index, in: mirror, at: path))
      }
    }
  }

  /// A file is too small for as many of these as would add up beyond the range of `Int`.
  private static let largestNumber = 1_000_000_000_000

  private static func path(of child: Mirror.Child, _ index: Int, in mirror: Mirror, at path: String) -> String
  {
    switch mirror.displayStyle {
    case .collection: "\(path)[\(index)]"
    case .struct where path.isEmpty: child.label ?? ""
    case .struct: "\(path).\(child.label ?? "")"
    // What was measured stands for itself, and so does what is optional.
    default: path
    }
  }
}

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

/// Results whose fields cannot all be true.
package struct ResultsInconsistency: Error, Equatable, Sendable, CustomStringConvertible {
  /// The field, such as `cost.run.cells[3]`.
  package let path: String
  /// What is wrong there, in one sentence.
  package let reason: String

  /// The path and the reason.
  package var description: String { "\(path): \(reason)" }
}

extension ResultsCheck {
  /// - Parameter architectures: those that every cell of theirs has.
  func check(
    _ cost: CostResults, of architectures: [String], _ path: String
  ) throws(ResultsInconsistency) {
    try expect(cost.launches > 0, "\(path).launches", "There was no launch.")
    try expect(cost.rounds > 0, "\(path).rounds", "There was no round.")
    try expectUnique(cost.run.workloads.map(\.id), "\(path).run.workloads")
    try expectUnique(cost.run.cells.map { "\($0.workload) at \($0.size)" }, "\(path).run.cells")
    for (index, cell) in cost.run.cells.enumerated() {
      try check(cell, of: cost, architectures, "\(path).run.cells[\(index)]")
    }
    try expect(!cost.run.cells.isEmpty, "\(path).run.cells", "There is no cell.")
    try expectUnique(
      cost.run.workloads.map(\.id) + cost.notMeasured.map(\.workload.id), "\(path).notMeasured")
    for workload in cost.run.workloads where !cost.run.cells.contains(where: { $0.workload == workload.id }) {
      throw ResultsInconsistency(
        path: "\(path).run.workloads", reason: "\(HarmlessText.quoted(workload.id)) has no cell.")
    }
  }

  private func check(
    _ cell: CellSamples, of cost: CostResults, _ architectures: [String], _ path: String
  ) throws(ResultsInconsistency) {
    let workloads = cost.run.workloads.map(\.id)
    try expect(
      workloads.contains(cell.workload), path,
      "\(HarmlessText.quoted(cell.workload)) is no workload of the run.")
    try expect((0...1_000_000_000_000).contains(cell.size), path, "The size \(cell.size) is out of range.")
    try expect(!cell.arms.isEmpty, path, "There is no arm.")
    let contenders = cell.contenders(of: architectures)
    for arm in contenders + [ReferenceArm.again(contenders[0])] where !cell.arms.contains(arm) {
      throw ResultsInconsistency(path: path, reason: "The arm \(HarmlessText.quoted(arm)) is missing.")
    }
    try expect(
      cell.launches.count == cost.launches, path,
      "The cell has \(cell.launches.count) launches, the run \(cost.launches).")
    for times in cell.launches.flatMap({ cell.arms.compactMap($0.times(of:)) }) {
      try expect(!times.isEmpty, path, "A launch is without a round.")
      // Beyond these, ratios and their intervals leave the range of floating-point numbers.
      try expect(times.allSatisfy { (1e-3...1e15).contains($0) }, path, "A time is out of range.")
    }
  }
}

extension ResultsCheck {
  func checkStructure() throws(ResultsInconsistency) {
    try expectAll(results.structure.architectures.map(\.name), "structure.architectures")
    for (index, architecture) in results.structure.architectures.enumerated() {
      try check(architecture, "structure.architectures[\(index)]")
    }
    for (index, folder) in results.structure.shared.enumerated() {
      try check(folder, "structure.shared[\(index)]")
    }
  }

  func check(
    _ architecture: StructureResults.ArchitectureSources, _ path: String
  ) throws(ResultsInconsistency) {
    try check(architecture.metrics, "\(path).metrics")
    try expectUnique(architecture.roles.map(\.name), "\(path).roles")
    try expectUnique(architecture.roles.flatMap(\.files), "\(path).roles")
    try checkRoles(of: architecture, "\(path).roles")
  }

  private func checkRoles(
    of architecture: StructureResults.ArchitectureSources, _ path: String
  ) throws(ResultsInconsistency) {
    let measured = Set(architecture.metrics.files.map(\.path))
    for role in architecture.roles {
      for file in role.files where !measured.contains(file) {
        throw ResultsInconsistency(
          path: path,
          reason: "\(HarmlessText.short(role.name)) has \(HarmlessText.short(file)), which was not measured.")
      }
    }
  }

  private func check(_ folder: FolderMetrics, _ path: String) throws(ResultsInconsistency) {
    try expectUnique(folder.files.map(\.path), path)
    // A folder without code was not measured: no ratio can be taken to it.
    try expect(folder.files.contains { $0.counts.codeLines > 0 }, path, "There is no line of code.")
  }
}
