import CommandLineKit
import Foundation

/// Kills the apps while they store contacts, and looks for contacts that were lost.
@main
struct CrashTest {
  static func main() {
    exit(CrashTestCommand().run(CommandLine.arguments.dropFirst()).rawValue)
  }
}
