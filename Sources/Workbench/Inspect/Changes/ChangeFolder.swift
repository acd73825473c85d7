import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// The folder of one request, such as `Benchmarks/Changes/ID`, or of a variant.
struct ChangeFolder: Sendable {
  static let textName = "request.md"

  let root: URL
  /// Its path from the root of the package.
  let path: String
  let architectures: [Architecture]

  /// More than a person reads, in bytes.
  private static let limit = 16 << 20

  var url: URL { root.appendingPathComponent(path) }

  /// Everyone who may have a patch, in the order of the catalog.
  var owners: [PatchOwner] { architectures.map { .architecture($0) } + [.shared(besides: architectures)] }

  /// The file as a message names it.
  func name(_ file: String) -> String { "\(path)/\(file)" }

  func isThere(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(file).path)
  }

  func patch(_ file: String, of owner: PatchOwner) throws -> Patch {
    guard isThere(file) else { throw CommandFailure.missing(name(file)) }
    return try Patch(url.appendingPathComponent(file), name: name(file), of: owner)
  }

  /// Those of architectures of which each must have one.
  func patches(of needed: [Architecture]) throws -> [Patch] {
    try needed.map(PatchOwner.architecture).map { try patch($0.patchName, of: $0) }
  }

  /// That of what no architecture owns; nil where there is none.
  func sharedPatch() throws -> Patch? {
    let owner = PatchOwner.shared(besides: architectures)
    return isThere(owner.patchName) ? try patch(owner.patchName, of: owner) : nil
  }

  /// The words beside the patches.
  ///
  /// - Parameter scenarios: the names of those that the words may say to change; nil for those that are built in.
  func text(_ file: String, scenarios: [String]? = nil) throws -> RequestText {
    try RequestText(
      bytes(file), file: name(file), scenarios: scenarios ?? BuiltInScenarioFiles(root: root).names())
  }

  /// What a file of the folder holds.
  func bytes(_ file: String) throws -> [UInt8] {
    guard isThere(file) else { throw CommandFailure.missing(name(file)) }
    let place = url.appendingPathComponent(file)
    _ = try Patch.size(ofFile: place, name: name(file))
    return try InputFile.read(place.path, limit: Self.limit)
  }

  /// The files with such an end of their names, sorted.
  func files(ending suffix: String) throws -> [URL] {
    try Self.names(in: path, of: root).filter { $0.hasSuffix(suffix) }.map { url.appendingPathComponent($0) }
  }

  /// The names of what lies in a folder of a package, sorted; none where it is missing.
  static func names(in path: String, of root: URL) throws -> [String] {
    let folder = root.appendingPathComponent(path).path
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}

extension CommandFailure {
  /// A file of a request or of a variant is missing.
  static func missing(_ file: String) -> CommandFailure { .usage("expected \(file), which is not there") }

  /// A line of such a file is not understood.
  static func malformed(_ file: String, line: Int = 1, found: String, expected: String) -> CommandFailure {
    .usage("\(file):\(line): expected \(expected), found \(found)")
  }
}

/// A text in Markdown: a title, and lines beneath headings of the second level.
struct HeadedText {
  let title: String
  /// What is beneath the title, which has no heading here, and beneath each of the headings. The indices of the lines are
  /// those of the text.
  let parts: [(heading: String, lines: ArraySlice<Substring>)]

  /// - Parameters:
  ///   - bytes: Markdown.
  ///   - file: its path for messages.
  init(_ bytes: [UInt8], file: String) throws(CommandFailure) {
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines[0].hasPrefix("# "), lines[0].count > 2 else {
      throw .malformed(file, found: VisibleText.quoted(String(lines[0])), expected: "\"# TITLE\"")
    }
    title = String(lines[0].dropFirst(2))
    let starts = [0] + lines.indices.filter { lines[$0].hasPrefix("## ") }
    parts = zip(starts, starts.dropFirst() + [lines.count]).map { start, end in
      (start == 0 ? "" : String(lines[start].dropFirst(3)), lines[(start + 1)..<end])
    }
  }
}

/// What the words of a request or of a variant say to a program: a title, and lines and lists beneath headings.
struct RequestText {
  let title: String
  private let file: String
  private let scenarios: [String]
  /// The lines beneath each heading, but for empty ones.
  private var sections: [String: [(line: Int, text: Substring)]] = [:]

  /// - Parameters:
  ///   - bytes: Markdown.
  ///   - file: its path for messages.
  ///   - scenarios: the names of those that are built in.
  init(_ bytes: [UInt8], file: String, scenarios: [String]) throws(CommandFailure) {
    self.file = file
    self.scenarios = scenarios
    let text = try HeadedText(bytes, file: file)
    title = text.title
    for part in text.parts {
      let lines = zip(part.lines.indices, part.lines).filter { !$1.isEmpty }
      sections[part.heading, default: []] += lines.map { ($0 + 1, $1) }
    }
  }

