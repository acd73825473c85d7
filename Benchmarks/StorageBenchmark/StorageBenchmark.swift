import CommandLineKit
import Foundation

/// Times the launch of every architecture on a large database, and weighs its memory.
@main
struct StorageBenchmark {
  static func main() {
    exit(StorageBenchmarkCommand().run(CommandLine.arguments.dropFirst()).rawValue)
  }
}
