import ArchitectureCatalog
import BehaviourProof
import CommandLineKit
import Foundation

/// A task for a learner, which the workbench judges.
struct Exercise: Sendable {
  /// The kinds of tasks: what a learner does.
  enum Kind: String, CaseIterable, Sendable {
    /// Fills in the functions that a tap passes.
    case tap
    /// Moves a duty back to the role that it belongs to by the layer rules.
    case layers
    /// Implements a change request.
    case change
    /// Finds the fault behind a test or a scenario that fails.
    case fault
    /// Writes the unit test that finds a fault.
    case test
    /// Moves code without changing what a person sees.
    case refactor
  }

  /// The folder of all exercises, from the root of the package.
  static let folder = "Benchmarks/Exercises"
  /// The file with an exercise's text, in its folder.
  static let textName = "exercise.md"
  /// The file with the output of `check` at the start of an exercise, in its folder.
  static let outputName = "check.txt"
  /// Those that an exercise may be about.
  static let architectures = ArchitectureCatalog.leading + ArchitectureCatalog.declarative

  let id: String
  let title: String
  let lesson: Int
  let kind: Kind
  /// The architecture, with the roles that the exercise adds to it.
  let architecture: Architecture
  /// How long a learner takes.
  let minutes: Int
  /// The change request whose scenarios judge it; nil for other kinds.
  let change: String?
  /// The files that a learner begins with, from the root of the package.
  let beginnings: [String]
  /// Words that the code needs, each with a partner among the texts in the same parentheses: in one place, or in all.
  let required: [(word: String, partner: String?, isOnly: Bool, reason: String)]
  /// The button that is tapped.
  let button: String
  /// Whether the learner fills in the roles that a tap passes, not the functions.
  let asksForRoles: Bool
  let task: String
  let hints: [String]
  let answer: String
  let files: ChangeFolder
  /// The output of `check` before the learner changes anything.
  private(set) var output = ""

  /// All exercises of a package, in the order of the lessons.
  static func all(in root: URL) throws -> [Exercise] { try ids(in: root).map { try Exercise($0, in: root) } }

  static func ids(in root: URL) throws -> [String] {
    try ChangeFolder.names(in: folder, of: root).filter { !$0.hasPrefix(".") }
  }

  /// The package that a learner begins with, and the package with the reference solution.
  func trees(in store: Trees) throws -> (started: Trees.Tree, solved: Trees.Tree) {
    let request = try request()
    let (start, own) = (try patches("start.patch"), try patches("solution.patch"))
    let change = (request?.patches ?? []).filter { $0.owner.name == architecture.name }
    // With a start patch, the change is done, and the learner begins with less of it.
    let before = [request?.shared].compactMap(\.self) + (start.isEmpty ? [] : change)
    let base = try Patch.tree(before, on: store.base, in: store).tree
    let started = try Patch.tree(start, on: base, in: store).tree
    let solution = own.isEmpty && start.isEmpty ? change : own
    // Without another solution, the package before the start patch is the solution.
    return (started, try Patch.tree(solution, on: own.isEmpty ? base : started, in: store).tree)
  }

  /// The tree with the fault that a learner's test has to find.
  func faulty(_ tree: Trees.Tree, in store: Trees) throws -> Trees.Tree {
    try Patch.tree([files.patch("fault.patch", of: .architecture(architecture))], on: tree, in: store).tree
  }

  private func request() throws -> ChangeRequest? {
    try change.map {
      try ChangeRequests(root: files.root, architectures: [architecture]).request($0)
    }
  }

  /// The patch of that name, if there is one.
  private func patches(_ name: String) throws -> [Patch] {
    try files.files(ending: name).map {
      try files.patch($0.lastPathComponent, of: .architecture(architecture))
    }
  }

  /// The files of the scenarios that judge it, by their paths from the top of a learner's folder.
  func scenarios() throws -> [String: Data?] {
    let request = try request()
    let builtIn = try BuiltInScenarioFiles(root: files.root).paths().map(files.root.appendingPathComponent)
    let own = try (request?.scenarioFiles ?? []) + files.files(ending: ".scenario")
    return try (builtIn + own).reduce(into: [:]) { texts, file in
      let changed = own.contains(file) ? [] : request?.changedNames ?? []
      let text = try BuiltInScenarioFiles.text(of: file, leavingOut: changed)
      if text.contains("scenario \"") { texts["scenarios/\(file.lastPathComponent)"] = Data(text.utf8) }
    }
  }
}

// MARK: Reading

extension Exercise {
  init(_ id: String, in root: URL) throws {
    let files = ChangeFolder(root: root, path: "\(Self.folder)/\(id)", architectures: Self.architectures)
    try self.init(id, text: files.bytes(Self.textName), files: files)
    output = String(decoding: try files.bytes(Self.outputName), as: UTF8.self)
      .trimmingCharacters(in: .newlines)
  }

