import ArchitectureCatalog
import Foundation
import Measurement

/// The layers inside an architecture: what a file may import, and whose types it may name, follows from its role.
struct LayerRules {
  /// Everything that files do and their architecture does not allow.
  struct Violations: Error, CustomStringConvertible {
    let lines: [String]

    /// A line for each.
    var description: String { lines.joined(separator: "\n") }
  }

  /// A file of an architecture, by its path in the architecture's folder.
  struct ArchitectureFile {
    let metrics: FileMetrics
    let mentions: TypeMentions

    init(path: String, utf8: [UInt8]) {
      metrics = FileMetrics(path: path, utf8: utf8)
      mentions = TypeMentions(utf8)
    }
  }

  private static let allowed: Set = ["ContactsDomain", "Observation", "TerminalKit"]

  /// The names of the types of each module, those inside other types left out.
  private let types: [String: Set<String>]

  /// - Parameter types: the names of the types of each module that a role must not know.
  init(types: [String: Set<String>]) {
    self.types = types
  }

  /// The rules for the roles of these architectures, with the types of the package at the root.
  init(of architectures: [Architecture], root: URL) throws {
    let roles = architectures.flatMap(\.roles) + Role.common
    let modules = Set(roles.flatMap(\.forbiddenImports))
    self.init(
      types: try Dictionary(
        uniqueKeysWithValues: modules.map { ($0, try Self.typeNames(in: "Sources/\($0)", root: root)) }))
  }

  /// Checks every file of the architectures in the package at the root. Returns how many there are.
  static func check(_ architectures: [Architecture], root: URL) throws -> Int {
    let rules = try LayerRules(of: architectures, root: root)
    var lines: [String] = []
    var count = 0
    for architecture in architectures {
      let files = try SourceFolder.texts(at: root.appendingPathComponent(architecture.sourceFolder).path)
        .map(ArchitectureFile.init)
      lines += rules.violations(of: files, in: architecture).map { "\(architecture.sourceFolder)/\($0)" }
      count += files.count
    }
    guard lines.isEmpty else { throw Violations(lines: lines) }
    return count
  }

  /// What the files do that their architecture does not allow, in one line each.
  func violations(of files: [ArchitectureFile], in architecture: Architecture) -> [String] {
    let aliases = files.flatMap(\.mentions.aliases)
    let own = Set(files.flatMap(\.metrics.types).map(\.name))
    let known = types.mapValues { Self.including(aliases, in: $0.subtracting(own)) }
    return files.flatMap { file in
      let path = file.metrics.path
      let name = path.split(separator: "/").last.map(String.init) ?? path
      guard let role = architecture.role(ofFileNamed: name) else {
        return ["\(path) plays no role of \(architecture)"]
      }
      let imports = file.metrics.imports
      let forbidden = role.forbiddenImports.flatMap { module in
        (imports.contains(module) ? ["imports \(module)"] : [])
          + known[module, default: []].intersection(file.mentions.names).sorted()
          .map { "names \($0), a type of \(module)" }
      }
      return forbidden.map { "\(path), a \(role.name), \($0)" }
        + imports.filter { !Self.allowed.contains($0) }
        .map { "\(path) imports \($0), which no architecture does" }
    }
  }

  /// These types, and the aliases that stand for something made of them.
  private static func including(_ aliases: [TypeMentions.Alias], in types: Set<String>) -> Set<String> {
    var types = types
    var count = 0
    repeat {
      count = types.count
      types.formUnion(aliases.filter { !$0.names.isDisjoint(with: types) }.map(\.name))
    } while types.count > count
    return types
  }

  private static func typeNames(in folder: String, root: URL) throws -> Set<String> {
    let texts = try SourceFolder.texts(at: root.appendingPathComponent(folder).path)
    return Set(texts.map { SourceOutline($0.utf8) }.flatMap(\.types).map(\.name).filter { !$0.contains(".") })
  }
}

/// The names in a source that may be those of types: what it mentions, and what its type aliases stand for.
struct TypeMentions: Equatable, Sendable {
  /// A type alias with the names of which it is made.
  struct Alias: Equatable, Sendable {
    let name: String
    let names: Set<String>
  }

  /// Every name in the source, whatever it names.
  let names: Set<String>
  /// The type aliases, in the order of the source.
  let aliases: [Alias]

  /// Reads a source given as bytes; any bytes can be read.
  init(_ utf8: [UInt8]) {
    let source = LexedSource(utf8)
    names = Set(source.tokens.indices.filter { source.kind(at: $0) == .identifier }.map(source.name))
    aliases = source.tokens.indices.filter { source.kind(at: $0) == .keyword(.typealias) }.map { index in
      Alias(name: source.name(at: index + 1), names: source.names(ofAliasAt: index + 2))
    }
  }
}

extension LexedSource {
  /// The names from here to the end of the alias: to a line that goes on with something else.
  fileprivate func names(ofAliasAt start: Int) -> Set<String> {
    var names: Set<String> = []
    for index in tokens.indices.dropFirst(start) {
      if tokens[index].startsLine, !continuesType(at: index) { break }
      if kind(at: index) == .identifier { names.insert(name(at: index)) }
    }
    return names
  }

  private func continuesType(at index: Int) -> Bool {
    switch (kind(at: index - 1), kind(at: index)) {
    case (.operator, _) where !isText(at: index - 1, ">") && !isText(at: index - 1, ">>"): true
    case (.period, _), (.punctuation(","), _), (_, .operator), (_, .period): true
    case (.punctuation("("), _), (.punctuation("["), _): true
    default: false
    }
  }
}
