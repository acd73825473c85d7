import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement

/// The folder of a change request, such as `Benchmarks/Changes/ID`, or of a variant.
struct ChangeFolder: Sendable {
  static let textName = "request.md"

  let root: URL
  /// Its path from the root of the package.
  let path: String
  let architectures: [Architecture]

  /// The maximum size of a file in bytes, which no text for people exceeds.
  private static let limit = 16 << 20

  var url: URL { root.appendingPathComponent(path) }

  /// All possible owners of a patch, in the order of the catalog.
  var owners: [PatchOwner] { architectures.map { .architecture($0) } + [.shared(besides: architectures)] }

  /// The name of the file in messages.
  func name(_ file: String) -> String { "\(path)/\(file)" }

  func isThere(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent(file).path)
  }

  func patch(_ file: String, of owner: PatchOwner) throws -> Patch {
    guard isThere(file) else { throw CommandFailure.missing(name(file)) }
    return try Patch(url.appendingPathComponent(file), name: name(file), of: owner)
  }

  /// The patches of these architectures, each of which must have one.
  func patches(of needed: [Architecture]) throws -> [Patch] {
    try needed.map(PatchOwner.architecture).map { try patch($0.patchName, of: $0) }
  }

  /// The patch of the files that no architecture owns; nil if there is none.
  func sharedPatch() throws -> Patch? {
    let owner = PatchOwner.shared(besides: architectures)
    return isThere(owner.patchName) ? try patch(owner.patchName, of: owner) : nil
  }

  /// Reads the text of the request or the variant.
  ///
  /// - Parameter scenarios: the names of the scenarios that may change; nil for the built-in ones.
  func text(_ file: String, scenarios: [String]? = nil) throws -> RequestText {
    try RequestText(
      bytes(file), file: name(file), scenarios: scenarios ?? BuiltInScenarioFiles(root: root).names())
  }

  /// The contents of a file in the folder.
  func bytes(_ file: String) throws -> [UInt8] {
    guard isThere(file) else { throw CommandFailure.missing(name(file)) }
    return try InputFile.read(url.appendingPathComponent(file).path, limit: Self.limit)
  }

  /// The files whose names end with the suffix, sorted.
  func files(ending suffix: String) throws -> [URL] {
    try Self.names(in: path, of: root).filter { $0.hasSuffix(suffix) }.map { url.appendingPathComponent($0) }
  }

  /// The names of the files and folders in a folder of a package, sorted; empty if the folder is missing.
  static func names(in path: String, of root: URL) throws -> [String] {
    let folder = root.appendingPathComponent(path).path
    guard FileManager.default.fileExists(atPath: folder) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}

extension CommandFailure {
  /// A file of a request or of a variant is missing.
  static func missing(_ file: String) -> CommandFailure { .usage("expected \(file), which is not there") }

  /// A line of such a file cannot be parsed.
  static func malformed(_ file: String, line: Int = 1, found: String, expected: String) -> CommandFailure {
    .usage("\(file):\(line): expected \(expected), found \(found)")
  }
}

/// A text in Markdown: a title, and lines beneath headings of the second level.
struct HeadedText {
  let title: String
  /// The lines beneath the title, with an empty heading, and the lines beneath each heading. Their indices are those in
  /// the whole text.
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

/// The parts of a request's or a variant's text that programs read: a title, and lines and lists beneath headings.
struct RequestText {
  let title: String
  private let file: String
  private let scenarios: [String]
  /// The lines beneath each heading, without empty ones.
  private var sections: [String: [(line: Int, text: Substring)]] = [:]

  /// - Parameters:
  ///   - bytes: Markdown.
  ///   - file: its path for messages.
  ///   - scenarios: the names of the scenarios that may change.
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

  /// The first line beneath a heading; nil if there is none.
  func line(beneath heading: String) -> String? { sections[heading]?.first.map { String($0.text) } }

  /// The failure if that line is missing or cannot be parsed.
  ///
  /// - Parameter form: the expected form of the line.
  func malformed(beneath heading: String, _ form: String) -> CommandFailure {
    guard let (line, text) = sections[heading]?.first else {
      return .malformed(file, found: "none", expected: "\"## \(heading)\" and beneath it \(form)")
    }
    return .malformed(file, line: line, found: VisibleText.quoted(String(text)), expected: form)
  }

  /// The items beneath a heading, each with a name and a description.
  ///
  /// - Parameter form: the expected form of an item, for messages.
  func items(beneath heading: String, form: String) throws(CommandFailure) -> [(
    line: Int, name: String, words: String
  )] {
    let list = sections[heading, default: []].filter { $0.text.hasPrefix("- ") }
    return try list.map { line, text throws(CommandFailure) in
      guard let item = text.wholeMatch(of: /- `(.+?)`: (.+)/) else {
        throw .malformed(
          file, line: line, found: VisibleText.quoted(String(text)), expected: "\"\(form)\"")
      }
      return (line, String(item.1), String(item.2))
    }
  }

  /// The scenarios that no longer describe the app's behaviour.
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

  /// The paths of the files from the root, sorted; empty if the package has none.
  func paths() throws -> [String] {
    try ChangeFolder.names(in: Self.folder, of: root).map { "\(Self.folder)/\($0)" }
  }

  func names() throws -> [String] {
    try paths().flatMap { try Self.names(in: root.appendingPathComponent($0)) }
  }

  static func names(in file: URL) throws -> [String] {
    // Steps are not parsed here, because only the apps of a release understand its steps.
    try lines(of: InputFile.text(file.path)).compactMap(name)
  }

  /// The text with the lines of these scenarios left empty, so that the other scenarios keep their line numbers.
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

  /// The text with a new database for each scenario. A program with the option `--in-memory` ignores that.
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
    let start = "scenario \""
    guard line.hasPrefix(start) else { return nil }
    let rest = line.dropFirst(start.count).trimmingCharacters(in: .whitespaces)
    return rest.hasSuffix("\"") ? String(rest.dropLast()) : nil
  }
}
