import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import SourceReading

/// The folder into which a report is written.
struct ReportFolder {
  private let folder: URL

  private var path: String { folder.relativePath }

  /// Checks that the folder can be created and written into, and leaves no trace: in the end there may be nothing to
  /// report.
  init(_ folder: URL) throws(CommandFailure) {
    self.folder = folder
    let missing = folder.missingFolders
    // Only empty folders are removed: another program may have put something into one.
    defer { for folder in missing { _ = rmdir(folder.path) } }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try WriteProbe.run(in: folder)
    } catch {
      throw .unavailable("cannot write into \(folder.relativePath): \(reason(error))")
    }
  }

  /// Writes the results, from which everything else can be made again.
  func write(results: Data) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try results.write(to: folder.appendingPathComponent("results.json"), options: .atomic)
    } catch {
      throw .unavailable("cannot write the results into \(path): \(reason(error))")
    }
  }

  /// Writes the results and the report, and prints the report's path.
  func write(_ results: ComparisonResults) throws {
    // The samples first: whatever goes wrong from here on, minutes of measuring are not lost.
    try write(results: ResultsFile.encode(results))
    let report = try Report(
      results: results, sources: Package.found?.sources(of: results) ?? [:],
      variants: Package.found.map { try VariantResults.stored(in: $0.root) },
      life: Package.found.map { try LifeResults.stored(in: $0.root) }, apps: PublicAppRoles.stored(),
      course: Package.found.map { try Course(of: $0.root) })
    try write(report)
    if let reason = report.unreliability {
      try console.print("UNRELIABLE times: \(reason)\n")
    }
    try console.print("Report: \(path)/\(Report.front)\n")
  }

  /// Writes each file whole or not at all, and removes an earlier report's figures and baseline page.
  func write(_ report: Report) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(at: figures, withIntermediateDirectories: true)
      try removeOutdatedParts(unlessIn: report)
      for (name, svg) in report.figures {
        try Data(svg.utf8).write(to: figures.appendingPathComponent(name), options: .atomic)
      }
      let links = Package.found.map {
        ReportLinks(home: $0.reports, folder: folder, parts: parts(of: report).union(["results.json"]))
      }
      for (path, text) in report.pages {
        let page = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: page.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((links?.leading(text, at: path) ?? text).utf8).write(to: page, options: .atomic)
      }
      try removeRegression()
      if let package = Package.found, package.reports.standardizedFileURL == folder.standardizedFileURL {
        try Readme(root: package.root).show(report.answer)
      }
    } catch {
      throw .unavailable("cannot write the report into \(path): \(reason(error))")
    }
  }

  /// Writes the page of changes since a baseline, next to the report.
  func write(regression: String) throws(CommandFailure) {
    do {
      try Data(regression.utf8).write(to: self.regression, options: .atomic)
    } catch {
      throw .unavailable("cannot write the changes into \(path): \(reason(error))")
    }
  }

  private func reason(_ error: any Error) -> String {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), !isFolder.boolValue {
      return "it is not a folder"
    }
    return ErrorText.of(error)
  }

  /// The paths of a report's pages and figures, from its folder.
  private func parts(of report: Report) -> Set<String> {
    Set(report.pages.keys).union(report.figures.keys.map { "figures/\($0)" })
  }

  private var figures: URL { folder.appendingPathComponent("figures") }

  private var regression: URL { folder.appendingPathComponent("since-baseline.md") }

  /// Removes an earlier report's page of changes: it would no longer be true of the new report.
  private func removeRegression() throws {
    guard let text = FileManager.default.contents(atPath: regression.path) else { return }
    if String(decoding: text, as: UTF8.self).hasPrefix("# \(BaselinePage.title)") {
      try FileManager.default.removeItem(at: regression)
    }
  }

  /// Removes parts of an earlier report that the new one lacks: pages of single workloads, and figures that its pages
  /// show. No other file in the folder is touched: this program did not write it.
  private func removeOutdatedParts(unlessIn report: Report) throws {
    let pages = parts(in: "details/time.md").union(report.pages.keys)
    for path in Set(pages.flatMap(parts)).subtracting(parts(of: report)) {
      let file = folder.appendingPathComponent(path)
      if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    }
  }

  /// The paths of the workloads' pages and the figures that a page links to; none if the page does not exist.
  private func parts(in page: String) -> Set<String> {
    let data = FileManager.default.contents(atPath: folder.appendingPathComponent(page).path) ?? Data()
    let toReport = String(repeating: "../", count: page.count { $0 == "/" })
    let links = String(decoding: data, as: UTF8.self)
      .matches(of: /\(((?:\.\.\/)*)((?:details\/time\/[a-z0-9-]+\.md)|(?:figures\/[a-z0-9-]+\.svg))\)/)
    return Set(links.filter { $0.output.1 == toReport }.map { String($0.output.2) })
  }
}

