import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Foundation
import ScenarioDriver

/// `compare` without a subcommand: the whole comparison, and its report.
@MainActor
struct ComparisonCommand {
  static let description = CommandDescription(
    name: "compare",
    summary: """
      Compares MVC, MVVM and VIPER: proves that a person sees the same in each, counts their code, measures their times \
      and memory, and writes the report.
      """,
    options: [
      .flag(
        "quick",
        "Takes fewer samples, at 10 and 1,000 contacts, and of adding at 100,000: done in about a minute after the builds."
      ),
      .value(
        "output", "DIR",
        """
        Writes the report into this folder. If not given, into Reports; or, with --quick, --architectures or --scenario, \
        into .build/report.
        """),
      .scenarios,
      .architectures,
      .value(
        "seed", "S",
        """
        Makes other random sessions, the same for the same number; 1 if not given. Also the seed of the orders of \
        timing: drawn anew for each run and stored if not given.
        """),
    ],
    examples: [
      Example("swift run compare", "The whole comparison; takes at most six minutes after the builds."),
      Example("swift run compare --quick", "A first look, with its report in .build/report."),
      Example(
        "swift run compare --scenario mine.scenario --architectures MVC,VIPER",
        "Your own scenario, two architectures."),
    ],
    exitStatuses: [
      .init(
        .success,
        "The architectures behave the same, and the report is written; it says if its times are unreliable."
      ),
      .init(
        .checkFailed,
        "An architecture failed a scenario or a random session, or differs from the others."
      ),
      .init(.usage, "The command line or a scenario is not understood."),
      .init(
        .unavailable, "A file cannot be read or written, or the benchmark cannot be built or run."),
    ])

  /// Where the report goes.
  ///
  /// What a clone brings in `Reports` is a full comparison of the leading architectures. Any other has fewer pages and
  /// numbers, and would take its place unasked.
  static func folder(_ arguments: Arguments, in package: Package) throws(UsageError) -> URL {
    if let folder = arguments.value("output") { return URL(fileURLWithPath: folder) }
    let names = try arguments.architectures().map(\.name)
    let isTheirs =
      names == ArchitectureCatalog.leading.map(\.name) && !arguments.flag("quick")
      && arguments.values("scenario").isEmpty
    return isTheirs ? package.reports : package.otherReport
  }

  func run(_ arguments: Arguments) throws -> ExitStatus {
    let walkSeed = try arguments.walkSeed()
    // Drawn anew for each run, unless one is to be repeated.
    let orderSeed = try arguments.seed() ?? BenchmarkPlan.newSeed()
    let architectures = try arguments.architectures()
    let scenarios = try BuiltInScenarios.all() + arguments.addedScenarios()
    let package = try Package()
    // What can't be written is better known before minutes of measuring than after.
    let report = try ReportFolder(Self.folder(arguments, in: package))

    let comparison = ComparisonRun(
      architectures: architectures, scenarios: scenarios, package: package,
      plan: arguments.flag("quick") ? .quick : .full, walkSeed: walkSeed, orderSeed: orderSeed)
    try report.write(comparison.run())
    return .success
  }
}
