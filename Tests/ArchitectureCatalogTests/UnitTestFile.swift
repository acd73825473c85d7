import ArchitectureCatalog
import Foundation
import Results
import SourceMetrics
import TestSupport

/// A file of unit tests, as its text says what is in it.
struct UnitTestFile {
  /// What the tests of a file stand on.
  enum Level {
    /// No test needs TerminalKit.
    case noScreen
    /// The tests run a view controller, or a part of the app that shows some.
    case viewController
    /// The tests run the whole app.
    case app

    init(of text: String) {
      let importsTerminalKit = text.components(separatedBy: "\n").contains("import TerminalKit")
      self = text.contains("ContactsApp") ? .app : importsTerminalKit ? .viewController : .noScreen
    }
  }

  /// A test, by its name and by the traits in its attribute.
  struct UnitTest {
    let name: String
    let traits: String

    /// - Parameter text: what follows `@Test`.
    init(text: String) {
      let lines = text.components(separatedBy: "\n").map { $0.drop { $0 == " " } }
      let end = lines.firstIndex { $0.hasPrefix("func ") } ?? 0
      name = String(lines[end].dropFirst("func ".count).prefix { $0 != "(" })
      traits = lines[..<end].joined(separator: "\n")
    }

    var behaviours: [String] { words("behaviour") }
    var roles: [String] { words("role") }

    private func words(_ trait: String) -> [String] {
      traits.components(separatedBy: ".\(trait)(.").dropFirst().map { String($0.prefix { $0 != ")" }) }
    }
  }

  /// The path in the folder of the architecture's tests.
  let path: String
  let level: Level
  let tests: [UnitTest]

  init(path: String, text: String) {
    self.path = path
    let lines = text.components(separatedBy: "\n").filter { !$0.contains("//") }
    level = Level(of: text)
    tests = lines.joined(separator: "\n").components(separatedBy: "@Test").dropFirst().map(UnitTest.init)
  }

  /// The file that the tests are of, by its path in the folder of the architecture.
  var subject: String {
    path.replacing("Tests.swift", with: ".swift")
  }

  /// The folder of an architecture's unit tests, from the root of the package.
  static func folder(of architecture: Architecture) -> String {
    "Tests/Contacts\(architecture.name)Tests"
  }

  /// The files of an architecture's unit tests, without those of the doubles.
  static func all(of architecture: Architecture) throws -> [UnitTestFile] {
    let folder = folder(of: architecture)
    return try PackageFolder.files(in: folder).map(\.path).filter { !$0.hasPrefix("Doubles/") }.map { path in
      UnitTestFile(path: path, text: try PackageFolder.text("\(folder)/\(path)"))
    }
  }
}
