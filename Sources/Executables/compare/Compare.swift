import CommandLineKit
import Foundation
import Workbench

/// Compares the architectures and writes the report.
@main
struct Compare {
  static func main() {
    exit(CompareCommand().run(CommandLine.arguments.dropFirst()).rawValue)
  }
}
