import Foundation
import SourceReading

/// A file of an architecture's unit tests, as read from its text.
struct UnitTestFile: Equatable, Sendable {
  /// The part of the app that the tests of a file need.
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

  /// The name of a test, and the traits in its attribute.
  struct UnitTest: Equatable, Sendable {
    let name: String
    private let traits: String

    /// - Parameter text: the text after `@Test`.
    init(text: String) {
      // An argument may be a text with this word, in the middle of a line.
      let function = text.firstRange(of: /(?:^|[)\n])\ *func\ /)
      name = String(text[(function?.upperBound ?? text.endIndex)...].prefix { $0 != "(" })
      traits = String(text[..<(function?.upperBound ?? text.startIndex)])
    }

    /// The names of the behaviours that it shows.
    var behaviours: [String] { words("behaviour") }
    /// The roles that it tests, such as `Presenter`, written `.role(.presenter)` or `.role("Presenter")`.
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

  /// The path of the tested file, in the folder of the architecture.
  var subject: String {
    path.replacing("Tests.swift", with: ".swift")
  }

  /// The folder of an architecture's unit tests, from the root of the package.
  static func folder(ofArchitecture name: String) -> String { "Tests/Contacts\(name)Tests" }

  /// Whether the file with this path in that folder contains test doubles and no tests.
  static func isDouble(_ path: String) -> Bool { path.hasPrefix("Doubles/") }

  /// The files of an architecture's unit tests, without those of the doubles.
  static func all(ofArchitecture name: String, root: URL) throws -> [UnitTestFile] {
    try all(in: folder(ofArchitecture: name), root: root)
  }

  /// The files of unit tests in any folder, without those of the doubles.
  static func all(in folder: String, root: URL) throws -> [UnitTestFile] {
    try SourceFolder.texts(at: root.appendingPathComponent(folder).path).filter { !isDouble($0.path) }
      .map { UnitTestFile(path: $0, text: String(decoding: $1, as: UTF8.self)) }
  }
}

/// The set-up of each test in a file, as read from its text.
struct TestPreparation {
  /// The set-up of one test.
  struct Effort: Equatable {
    let name: String
    /// Its set-up lines: the code lines of the suite's stored properties and `init`, of helpers, and of the test itself
    /// up to the action under test, which is the statement before the first expectation.
    let linesBefore: Int
  }

  /// A member of a suite. If it has no name, it is part of the set-up of every test.
  private struct Member {
    var name = ""
    var isTest = false
    /// The statements of its body, or the whole of a stored property.
    let statements: [Range<Int>]
  }

  private(set) var tests: [Effort] = []
  private let source: LexedSource

  init(_ bytes: [UInt8]) {
    source = LexedSource(bytes)
    for statement in source.statements(source.all) where source.first("Suite", in: statement) != nil {
      if let brace = source.first("{", in: statement) { tests += efforts(in: source.inside(brace)) }
    }
  }

  private func efforts(in suite: Range<Int>) -> [Effort] {
    let members = source.statements(suite).compactMap(member)
    let kept = members.filter { $0.name.isEmpty }.flatMap(\.statements)
    let helpers = members.filter { !$0.name.isEmpty && !$0.isTest }
    return members.filter(\.isTest).map { test in
      let first = test.statements.firstIndex(where: expects) ?? test.statements.count
      // If a test begins with an expectation, that is the action under test.
      let preparing = called(by: test.statements.prefix(max(first, 1)), among: helpers)
      let before = kept + preparing + test.statements.prefix(max(first - 1, 0))
      return Effort(name: test.name, linesBefore: Set(before.joined().map(source.line(of:))).count)
    }
  }

  /// Nil for a member that prepares nothing: a property without a value.
  private func member(_ statement: Range<Int>) -> Member? {
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
        isTest: isTest(statement), statements: source.statements(source.inside(brace)))
    }
  }

  /// Whether the statement begins with `@Test`.
  private func isTest(_ range: Range<Int>) -> Bool {
    range.count > 1 && source.isText(at: range.lowerBound, "@")
      && source.isText(at: range.lowerBound + 1, "Test")
  }

  private func expects(_ statement: Range<Int>) -> Bool {
    statement.contains { ["#expect", "#require"].contains(source.text(at: $0)) }
  }

  /// The statements of all helpers that the statements call, directly or through other helpers, each once.
  private func called(by statements: ArraySlice<Range<Int>>, among helpers: [Member]) -> [Range<Int>] {
    var (found, rest, open) = ([Range<Int>](), helpers, statements)
    while !open.isEmpty {
      // A name after a period is a member of something else.
      let names = Set(open.joined().filter { source.kind(at: $0 - 1) != .period }.map(source.text))
      open = rest.filter { names.contains($0.name) }.flatMap(\.statements)[...]
      rest.removeAll { names.contains($0.name) }
      found += open
    }
    return found
  }
}
