import CommandLineKit
import Foundation

/// Times what a person does in every architecture, side by side.
@main
struct ContactsBenchmark {
  static func main() {
    exit(BenchmarkCommand().run(CommandLine.arguments.dropFirst()).rawValue)
  }
}
