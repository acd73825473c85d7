import CommandLineKit
import Foundation

/// Runs a program with a mutant chosen.
struct MutantProcess {
  /// How a process ended, and what it wrote.
  struct Outcome: Equatable {
    let status: Int32
    let output: String

    // A signal that ends a process is its status. Neither the tests nor the apps end with one of these by themselves.

    /// Whether its processor time was used up.
    var isStopped: Bool { status == SIGXCPU || status == SIGKILL }
    /// Whether a signal ended it: on a trap, an index out of range for one.
    var isCrash: Bool { [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS].contains(status) }
  }

  /// Throws a `CocoaError` or `POSIXError` where the program cannot be started.
  ///
  /// - Parameters:
  ///   - mutant: nil for the program as it is.
  ///   - seconds: of processor time, after which it is stopped.
  ///   - failure: what tells in the output that it fails: it is ended then. Nil to let it go on to its end.
  static func run(
    _ program: URL, _ words: [String], mutant: Mutant.ID?, seconds: Int, endingAt failure: String? = nil
  ) throws -> Outcome {
    let chosen = "\(SubjectMutants.variable)=\(mutant.map(String.init(describing:)) ?? "")"
    // Of a crash it is enough to know that there was one: its backtrace takes seconds.
    let limited = ["sh", "-c", "ulimit -t \(seconds); exec \"$0\" \"$@\"", program.path]
    let completion = try Subprocess.run(
      [chosen, "SWIFT_BACKTRACE=enable=no"] + limited + words, mergingErrors: true, endingAt: failure)
    // Whatever it came to before it was ended.
    let hasFailed = failure.map(completion.output.contains) ?? false
    return Outcome(status: hasFailed ? EXIT_FAILURE : completion.status, output: completion.output)
  }
}
