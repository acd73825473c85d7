import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// A file with the results of a run: one that is rendered, or one that others are compared with.
struct StoredResults {
  /// The results are of other sources.
  struct OtherSources: Error, CustomStringConvertible {
    let file: String

    var description: String {
      "\(file) counted other sources than those of the package: run the comparison again"
    }
  }

  /// As the person wrote it.
  let path: String

  /// More than a full run of many architectures writes, in bytes.
  private static let limit = 256 << 20

  /// The results in the file. Throws `InputFile.Failure` and `ResultsFileError`.
  func read() throws -> ComparisonResults {
    try ResultsFile.decode(Data(InputFile.read(path, limit: Self.limit)), file: path)
  }

  /// Puts something else into the results in the file, whose other numbers have to be of the sources of the package.
  ///
  /// Throws ``OtherSources``, `CopyLock.Failure` while another process does the same, whose numbers would be lost, and what
  /// ``read()``, ``write(_:)``, ``StructureCount`` and `renewal` throw.
  func renew(ofSourcesIn root: URL, _ renewal: (inout ComparisonResults) throws -> Void) throws {
    try CopyLock.hold(file: url) {
      var results = try read()
      let architectures = ArchitectureCatalog.architectures(named: results.architectures)
      guard try StructureCount(root: root).run(architectures).architectures == results.structure.architectures
      else { throw OtherSources(file: path) }
      try renewal(&results)
      try write(results)
    }
  }

  /// The results that are about to be replaced; nil if there are none, or none that can be read any more.
  ///
  /// Throws `OutputFile.Failure` where the file could not be written, and what ``read()`` throws for a file that is no results
  /// file at all: it may not be this program's.
  func readForRenewal() throws -> ComparisonResults? {
    _ = try OutputFile(path: path)
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try read()
    } catch ResultsFileError.otherSchemaVersion {
      return nil
    }
  }

  /// Replaces the file as a whole or not at all. Throws `OutputFile.Failure`.
  func write(_ results: ComparisonResults) throws {
    try OutputFile(path: path).write(ResultsFile.encode(results))
  }

  /// Whether both paths lead to one file, which need not be there.
  func isSame(as other: URL) -> Bool {
    Self.resolved(url) == Self.resolved(other)
  }

  private var url: URL { URL(fileURLWithPath: path) }

  private static func resolved(_ url: URL) -> String {
    url.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL
      .appendingPathComponent(url.lastPathComponent).resolvingSymlinksInPath().path
  }
}
