import BehaviourProof
import CommandLineKit
import Foundation

@main
struct Prove {
  static func main() {
    exit(ProveCommand().run(CommandLine.arguments.dropFirst()).rawValue)
  }
}
