import CommandLineKit
import Foundation

/// A process of this program that launches one subject once.
struct LaunchProcess {
  let subject: String
  let database: URL

  /// What the launch took. Throws ``LaunchFailure``, or what the system reports.
  func launch() throws -> Launch {
    let program = Bundle.main.executableURL?.path ?? CommandLine.arguments[0]
    let outcome = try Subprocess.run([program, "--launch", subject, "--database", database.path])
    guard outcome.status == 0 else {
      throw LaunchFailure(description: "the launch of \(subject) ended with status \(outcome.status)")
    }
    return try JSONDecoder().decode(Launch.self, from: Data(outcome.output.utf8))
  }
}
