import Foundation

/// Hashing without a random seed, which the runtime chooses as the process starts.
enum DeterministicHashing {
  private static let variable = "SWIFT_DETERMINISTIC_HASHING"

  /// Starts this program over with the variable set, unless it is; where that fails, it goes on as it is.
  static func restartIfNeeded() {
    guard ProcessInfo.processInfo.environment[variable] == nil, let path = Bundle.main.executablePath else {
      return
    }
    setenv(variable, "1", 1)
    execv(path, CommandLine.unsafeArgv)
  }
}
