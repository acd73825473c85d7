import ArchitectureCatalog
import CommandLineKit
import Foundation

/// A file with the results of a run.
struct StoredResults {
  /// The path as the person wrote it.
  let path: String

  /// The maximum size in bytes: more than a full run of many architectures writes.
  private static let limit = 256 << 20

  func read() throws -> ComparisonResults {
    try ResultsFile.decode(Data(InputFile.read(path, limit: Self.limit)), file: path)
  }

  /// Counts again what is read from sources: the architectures, their changes and their unit tests. Throws if one of the
  /// architectures is no longer what the run measured; a new one is added.
  @MainActor func recount(in package: Package) throws {
    var results = try read()
    let compared = ArchitectureCatalog.architectures(named: results.architectures)
    let catalog = ArchitectureCatalog.comparable(with: compared)
    let now = try StructureCount(root: package.root).sources(of: catalog)
    guard results.systems.systems.map(\.sources).allSatisfy(now.contains) else {
      throw CommandFailure.checkFailed(
        "\(path) counted other sources than those of the package: run the comparison again")
    }
    results.systems = try ArchitecturesCommand.find(catalog, in: package)
    results.changes = try ChangeSurvey.results(in: package.root, of: results.architectures)
    results.testing = try TestSurvey(root: package.root).results(of: ArchitectureCatalog.all)
    try OutputFile(path: path).write(JSONFile.encode(results))
  }

  /// Whether both paths lead to one file.
  func isSame(as other: URL) -> Bool {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path == other.resolvingSymlinksInPath().path
  }
}
