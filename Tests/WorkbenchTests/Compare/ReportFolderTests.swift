import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import SourceReading
import TestSupport
import Testing

@testable import Workbench

@Suite struct ReportFolderTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test func aNewReportTouchesNoFileOfAnybodyElse() throws {
    for file in ["figures/logo.svg", "details/mine.md"] { try folder.write("mine", to: file) }
    let report = try CommittedReport.rendered()
    try ReportFolder(folder.url).write(report)
    for file in ["figures/logo.svg", "details/mine.md"] {
      #expect(try String(contentsOfFile: "\(folder.path)/\(file)", encoding: .utf8) == "mine")
    }
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/figures")
    #expect(Set(files) == Set(report.figures.keys).union(["logo.svg"]))
  }

  @Test func aReportElsewhereHasNoLinkThatLeadsNowhere() throws {
    let report = try CommittedReport.rendered()
    try ReportFolder(folder.url).write(report)
    try folder.write("{}", to: "results.json")
    var links = 0
    for page in report.pages.keys {
      let file = folder.url.appending(path: page)
      let text = try String(contentsOf: file, encoding: .utf8)
      for link in text.matches(of: /\]\(([^)#:]+\.(?:md|svg|json|swift))/) {
        links += 1
        let target = file.deletingLastPathComponent().appending(path: String(link.output.1))
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link.output.1)")
      }
    }
    #expect(links > 50)
    let front = try String(contentsOfFile: "\(folder.path)/\(Report.front)", encoding: .utf8)
    #expect(front.contains("and the data."))
  }

  private static let leading = ArchitectureCatalog.leading.map(\.name).joined(separator: ",")

  /// What comes with the package is replaced by a report of its kind alone, unless a person names the folder.
  @Test(
    arguments: [
      ([], "Reports"), (["--seed", "3"], "Reports"), (["--architectures", leading], "Reports"),
      (["--quick"], ".build-x/report"), (["--architectures", "all"], ".build-x/report"),
      (["--architectures", "MVC,VIPER"], ".build-x/report"),
      (["--scenario", "mine.scenario"], ".build-x/report"),
      (["--quick", "--output", "/package/elsewhere"], "elsewhere"),
    ] as [([String], String)])
  @MainActor func aQuickOrPartialComparisonGoesElsewhere(words: [String], folder: String) throws {
    guard case .run(let arguments) = try ComparisonCommand.description.parse(words) else { return }
    let package = Package(
      root: URL(fileURLWithPath: "/package"), scratchFolder: URL(fileURLWithPath: "/package/.build-x"))
    #expect(try ComparisonCommand.folder(arguments, in: package).path == "/package/\(folder)")
  }

  /// A run from elsewhere is not rendered over the committed one.
  @Test(
    arguments: [
      (["Reports/results.json"], "Reports"), ([".build/report/results.json"], "report"),
      (["mine.json", "--output", "Reports"], "Reports"),
    ] as [([String], String)])
  func onlyTheRunOfThePackageIsRenderedInItsPlace(words: [String], folder: String) throws {
    let root = PackageFolder.root.path
    let words = words.map { $0.contains("/") ? "\(root)/\($0)" : $0 }
    guard case .run(let arguments) = try RenderCommand.description.parse(words) else { return }
    let found = try RenderCommand.folder(arguments, of: StoredResults(path: words[0]))
    #expect(found.lastPathComponent == folder)
    #expect(folder != "report" || found.path.hasPrefix("\(root)/.build"))
  }

  /// Results come from anywhere, and name what they like.
  @Test(arguments: [
    ("Sources/One", "A.swift", true), ("Sources/One", "a..b/A.swift", true),
    ("../outside", "A.swift", false), ("Sources/../../outside", "A.swift", false),
    ("Sources/One", "../../../outside/A.swift", false), ("Sources/..", "../outside/A.swift", false),
    ("..", "outside/A.swift", false),
  ])
  func noSourceIsReadOutsideThePackage(path: String, file: String, isRead: Bool) throws {
    let text = "struct A {}\n"
    for place in ["package/Sources/One", "package/Sources/One/a..b", "outside"] {
      try folder.write(text, to: "\(place)/A.swift")
    }
    let root = folder.url.appending(path: "package")
    #expect(FileManager.default.fileExists(atPath: "\(root.path)/\(path)/\(file)"))
    var results = try CommittedReport.decoded()
    let metrics = FolderMetrics(path: path, files: [FileMetrics(path: file, source: text)])
    let one = Source.system("One")
    results.architectures = ["One"]
    results.systems = ArchitectureProfiles(
      proof: results.systems.proof,
      systems: [
        .init(
          name: "One", folder: path, sources: .init(name: "One", metrics: metrics, roles: []),
          coupling: one.coupling, done: one.done, cancel: one.cancel)
      ])
    let sources = Package(root: root, scratchFolder: root).sources(of: results, and: nil)
    #expect(sources == (isRead ? ["\(path)/\(file)": text] : [:]))
  }

  @Test func aPlaceThatIsNoFolderIsNamedInPlainWords() {
    let error = #expect(throws: CommandFailure.self) {
      try ReportFolder(URL(fileURLWithPath: #filePath))
    }
    #expect(error?.description.contains("NSCocoaErrorDomain") == false)
  }
}
