import Foundation
import TestSupport
import Testing

/// The map in `Sources/README.md`: who knows whom in the workbench, and how large it may be.
@Suite struct HouseTests {
  /// The studies that a study knows besides the core.
  private static let arrows = [
    "Architectures": ["Code", "Time"], "Changes": ["Life", "Variants"],
    "Course": ["Changes", "Variants"],
    "Declarative": ["Architectures", "Changes", "Code", "PublicApps", "Testing", "Time", "Variants"],
    "Life": ["Changes"], "PublicApps": ["Variants"], "Testing": ["Changes", "Variants"],
    "Time": ["Architectures"], "Variants": ["Architectures", "Changes", "Code", "Testing", "Time"],
  ]

  /// The most lines of Swift, or of patches.
  private static let budgets: [(folders: [String], kind: String, lines: Int)] = [
    (
      ["Sources/Workbench", "Sources/SourceReading", "Sources/BehaviourProof", "Sources/Prove"], "swift",
      20_254
    ),
    (["Tests/WorkbenchTests", "Tests/SourceReadingTests", "Tests/BehaviourProofTests"], "swift", 12_293),
    (["Sources/DeclarativeKit"], "swift", 2_400), (["Tests/DeclarativeKitTests"], "swift", 2_000),
    (["Benchmarks/Changes", "Benchmarks/Exercises"], "patch", 22_001),
  ]

  @Test func `the core knows no study, and a study only those that are drawn`() throws {
    let files = try Self.texts(in: "Sources/Workbench", kind: "swift").mapValues {
      $0.replacing(/\/\/[^\n]*/, with: "").replacing(/"(\\.|[^"\\\n])*"/, with: "")
    }
    var homes: [String: Set<String>] = [:]
    for (path, text) in files {
      let declaration = /\n(?:(?:final|indirect) )*(?:struct|class|enum|protocol|actor) (\w+)/
      for match in text.matches(of: declaration) {
        homes[String(match.1), default: []].insert(Self.part(of: path))
      }
    }
    for (path, text) in files {
      let part = Self.part(of: path)
      let words = Set(text.matches(of: /\b[A-Z]\w+/).map { String($0.output) })
      for word in words {
        guard let known = homes[word], !known.contains(part), !known.contains("Core") else { continue }
        let isDrawn = known.contains { Self.isDrawn(from: part, to: $0) }
        #expect(isDrawn, "\(path) knows \(word) of \(known.sorted().joined(separator: ", "))")
      }
    }
  }

  @Test(arguments: budgets.indices)
  func `no part is larger than its budget`(index: Int) throws {
    let budget = Self.budgets[index]
    let lines = try budget.folders.flatMap { try Self.texts(in: $0, kind: budget.kind).values }
      .reduce(0) { $0 + $1.utf8.count { $0 == UInt8(ascii: "\n") } }
    #expect(lines > 0 && lines <= budget.lines, "\(lines) lines of \(budget.kind) in \(budget.folders)")
  }

  private static func isDrawn(from part: String, to known: String) -> Bool {
    switch part {
    case "Compare": true
    case "Core", "AppMap": false
    default: ["AppMap", "Compare"].contains(known) || arrows[part, default: []].contains(known)
    }
  }

  /// `Core`, `AppMap`, `Compare`, or the name of a study.
  private static func part(of path: String) -> String {
    let folders = path.split(separator: "/").dropFirst(2)
    return String(folders.first == "Studies" ? folders.dropFirst().first! : folders.first!)
  }

  /// The files by their paths from the root of the package.
  private static func texts(in folder: String, kind: String) throws -> [String: String] {
    let root = PackageFolder.root.appending(path: folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try Dictionary(
      uniqueKeysWithValues: names.filter { $0.hasSuffix(".\(kind)") }.map { name in
        ("\(folder)/\(name)", try String(contentsOf: root.appending(path: name), encoding: .utf8))
      })
  }
}
