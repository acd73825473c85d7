import ArchitectureCatalog
import Foundation
import Measurement

/// A change of the package with what tells whether it does what it should.
struct ChangeUnderTest: Sendable {
  /// What a person calls the change.
  let id: String
  /// In the order in which they are applied: those that others rest on first.
  let patches: [Patch]
  /// The files of the scenarios that have to hold with the change, besides those that are built in.
  let scenarios: [URL]
  /// The names of built-in scenarios that must no longer hold.
  let changedScenarios: [String]
  /// The names of the architectures that have the change, and are compared with each other.
  let architectures: [String]
  /// What `compare behaviour` is told besides.
  let options: [String]

  /// A request.
  init(_ request: ChangeRequest) {
    self.init(
      id: request.id, patches: request.allPatches, scenarios: request.scenarioFiles,
      changedScenarios: request.changedScenarios.map(\.name),
      architectures: request.patches.map(\.owner.name),
      // What is asked for is not what is specified.
      options: ["--without-model"])
  }

  init(
    id: String, patches: [Patch], scenarios: [URL], changedScenarios: [String], architectures: [String],
    options: [String]
  ) {
    self.id = id
    self.patches = patches
    self.scenarios = scenarios
    self.changedScenarios = changedScenarios
    self.architectures = architectures
    self.options = options
  }

  /// Each step of a variant, on top of those before it: only the last one may differ from what is specified.
  static func steps(of variant: Variant) -> [ChangeUnderTest] {
    variant.steps.indices.map { index in
      let isLast = index == variant.steps.count - 1
      let changed = isLast ? variant.changedScenarios.map(\.name) : []
      let roles = variant.roles(after: variant.steps[index]).map(\.name).joined(separator: ",")
      return ChangeUnderTest(
        id: "\(variant.folder)/\(variant.steps[index].id)", patches: variant.steps[...index].map(\.patch),
        scenarios: isLast ? variant.scenarioFiles : [], changedScenarios: changed,
        architectures: [variant.architecture.name],
        options: ["--roles=\(roles)"] + (changed.isEmpty ? [] : ["--without-model"]))
    }
  }

  /// The modules of the tests that are run, as far as the copy has them: those of the architectures, and of what else is
  /// touched.
  ///
  /// - Parameter paths: what the patches touch.
  func testModules(touching paths: [String]) -> [String] {
    let others = paths.compactMap { path -> String? in
      let parts = path.split(separator: "/")
      guard parts.count > 2, parts[1] != "Architectures" else { return nil }
      return parts[0] == "Tests" ? String(parts[1]) : parts[0] == "Sources" ? "\(parts[1])Tests" : nil
    }
    return Set(architectures.map { "Contacts\($0)Tests" } + others).sorted()
  }
}

/// What was found out about a change that does what it should.
struct VerifiedChange: Equatable, Sendable {
  /// What `compare behaviour` printed: a line for each thing that holds.
  let behaviour: String
  /// How many tests passed.
  let tests: Int
}
