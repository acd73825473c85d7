/// What the unit tests of the architectures show, and which faults they and the scenarios find.
package struct TestingResults: Codable, Equatable, Sendable {
  /// The version of the stored form that this code reads.
  package static let currentSchemaVersion = 1

  package let schemaVersion: Int
  package let architectures: [ArchitectureTests]
  /// Which mutants were run; nil where all were.
  package let sample: Sample?

  package init(architectures: [ArchitectureTests], sample: Sample?) {
    schemaVersion = Self.currentSchemaVersion
    self.architectures = architectures
    self.sample = sample
  }

  /// A choice of mutants that the seed repeats.
  package struct Sample: Codable, Equatable, Sendable {
    package let size: Int
    package let seed: UInt64

    package init(size: Int, seed: UInt64) {
      self.size = size
      self.seed = seed
    }
  }

  /// The unit tests of one architecture.
  package struct ArchitectureTests: Codable, Equatable, Sendable {
    package let name: String
    /// Tells the sources, tests and scenarios of the run from others.
    package let sources: String
    package let levels: Levels
    /// In the order of the catalog.
    package let roles: [RoleTests]
    package let doubles: Doubles
    /// In the order of the sources.
    package let mutants: [MutantOutcome]

    package init(
      name: String, sources: String, levels: Levels, roles: [RoleTests], doubles: Doubles,
      mutants: [MutantOutcome]
    ) {
      self.name = name
      self.sources = sources
      self.levels = levels
      self.roles = roles
      self.doubles = doubles
      self.mutants = mutants
    }
  }

  /// How many behaviours are tested at which level.
  package struct Levels: Codable, Equatable, Sendable {
    /// Without TerminalKit.
    package let noScreen: Int
    /// With a view controller, without the app around it.
    package let viewController: Int
    /// With the whole app.
    package let app: Int

    package init(noScreen: Int, viewController: Int, app: Int) {
      self.noScreen = noScreen
      self.viewController = viewController
      self.app = app
    }
  }

  /// The unit tests of one role.
  package struct RoleTests: Codable, Equatable, Sendable {
    package let name: String
    package let tests: Int
    package let codeLines: Int

    package init(name: String, tests: Int, codeLines: Int) {
      self.name = name
      self.tests = tests
      self.codeLines = codeLines
    }
  }

  /// What stands for the collaborators of a role in its tests.
  package struct Doubles: Codable, Equatable, Sendable {
    package let types: Int
    package let codeLines: Int

    package init(types: Int, codeLines: Int) {
      self.types = types
      self.codeLines = codeLines
    }
  }
}

/// What became of a mutant.
package struct MutantOutcome: Codable, Equatable, Sendable {
  /// How the unit tests of the architecture ended with the mutant.
  package enum End: String, Codable, Sendable {
    case passed, failed
    /// The process ended itself: tests that come later did not run.
    case crashed
    /// The process used up its processor time.
    case stopped
    /// There was nothing to run.
    case notCompiled
  }

  /// Who finds a mutant.
  package enum Finder: String, Codable, CaseIterable, Sendable {
    /// The unit tests of the file that has the mutant.
    case role
    /// All unit tests of the architecture.
    case unitTests
    /// The built-in scenarios, through the program of the architecture.
    case scenarios
  }

  package let id: String
  /// From the folder of the architecture.
  package let file: String
  package let line: Int
  package let role: String
  /// What is changed, in words.
  package let change: String
  package let original: String
  package let replacement: String
  package let end: End
  package let foundBy: [Finder]
  /// The roles whose tests failed; those that ran, where the tests crashed or were stopped.
  package let failingRoles: [String]
  /// Why no test can find it; nil for a mutant that is not listed as equivalent.
  package var equivalence: String?

  package init(
    id: String, file: String, line: Int, role: String, change: String, original: String, replacement: String,
    end: End, foundBy: [Finder], failingRoles: [String], equivalence: String? = nil
  ) {
    self.id = id
    self.file = file
    self.line = line
    self.role = role
    self.change = change
    self.original = original
    self.replacement = replacement
    self.end = end
    self.foundBy = foundBy
    self.failingRoles = failingRoles
    self.equivalence = equivalence
  }
}

/// How many mutants were found, and by whom.
package struct MutantTally: Equatable, Sendable {
  /// Without those that do not compile.
  package let run: Int
  package let notCompiled: Int
  package let stopped: Int
  package let equivalent: Int
  package let found: [MutantOutcome.Finder: Int]
  package let foundByAny: Int
  /// Found by nobody, and not listed as equivalent.
  package let survivors: [MutantOutcome]

  package init(_ outcomes: [MutantOutcome]) {
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
  }

  /// The mutants that can be found at all.
  package var findable: Int { run - equivalent }
}
