import Measurement

/// What the unit tests of the architectures are, and what is known of the faults that they and the scenarios find.
struct TestingResults: Codable, Equatable, Sendable {
  /// Those that have unit tests, in the order of the catalog.
  let architectures: [ArchitectureTests]
  /// What became of the mutants of the domain.
  let domain: Measured<[MutantOutcome]>
  /// The behaviours, each in a sentence, that the domain's own tests show: in every architecture alike, and in none of the
  /// ``Levels``. Nil in results in which they are counted there.
  let domainRules: [String]?
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

/// A run of mutants as it is stored: what became of small faults in the sources of architectures, and of the domain.
struct MutationResults: Codable, Equatable, Sendable {
  static let currentSchemaVersion = 2

  var schemaVersion = Self.currentSchemaVersion
  /// One for each architecture, in the order of the catalog, and one for the domain.
  let runs: [SubjectRun]
  /// Which mutants were run; nil where all were.
  let sample: Sample?

  /// The mutants of one architecture, or of the domain.
  struct SubjectRun: Codable, Equatable, Sendable {
    let name: String
    /// Tells the sources, tests and scenarios of the run from others.
    let sources: String
    /// In the order of the sources.
    let mutants: [MutantOutcome]
  }

  /// Whether each mutant of each subject is found, or is listed as one that cannot be.
  var isClean: Bool { runs.allSatisfy { MutantTally($0.mutants).isClean } }

  /// A choice of mutants that the seed repeats.
  struct Sample: Codable, Equatable, Sendable {
    let size: Int
    let seed: UInt64
  }
}

/// What became of a mutant.
struct MutantOutcome: Codable, Equatable, Sendable {
  /// How the unit tests ended with the mutant.
  enum End: String, Codable, Sendable {
    case passed, failed
    /// The process ended itself: tests that come later did not run.
    case crashed
    /// The process used up its processor time.
    case stopped
    /// There was nothing to run.
    case notCompiled
  }

  /// Who finds a mutant.
  enum Finder: String, Codable, CaseIterable, Sendable {
    /// The unit tests of the file that has the mutant; of the domain's mutants, nobody.
    case role
    /// All unit tests of the architecture, or of the domain.
    case unitTests
    /// The built-in scenarios, through the program of an architecture.
    case scenarios
  }

  let id: String
  /// From the folder of the sources.
  let file: String
  let line: Int
  /// The role of the file; empty for one that has none.
  let role: String
  /// What is changed, in words.
  let change: String
  let original: String
  let replacement: String
  let end: End
  let foundBy: [Finder]
  /// The roles whose tests failed; those that ran, where the tests crashed or were stopped.
  let failingRoles: [String]
  /// Why no test can find it; nil for a mutant that is not listed as equivalent.
  var equivalence: String?
}

/// How many mutants were found, and by whom.
struct MutantTally: Equatable, Sendable {
  /// Without those that do not compile.
  let run: Int
  let notCompiled: Int
  let stopped: Int
  let equivalent: Int
  let found: [MutantOutcome.Finder: Int]
  let foundByAny: Int
  /// Found by nobody, and not listed as equivalent.
  let survivors: [MutantOutcome]
  /// Listed as equivalent, and found all the same: the reason is wrong.
  let wronglyExcused: [MutantOutcome]

  init(_ outcomes: [MutantOutcome]) {
    let run = outcomes.filter { $0.end != .notCompiled }
    self.run = run.count
    notCompiled = outcomes.count - run.count
    stopped = run.count { $0.end == .stopped }
    equivalent = run.count { $0.equivalence != nil && $0.foundBy.isEmpty }
    found = Dictionary(
      uniqueKeysWithValues: MutantOutcome.Finder.allCases.map { finder in
        (finder, run.count { $0.foundBy.contains(finder) })
      })
    foundByAny = run.count { !$0.foundBy.isEmpty }
    survivors = run.filter { $0.foundBy.isEmpty && $0.equivalence == nil }
    wronglyExcused = run.filter { !$0.foundBy.isEmpty && $0.equivalence != nil }
  }

  /// Whether each mutant is found, or is listed as one that cannot be.
  var isClean: Bool { survivors.isEmpty && wronglyExcused.isEmpty }

  /// The mutants that can be found at all.
  var findable: Int { run - equivalent }

  /// How many roles' tests fail for a mutant that makes any fail, in the mean; nil without one. Where the tests crashed,
  /// some did not run, and the mutant is not looked at.
  static func meanFailingRoles(_ outcomes: [MutantOutcome]) -> Double? {
    let failed = outcomes.filter { $0.end == .failed }
    guard !failed.isEmpty else { return nil }
    return Double(failed.reduce(0) { $0 + $1.failingRoles.count }) / Double(failed.count)
  }
}
