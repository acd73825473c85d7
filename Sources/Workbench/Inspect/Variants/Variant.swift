import ArchitectureCatalog
import CommandLineKit
import Foundation

/// A pattern built another way: a folder of sources that a copy of the package takes in as a further architecture.
struct Variant: Sendable {
  /// The name of its folder, and of the architecture that it becomes.
  let name: String
  let title: String
  let pattern: String
  /// The pattern that it leads to, where it lies between two; nil elsewhere.
  let towards: String?
  /// Who describes it, as Markdown.
  let origin: String
  /// The architecture or the variant whose sources it was made from; nil where it was written anew.
  let base: String?
  let roles: [Role]
  /// The built-in scenarios that do not hold in it, each with the reason.
  let changedScenarios: [ChangeResults.ChangedScenario]
  /// The files of scenarios that hold in it alone, sorted.
  let scenarioFiles: [URL]
  /// Its Swift files.
  let metrics: FolderMetrics

  /// From the root of the package.
  var folder: String { "\(VariantResults.folder)/\(name)" }

  /// All variants of a package, by their patterns; those between two patterns follow, each after what it was made from.
  static func all(in root: URL, besides architectures: [Architecture]) throws -> [Variant] {
    let folder = root.appendingPathComponent(VariantResults.folder).path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).filter { name in
      let type = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")[.type]
      return type as? FileAttributeType == .typeDirectory && !name.hasPrefix(".")
    }
    let taken = architectures.map(\.name)
    var waiting = try names.map { name in
      guard !taken.contains(name) else {
        throw CommandFailure.usage("\(VariantResults.folder)/\(name): an architecture has this name")
      }
      return try Variant(named: name, in: root, known: taken + names)
    }.sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
    var ordered: [Variant] = []
    while !waiting.isEmpty {
      guard let next = waiting.firstIndex(where: { one in !waiting.contains { $0.name == one.base } }) else {
        throw CommandFailure.usage("\(waiting[0].folder): it is built on itself")
      }
      ordered.append(waiting.remove(at: next))
    }
    return ordered
  }

  private var rank: Int {
    let patterns = VariantResults.patterns
    return (patterns.firstIndex(of: pattern) ?? 0) + (towards == nil ? 0 : patterns.count)
  }
}

extension Variant {
  /// Reads one.
  ///
  /// - Parameter known: what it may be built on.
  init(named name: String, in root: URL, known: [String]) throws {
    let url = root.appendingPathComponent("\(VariantResults.folder)/\(name)")
    let files = ChangeFolder(root: root, path: "\(VariantResults.folder)/\(name)", architectures: [])
    guard name.wholeMatch(of: /[A-Za-z][A-Za-z0-9]*/) != nil else {
      throw CommandFailure.usage("\(files.path): expected a name of ASCII letters and digits")
    }
    let words = try files.text("variant.md")
    let sections = try VariantSections(
      String(contentsOf: url.appendingPathComponent("variant.md"), encoding: .utf8),
      file: files.name("variant.md"))
    self.name = name
    title = words.title
    (pattern, towards) = try sections.patterns()
    origin = try sections.line("Origin", form: "who describes it")
    base = try sections.base(among: known.filter { $0 != name })
    roles = try sections.roles()
    changedScenarios = try words.changedScenarios()
    scenarioFiles = try files.files(ending: ".scenario")
    metrics = FolderMetrics(path: files.path, files: try SourceFolder.measure(at: url.path).files)
    guard metrics.files.contains(where: { $0.stem == "ContactsApp" }) else {
      throw CommandFailure.missing("a file ContactsApp.swift in \(files.path)")
    }
  }
}

/// The lines beneath the headings of a `variant.md`, but for empty ones.
private struct VariantSections {
  private let file: String
  private var sections: [Substring: [(line: Int, text: Substring)]] = [:]

  init(_ text: String, file: String) {
    self.file = file
    var heading: Substring = ""
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if line.hasPrefix("## ") {
        heading = line.dropFirst(3)
      } else if !line.isEmpty {
        sections[heading, default: []].append((index + 1, line))
      }
    }
  }

  /// The first line beneath a heading that has to be there.
  ///
  /// - Parameter form: what the line says, for messages.
  func line(_ heading: Substring, form: String) throws(CommandFailure) -> String {
    String(try first(heading, form: form).text)
  }

  /// A pattern, or two of which the first leads to the second.
  func patterns() throws(CommandFailure) -> (String, String?) {
    let form = VariantResults.patterns.joined(separator: ", ") + " or such as \"MVVM to VIPER\""
    let (line, text) = try first("Pattern", form: form)
    let names = text.split(separator: " to ").map(String.init)
    guard 1...2 ~= names.count, Set(names).count == names.count,
      names.allSatisfy(VariantResults.patterns.contains)
    else { throw malformed(line, text, form) }
    return (names[0], names.count > 1 ? names[1] : nil)
  }

  /// Nil where there is no such heading.
  func base(among known: [String]) throws(CommandFailure) -> String? {
    guard let (line, text) = sections["Built on"]?.first else { return nil }
    guard known.contains(String(text)) else {
      throw malformed(line, text, "the name of an architecture or of another variant")
    }
    return String(text)
  }

  /// The rows of the table.
  func roles() throws(CommandFailure) -> [Role] {
    let form =
      "\"| ROLE | `SUFFIX` | `MODULE`, `MODULE` |\", the modules \(Self.modules.joined(separator: " or "))"
    _ = try first("Roles", form: form)
    var roles: [Role] = []
    // The header and the line beneath it say nothing of a role.
    for (line, text) in sections["Roles", default: []].dropFirst(2) {
      guard
        let row = text.wholeMatch(
          of: /\| *([^|` ][^|`]*?) *\| *`([A-Za-z]+)` *\| *((?:`[A-Za-z]+`(?:, )?)*) *\|/)
      else { throw malformed(line, text, form) }
      let modules = row.3.matches(of: /`([A-Za-z]+)`/).map { String($0.1) }
      guard modules.allSatisfy(Self.modules.contains) else { throw malformed(line, text, form) }
      roles.append(Role(name: String(row.1), fileSuffix: String(row.2), forbiddenImports: modules))
    }
    guard !roles.isEmpty else { throw .malformed(file, found: "no role", expected: form) }
    return roles
  }

  private static let modules = ["ContactsDomain", "TerminalKit"]

  private func first(
    _ heading: Substring, form: String
  ) throws(CommandFailure) -> (line: Int, text: Substring) {
    guard let first = sections[heading]?.first else {
      throw .malformed(file, found: "none", expected: "\"## \(heading)\" and beneath it \(form)")
    }
    return first
  }

  private func malformed(_ line: Int, _ text: Substring, _ form: String) -> CommandFailure {
    .malformed(file, line: line, found: VisibleText.quoted(String(text)), expected: form)
  }
}
