import CommandLineKit
import Foundation

/// Ends the apps in the midst of their work, again and again, and looks for what was lost.
@main
struct CrashTest {
  static func main() {
    exit(CrashTestCommand().run(CommandLine.arguments.dropFirst()).rawValue)
  }
}
