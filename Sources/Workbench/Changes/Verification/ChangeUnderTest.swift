package import Foundation

/// A change of the package with what tells whether it does what it should.
package struct ChangeUnderTest: Sendable {
  /// Where the changed tree comes from.
  package enum Tree: Sendable {
    /// Unified diffs, in the order in which they are applied: those that others rest on first.
    case patches([URL])
    /// A folder of files that take the place of those of the same paths, and the paths of files that go.
    case files(in: URL, removing: [String])
  }

  /// What a person calls the change.
  package let id: String
  package let tree: Tree
  /// The files of the scenarios that have to hold with the change, besides those that are built in.
  package let scenarios: [URL]
  /// The names of built-in scenarios that must no longer hold.
  package let changedScenarios: [String]
  /// The names of the architectures that have the change, and are compared with each other.
  package let architectures: [String]
  /// The test modules that belong to the change; their tests are run.
  package let testModules: [String]

  package init(
    id: String, tree: Tree, scenarios: [URL], changedScenarios: [String], architectures: [String],
    testModules: [String]
  ) {
    self.id = id
    self.tree = tree
    self.scenarios = scenarios
    self.changedScenarios = changedScenarios
    self.architectures = architectures
    self.testModules = testModules
  }

  /// Two changes in one tree: the scenarios and tests of both have to hold, in the architectures that have both.
  ///
  /// - Parameter tree: the merge of the two.
  package static func pair(_ first: ChangeUnderTest, _ second: ChangeUnderTest, tree: Tree) -> ChangeUnderTest
  {
    ChangeUnderTest(
      id: "\(first.id) + \(second.id)", tree: tree, scenarios: first.scenarios + second.scenarios,
      changedScenarios: Set(first.changedScenarios + second.changedScenarios).sorted(),
      architectures: first.architectures.filter(second.architectures.contains),
      testModules: Set(first.testModules + second.testModules).sorted())
  }
}

/// What was found out about a change that does what it should.
package struct VerifiedChange: Sendable {
  /// What `compare behaviour` printed: a line for each thing that holds.
  package let behaviour: String
  /// How many tests of the change's test modules passed.
  package let tests: Int
  /// What the build compiled again after the change; nil where the build before it was not one of the unchanged tree.
  package let rebuilt: RebuiltSources?
}
