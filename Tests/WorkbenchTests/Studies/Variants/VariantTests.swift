import ArchitectureCatalog
import CommandLineKit
import Foundation
import SourceReading
import TestSupport
import Testing

@testable import BehaviourProof
@testable import Workbench

/// A pattern built another way: what its words say.
@Suite struct VariantTests {
  private static let place = "Benchmarks/Variants/Way"
  private static let text = """
    # Another way

    What differs.

    ## Pattern

    MVVM to VIPER

    ## Origin

    Somebody, *An article*

    ## Built on

    Two

    ## Roles

    - `ViewController`: View, not `ContactsDomain`
    - `Manager`: Data manager
    - `Contract`: Contract, not `ContactsDomain`, `TerminalKit`

    ## Scenarios that change

    - `Old`: why

    ## What outlives the app

    - `Manager`: why

    """
  private let package: SmallPackage

  init() throws {
    package = try SmallPackage()
    try add("Way", Self.text)
    try package.write("scenario \"x\"\n  launch\n", to: "\(Self.place)/x.scenario")
  }

  private func add(_ name: String, _ text: String) throws {
    try package.write(text, to: "Benchmarks/Variants/\(name)/variant.md")
    try package.write("struct ContactsApp {}\n", to: "Benchmarks/Variants/\(name)/ContactsApp.swift")
  }

  private func all() throws -> [Variant] {
    try Variant.all(in: package.root, besides: SmallPackage.architectures)
  }

  @Test func itIsWhatItsWordsSay() throws {
    let variant = try #require(all().first)
    #expect(variant.name == "Way")
    #expect([variant.pattern, variant.towards] == ["MVVM", "VIPER"])
    #expect(variant.origin == "Somebody, *An article*")
    #expect(variant.base == "Two")
    #expect(
      variant.roles == [
        Role(name: "View", fileSuffix: "ViewController", forbiddenImports: ["ContactsDomain"]),
        Role(name: "Data manager", fileSuffix: "Manager"),
        Role(name: "Contract", fileSuffix: "Contract", forbiddenImports: ["ContactsDomain", "TerminalKit"]),
      ])
    #expect(variant.changedScenarios == [.init(name: "Old", reason: "why")])
    #expect(variant.outliving == ["Manager"])
    #expect(variant.toolkit == .imperative)
    #expect(variant.scenarioFiles.map(\.lastPathComponent) == ["x.scenario"])
    #expect(variant.metrics.files.map(\.path) == ["ContactsApp.swift"])
  }

  private static let patterns = (ArchitectureCatalog.leading + ArchitectureCatalog.declarative).map(\.name)
    .joined(separator: ", ")

  /// What is replaced in the words, and what is said of the result.
  @Test(
    arguments: [
      (
        "MVVM to VIPER", "MVP",
        ":7: expected \(patterns) or such as \"MVVM to VIPER\", found 'MVP'"
      ),
      ("## Origin", "## From", ":1: expected \"## Origin\" and beneath it who describes it"),
      ("\nTwo\n", "\nSix\n", ":15: expected the name of an architecture or of another variant, found 'Six'"),
      ("`TerminalKit`", "`Terminal`", ":19: expected \"- `SUFFIX`: ROLE, not `MODULE`\", the modules"),
      ("`Manager`", "Manager", ":20: expected \"- `SUFFIX`: ROLE, not `MODULE`\", found '- Manager:"),
      ("- `Old`: why", "- `Olf`: why", ":25: there is no earlier scenario 'Olf', did you mean 'Old'?"),
    ])
  func wordsThatAreNotUnderstoodAreNamedWithTheirLine(old: String, new: String, message: String) throws {
    try add("Way", Self.text.replacing(old, with: new))
    let error = #expect(throws: CommandFailure.self) { try all() }
    #expect(error?.status == .usage)
    #expect(
      error?.description.hasPrefix("\(Self.place)/variant.md\(message)") == true,
      "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("A-b", "Benchmarks/Variants/A-b: expected a name of ASCII letters and digits"),
    ("One", "Benchmarks/Variants/One: an architecture has this name"),
  ])
  func aNameHasToBeFreeAndThatOfAModule(name: String, message: String) throws {
    try add(name, Self.text)
    #expect(throws: CommandFailure.usage(message)) { try all() }
  }

  @Test func aFolderWithoutWordsOrWithoutAnAppIsAnError() throws {
    try package.write("let x = 1\n", to: "Benchmarks/Variants/Empty/X.swift")
    #expect(throws: CommandFailure.missing("Benchmarks/Variants/Empty/variant.md")) { try all() }
    try package.write(Self.text, to: "Benchmarks/Variants/Empty/variant.md")
    #expect(throws: CommandFailure.missing("a file ContactsApp.swift in Benchmarks/Variants/Empty")) {
      try all()
    }
  }

  @Test func eachFollowsWhatItIsBuiltOnAndMixturesFollowPatterns() throws {
    try add("A", Self.text.replacing("\nTwo\n", with: "\nWay\n"))
    try add("Z", Self.text.replacing("MVVM to VIPER", with: "VIPER"))
    try add("Y", Self.text.replacing("MVVM to VIPER", with: "MVC"))
    #expect(try all().map(\.name) == ["Y", "Z", "Way", "A"])
    try add("Way", Self.text.replacing("\nTwo\n", with: "\nA\n"))
    #expect(throws: CommandFailure.usage("Benchmarks/Variants/A: it is built on itself")) { try all() }
  }

  // MARK: Those that come with the package

  @Test func theLastStepOfTheLadderHasTheRolesOfViper() throws {
    let variants = try Variant.all(in: PackageFolder.root)
    let steps = variants.filter { $0.pattern == "MVVM" && $0.towards == "VIPER" }
    let viper = try #require(ArchitectureCatalog.all.first { $0.name == "VIPER" })
    #expect(steps.map(\.base) == ["MVVM"] + steps.dropLast().map(\.name))
    #expect(steps.last?.roles.allSatisfy(viper.roles.contains) == true)
    #expect(steps.dropLast().allSatisfy { !$0.roles.allSatisfy(viper.roles.contains) })
  }
}
