import Foundation
import Reporting

/// The folder into which a report is written.
struct ReportFolder {
  /// Why a report can't be written.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let folder: URL

  var path: String { folder.relativePath }

  /// Creates the folder and tries to write into it. Throws ``Failure``.
  init(_ folder: URL) throws(Failure) {
    self.folder = folder
    let probe = folder.appendingPathComponent(".write-probe-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: figures, withIntermediateDirectories: true)
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
    } catch {
      throw Failure(description: "cannot write into \(folder.relativePath): \(error.localizedDescription)")
    }
  }

  /// Writes each file whole or not at all, and removes figures of an earlier report. Throws ``Failure``.
  func write(_ report: Report, _ results: Data) throws(Failure) {
    do {
      try results.write(to: folder.appendingPathComponent("results.json"), options: .atomic)
      try removeFigures(except: Set(report.figures.keys))
      for (name, svg) in report.figures {
        try Data(svg.utf8).write(to: figures.appendingPathComponent(name), options: .atomic)
      }
      try Data(report.markdown.utf8).write(
        to: folder.appendingPathComponent("comparison.md"), options: .atomic)
    } catch {
      throw Failure(description: "cannot write the report into \(path): \(error.localizedDescription)")
    }
  }

  private var figures: URL { folder.appendingPathComponent("figures") }

  private func removeFigures(except names: Set<String>) throws {
    for file in try FileManager.default.contentsOfDirectory(at: figures, includingPropertiesForKeys: nil)
    where file.pathExtension == "svg" && !names.contains(file.lastPathComponent) {
      try FileManager.default.removeItem(at: file)
    }
  }
}

extension Package {
  var reports: URL { root.appendingPathComponent("Reports") }
}
