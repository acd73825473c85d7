import ArchitectureCatalog
import Foundation

/// What a copy of the package needs to build variants as if they were architectures.
struct VariantPrograms {
  let variants: [Architecture]

  /// Those among these that are variants.
  init(among architectures: [Architecture]) {
    variants = architectures.filter { $0.parentFolder == VariantResults.folder }
  }

  /// The lines at the end of the manifest that add a program for each and let the catalog depend on it.
  var manifest: String {
    """

    for name: String in \(variants.map(\.name)) {
      let app = Target.Dependency.target(name: "Contacts\\(name)")
      package.targets.append(program(name, in: "Sources/Executables/\\(name)", [app, "AppShell"]))
      package.targets.first { $0.name == "ArchitectureCatalog" }?.dependencies.append(app)
    }

    """
  }

  /// The sources of the programs, each like ``model``'s, and of the catalog's entries, by their paths.
  func files(root: URL) throws -> [String: Data] {
    try variants.reduce(into: [:]) { files, variant in
      let model = root.appendingPathComponent(Self.programPath(Self.model))
      let program = try String(contentsOf: model, encoding: .utf8).replacing(Self.model, with: variant.name)
      files[Self.programPath(variant.name)] = Data(program.utf8)
      files["Sources/ArchitectureCatalog/\(variant.name).swift"] = Data(Self.entry(variant).utf8)
    }
  }

  private static let model = "MVC"

  private static func programPath(_ name: String) -> String { "Sources/Executables/\(name)/\(name).swift" }

  private static func entry(_ variant: Architecture) -> String {
    let roles = variant.roles.map { role in
      "Role(name: \"\(role.name)\", fileSuffix: \"\(role.fileSuffix)\", forbiddenImports: \(role.forbiddenImports))"
    }
    return """
      import Contacts\(variant.name)

      extension ArchitectureCatalog {
        static let \(variant.constant): Architecture = {
          var architecture = Architecture(name: "\(variant.name)", roles: [\(roles.joined(separator: ", "))]) {
            Contacts\(variant.name).ContactsApp(repository: $0)
          }
          architecture.parentFolder = "\(variant.parentFolder)"
          return architecture
        }()
      }

      """
  }
}

extension Architecture {
  /// Its name as a constant of the catalog, such as `mvc` or `swiftUIMV`.
  var constant: String {
    name == name.uppercased() ? name.lowercased() : name.prefix(1).lowercased() + name.dropFirst()
  }
}
