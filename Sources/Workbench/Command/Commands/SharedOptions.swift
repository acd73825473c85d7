import ArchitectureCatalog
import CommandLineKit
import ScenarioDriver

extension OptionDescription {
  static let architectures = OptionDescription.value(
    "architectures", "A,B",
    "Compares these, or \"all\", in place of the leading ones; ratios are to the first one.")
  static let into = OptionDescription.value(
    "into", "FILE",
    "Puts what is found into this results.json of a run, in place of what is in it; what it counted in the sources has to be as it is now."
  )
  static let scenarios = OptionDescription.values(
    "scenario", "FILE", "Runs the scenarios of this file too.")
}

extension Role {
  /// Every role of an architecture in the catalog, once.
  fileprivate static var all: [Role] {
    ArchitectureCatalog.all.flatMap(\.roles).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

extension Arguments {
  /// The architectures that were named, or the leading ones. Throws `UsageError` for one that is not in the catalog.
  func architectures() throws(UsageError) -> [Architecture] {
    ArchitectureCatalog.architectures(named: try list("architectures", among: ArchitectureCatalog.names))
  }

  /// The same, with the roles that were named in place of their own. Throws `UsageError`.
  func architecturesWithRoles() throws(UsageError) -> [Architecture] {
    let known = Role.all
    guard let names = try list("roles", among: known.map(\.name)) else { return try architectures() }
    let roles = known.filter { names.contains($0.name) }
    return try architectures().map { Architecture(name: $0.name, roles: roles, makeApp: $0.makeApp) }
  }

  /// The scenarios of the files that were named. Throws what is wrong with a file.
  func addedScenarios() throws -> [Scenario] {
    try values("scenario").flatMap { try ScenarioSource.file($0).scenarios() }
  }

  /// Where random walks begin: the same in each run, unless another number is given.
  @MainActor func walkSeed() throws(UsageError) -> UInt64 { try seed() ?? RandomWalks.defaultSeed }

  /// The seed of the orders of the arms: drawn anew for each run, unless one is to be repeated.
  func orderSeed() throws(UsageError) -> UInt64 { try seed() ?? BenchmarkPlan.newSeed() }

  private func seed() throws(UsageError) -> UInt64? {
    try integer("seed", in: 0...Int.max).map(UInt64.init)
  }
}
