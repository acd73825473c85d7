import Measurement

/// What the unit tests of the architectures are, and what is known of the faults that they and the scenarios find.
struct TestingResults: Codable, Equatable, Sendable {
  /// Those that have unit tests, in the order of the catalog.
  let architectures: [ArchitectureTests]
  /// What became of the mutants of the domain.
  let domain: Measured<[MutantOutcome]>
  /// The tests of one behaviour, one in each architecture, in the same order.
  let examples: [QuotedTest]

  /// The unit tests of one architecture.
  struct ArchitectureTests: Codable, Equatable, Sendable {
    let name: String
    let levels: Levels
    /// In the order of the catalog.
    let roles: [RoleTests]
    let doubles: Doubles
    /// In the order of the sources.
    let mutants: Measured<[MutantOutcome]>
  }

  /// How many behaviours are tested at which level.
  struct Levels: Codable, Equatable, Sendable {
    /// Without TerminalKit.
    let noScreen: Int
    /// With a view controller, without the app around it.
    let viewController: Int
    /// With the whole app.
    let app: Int

    var all: Int { noScreen + viewController + app }
  }

  /// The unit tests of one role.
  struct RoleTests: Codable, Equatable, Sendable {
    let name: String
    let codeLines: Int
    /// One for each test: the code lines that prepare it, before the line that does what is tested.
    let linesBefore: [Int]
    /// One for each test: the objects that it makes by name, the one under test among them.
    let objects: [Int]

    var tests: Int { linesBefore.count }
  }

  /// What stands for the collaborators of a role in its tests.
  struct Doubles: Codable, Equatable, Sendable {
    let types: Int
    let codeLines: Int
  }

  /// A test as it stands in its source.
  struct QuotedTest: Codable, Equatable, Sendable {
    let architecture: String
    /// What it shows, in a sentence.
    let behaviour: String
    /// From the root of the package.
    let file: String
    /// The line of its attribute, counted from 1.
    let line: Int
    /// The lines from its attribute to its closing brace, without what all of them are indented by.
    let text: String
  }
}
