import ArchitectureCatalog
package import CommandLineKit
import Measurement

/// `compare tap`: the functions that one tap passes.
@MainActor
package struct TapCommand {
  package init() {}

  package nonisolated static let description = CommandDescription(
    name: "compare tap",
    summary: """
      Follows a tap on a button of the Add screen, with two names typed, through each architecture, and prints each of \
      its functions on the way, below the caller. They are read from the stack, in a build without optimisation.
      """,
    options: [.architectures],
    positionals: [PositionalDescription("BUTTON", "Done, if not given, or Cancel.")],
    examples: [
      Example("swift run compare tap", "What Done calls in MVC, MVVM and VIPER."),
      Example("swift run compare tap Cancel --architectures VIPER", "What Cancel calls in VIPER."),
    ],
    exitStatuses: [
      .init(.success, "The functions are printed."),
      .init(.usage, "The command line is not understood."),
      .init(.unavailable, "Stacks cannot be read here."),
    ])

  private static let buttons = ["Done", "Cancel"]

  package func run(_ arguments: Arguments) throws -> ExitStatus {
    let button = try arguments.choice("BUTTON", as: "BUTTON", among: Self.buttons) ?? Self.buttons[0]
    let architectures = try arguments.architectures()
    let traces = try architectures.map { architecture in
      switch TapTracer().stacks(ofTap: button, in: architecture) {
      case .measured(let stacks): (architecture.name, stacks)
      case .notMeasured(let reason): throw CommandFailure.unavailable(reason)
      }
    }
    for (name, stacks) in traces {
      let path = TapPath(stacks)
      let functions = NumberText.count(path.functions, "function")
      let types = NumberText.count(path.types.count, "type")
      let hops = NumberText.count(path.hops, "hop")
      try Console().print(
        "\(name): \(functions) of \(types), \(hops)\n\(TapTree(stacks).calls())\n")
    }
    return .success
  }
}
