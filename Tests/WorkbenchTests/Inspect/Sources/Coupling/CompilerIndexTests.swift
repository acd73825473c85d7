import ArchitectureCatalog
import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

/// The scanner's references to types beside those that the compiler wrote into its index, place by place.
///
/// The index lacks the type of an error behind `do throws`, which the scanner sees.
@Suite(.enabled("no index of this build, or no library that reads one") { CompilerIndex.isThere })
struct CompilerIndexTests {
  private static let shared = ["Sources/ContactsDomain", "Sources/TerminalKit"]
  private static let folders = ArchitectureCatalog.all.map(\.sourceFolder)

  @Test(arguments: folders)
  func everyTypeThatAnArchitectureNamesIsFoundAndNothingElse(folder: String) throws {
    let index = try CompilerIndex(of: Self.shared + [folder])
    let compiler = index.namedTypes.filter { $0.file.hasPrefix(folder) }
    let scanner = try Self.scanned(folder, names: Set(index.types.values))
    #expect(compiler.count > 30)
    #expect(compiler.subtracting(scanner).sorted() == [])
    #expect(scanner.subtracting(compiler).sorted() == [])
  }

  private static func scanned(_ folder: String, names: Set<String>) throws -> Set<CompilerIndex.Reference> {
    let files = try SourceFolder.measure(at: PackageFolder.path(folder)).files.map { "\(folder)/\($0.path)" }
    return Set(
      try files.flatMap { file in
        let text = try PackageFolder.text(file)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return CoupledSource(path: "", utf8: Array(text.utf8)).references(to: names)
          .filter { !lines[$0.line - 1].prefix($0.column - 1).hasSuffix("do throws(") }
          .map { CompilerIndex.Reference(file: file, line: $0.line, column: $0.column, name: $0.name) }
      })
  }
}
