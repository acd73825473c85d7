import Foundation
import TerminalKit
import TestSupport
import VirtualTerminal

extension PseudoTerminal {
  /// Starts a program at a terminal that knows control sequences, unless the environment says otherwise.
  convenience init(
    running program: String = ExecutableTests.executable.name, arguments: [String] = ["--in-memory"],
    size: ScreenSize = ScreenSize(columns: 40, rows: 8),
    environment: [String: String] = ["TERM": "xterm-256color"], widthRule: WidthRule = .clusters
  ) throws {
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["DYLD_", "LD_", "ASAN_", "TSAN_"].contains(where: $0.key.hasPrefix)
    }
    // A crash is wanted in a test; a report on it is not.
    let own = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { first, _ in first }
    try self.init(
      BuiltExecutable(name: program).url.path, arguments: arguments, size: size,
      environment: own.merging(inherited) { first, _ in first }, widthRule: widthRule)
  }

  /// Adds a contact from the list, as a person would, and waits until the list shows it.
  func add(_ firstName: String, _ lastName: String) throws {
    try type("+")
    try wait(for: "Add Contact")
    try type("\(firstName)\r\(lastName)\r")
    try wait(for: ">+\(firstName) \(lastName)")
  }
}
