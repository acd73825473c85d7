import ArchitectureCatalog
import Results
import SourceMetrics

/// The layers inside an architecture: what a file may import follows from its role.
enum LayerRules {
  private static let allowed: Set = ["ContactsDomain", "Observation", "TerminalKit"]

  /// What the file does that its architecture does not allow, in one line each.
  static func violations(of file: FileMetrics, in architecture: Architecture) -> [String] {
    let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
    guard let role = architecture.role(ofFileNamed: name) else {
      return ["\(file.path) plays no role of \(architecture)"]
    }
    let forbidden = file.imports.filter(role.forbiddenImports.contains)
      .map { "\(file.path), a \(role.name), imports \($0)" }
    let foreign = file.imports.filter { !allowed.contains($0) }
      .map { "\(file.path) imports \($0), which no architecture does" }
    return forbidden + foreign
  }
}
