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
    try all(in: folder(ofArchitecture: name), root: root)
  }

  /// The same, of any folder of tests.
  static func all(in folder: String, root: URL) throws -> [UnitTestFile] {
    try SourceFolder.texts(at: root.appendingPathComponent(folder).path).filter { !isDouble($0.path) }
      .map { UnitTestFile(path: $0, text: String(decoding: $1, as: UTF8.self)) }
  }
}

/// How much the tests of a file prepare before they do what they test, read from its text.
struct TestPreparation {
  /// What one test prepares.
  struct Effort: Equatable {
    let name: String
    /// The code lines of what its suite keeps and of `init`, of the helpers that prepare it, and of the test itself before
    /// the line that is followed by the first expectation.
    let linesBefore: Int
    /// The objects that are made by name: those that the suite keeps, and those of the test and its helpers.
    let objects: Int
  }

  /// A member of a suite; without a name, what every test of the suite prepares.
  private struct Member {
    var name = ""
    var isTest = false
    /// The statements of its body, or the whole of a stored property.
    let statements: [Range<Int>]
  }

  private(set) var tests: [Effort] = []
  private let source: LexedSource
  private let classes: Set<String>

  /// - Parameter classes: the names of the types whose instances are objects.
  init(_ bytes: [UInt8], classes: Set<String>) {
    source = LexedSource(bytes)
    self.classes = classes
    for statement in source.statements(source.all) where source.first("Suite", in: statement) != nil {
      if let brace = source.first("{", in: statement) { tests += efforts(in: source.inside(brace)) }
    }
  }

  private func efforts(in suite: Range<Int>) -> [Effort] {
    let statements = source.statements(suite)
    // An attribute on a line of its own is a statement of its own.
    let members = zip(statements, [0..<0] + statements).compactMap { member($0, behind: $1) }
    let kept = members.filter { $0.name.isEmpty }.flatMap(\.statements)
    let helpers = members.filter { !$0.name.isEmpty && !$0.isTest }
    return members.filter(\.isTest).map { test in
      let first = test.statements.firstIndex(where: expects) ?? test.statements.count
      // Where a test has no statement before its first expectation, that one does what is tested.
      let preparing = called(by: test.statements.prefix(max(first, 1)), among: helpers)
      let all = called(by: test.statements[...], among: helpers)
      let before = kept + preparing + test.statements.prefix(max(first - 1, 0))
      return Effort(
        name: test.name, linesBefore: Set(before.joined().map(source.line(of:))).count,
        objects: (kept + all + test.statements).joined().count {
          classes.contains(source.text(at: $0)) && source.isText(at: $0 + 1, "(")
        })
    }
  }

  /// Nil for what prepares nothing: a property without a value.
  private func member(_ statement: Range<Int>, behind attribute: Range<Int>) -> Member? {
    let keyword = source.flat(statement).first {
      [.func, .`init`, .var, .let].contains(source.keyword(at: $0))
    }
    guard let keyword else { return nil }
    let isFunction = [.func, .`init`].contains(source.keyword(at: keyword))
    if !isFunction, source.first("=", in: statement) != nil { return Member(statements: [statement]) }
    return source.first("{", in: keyword..<statement.upperBound).map { brace in
      Member(
        // A computed property is a helper.
        name: source.keyword(at: keyword) == .`init` ? "" : source.text(at: keyword + 1),
        isTest: isTest(attribute) || isTest(statement), statements: source.statements(source.inside(brace)))
    }
  }

  /// Whether it begins with `@Test`.
  private func isTest(_ range: Range<Int>) -> Bool {
    range.count > 1 && source.isText(at: range.lowerBound, "@")
      && source.isText(at: range.lowerBound + 1, "Test")
  }

  private func expects(_ statement: Range<Int>) -> Bool {
    statement.contains { ["#expect", "#require"].contains(source.text(at: $0)) }
  }

  /// The statements of the helpers that are named, and of those that these name, each once.
  private func called(by statements: ArraySlice<Range<Int>>, among helpers: [Member]) -> [Range<Int>] {
    var (found, rest, open) = ([Range<Int>](), helpers, statements)
    while !open.isEmpty {
      // What follows a period is something else's.
      let names = Set(open.joined().filter { source.kind(at: $0 - 1) != .period }.map(source.text))
      open = rest.filter { names.contains($0.name) }.flatMap(\.statements)[...]
      rest.removeAll { names.contains($0.name) }
      found += open
    }
    return found
  }
}
