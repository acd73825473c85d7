import CommandLineKit
import Foundation
import Measurement

/// The folder beside a report in which a small summary of each processor's run is kept.
struct RunFolder {
  /// What it is called in the folder of the report.
  static let name = "runs"

  let folder: URL

  /// More than the summary of a full run of many architectures, in bytes.
  private static let limit = 16 << 20

  /// The summaries in the order of their names; none without the folder.
  ///
  /// Throws `InputFile.Failure`, `ResultsFileError`, and a `CocoaError` for a folder that can't be listed.
  func read() throws -> [RunSummary] {
    try names().map(read)
  }

  /// Writes the summary in place of that of the same processor, or else beside those of others.
  ///
  /// Throws what ``read()`` throws, and `OutputFile.Failure`.
  func keep(_ summary: RunSummary) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = try names()
    let replaced = try names.first { try read($0).isOfSameProcessor(as: summary) }
    let name = replaced ?? RunSummaryFile.name(summary, besides: Set(names))
    try OutputFile(path: folder.appendingPathComponent(name).path).write(RunSummaryFile.encode(summary))
  }

  private func names() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
  }

  private func read(_ name: String) throws -> RunSummary {
    let path = folder.appendingPathComponent(name).relativePath
    return try RunSummaryFile.decode(Data(InputFile.read(path, limit: Self.limit)), file: path)
  }
}
