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
    variants.map { variant in
      """

      package.targets.append(
        program("\(variant.name)", in: "Sources/Executables/\(variant.name)", ["Contacts\(variant.name)", "AppShell"]))
      for target in package.targets where target.name == "ArchitectureCatalog" {
        target.dependencies.append("Contacts\(variant.name)")
      }

      """
    }.joined()
  }

  /// The sources of the programs and of the catalog's entries, by their paths.
  var files: [String: Data] {
    variants.reduce(into: [:]) { files, variant in
      files["Sources/Executables/\(variant.name)/\(variant.name).swift"] = Data(Self.program(variant).utf8)
      files["Sources/ArchitectureCatalog/\(variant.name).swift"] = Data(Self.entry(variant).utf8)
    }
  }

  private static func program(_ variant: Architecture) -> String {
    """
    import AppShell
    import Contacts\(variant.name)

    @main
    struct \(variant.name) {
      static func main() {
        ContactsCommand(architecture: "\(variant.name)") { ContactsApp(repository: $0) }.runAndExit()
      }
    }

    """
  }

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
