import Console
import Foundation
import Regression
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
    do {
      try FileManager.default.createDirectory(at: figures, withIntermediateDirectories: true)
      try WriteProbe.run(in: folder)
    } catch {
      throw Failure(description: "cannot write into \(folder.relativePath): \(reason(error))")
    }
  }

  /// Writes the results, which all else can be made from again. Throws ``Failure``.
  func write(results: Data) throws(Failure) {
    do {
      try results.write(to: folder.appendingPathComponent("results.json"), options: .atomic)
    } catch {
      throw Failure(description: "cannot write the results into \(path): \(reason(error))")
    }
  }

  /// Writes each file whole or not at all, and removes figures and changes of an earlier report. Throws ``Failure``.
  func write(_ report: Report) throws(Failure) {
    do {
      try removeFigures(except: Set(report.figures.keys))
      for (name, svg) in report.figures {
        try Data(svg.utf8).write(to: figures.appendingPathComponent(name), options: .atomic)
      }
      try Data(report.markdown.utf8).write(
        to: folder.appendingPathComponent("comparison.md"), options: .atomic)
      try removeChanges()
    } catch {
      throw Failure(description: "cannot write the report into \(path): \(reason(error))")
    }
  }

  /// Writes what changed since a baseline, beside the report. Throws ``Failure``.
  func write(changes: String) throws(Failure) {
    do {
      try Data(changes.utf8).write(to: self.changes, options: .atomic)
    } catch {
      throw Failure(description: "cannot write the changes into \(path): \(reason(error))")
    }
  }

  /// What is wrong, in words.
  private func reason(_ error: any Error) -> String {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), !isFolder.boolValue {
      return "it is not a folder"
    }
    return ErrorText.of(error)
  }

  private var figures: URL { folder.appendingPathComponent("figures") }

  var runs: RunFolder { RunFolder(folder: folder.appendingPathComponent(RunFolder.name)) }

  private var page: URL { folder.appendingPathComponent("comparison.md") }

  private var changes: URL { folder.appendingPathComponent("changes.md") }

  /// Removes what changed up to an earlier report: beside a new one it would say what is no longer so.
  private func removeChanges() throws {
    guard let text = FileManager.default.contents(atPath: changes.path) else { return }
    if String(decoding: text, as: UTF8.self).hasPrefix("# \(ChangesPage.title)") {
      try FileManager.default.removeItem(at: changes)
    }
  }

  /// Removes the figures that the page which is about to be replaced shows and the new one does not. Any other file in
  /// the folder is somebody else's.
  private func removeFigures(except names: Set<String>) throws {
    guard let page = FileManager.default.contents(atPath: page.path) else { return }
    for match in String(decoding: page, as: UTF8.self).matches(of: /\(figures\/([a-z0-9-]+\.svg)\)/) {
      let name = String(match.1)
      let figure = figures.appendingPathComponent(name)
      if !names.contains(name), FileManager.default.fileExists(atPath: figure.path) {
        try FileManager.default.removeItem(at: figure)
      }
    }
  }
}

extension Package {
  var reports: URL { root.appendingPathComponent("Reports") }
}
