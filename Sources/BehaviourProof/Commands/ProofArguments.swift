package import ArchitectureCatalog
package import CommandLineKit
package import ScenarioDriver

extension OptionDescription {
  package static let architectures = OptionDescription.value(
    "architectures", "A,B",
    "Takes these, or \"all\", instead of MVC, MVVM and VIPER; ratios are to the first.")
  package static let scenarios = OptionDescription.values(
    "scenario", "FILE", "Runs the scenarios of this file too.")
}

extension Arguments {
  /// The architectures that were named, or the leading ones.
  package func architectures() throws(UsageError) -> [Architecture] {
    ArchitectureCatalog.architectures(named: try list("architectures", among: ArchitectureCatalog.names))
  }

  /// The scenarios of the files that were named. Each has a name of its own, by which a failure and an option call it.
  package func addedScenarios() throws -> [Scenario] {
    let added = try values("scenario").flatMap { try ScenarioSource.file($0).scenarios() }
    var names: Set<String> = []
    for scenario in added where !names.insert(scenario.name).inserted {
      throw CommandFailure.usage("two scenarios have the name \(VisibleText.quoted(scenario.name))")
    }
    return added
  }

  /// Where random walks begin: the same in each run, unless another number is given.
  @MainActor package func walkSeed() throws(UsageError) -> UInt64 { try seed() ?? RandomWalks.defaultSeed }
}