  init(_ id: String, text bytes: [UInt8], files: ChangeFolder) throws {
    let text = try ExerciseText(bytes, name: files.name(Self.textName))
    self.id = id
    self.files = files
    title = text.title
    kind = try text.required("kind", "one of \(Kind.allCases.map(\.rawValue).joined(separator: ", "))") {
      Kind(rawValue: $0)
    }
    lesson = try text.required("lesson", "the number with which the folder's name begins, from 1 to 5") {
      Int($0).flatMap { (1...5).contains($0) && id.hasPrefix("\($0)-") ? $0 : nil }
    }
    let names = Self.architectures.map(\.name).joined(separator: ", ")
    let known = try text.required("architecture", "one of \(names)") { name in
      Self.architectures.first { $0.name == name }
    }
    let roles = try text.all("role", "a role such as \"Presenter, not TerminalKit\"") { role in
      role.wholeMatch(of: /(\w+)(?:, not (ContactsDomain|DeclarativeKit|TerminalKit))?/).map {
        Role(name: String($0.1), fileSuffix: String($0.1), forbiddenImports: $0.2.map { [String($0)] } ?? [])
      }
    }
    architecture = Architecture(name: known.name, roles: roles + known.roles, makeApp: known.makeApp)
      .on(known.toolkit)
    minutes = try text.required("minutes", "a number from 1 to 120") {
      Int($0).flatMap { (1...120).contains($0) ? $0 : nil }
    }
    let isFile = { FileManager.default.fileExists(atPath: files.root.appendingPathComponent($0).path) }
    beginnings = try text.all("file", "a file of the package") { isFile($0) ? $0 : nil }
    if kind == .change {
      change = try text.required("change", "the ID of a request in \(ChangeRequests.folder)") {
        ChangeResults.isID($0) && isFile("\(ChangeRequests.folder)/\($0)/\(ChangeFolder.textName)") ? $0 : nil
      }
    } else {
      change = try text.optional("change", "no such line beside kind \(kind.rawValue)") { _ in nil }
    }
    required = try text.all("require", "WORD: REASON, or WORD (only) with TEXT: REASON") { line in
      line.wholeMatch(of: /([^:]+?)(?: (only )?with ([^:]+))?: (.+)/).map {
        (String($0.1), $0.3.map(String.init), $0.2 != nil, String($0.4))
      }
    }
    let isTap = kind == .tap
    let tap = try text.optional("tap", "Done or Cancel, or one with \", roles\", beside kind tap") { tap in
      isTap ? tap.wholeMatch(of: /(Done|Cancel)(, roles)?/) : nil
    }
    button = tap.map { String($0.1) } ?? "Done"
    asksForRoles = tap?.2 != nil
    (task, hints, answer) = (text.task, text.hints, text.answer)
  }
}

/// The text of an exercise: a title, a line for each fact, the task, hints and the answer.
private struct ExerciseText {
  private static let keys = [
    "lesson", "kind", "architecture", "minutes", "change", "file", "require", "role", "tap",
  ]

  let title: String
  private(set) var task = ""
  private(set) var hints: [String] = []
  private(set) var answer = ""
  private let name: String
  /// The facts, each with the line and the column of its text, counted from 1.
  private var facts: [String: [(text: String, line: Int, column: Int)]] = [:]
  private var end = 1

  init(_ bytes: [UInt8], name: String) throws {
    self.name = name
    let text = try HeadedText(bytes, file: name)
    title = text.title
    let head = text.parts[0].lines.prefix { !$0.isEmpty }
    end = head.endIndex
    for (index, line) in zip(head.indices, head) {
      guard let fact = line.wholeMatch(of: /([a-z]+):( *)(.+)/), Self.keys.contains(String(fact.1)) else {
        throw error(index + 1, 1, "a line such as \"minutes: 20\" or an empty one", String(line))
      }
      facts[String(fact.1), default: []].append((String(fact.3), index + 1, fact.1.count + fact.2.count + 2))
    }
    for (place, part) in text.parts.enumerated() {
      let words = part.lines.dropFirst(place == 0 ? head.count : 0).joined(separator: "\n")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      switch part.heading {
      case _ where words.isEmpty:
        throw error(part.lines.startIndex, 1, "words beneath this line", "none")
      case _ where place == 0: task = words
      case "Hint": hints.append(words)
      case "Answer": answer += words
      default: throw error(part.lines.startIndex, 4, "Hint or Answer", part.heading)
      }
    }
    guard !hints.isEmpty, !answer.isEmpty else {
      throw error(text.parts.last?.lines.endIndex ?? 1, 1, "\"## Hint\" and \"## Answer\"", "the end")
    }
  }

  func required<Value>(_ key: String, _ form: String, _ read: (String) -> Value?) throws -> Value {
    if let value = try optional(key, form, read) { return value }
    throw error(end + 1, 1, "\"\(key): \" and \(form)", "no such line")
  }

  func optional<Value>(_ key: String, _ form: String, _ read: (String) -> Value?) throws -> Value? {
    let values = try all(key, form, read)
    guard values.count > 1, let line = facts[key]?.last?.line else { return values.first }
    throw error(line, 1, "one line \"\(key): \"", "another one")
  }

  func all<Value>(_ key: String, _ form: String, _ read: (String) -> Value?) throws -> [Value] {
    try facts[key, default: []].map { text, line, column in
      if let value = read(text) { return value }
      throw error(line, column, form, text)
    }
  }

  private func error(_ line: Int, _ column: Int, _ expected: String, _ found: String) -> CommandFailure {
    .usage("\(name):\(line):\(column): expected \(expected), found \(VisibleText.quoted(found))")
  }
}
