package import ArchitectureCatalog
package import Foundation
package import Results
import SourceMetrics

/// The layers inside an architecture: what a file may import follows from its role.
package enum LayerRules {
  /// Everything that files do and their architecture does not allow.
  package struct Violations: Error, CustomStringConvertible {
    let lines: [String]

    /// A line for each.
    package var description: String { lines.joined(separator: "\n") }
  }

  private static let allowed: Set = ["ContactsDomain", "Observation", "TerminalKit"]

  /// Checks every file of the architectures in the package at the root. Returns how many there are.
  ///
  /// Throws ``Violations``, and `SourceMetricsError` for sources that cannot be read.
  package static func check(_ architectures: [Architecture], root: URL) throws -> Int {
    var lines: [String] = []
    var count = 0
    for architecture in architectures {
      let folder = root.appendingPathComponent(architecture.sourceFolder).path
      let files = try SourceFolder.measure(at: folder).files
      lines += files.flatMap { violations(of: $0, in: architecture) }
        .map { "\(architecture.sourceFolder)/\($0)" }
      count += files.count
    }
    guard lines.isEmpty else { throw Violations(lines: lines) }
    return count
  }

  /// What the file does that its architecture does not allow, in one line each.
  package static func violations(of file: FileMetrics, in architecture: Architecture) -> [String] {
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
