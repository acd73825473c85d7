import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// A file with the results of a run: the run to render, or a baseline.
struct StoredResults {
  /// The path as the person wrote it.
  let path: String

  /// The maximum size in bytes: more than a full run of many architectures writes.
  private static let limit = 256 << 20

  func read() throws -> ComparisonResults {
    try ResultsFile.decode(Data(InputFile.read(path, limit: Self.limit)), file: path)
  }

  /// Changes part of the results in the file. Throws if they are of other sources than the package's.
  func renew(ofSourcesIn root: URL, _ renewal: (inout ComparisonResults) throws -> Void) throws {
    var results = try read()
    let architectures = ArchitectureCatalog.architectures(named: results.architectures)
    guard try StructureCount(root: root).sources(of: architectures) == results.compared.map(\.sources)
    else {
      throw CommandFailure.checkFailed(
        "\(path) counted other sources than those of the package: run the comparison again")
    }
    try renewal(&results)
    try write(results)
  }

  /// Replaces the file as a whole or not at all.
  func write(_ results: ComparisonResults) throws {
    try OutputFile(path: path).write(JSONFile.encode(results))
  }

  /// Whether both paths lead to one file, which need not exist.
  func isSame(as other: URL) -> Bool {
    Self.resolved(url) == Self.resolved(other)
  }

  private var url: URL { URL(fileURLWithPath: path) }

  private static func resolved(_ url: URL) -> String {
    url.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL
      .appendingPathComponent(url.lastPathComponent).resolvingSymlinksInPath().path
  }
}
