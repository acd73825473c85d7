import CommandLineKit
import Measurement

/// Whether a report can be made of results: what passes here can be rendered, however little sense it makes.
struct ResultsCheck {
  let results: ComparisonResults

  init(_ results: ComparisonResults) {
    self.results = results
  }

  func run() throws(ResultsInconsistency) {
    try checkNumbers(in: results, at: "")
    try checkNames()
    try check(results.cost, of: results.architectures, "cost")
    if let changes = results.changes.value { try check(changes) }
    if let systems = results.systems?.value { try check(systems) }
    if let testing = results.testing?.value { try check(testing) }
    for (index, app) in (results.elsewhere?.apps ?? []).enumerated() {
      // Ratios are taken to each of these.
      let hasCode = app.builds.allSatisfy { min($0.codeLines, $0.ownCodeLines, $0.types) > 0 }
      try expect(hasCode, "elsewhere.apps[\(index)].builds", "There is no line of code, or no type.")
    }
  }

  // MARK: Numbers

  /// Looks at every number that there is, so that a field that is added to the schema is checked as well.
  private func checkNumbers(in value: Any, at path: String) throws(ResultsInconsistency) {
    switch value {
    case is CellSamples:
      // Hundreds of thousands of times, which have a range of their own.
      return
    case let number as Int:
      try expect((0...Self.largestNumber).contains(number), path, Self.outOfRange("\(number)"))
    case let number as Double:
      try expect((0...Double(Self.largestNumber)).contains(number), path, Self.outOfRange("\(number)"))
    default:
      let mirror = Mirror(reflecting: value)
      for (index, child) in mirror.children.enumerated() {
        try checkNumbers(in: child.value, at: Self.path(of: child, index, in: mirror, at: path))
      }
    }
  }

  /// A file is too small for as many of these as would add up beyond the range of `Int`.
  private static let largestNumber = 1_000_000_000_000

  private static func outOfRange(_ number: String) -> String {
    "\(number) is no number from 0 to a million million."
  }

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

  // MARK: Names

  /// There is a first architecture, and no two arms of a cell could be taken for each other.
  private func checkNames() throws(ResultsInconsistency) {
    let names = results.architectures
    try expectNames(names, "architectures")
    let taken = ReferenceArm.all + [ReferenceArm.calibration] + names.map(ReferenceArm.again)
    for name in names where taken.contains(name) {
      throw ResultsInconsistency(
        path: "architectures", reason: "A baseline is named \(VisibleText.quoted(name)) too.")
    }
  }

  // MARK: Times

  /// - Parameter architectures: those that every cell of theirs has.
  private func check(
    _ cost: CostResults, of architectures: [String], _ path: String
  ) throws(ResultsInconsistency) {
    try expect(!cost.run.cells.isEmpty, "\(path).run.cells", "There is no cell.")
    let workloads = cost.run.workloads.map(\.id)
    try expectUnique(workloads, "\(path).run.workloads")
    try expect(
      Set(workloads) == Set(cost.run.cells.map(\.workload)), "\(path).run.workloads",
      "They are not those of the cells.")
    try expectUnique(cost.run.cells.map { "\($0.workload) at \($0.size)" }, "\(path).run.cells")
    for (index, cell) in cost.run.cells.enumerated() {
      try check(cell, architectures, cost.launches, "\(path).run.cells[\(index)]")
    }
  }

  private func check(
    _ cell: CellSamples, _ architectures: [String], _ launches: Int, _ path: String
  ) throws(ResultsInconsistency) {
    try expect((0...Self.largestNumber).contains(cell.size), path, Self.outOfRange("\(cell.size)"))
    try expect(!cell.arms.isEmpty, path, "There is no arm.")
    let contenders = cell.contenders(of: architectures)
    for arm in contenders + [ReferenceArm.again(contenders[0])] where !cell.arms.contains(arm) {
      throw ResultsInconsistency(path: path, reason: "The arm \(VisibleText.quoted(arm)) is missing.")
    }
    try expect(
      cell.launches.count == launches && launches > 0, path,
      "The cell has \(cell.launches.count) launches, the run \(launches).")
    for times in cell.launches.flatMap({ cell.arms.compactMap($0.times(of:)) }) {
      try expect(!times.isEmpty, path, "A launch is without a round.")
      // Beyond these, ratios and their intervals leave the range of floating-point numbers.
      try expect(times.allSatisfy { (1e-3...1e15).contains($0) }, path, "A time is out of range.")
    }
  }

  // MARK: Changes, systems and unit tests

  private func check(_ changes: ChangeResults) throws(ResultsInconsistency) {
    let path = "changes.requests"
    try expectNames(changes.requests.map(\.id), path)
    for id in changes.requests.map(\.id) {
      // Links are made of it.
      try expect(ChangeResults.isID(id), path, "\(VisibleText.quoted(id)) is no name of a folder.")
    }
    let names = changes.requests.first?.architectures.map(\.architecture) ?? []
    try expectNames(names, "\(path)[0].architectures")
    for (index, request) in changes.requests.enumerated() {
      try expect(
        request.architectures.map(\.architecture) == names, "\(path)[\(index)].architectures",
        "They are not those of the first request, in its order.")
    }
  }

  private func check(_ systems: SystemResults) throws(ResultsInconsistency) {
    try expectNames(systems.systems.map(\.name), "systems.systems")
  }

  /// There is something to take each median of.
  private func check(_ testing: TestingResults) throws(ResultsInconsistency) {
    for (index, tests) in testing.architectures.enumerated() {
      let path = "testing.architectures[\(index)]"
      for values in [tests.roles.flatMap(\.linesBefore), tests.roles.flatMap(\.objects)] {
        try expect(!values.isEmpty, "\(path).roles", "There is no test.")
      }
    }
  }
}

extension ResultsCheck {
  private func expect(_ holds: Bool, _ path: String, _ reason: String) throws(ResultsInconsistency) {
    guard holds else { throw ResultsInconsistency(path: path, reason: reason) }
  }

  private func expectUnique(_ names: [String], _ path: String) throws(ResultsInconsistency) {
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw ResultsInconsistency(path: path, reason: "\(VisibleText.quoted(name)) is there twice.")
    }
  }

  /// At least one, and each once.
  private func expectNames(_ names: [String], _ path: String) throws(ResultsInconsistency) {
    try expect(!names.isEmpty, path, "There is nothing.")
    try expectUnique(names, path)
  }
}

/// Results that no report can be made of.
struct ResultsInconsistency: Error, Equatable, Sendable, CustomStringConvertible {
  /// The field, such as `cost.run.cells[3]`.
  let path: String
  /// What is wrong there, in one sentence.
  let reason: String

  /// The path and the reason.
  var description: String { "\(path): \(reason)" }
}
