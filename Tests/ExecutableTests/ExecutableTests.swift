import ArchitectureCatalog
import TestSupport
import Testing

/// The built programs, run as a person runs them. Each suite has one process at a time.
@Suite enum ExecutableTests {
  static let executables = ArchitectureCatalog.all.map { BuiltExecutable(name: $0.name) }
}
