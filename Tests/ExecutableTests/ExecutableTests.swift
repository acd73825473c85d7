import ArchitectureCatalog
import TestSupport
import Testing

/// The built programs, run as a person runs them. Each suite has one process at a time.
@Suite(.waits) enum ExecutableTests {
  static let executables = ArchitectureCatalog.every.map { BuiltExecutable(name: $0.name) }
  /// One for all, where it does not matter how the screens are built: a test holds the sources of all to be alike.
  static let executable = executables[0]
}
