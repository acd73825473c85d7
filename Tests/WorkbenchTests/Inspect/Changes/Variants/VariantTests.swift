import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// An architecture built another way, step by step.
@Suite struct VariantTests {
  private static let folder = "Benchmarks/Way"
  private let package: SmallPackage

  init() throws {
    package = try SmallPackage()
    try package.write("x\n", to: "\(Self.folder)/x.scenario")
    try write(
      "# Another way\n\n## Architecture\n\n- `One`\n\n## Towards\n\n- `Two`\n\n## Steps\n\n- `1-first`: the first\n"
        + "- `2-second`: the second\n\n## Counted\n\n- `launch`\n")
    try package.write(
      SmallPackage.patch(of: SmallPackage.architectures[0], behind: 2, "first"), to: Self.patch("1-first"))
    try package.write(Self.second, to: Self.patch("2-second"))
  }

  private static func patch(_ id: String) -> String { "\(folder)/\(id).patch" }

  /// Behind the line that the first step adds, and in a new file.
  private static let second = """
    diff --git a/Sources/Architectures/One/ListViewController.swift b/Sources/Architectures/One/ListViewController.swift
    --- a/Sources/Architectures/One/ListViewController.swift
    +++ b/Sources/Architectures/One/ListViewController.swift
    @@ -3,3 +3,2 @@
     let a2 = 2
    -let first = 0
     let a3 = 3
    diff --git a/Sources/Architectures/One/New.swift b/Sources/Architectures/One/New.swift
    new file mode 100644
    --- /dev/null
    +++ b/Sources/Architectures/One/New.swift
    @@ -0,0 +1,2 @@
    +protocol New {}
    +enum Newer {}

    """

  private func write(_ text: String) throws {
    try package.write(text, to: "\(Self.folder)/variant.md")
  }

  private func variant() throws -> Variant {
    try Variant(folder: Self.folder, in: package.root, SmallPackage.architectures)
  }

  private func patched() throws -> PatchedVariant {
    try TreeStore.use(of: package.root) { try PatchedVariant(variant(), in: $0) }
  }

  @Test func itIsWhatItsWordsSay() throws {
    let variant = try variant()
    #expect(variant.title == "Another way")
    #expect(variant.architecture.name == "One")
    #expect(variant.target?.name == "Two")
    #expect(variant.steps.map(\.id) == ["1-first", "2-second"])
    #expect(variant.steps.map(\.title) == ["the first", "the second"])
    #expect(variant.counted == ["launch"])
    #expect(variant.scenarioFiles.map(\.lastPathComponent) == ["x.scenario"])
  }

  @Test func eachStepIsCountedOnWhatTheOnesBeforeItLeave() throws {
    let patched = try patched()
    #expect(patched.base.counts.codeLines == 10)
    #expect(patched.steps.map(\.sources.counts.codeLines) == [11, 12])
    #expect(patched.steps.map(\.sources.counts.files) == [1, 2])
    #expect(patched.steps.map(\.sources.counts.protocols) == [0, 1])
    #expect(patched.steps.map(\.change.sources.lines.added) == [1, 2])
    #expect(patched.steps.map(\.change.sources.lines.removed) == [0, 1])
    #expect(patched.steps.map(\.sources.files.last?.path) == ["ListViewController.swift", "New.swift"])
  }

  @Test func aStepThatHasNoPlaceIsAnError() throws {
    try write("# Another way\n\n## Architecture\n\n- One\n\n## Steps\n\n- `2-second`: the second\n")
    let error = #expect(throws: StalePatch.self) { try patched() }
    #expect(error?.description.hasPrefix("Benchmarks/Way/2-second.patch no longer applies: ") == true)
  }

  @Test func aStepTouchesItsArchitectureAlone() throws {
    try package.write(
      SmallPackage.patch(of: SmallPackage.architectures[1], behind: 2, "first"), to: Self.patch("1-first"))
    #expect(throws: CommandFailure.self) { try patched() }
  }

  @Test(arguments: [
    ("No title\n", "Benchmarks/Way/variant.md:1: expected \"# TITLE\""),
    (
      "# T\n\n## Architecture\n\n- `One`\n\n## Steps\n\n- `1-first`: x\n\n## Scenarios that change\n\n- `Olf`: y\n",
      "variant.md:13: there is no built-in scenario 'Olf', did you mean 'Old'?"
    ),
    ("# T\n", "expected \"## Architecture\""), ("# T\n\n## Architecture\n\n- `Six`\n", "found 'Six'"),
    ("# T\n\n## Architecture\n\n- `One`\n", "expected \"## Steps\""),
    (
      "# T\n\n## Architecture\n\n- `One`\n\n## Steps\n\n- first\n",
      "variant.md:9: expected \"- `PATCH`: TITLE\""
    ),
    ("# T\n\n## Architecture\n\n- `One`\n\n## Steps\n\n- `4`: x\n", "expected Benchmarks/Way/4.patch"),
  ])
  func wordsThatAreNotUnderstoodAreAnError(text: String, message: String) throws {
    try write(text)
    let error = #expect(throws: CommandFailure.self) { try variant() }
    #expect(error?.description.contains(message) == true)
  }

  @Test func eachStepIsVerifiedOnTopOfThoseBeforeItAndTheLastMayDiffer() throws {
    let text = try String(
      contentsOf: package.root.appending(path: "\(Self.folder)/variant.md"), encoding: .utf8)
    try write(text + "\n## Scenarios that change\n\n- `Old`: why\n")
    let changes = try ChangeUnderTest.steps(of: variant())
    #expect(changes.map(\.id) == ["Benchmarks/Way/1-first", "Benchmarks/Way/2-second"])
    let patches = changes.map { $0.patches.map(\.url.lastPathComponent) }
    #expect(patches == [["1-first.patch"], ["1-first.patch", "2-second.patch"]])
    #expect(changes.map(\.architectures) == [["One"], ["One"]])
    #expect(changes.map(\.changedScenarios) == [[], ["Old"]])
    #expect(changes.map { $0.scenarios.map(\.lastPathComponent) } == [[], ["x.scenario"]])
    // Only where something differs on purpose, the model of what is specified does not hold.
    #expect(changes.map(\.options) == [["--roles=Controller"], ["--roles=Controller", "--without-model"]])
  }

  // MARK: Those that come with the package

  @Test(arguments: VariantResults.folders)
  func everyStepAppliesToTheTreeAsItIs(folder: String) throws {
    let variant = try Variant(folder: folder, in: PackageFolder.root, ArchitectureCatalog.all)
    let patched = try TreeStore.use(of: PackageFolder.root) { try PatchedVariant(variant, in: $0) }
    #expect(patched.steps.allSatisfy { $0.change.sources.lines.added > 0 })
  }
}