  /// The first line beneath a heading; nil where there is none.
  func line(beneath heading: String) -> String? { sections[heading]?.first.map { String($0.text) } }

  /// That line is missing, or is not understood.
  ///
  /// - Parameter form: what the line says.
  func malformed(beneath heading: String, _ form: String) -> CommandFailure {
    guard let (line, text) = sections[heading]?.first else {
      return .malformed(file, found: "none", expected: "\"## \(heading)\" and beneath it \(form)")
    }
    return .malformed(file, line: line, found: VisibleText.quoted(String(text)), expected: form)
  }

  private func list(beneath heading: String) -> [(line: Int, text: Substring)] {
    sections[heading, default: []].filter { $0.text.hasPrefix("- ") }
  }

  /// The items beneath a heading, each a name with what is said of it.
  ///
  /// - Parameter form: how an item looks, for messages.
  func items(beneath heading: String, form: String) throws(CommandFailure) -> [(
    line: Int, name: String, words: String
  )] {
    try list(beneath: heading).map { line, text throws(CommandFailure) in
      guard let item = text.wholeMatch(of: /- `(.+?)`: (.+)/) else {
        throw .malformed(
          file, line: line, found: VisibleText.quoted(String(text)), expected: "\"\(form)\"")
      }
      return (line, String(item.1), String(item.2))
    }
  }

  /// The built-in scenarios that are no longer what the app does.
  func changedScenarios() throws(CommandFailure) -> [ChangeResults.ChangedScenario] {
    try items(beneath: "Scenarios that change", form: "- `SCENARIO`: REASON").map {
      item throws(CommandFailure) in
      guard scenarios.contains(item.name) else {
        let suggestion = Suggestion.closest(to: item.name, among: scenarios).map { ", did you mean '\($0)'?" }
        throw .usage(
          "\(file):\(item.line): there is no earlier scenario \(VisibleText.quoted(item.name))"
            + (suggestion ?? ""))
      }
      return .init(name: item.name, reason: item.words)
    }
  }
}

/// The scenarios that are built into the apps of a package.
struct BuiltInScenarioFiles {
  private static let folder = "Sources/ScenarioDriver/BuiltIn/Scenarios"

  let root: URL

  /// The files, from the root, sorted; empty where the package has none.
  func paths() throws -> [String] {
    try ChangeFolder.names(in: Self.folder, of: root).map { "\(Self.folder)/\($0)" }
  }

  func names() throws -> [String] {
    try paths().flatMap { try Self.names(in: root.appendingPathComponent($0)) }
  }

  static func names(in file: URL) throws -> [String] {
    try lines(of: InputFile.text(file.path)).enumerated().compactMap { place, line in
      if let name = name(in: line) { return name }
      // Steps are indented. Their words may be those of a release, which only its own apps understand.
      guard line.trimmingCharacters(in: .whitespaces).isEmpty || " #".contains(line.prefix(1)) else {
        throw CommandFailure.malformed(
          file.pathComponents.suffix(2).joined(separator: "/"), line: place + 1,
          found: VisibleText.quoted(String(line)), expected: "\"scenario \"NAME\"\", or an indented step")
      }
      return nil
    }
  }

  /// The text of a file with the lines of these scenarios empty; the others stay in their lines.
  static func leavingOut(_ names: Set<String>, of text: String) -> String {
    var isLeftOut = false
    return lines(of: text).map { line in
      if let name = name(in: line) { isLeftOut = names.contains(name) }
      return isLeftOut ? "" : String(line)
    }.joined(separator: "\n")
  }

  static func text(of file: URL, leavingOut names: [String] = []) throws -> String {
    leavingOut(Set(names), of: try String(contentsOf: file, encoding: .utf8))
  }

  /// Writes them into a folder, as a program can run them; nil where there is none among the lines.
  static func write(_ text: PairBuilder.ScenarioText, to folder: URL) throws -> URL? {
    let file = folder.appendingPathComponent(text.path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.text.utf8).write(to: file)
    return try names(in: file).isEmpty ? nil : file
  }

  /// The scenarios of a text, each with a database of its own where the program is not told otherwise.
  static func onDatabases(_ text: String) -> String {
    let step = "  given a new database"
    return lines(of: text).filter { $0 != step }.map { line in
      name(in: line) == nil ? String(line) : "\(line)\n\(step)"
    }.joined(separator: "\n")
  }

  private static func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func name(in line: Substring) -> String? {
    // Most lines are steps, and a regular expression is slow to say so.
    guard line.hasPrefix("scenario") else { return nil }
    return line.wholeMatch(of: /scenario "(.*)"\s*/).map { String($0.1) }
  }
}
