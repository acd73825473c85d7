import ArchitectureCatalog
import Foundation

/// What a copy of the package needs to build variants as if they were architectures.
struct VariantPrograms {
  let variants: [Architecture]

  /// Those among these that are variants.
  init(among architectures: [Architecture]) {
    variants = architectures.filter { $0.parentFolder == VariantResults.folder }
  }

  private func module(of variant: Architecture) -> String { "Contacts\(variant.name)" }
  private func folder(of variant: Architecture) -> String { "Sources/Executables/\(variant.name)" }

  /// The lines that make a program of each, at the end of the manifest.
  var manifest: String {
    variants.map { variant in
      """

      package.targets.append(
        program(
          "\(variant.name)", in: "\(folder(of: variant))", [.target(name: "\(module(of: variant))"), "AppShell"]))

      """
    }.joined()
  }

  /// The sources of the programs, by their paths.
  var files: [String: Data] {
    Dictionary(
      uniqueKeysWithValues: variants.map { variant in
        let text = """
          import AppShell
          import \(module(of: variant))

          @main
          struct \(variant.name) {
            static func main() {
              ContactsCommand(architecture: "\(variant.name)") { ContactsApp(repository: $0) }.runAndExit()
            }
          }

          """
        return ("\(folder(of: variant))/\(variant.name).swift", Data(text.utf8))
      })
  }

  /// The same, and a file of the catalog for each.
  var filesInCatalog: [String: Data] {
    variants.reduce(into: files) { files, variant in
      let roles = variant.roles.map { role in
        "Role(name: \"\(role.name)\", fileSuffix: \"\(role.fileSuffix)\", forbiddenImports: \(role.forbiddenImports))"
      }
      let text = """
        import \(module(of: variant))

        extension ArchitectureCatalog {
          static let \(variant.constant): Architecture = {
            var architecture = Architecture(name: "\(variant.name)", roles: [\(roles.joined(separator: ", "))]) {
              \(module(of: variant)).ContactsApp(repository: $0)
            }
            architecture.parentFolder = "\(variant.parentFolder)"
            return architecture
          }()
        }

        """
      files["Sources/ArchitectureCatalog/\(variant.name).swift"] = Data(text.utf8)
    }
  }

  /// The lines that make this catalog depend on them, after those of the ``manifest``.
  var manifestOfCatalog: String {
    let names = variants.map { ".target(name: \"\(module(of: $0))\")" }.joined(separator: ", ")
    return manifest + """

      for target in package.targets where target.name == "ArchitectureCatalog" {
        target.dependencies += [\(names)]
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
