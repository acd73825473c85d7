import ArchitectureCatalog
import Foundation
import TestSupport

extension BuiltExecutable {
  static let architectures = ArchitectureCatalog.every.map(\.name)
  /// One for all: storage is the same for each.
  static let one = BuiltExecutable(name: "MVC")

  /// Starts the program with a scenario file in the folder.
  func start(_ scenario: String, _ arguments: [String], in folder: TestFolder) throws -> Running {
    try start(["--scenario", file(of: scenario, in: folder)] + arguments)
  }

  /// Runs it with a scenario file in the folder to its end.
  func run(_ scenario: String, _ arguments: [String], in folder: TestFolder) throws -> Result {
    try run(["--scenario", file(of: scenario, in: folder)] + arguments)
  }

  private func file(of scenario: String, in folder: TestFolder) throws -> String {
    try folder.write(scenario, to: "\(UUID().uuidString).scenario")
  }
}

/// Scenarios about adding contacts.
enum AddingScenario {
  /// One scenario that adds all of the names, one after the other.
  static func adding(_ names: [(first: String, last: String)], title: String = "Adding") -> String {
    "scenario \"\(title)\"\nlaunch\n" + names.map(steps).joined()
  }

  /// A scenario for each name: its transcript appears when the name is stored.
  static func confirming(_ names: [(first: String, last: String)]) -> String {
    names.map { adding([$0], title: $0.last) }.joined(separator: "\n")
  }

  private static func steps(first: String, last: String) -> String {
    """
    tap "Add"
    type "\(first)" into "First name"
    type "\(last)" into "Last name"
    tap "Done"
    expect title "Contacts"

    """
  }
}
