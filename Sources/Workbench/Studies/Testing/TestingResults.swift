import Measurement

/// The unit tests of the architectures.
struct TestingResults: Codable, Equatable, Sendable {
  /// The page on them.
  static let page = "testing.md"

  /// The architectures with unit tests, in the order of the catalog.
  let architectures: [ArchitectureTests]
  /// The names of the behaviours that the domain's own tests show. They are the same in every architecture and not
  /// counted in the ``Levels``.
  let domainRules: [String]

  /// The unit tests of one architecture.
  struct ArchitectureTests: Codable, Equatable, Sendable {
    let name: String
    let levels: Levels
    /// In the order of the catalog.
    let roles: [RoleTests]
    let doubles: Doubles
    /// By their paths.
    let soleTests: [SoleTests]
  }

  /// A file of UI-free tests.
  struct SoleTests: Codable, Equatable, Sendable {
    /// From the folder of the architecture's tests.
    let file: String
    /// How many behaviours no other such file shows.
    let behaviours: Int
  }

  /// The number of behaviours tested at each level.
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
    /// The code lines of its test files.
    let codeLines: Int
    /// One number for each test: its set-up lines, which are the code lines that run before the action under test.
    let linesBefore: [Int]

    var tests: Int { linesBefore.count }
  }

  /// The test doubles of a role's collaborators.
  struct Doubles: Codable, Equatable, Sendable {
    let types: Int
    let codeLines: Int
  }
}

/// A stored run of mutants: the outcomes of small faults in the sources of the architectures.
struct MutationResults: Codable, Equatable, Sendable {
  static let currentSchemaVersion = 2

  var schemaVersion = Self.currentSchemaVersion
  /// One for each architecture, in the order of the catalog.
  let runs: [SubjectRun]

  /// The mutants of one architecture.
  struct SubjectRun: Codable, Equatable, Sendable {
    let name: String
    /// The fingerprint of the run's sources, tests and scenarios.
    let sources: String
    /// In the order of the sources.
    let mutants: [MutantOutcome]
  }

  /// Whether each mutant of each subject is either found or listed as equivalent.
  var isClean: Bool { runs.allSatisfy { MutantTally($0.mutants).isClean } }
}

extension MutationResults: SchemaVersioned {}

/// The outcome of one mutant.
struct MutantOutcome: Codable, Equatable, Sendable {
  /// How the unit tests ended with the mutant.
  enum End: String, Codable, Sendable {
    case passed, failed
    /// The process crashed: later tests did not run.
    case crashed
    /// The process used up its processor time.
    case stopped
    case notCompiled
  }

  /// The tests or scenarios that find a mutant.
  enum Finder: String, Codable, CaseIterable, Sendable {
    /// The unit tests of the mutated file.
    case role
    /// All unit tests of the architecture.
    case unitTests
    /// The built-in scenarios, through the program of an architecture.
    case scenarios
  }

  let id: String
  /// From the folder of the sources.
  let file: String
  let line: Int
  /// The role of the file; empty if it has none.
  let role: String
  /// The kind of change, in words.
  let change: String
  let original: String
  /// The code in place of the original; empty if there is none.
  let replacement: String
  let end: End
  let foundBy: [Finder]
  /// The roles whose tests failed, or were running when the tests crashed or were stopped.
  let failingRoles: [String]
  /// Why no test can find it; nil for a mutant that is not listed as equivalent.
  var equivalence: String?
}

/// The number of mutants that were found by each finder.
struct MutantTally: Equatable, Sendable {
  /// Without those that do not compile.
  let run: Int
  let notCompiled: Int
  let equivalent: Int
  let found: [MutantOutcome.Finder: Int]
  /// Neither found nor listed as equivalent.
  let survivors: [MutantOutcome]
  /// Listed as equivalent but found: the listed reason is wrong.
  let wronglyExcused: [MutantOutcome]

  init(_ outcomes: [MutantOutcome]) {
    let run = outcomes.filter { $0.end != .notCompiled }
    self.run = run.count
    notCompiled = outcomes.count - run.count
    equivalent = run.count { $0.equivalence != nil && $0.foundBy.isEmpty }
    found = Dictionary(
      uniqueKeysWithValues: MutantOutcome.Finder.allCases.map { finder in
        (finder, run.count { $0.foundBy.contains(finder) })
      })
    survivors = run.filter { $0.foundBy.isEmpty && $0.equivalence == nil }
    wronglyExcused = run.filter { !$0.foundBy.isEmpty && $0.equivalence != nil }
  }

  /// Whether each mutant is either found or listed as equivalent.
  var isClean: Bool { survivors.isEmpty && wronglyExcused.isEmpty }

  /// The mutants that can be found at all.
  var findable: Int { run - equivalent }

  /// The mean number of roles whose tests fail, over the mutants that make a test fail; nil if there are none. Mutants
  /// that crash the tests are left out, because some tests did not run.
  static func meanFailingRoles(_ outcomes: [MutantOutcome]) -> Double? {
    let failed = outcomes.filter { $0.end == .failed }
    guard !failed.isEmpty else { return nil }
    return Double(failed.reduce(0) { $0 + $1.failingRoles.count }) / Double(failed.count)
  }
}
