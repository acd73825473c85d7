import ArgumentParsing
import Console
import Foundation
import Reporting

/// The file with the run that others are compared with.
struct BaselineFile {
  /// Why nothing can be compared with the file, or it can't be renewed.
  enum Failure: Error, CustomStringConvertible {
    /// The report of this run would go where the baseline is.
    case wouldBeOverwritten(file: String)
    case unwritable(file: String, reason: String)

    var description: String {
      switch self {
      case .wouldBeOverwritten(let file):
        "the report would be written over the baseline \(file): name another folder with --output, or renew the"
          + " baseline with --update-baseline"
      case .unwritable(let file, let reason): "cannot write the baseline \(file): \(reason)"
      }
    }

    var status: ExitStatus {
      switch self {
      case .wouldBeOverwritten: .usage
      case .unwritable: .unavailable
      }
    }
  }

  /// As the person wrote it.
  let path: String

  /// More than a full run of many architectures writes, in bytes.
  static let limit = 256 << 20

  /// The results in the file. Throws `InputFile.Failure` and `ResultsFileError`.
  func read() throws -> ComparisonResults {
    try ResultsFile.decode(Data(InputFile.read(path, limit: Self.limit)), file: path)
  }

  /// The results that are about to be replaced; nil if there are none, or none that can be read any more.
  ///
  /// Throws ``Failure`` where the file could not be written, and what ``read()`` throws for a file that is no results
  /// file at all: it may be somebody else's.
  func readForRenewal() throws -> ComparisonResults? {
    try tryToWriteBeside()
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      return try read()
    } catch ResultsFileError.otherSchemaVersion {
      return nil
    }
  }

  /// Replaces the file as a whole or not at all. Throws ``Failure``.
  func write(_ results: ComparisonResults) throws {
    let data = try ResultsFile.encode(results)
    try writing { try data.write(to: url, options: .atomic) }
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

  private func tryToWriteBeside() throws(Failure) {
    let probe = url.deletingLastPathComponent().appendingPathComponent(".write-probe-\(UUID().uuidString)")
    try writing {
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
    }
  }

  private func writing(_ body: () throws -> Void) throws(Failure) {
    do {
      try body()
    } catch {
      let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      let reason = (underlying ?? error as NSError).localizedDescription
      throw .unwritable(file: path, reason: reason)
    }
  }
}
