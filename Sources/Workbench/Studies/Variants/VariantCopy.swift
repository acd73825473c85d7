import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import SourceReading

/// What a copy of the package holds besides, so that variants are further architectures in it: each is added by the steps
/// that `Sources/README.md` gives for a new architecture.
struct VariantCopy {
  private static let manifest = "Package.swift"
  private static let catalog = "Sources/ArchitectureCatalog/FurtherArchitectures.swift"

  let root: URL

  /// The contents of files by their paths from the root: those that are new, and those that change.
  func files(with variants: [Variant]) throws -> [String: Data?] {
    let model = ArchitectureCatalog.leading[0].name
    let program = try text("Sources/Executables/\(model)/\(model).swift")
    var files: [String: Data?] = [
      Self.manifest: Data(try manifest(with: variants).utf8),
      Self.catalog: Data(try catalog(with: variants).utf8),
    ]
    for variant in variants {
      for file in variant.metrics.files {
        files["Sources/Architectures/\(variant.name)/\(file.path)"] = try Data(
          contentsOf: root.appendingPathComponent("\(variant.folder)/\(file.path)"))
      }
      files["Sources/Executables/\(variant.name)/\(variant.name).swift"] = Data(
        program.replacing(model, with: variant.name).utf8)
    }
    return files
  }

  /// With their names among the further architectures.
  private func manifest(with variants: [Variant]) throws -> String {
    let text = try text(Self.manifest)
    guard let list = text.firstMatch(of: /(?m)^let further = \[(.*)\]$/) else {
      throw CommandFailure.unavailable("\(Self.manifest): expected a line \"let further = [\u{2026}]\"")
    }
    let names = (list.1.isEmpty ? [] : [String(list.1)]) + variants.map(\.name.debugDescription)
    return text.replacingCharacters(
      in: list.range, with: "let further = [\(names.joined(separator: ", "))]")
  }

  /// With their entries behind those that are there.
  private func catalog(with variants: [Variant]) throws -> String {
    let text = try text(Self.catalog)
    guard let end = text.range(of: "\n  ]\n", options: .backwards) else {
      throw CommandFailure.unavailable("\(Self.catalog): expected the end of a list, \"  ]\"")
    }
    let imports = variants.map { "import Contacts\($0.name)\n" }.joined()
    return imports + text[..<end.lowerBound] + variants.map(Self.entry).joined() + text[end.lowerBound...]
  }

  private static func entry(of variant: Variant) -> String {
    let roles = variant.roles.map { role in
      """
              Role(name: \(role.name.debugDescription), fileSuffix: \(role.fileSuffix.debugDescription), \
      forbiddenImports: \(role.forbiddenImports)),
      """
    }
    return """

          Architecture(
            name: \(variant.name.debugDescription),
            roles: [
      \(roles.joined(separator: "\n"))
            ]
          ) {
            Contacts\(variant.name).ContactsApp(repository: $0)
          },
      """
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}

extension VariantResults: StoredRun {
  static let remedy = "swift run compare variants --time --output \(path) measures it"

  static func sources(in root: URL) throws -> String {
    try fingerprint(of: Variant.all(in: root, besides: ArchitectureCatalog.all), root: root)
  }

  /// Tells the sources on which a run depends from others: those of all implementations with the rules that they have to
  /// keep, what they stand on, what they are measured with, and the scenarios.
  static func fingerprint(of variants: [Variant], root: URL) throws -> String {
    let own = variants.flatMap { variant in variant.metrics.files.map { "\(variant.folder)/\($0.path)" } }
    let folders =
      ArchitectureCatalog.leading.map(\.sourceFolder) + [
        "Sources/ContactsDomain", "Sources/TerminalKit", "Sources/ScenarioDriver/BuiltIn/Scenarios",
        "Benchmarks/Workloads",
      ]
    let rules = variants.flatMap(\.roles).map { "\($0.name) \($0.fileSuffix) \($0.forbiddenImports)" }
    return try SourceFingerprint.of(own.sorted() + folders, method: "1 \(rules)", root: root)
  }
}
