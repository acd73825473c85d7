import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import SourceReading

/// The folder into which a report is written.
struct ReportFolder {
  private let folder: URL

  private var path: String { folder.relativePath }

  /// Makes the folder, and checks that it can be written into, before minutes are spent on what goes there.
  init(_ folder: URL) throws(CommandFailure) {
    self.folder = folder
    try OutputFile.makeFolder(folder)
  }

  /// Writes the results and the report, and prints the report's path.
  func write(_ results: ComparisonResults) throws {
    // The samples first: whatever goes wrong from here on, minutes of measuring are not lost.
    try write(JSONFile.encode(results), to: "results.json")
    let package = Package.found
    let input = try package.map { try ReportInput(results, storedIn: $0.root) } ?? ReportInput(results)
    let report = Report(
      input, sources: package?.sources(of: results, and: input.declarative) ?? [:],
      course: try package.map { try Course(of: $0.root) })
    try write(report)
    if let reason = report.unreliability {
      try console.print("UNRELIABLE times: \(reason)\n")
    }
    try list(report.problems.filter { $0.kind == .untrue }, "Left out, because it does not hold in this run:")
    if isOfPackage {
      // Whoever writes the pages has to know; a short run just has fewer numbers.
      try list(report.problems.filter { $0.kind != .untrue }, "Left out, because it cannot be read:")
    }
    try console.print("Report: \(path)/\(Report.front)\n")
  }

  private func list(_ problems: [PageProblem], _ title: String) throws {
    if problems.isEmpty { return }
    try console.print("\(title)\n\(problems.map { "  \($0)\n" }.joined())")
  }

  /// Whether it is the package's own report, which the pages are written for.
  private var isOfPackage: Bool { Package.found?.reports.standardizedFileURL == folder.standardizedFileURL }

  /// Writes each file. Other files of an earlier report stay: no page leads to them.
  func write(_ report: Report) throws {
    for (name, svg) in report.figures { try write(Data(svg.utf8), to: "figures/\(name)") }
    for (path, text) in isOfPackage ? report.pages : report.pagesWithoutLinksOutside {
      try write(Data(text.utf8), to: path)
    }
    if isOfPackage, let package = Package.found { try Readme(root: package.root).show(report.answer) }
  }

  /// Writes a file whole or not at all.
  private func write(_ data: Data, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try OutputFile.makeFolder(file.deletingLastPathComponent())
    try OutputFile(path: file.path).write(data)
  }
}

extension Package {
  /// The folder of the report that comes with the package.
  var reports: URL { root.appendingPathComponent("Reports") }

  /// The default folder of all other reports: in the build folder, which git ignores.
  var otherReport: URL { scratchFolder.appendingPathComponent("report") }

  /// The texts of the compared sources, and of the declarative apps, by their paths from the root, without files that no
  /// longer exist.
  func sources(of results: ComparisonResults, and declarative: DeclarativeFindings?) -> [String: String] {
    let others = declarative?.apps.map(\.counts.system) ?? []
    let folders = (results.compared + others).map(\.sources.metrics)
    let paths = folders.flatMap { folder in folder.files.map { "\(folder.path)/\($0.path)" } }
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
  }
}

extension Report {
  /// The pages for another folder than that of the package's own report: links to files outside of the report, such as
  /// sources, would lead nowhere there, so only their words are left.
  var pagesWithoutLinksOutside: [String: String] {
    let parts = Set(pages.keys).union(figures.keys.map { "figures/\($0)" }).union(["results.json"])
    return Dictionary(
      uniqueKeysWithValues: pages.map { path, text in
        if path.hasSuffix(".html") { return (path, text) }
        let folder = URL(fileURLWithPath: "/\(path)").deletingLastPathComponent()
        // Quoted code may look like a link, but its target looks like no path of a file.
        let pattern = /\[([^\[\]]*)\]\(([\w.\/+-]+\/?[\w+-]*(?:\.\w+)?)(?:#[^)\s]*)?(?: "[^"]*")?\)/
        let page = text.replacing(pattern) { link in
          let target = folder.appendingPathComponent(String(link.output.2)).standardizedFileURL.path
          return parts.contains(String(target.dropFirst())) ? String(link.output.0) : String(link.output.1)
        }
        return (path, page)
      })
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
