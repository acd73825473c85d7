import Foundation

/// The part of `compare` that a copy builds: it compares behaviour and traces a tap. The whole takes longest to build.
enum ReducedProgram {
  private static let program = "Sources/Workbench/Command/CompareCommand.swift"
  private static let path = "Sources/Workbench/LeftOut.swift"

  /// The sources that are built, with the definitions that they share with the rest.
  private static let sources = [
    "LeftOut.swift", "Command/CompareCommand.swift", "Command/Commands/BehaviourCommand.swift",
    "Command/Commands/TapCommand.swift", "Command/Cost/BenchmarkPlan.swift", "Command/Files/Package.swift",
    "Command/Stages/BehaviourDifference.swift", "Command/Stages/BehaviourStage.swift",
    "Command/Stages/TranscriptDiff.swift", "Command/Structure", "Inspect/Changes/ChangeCount.swift",
    "Inspect/Changes/Patch.swift", "Inspect/Changes/PatchOwner.swift", "Inspect/Copies",
    "Inspect/Exercises/TapTree.swift", "Inspect/Proof",
    "Inspect/Sources", "Report/Markdown/MarkdownText.swift", "Report/Markdown/NumberText.swift",
    "Report/Taps", "Results",
  ]
  private static let excluded = ["Inspect/Sources/ScannedSource+Members.swift"]
  private static let commands = ["BehaviourCommand", "TapCommand", "WalksCommand"]

  /// Text to append to the manifest: it limits `compare` to these sources.
  static let manifest = """

    for target in package.targets where target.name == "Workbench" {
      target.sources = \(sources)
      target.exclude = \(excluded)
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
