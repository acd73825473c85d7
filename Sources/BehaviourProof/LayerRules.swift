package import ArchitectureCatalog
import CommandLineKit
package import Foundation
import Measurement
import SourceReading

/// The layers inside an architecture: what a file may import, and whose types it may name, follows from its role.
package struct LayerRules {
  /// A file of an architecture, by its path in the architecture's folder.
  struct ArchitectureFile {
    let path: String
    let imports: [String]
    /// The types that it declares, those inside others too.
    let types: Set<String>
    /// Every name in it, whatever it names, with the line that has it first, counted from 1.
    let names: [String: Int]
    /// The type aliases, each with the names of which it is made.
    let aliases: [(name: String, names: Set<String>)]

    /// Reads any bytes.
    init(path: String, utf8: [UInt8]) {
      let scan = ScannedSource(utf8)
      let source = scan.source
      self.path = path
      imports = scan.imports
      types = Set(scan.declarations.filter { $0.kind != .extension }.map(\.name))
      names = Dictionary(
        source.all.filter { source.kind(at: $0) == .identifier }.map {
          (source.name(at: $0), source.line(of: $0) + 1)
        }, uniquingKeysWith: min)
      aliases = source.all.filter { source.keyword(at: $0) == .typealias }.map { index in
        (source.name(at: index + 1), source.names(in: source.statement(from: index).dropFirst(2)))
      }
    }
  }

  private static let allowed: Set = [
    "ContactsDomain", "ContactsRows", "DeclarativeKit", "Observation", "TerminalKit",
  ]

  /// The names of the types of each module that a role must not know, and of the toolkits, those inside other types left
  /// out.
  let types: [String: Set<String>]

  init(types: [String: Set<String>]) { self.types = types }

  /// The rules for the roles of these architectures, with the types of the package at the root.
  init(of architectures: [Architecture], root: URL) throws {
    let roles = architectures.flatMap(\.roles) + Role.common
    let modules = Set(roles.flatMap(\.forbiddenImports)).union(architectures.map(\.toolkit.module))
    types = try modules.reduce(into: [:]) { types, module in
      let texts = try SourceFolder.texts(at: root.appendingPathComponent("Sources/\(module)").path)
      types[module] = Set(texts.flatMap { CoupledSource(path: $0, utf8: $1).typeNames })
    }
  }

  /// Checks every file of the architectures in the package at the root. Returns how many there are; throws what files do
  /// that their architecture does not allow, in one line each.
  package static func check(_ architectures: [Architecture], root: URL) throws -> Int {
    let rules = try LayerRules(of: architectures, root: root)
    var (lines, count) = ([String](), 0)
    for architecture in architectures {
      let files = try SourceFolder.texts(at: root.appendingPathComponent(architecture.sourceFolder).path)
      let violations = rules.violations(of: files.map(ArchitectureFile.init), in: architecture)
      lines += violations.map { "\(architecture.sourceFolder)/\($0)" }
      count += files.count
    }
    guard lines.isEmpty else { throw ProofFailure(description: lines.joined(separator: "\n")) }
    return count
  }

  /// What the files do that their architecture does not allow, in one line each.
  func violations(of files: [ArchitectureFile], in architecture: Architecture) -> [String] {
    let own = files.reduce(into: Set()) { $0.formUnion($1.types) }
    let known = types.mapValues { Self.including(files.flatMap(\.aliases), in: $0.subtracting(own)) }
    return files.flatMap { file in
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      guard let role = architecture.role(ofFileNamed: name) else {
        return ["\(file.path) plays no role of \(architecture)"]
      }
      // Two toolkits have a View: that of an imported one is meant.
      let imported = file.imports.reduce(into: Set()) { $0.formUnion(types[$1, default: []]) }
      let forbidden = role.forbiddenImports.flatMap { module in
        (file.imports.contains(module) ? [(module, "imports \(module)")] : [])
          + known[module, default: []].subtracting(imported).intersection(file.names.keys).sorted()
          .map { ($0, "names \($0), a type of \(module)") }
      }
      return forbidden.map { "\(file.path):\(file.names[$0] ?? 1) (\(role.name)) \($1)" }
        + file.imports.filter { !Self.allowed.contains($0) }
        .map { "\(file.path):\(file.names[$0] ?? 1) imports \($0), which no architecture does" }
    }
  }

  /// These types, and the aliases that stand for something made of them.
  private static func including(
    _ aliases: [(name: String, names: Set<String>)], in types: Set<String>
  ) -> Set<String> {
    let made = types.union(aliases.filter { !$0.names.isDisjoint(with: types) }.map(\.name))
    return made == types ? types : including(aliases, in: made)
  }
}
