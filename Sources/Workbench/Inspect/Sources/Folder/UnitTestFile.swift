import Foundation

/// A file of unit tests of an architecture, as its text says what is in it.
struct UnitTestFile: Equatable, Sendable {
  /// What the tests of a file stand on.
  enum Level: Sendable {
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
  struct UnitTest: Equatable, Sendable {
    let name: String
    private let traits: String

    /// - Parameter text: what follows `@Test`.
    init(text: String) {
      let lines = text.components(separatedBy: "\n").map { $0.drop { $0 == " " } }
      let end = lines.firstIndex { $0.hasPrefix("func ") } ?? 0
      name = String(lines[end].dropFirst("func ".count).prefix { $0 != "(" })
      traits = lines[..<end].joined(separator: "\n")
    }

    /// The words of the behaviours that it shows.
    var behaviours: [String] { words("behaviour") }
    /// The roles that it is of: such as `Presenter`, written `.role(.presenter)` or `.role("Presenter")`.
    var roles: [String] { words("role").map { $0.prefix(1).uppercased() + $0.dropFirst() } }

    private func words(_ trait: String) -> [String] {
      traits.components(separatedBy: ".\(trait)(").dropFirst().map { argument in
        String(argument.drop { ".\"".contains($0) }.prefix { !"\")".contains($0) })
      }
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
  static func folder(ofArchitecture name: String) -> String { "Tests/Contacts\(name)Tests" }

  /// Whether the file of this path in that folder has no tests, but what stands for collaborators in them.
  static func isDouble(_ path: String) -> Bool { path.hasPrefix("Doubles/") }

  /// The files of an architecture's unit tests, without those of the doubles.
  static func all(ofArchitecture name: String, root: URL) throws -> [UnitTestFile] {
    let folder = root.appendingPathComponent(folder(ofArchitecture: name))
    let paths = try SwiftFiles(in: folder.path).paths.filter { !isDouble($0) }
    return try paths.map { path in
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      return UnitTestFile(path: path, text: text)
    }
  }
}
