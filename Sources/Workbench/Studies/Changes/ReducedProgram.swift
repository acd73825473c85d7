import Foundation
import SourceReading

/// The part of `compare` that a copy builds: it compares behaviour. The whole takes longest to build.
enum ReducedProgram {
  private static let program = "Sources/Workbench/Compare/CompareCommand.swift"
  private static let path = "Sources/Workbench/LeftOut.swift"

  /// The sources that are built, with the definitions that they share with the rest.
  private static let sources = [
    "LeftOut.swift", "BehaviourProof", "Compare/CompareCommand.swift", "Compare/ComparisonResults.swift",
    "Core/Build", "Core/Copies", "Core/Pages/MarkdownText.swift", "Core/Pages/NumberText.swift",
    "Core/Pages/TextResource.swift", "Core/Stored", "Studies/Architectures/SystemResults.swift",
    "Studies/Behaviour/BehaviourCommand.swift", "Studies/Changes/ChangeCount.swift",
    "Studies/Changes/ChangeResults.swift", "Studies/Changes/Patch.swift", "Studies/Changes/PatchOwner.swift",
    "Studies/Code/StructureResults.swift", "Studies/Life/LifeResults.swift",
    "Studies/Testing/TestingResults.swift", "Studies/Time/BenchmarkPlan.swift",
    "Studies/Time/CostResults.swift", "Studies/Variants/VariantResults.swift",
  ]
  private static let commands = ["BehaviourCommand", "WalksCommand"]

  /// Text to append to the manifest: it limits `compare` to these sources.
  static let manifest = """

    for target in package.targets where target.name == "Workbench" {
      target.sources = \(sources)
    }
    """

  /// The file of the copy that defines the program's other commands, which do nothing there. They can be asynchronous
  /// too, because a change may make commands wait.
  static func files(of package: URL) -> [String: Data] {
    let listing = FileManager.default.contents(atPath: package.appendingPathComponent(program).path) ?? Data()
    let listed = String(decoding: listing, as: UTF8.self).matches(of: /(\w+Command)\.description/)
      .map { String($0.1) }
    let others = Set(listed).subtracting(commands).sorted().map { "typealias \($0) = LeftOut\n" }.joined()
    let leftOut = """
      import CommandLineKit

      @MainActor
      struct LeftOut {
        static let description = CommandDescription(name: "compare", summary: "Is left out.", options: [])
        func run(_ arguments: Arguments) throws -> ExitStatus { .unavailable }
        func run(_ arguments: Arguments) async throws -> ExitStatus { .unavailable }
      }


      """
    return [path: Data((leftOut + others).utf8)]
  }
}