extension URL {
  /// The folder and its parents that do not exist, the innermost first.
  fileprivate var missingFolders: [URL] {
    var missing: [URL] = []
    var folder = absoluteURL.standardizedFileURL
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.path) {
      missing.append(folder)
      folder = folder.deletingLastPathComponent()
    }
    return missing
  }
}

extension Package {
  /// The folder of the report that comes with the package.
  var reports: URL { root.appendingPathComponent("Reports") }

  /// The default folder of all other reports: in the build folder, which git ignores.
  var otherReport: URL { scratchFolder.appendingPathComponent("report") }

  /// The texts of the compared sources by their paths from the root, without files that no longer exist.
  func sources(of results: ComparisonResults) -> [String: String] {
    let folders = results.structure.architectures
    let paths = folders.flatMap { folder in folder.metrics.files.map { "\(folder.metrics.path)/\($0.path)" } }
    let texts = paths.filter { !$0.split(separator: "/").contains("..") }.compactMap { path in
      FileManager.default.contents(atPath: root.appendingPathComponent(path).path)
        .map { (path, String(decoding: $0, as: UTF8.self)) }
    }
    return Dictionary(texts) { first, _ in first }
  }
}

extension Course {
  /// The course of the package at the root.
  init(of root: URL) throws {
    exercises = try Exercise.all(in: root)
    let requests = try ChangeRequests(root: root, architectures: ArchitectureCatalog.leading).all()
    let patches = try requests.flatMap { request in
      try request.patches.map { patch in
        let parts = try String(contentsOf: patch.url, encoding: .utf8).components(separatedBy: "diff --git ")
        return (
          "\(request.id)/\(patch.owner.name)",
          parts.filter { $0.hasPrefix("a/Sources/") }.map { "diff --git \($0)" }.joined()
        )
      }
    }
    let solutions = try exercises.flatMap { exercise in
      try exercise.files.files(ending: "solution.patch")
        .map { (exercise.id, try String(contentsOf: $0, encoding: .utf8)) }
    }
    self.patches = Dictionary(uniqueKeysWithValues: patches + solutions)
    tests = try ArchitectureCatalog.leading.reduce(into: [:]) { tests, architecture in
      let folder = UnitTestFile.folder(ofArchitecture: architecture.name)
      for (path, text) in try SourceFolder.texts(at: root.appendingPathComponent(folder).path) {
        tests["\(folder)/\(path)"] = String(decoding: text, as: UTF8.self)
      }
    }
  }
}

/// Adapts the links of a report that is written outside of the package's `Reports`, so that links to files outside of
/// the report, such as sources, still lead there.
struct ReportLinks {
  /// The folder for which the pages are rendered.
  let home: URL
  /// The folder into which they are written.
  let folder: URL
  /// The paths of the report's own files, from its folder.
  let parts: Set<String>

  /// The page with links that work in ``folder``.
  ///
  /// - Parameter path: the path of the page, from the report's folder.
  func leading(_ page: String, at path: String) -> String {
    let (home, folder) = (home.standardizedFileURL, folder.absoluteURL.standardizedFileURL)
    guard home.path != folder.path else { return page }
    let place = home.appendingPathComponent(path).deletingLastPathComponent()
    return page.replacing(/\]\(([^)#:]+)/) { link in
      let target = place.appendingPathComponent(String(link.output.1)).standardizedFileURL
      let isPart =
        target.path.hasPrefix(home.path + "/")
        && parts.contains(String(target.path.dropFirst(home.path.count + 1)))
      // Quoted code may look like a link, whose target does not exist.
      guard !isPart, FileManager.default.fileExists(atPath: target.path) else { return String(link.output.0) }
      let start = folder.appendingPathComponent(path).deletingLastPathComponent()
      return "](\(Self.path(from: start.pathComponents, to: target.pathComponents))"
    }
  }

  private static func path(from start: [String], to end: [String]) -> String {
    let common = zip(start, end).prefix { $0 == $1 }.count
    return (start.dropFirst(common).map { _ in ".." } + end.dropFirst(common)).joined(separator: "/")
  }
}

/// The package's README, which opens with the answer of the package's report.
struct Readme {
  private static let begin = "<!-- answer -->\n"
  private static let end = "<!-- end of the answer -->\n"

  private let file: URL

  /// - Parameter root: the folder of the package.
  init(root: URL) {
    file = root.appendingPathComponent("README.md")
  }

  /// Puts the answer between the two marks, and leaves a page without them as it is.
  func show(_ answer: String) throws {
    guard let data = FileManager.default.contents(atPath: file.path) else { return }
    let text = String(decoding: data, as: UTF8.self)
    guard let begin = text.range(of: Self.begin),
      let end = text.range(of: Self.end, range: begin.upperBound..<text.endIndex)
    else { return }
    let page = text[..<begin.upperBound] + "\n\(answer)\n" + text[end.lowerBound...]
    if page != text { try Data(page.utf8).write(to: file, options: .atomic) }
  }
}
