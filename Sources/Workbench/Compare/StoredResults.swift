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
    try ResultsFile.decode(data(), file: path)
  }

  private func data() throws -> Data {
    try Data(InputFile.read(path, limit: Self.limit))
  }

  /// Changes part of the results in the file. Throws if they are of other sources than the package's.
  func renew(ofSourcesIn root: URL, _ renewal: (inout ComparisonResults) throws -> Void) throws {
    try CopyLock.withLock(onFile: url) {
      var results = try read()
      let architectures = ArchitectureCatalog.architectures(named: results.architectures)
      guard try StructureCount(root: root).run(architectures).architectures == results.structure.architectures
      else {
        throw CommandFailure.checkFailed(
          "\(path) counted other sources than those of the package: run the comparison again")
      }
      try renewal(&results)
      try write(results)
    }
  }

  /// The results that are about to be replaced; nil if there are none, or only of another schema version.
  func readForRenewal() throws -> ComparisonResults? {
    _ = try OutputFile(path: path)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data = try data()
    let isReadable = try ResultsFile.version(of: data, file: path) == ComparisonResults.currentSchemaVersion
    return isReadable ? try ResultsFile.decode(data, file: path) : nil
  }

  /// Replaces the file as a whole or not at all.
  func write(_ results: ComparisonResults) throws {
    try OutputFile(path: path).write(ResultsFile.encode(results))
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

/// The folder next to a report with a small summary of each processor's run.
struct RunFolder {
  /// Its name in the folder of the report.
  static let name = "runs"

  let folder: URL

  /// The maximum size in bytes: more than the summary of a full run of many architectures.
  private static let limit = 16 << 20

  /// The summaries in the order of their names; none without the folder.
  func read() throws -> [RunSummary] {
    try names().map(read)
  }

  /// Writes the summary, which replaces an earlier one of the same processor.
  func keep(_ summary: RunSummary) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = try names()
    let replaced = try names.first { try read($0).isOfSameProcessor(as: summary) }
    let name = replaced ?? summary.fileName(besides: Set(names))
    try OutputFile(path: folder.appendingPathComponent(name).path).write(ResultsFile.encode(summary))
  }

  private func names() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
  }

  private func read(_ name: String) throws -> RunSummary {
    let path = folder.appendingPathComponent(name).relativePath
    return try RunSummary.decode(Data(InputFile.read(path, limit: Self.limit)), file: path)
  }
}
