/// What the unit tests of the architectures are, and what is known of the faults that they and the scenarios find.
package struct TestingResults: Codable, Equatable, Sendable {
  /// Those that have unit tests, in the order of the catalog.
  package let architectures: [ArchitectureTests]
  /// What became of the mutants of the domain.
  package let domain: Measured<[MutantOutcome]>
  /// The tests of one behaviour, one in each architecture, in the same order.
  package let examples: [QuotedTest]

  package init(
    architectures: [ArchitectureTests], domain: Measured<[MutantOutcome]>, examples: [QuotedTest]
  ) {
    self.architectures = architectures
    self.domain = domain
    self.examples = examples
  }

  /// The unit tests of one architecture.
  package struct ArchitectureTests: Codable, Equatable, Sendable {
    package let name: String
    package let levels: Levels
    /// In the order of the catalog.
    package let roles: [RoleTests]
    package let doubles: Doubles
    /// In the order of the sources.
    package let mutants: Measured<[MutantOutcome]>

    package init(
      name: String, levels: Levels, roles: [RoleTests], doubles: Doubles,
      mutants: Measured<[MutantOutcome]>
    ) {
      self.name = name
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

    package var all: Int { noScreen + viewController + app }
  }

  /// The unit tests of one role.
  package struct RoleTests: Codable, Equatable, Sendable {
    package let name: String
    package let codeLines: Int
    /// One for each test: the code lines that prepare it, before the line that does what is tested.
    package let linesBefore: [Int]
    /// One for each test: the objects that it makes by name, the one under test among them.
    package let objects: [Int]

    package init(name: String, codeLines: Int, linesBefore: [Int], objects: [Int]) {
      self.name = name
      self.codeLines = codeLines
      self.linesBefore = linesBefore
      self.objects = objects
    }

    package var tests: Int { linesBefore.count }
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

  /// A test as it stands in its source.
  package struct QuotedTest: Codable, Equatable, Sendable {
    package let architecture: String
    /// What it shows, in a sentence.
    package let behaviour: String
    /// From the root of the package.
    package let file: String
    /// The line of its attribute, counted from 1.
    package let line: Int
    /// The lines from its attribute to its closing brace, without what all of them are indented by.
    package let text: String

    package init(architecture: String, behaviour: String, file: String, line: Int, text: String) {
      self.architecture = architecture
      self.behaviour = behaviour
      self.file = file
      self.line = line
      self.text = text
    }
  }
}
