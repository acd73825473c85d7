#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why the terminal cannot be used.
package nonisolated struct TerminalError: Error, Equatable, Sendable, CustomStringConvertible {
  package let description: String

  /// Takes the reason from the system call that has just failed.
  init(operation: String) {
    description = "cannot \(operation): \(String(cString: strerror(errno)))"
  }
}
