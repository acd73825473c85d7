import ArchitectureCatalog
import TestSupport
import Testing

/// The built programs, run as a person runs them. One after another: each of them is a process of its own.
@Suite(.serialized) enum ExecutableTests {
  static let executables = ArchitectureCatalog.all.map { BuiltExecutable(name: $0.name) }
}
