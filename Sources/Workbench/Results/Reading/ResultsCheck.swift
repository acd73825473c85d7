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
    try checkCost()
    try checkFaults()
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
      let path = "taps.traces[\(index)].stacks"
      try expect(!trace.stacks.isEmpty, path, "There is no stack.")
      try expect(trace.stacks.allSatisfy { !$0.frames.isEmpty }, path, "A stack is without a frame.")
    }
  }

  private func checkCounts() throws(ResultsInconsistency) {
    guard case .measured(let counts) = results.counts else { return }
    let ids = counts.workloads.map(\.id)
    try expectUnique(ids, "counts.workloads")
    for (index, count) in counts.counts.enumerated() where !ids.contains(count.workload) {
      throw ResultsInconsistency(
        path: "counts.counts[\(index)].workload",
        reason: "There is no workload \(HarmlessText.quoted(count.workload)).")
    }
  }

  private func checkFaults() throws(ResultsInconsistency) {
    guard let faults = results.faults else { return }
    try expectAll(faults.lifetimes.map(\.architecture), "faults.lifetimes")
    let walks = faults.walks
    try expect(
      walks.faultsMet <= walks.faultsInjected, "faults.walks.faultsMet", "There are more than were injected.")
    for (index, lifetime) in faults.lifetimes.enumerated() {
      for (name, list) in [("addContact", lifetime.addContact), ("app", lifetime.app)] {
        for (place, objects) in list.enumerated() where objects.alive > objects.seen {
          throw ResultsInconsistency(
            path: "faults.lifetimes[\(index)].\(name)[\(place)].alive",
            reason: "There are more than were seen.")
        }
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
