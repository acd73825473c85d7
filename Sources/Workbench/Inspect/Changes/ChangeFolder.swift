import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// The folder of one request, such as `Benchmarks/Changes/ID`, or of a variant.
struct ChangeFolder: Sendable {
  static let textName = "request.md"

  let id: String
  let url: URL
  /// Its path from the root of the package.
  let folder: String
  let architectures: [Architecture]

  /// More than a person reads, in bytes.
  private static let limit = 16 << 20

  /// Everyone who may have a patch, in the order of the catalog.
  var owners: [PatchOwner] {
    architectures.map { .architecture($0) } + [.shared(besides: architectures)]
  }

  /// The file as a message names it.
  func name(_ file: String) -> String {
    "\(folder)/\(file)"
  }

  /// The owner's patch; nil where there is none.
  func patch(of owner: PatchOwner) throws -> Patch? {
    let file = url.appendingPathComponent(owner.patchName)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try Patch(file, name: name(owner.patchName), of: owner)
  }

  /// The words beside the patches; nil where there are none.
  func text(_ file: String, builtIn: BuiltInScenarioFiles) throws -> RequestText {
    let place = url.appendingPathComponent(file)
    guard FileManager.default.fileExists(atPath: place.path) else {
      throw CommandFailure.missing(name(file))
    }
    _ = try Patch.size(ofFile: place, name: name(file))
    return try RequestText(
      InputFile.read(place.path, limit: Self.limit), file: name(file), scenarios: builtIn.names())
  }

  /// The files with such an end of their names, sorted.
  func files(ending suffix: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(suffix) }.sorted()
      .map { url.appendingPathComponent($0) }
  }
}

/// All requests of a package.
struct ChangeRequests: Sendable {
  /// The folder of their folders, from the root of the package.
  static let folder = ChangeResults.folder
  /// The id of the request that holds many together.
  static let grownID = ChangeResults.grownID

  let root: URL
  let architectures: [Architecture]

  /// The ids, sorted.
  func ids() throws -> [String] {
    let folder = root.appendingPathComponent(Self.folder)
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).filter(ChangeResults.isID)
      .sorted()
  }

  func folder(_ id: String) -> ChangeFolder {
    ChangeFolder(
      id: id, url: root.appendingPathComponent("\(Self.folder)/\(id)"), folder: "\(Self.folder)/\(id)",
      architectures: architectures)
  }

  /// The architectures with a patch in any of the requests: a new one has none at first, and one that has begun has all.
  func participants() throws -> [Architecture] {
    let folders = try ids().map(folder)
    return architectures.filter { architecture in
      let name = PatchOwner.architecture(architecture).patchName
      return folders.contains {
        FileManager.default.fileExists(atPath: $0.url.appendingPathComponent(name).path)
      }
    }
  }

  func request(_ id: String) throws -> ChangeRequest {
    try ChangeRequest(folder: folder(id), needed: participants(), builtIn: BuiltInScenarioFiles(root: root))
  }

  /// Reads all, the grown app among them, in the order of their ids.
  func all() throws -> [ChangeRequest] {
    try ids().map(request)
  }
}

/// What the words beside patches say to a program: a title, and lists beneath headings.
struct RequestText {
  let title: String
  private let file: String
  private let scenarios: [String]
  private var lists: [Substring: [(line: Int, text: Substring)]] = [:]

  /// - Parameters:
  ///   - bytes: Markdown.
  ///   - file: its path for messages.
  ///   - scenarios: the names of those that are built in.
  init(_ bytes: [UInt8], file: String, scenarios: [String]) throws(CommandFailure) {
    self.file = file
    self.scenarios = scenarios
    let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) {
      $0.isNewline
    }
    guard lines[0].hasPrefix("# "), lines[0].count > 2 else {
      throw .malformed(
        file, found: VisibleText.quoted(String(lines[0])), expected: "\"# TITLE\"")
    }
    title = String(lines[0].dropFirst(2))
    var heading: Substring = ""
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("## ") { heading = line.dropFirst(3) }
      if line.hasPrefix("- ") { lists[heading, default: []].append((index + 1, line)) }
    }
  }

  /// The items beneath a heading, each a name.
  func names(beneath heading: String) -> [String] {
    lists[Substring(heading), default: []].map { String($0.text.dropFirst(2).filter { $0 != "`" }) }
  }

  /// The items beneath a heading, each a name with what is said of it.
  ///
  /// - Parameter form: how an item looks, for messages.
  func items(beneath heading: String, form: String) throws(CommandFailure) -> [(
    line: Int, name: String, words: String
  )] {
    var items: [(Int, String, String)] = []
    for (line, text) in lists[Substring(heading), default: []] {
      guard let item = text.wholeMatch(of: /- `(.+?)`: (.+)/) else {
        throw .malformed(
          file, line: line, found: VisibleText.quoted(String(text)), expected: "\"\(form)\"")
      }
      items.append((line, String(item.1), String(item.2)))
    }
    return items
  }

  /// The built-in scenarios that are no longer what the app does.
  func changedScenarios() throws(CommandFailure) -> [ChangeResults.ChangedScenario] {
    try items(beneath: "Scenarios that change", form: "- `SCENARIO`: REASON").map {
      item throws(CommandFailure) in
      guard scenarios.contains(item.name) else {
        let suggestion = Suggestion.closest(to: item.name, among: scenarios).map { ", did you mean '\($0)'?" }
        throw .usage(
          "\(file):\(item.line): there is no built-in scenario \(VisibleText.quoted(item.name))"
            + (suggestion ?? ""))
      }
      return .init(name: item.name, reason: item.words)
    }
  }
}

/// The scenarios that are built into the apps of a package.
struct BuiltInScenarioFiles {
  private static let folder = "Sources/ScenarioDriver/BuiltIn/Scenarios"

  /// The folder of the package.
  let root: URL

  /// The files, from the root, sorted; empty where the package has none.
  func paths() throws -> [String] {
    let folder = root.appendingPathComponent(Self.folder).path
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(Self.folder)/\($0)" }
  }

  func names() throws -> [String] {
    try paths().flatMap { path in
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        .split(separator: "\n").compactMap { Self.name(in: $0) }
    }
  }

  /// The text of a file with the lines of these scenarios empty; the others stay in their lines.
  static func leavingOut(_ names: Set<String>, of text: String) -> String {
    var isLeftOut = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if let name = name(in: line) { isLeftOut = names.contains(name) }
      return isLeftOut ? "" : String(line)
    }.joined(separator: "\n")
  }

  private static func name(in line: Substring) -> String? {
    line.wholeMatch(of: /scenario "(.*)"\s*/).map { String($0.1) }
  }
}
