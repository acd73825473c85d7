package import CommandLineKit
import Foundation

/// The program `prove`: what has to hold of the architectures. A copy of the package that checks a
/// change builds it in place of `compare`, which takes longest to build. It is run in the folder of the package.
@MainActor
package struct ProveCommand {
  package init() {}

  /// Runs with the arguments that follow the program's name.
  package func run(_ words: some Sequence<String>) -> ExitStatus {
    let behaviour = BehaviourCommand { URL(fileURLWithPath: FileManager.default.currentDirectoryPath) }
    return CommandRunner(BehaviourCommand.description(named: "prove"))
      .run(words, explaining: ProofFailure.explain) { try behaviour.run($0) }
  }
}
