import Results
import SourceMetrics

/// Which roles of an architecture import a module.
struct RoleImports {
  let importing: [String]
  let others: [String]

  init(of module: String, in architecture: StructureResults.Architecture) {
    var importing: [String] = []
    var others: [String] = []
    for role in architecture.roles where !role.files.isEmpty {
      if architecture.files(of: role).contains(where: { $0.imports.contains(module) }) {
        importing.append(role.name)
      } else {
        others.append(role.name)
      }
    }
    self.importing = importing
    self.others = others
  }
}

extension StructureResults.Architecture {
  func files(of role: StructureResults.Role) -> [FileMetrics] {
    metrics.files.filter { role.files.contains($0.path) }
  }

  /// The files of the role with this name; empty without such a role.
  func files(ofRoleNamed name: String) -> [FileMetrics] {
    roles.first { $0.name == name }.map(files) ?? []
  }

  /// The files that are named as view controllers.
  var viewControllers: [FileMetrics] {
    metrics.files.filter { $0.stem.hasSuffix("ViewController") }
  }

  /// The files that play none of the roles.
  var filesWithoutRole: [FileMetrics] {
    let placed = Set(roles.flatMap(\.files))
    return metrics.files.filter { !placed.contains($0.path) }
  }
}

extension [FileMetrics] {
  /// The sums over the files.
  var counts: SourceCounts { reduce(SourceCounts()) { $0 + $1.counts } }
}
