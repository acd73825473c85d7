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

  /// In the order of the file.
  let tests: [Effort]

  /// A member of a suite.
  private struct Member {
    let name: String
    let isTest: Bool
    /// The statements of its body, or the whole of a stored property.
    let statements: [Range<Int>]
  }

  /// - Parameter classes: the names of the types whose instances are objects.
  init(_ bytes: [UInt8], classes: Set<String>) {
    let reader = SuiteReader(
      tree: TokenTree(LexedSource(bytes)), map: LineMap(bytes), classes: classes)
    tests = reader.suites.flatMap(reader.efforts)
  }

  /// Reads suites.
  private struct SuiteReader {
    let tree: TokenTree
    let map: LineMap
    let classes: Set<String>

    var suites: [Range<Int>] {
      tree.statements(tree.all).compactMap { statement in
        let flat = tree.flat(statement)
        guard flat.contains(where: { tree.text($0) == "Suite" }) else { return nil }
        return flat.first { tree.text($0) == "{" }.map(tree.inside)
      }
    }

    func efforts(in suite: Range<Int>) -> [Effort] {
      let statements = tree.statements(suite)
      // An attribute on a line of its own is a statement of its own.
      let members = zip(statements, [0..<0] + statements).compactMap { member($0, behind: $1) }
      let kept = members.filter { $0.name.isEmpty }.flatMap(\.statements)
      let helpers = members.filter { !$0.name.isEmpty && !$0.isTest }
      return members.filter(\.isTest).map { test in
        let first = test.statements.firstIndex(where: expects) ?? test.statements.count
        let before = test.statements[..<max(0, first - 1)]
        // Where a test has no statement before its first expectation, that one does what is tested.
        let prepared = test.statements[..<min(max(first, 1), test.statements.count)]
        let preparing = called(by: Array(prepared), among: helpers)
        let all = called(by: test.statements, among: helpers)
        return Effort(
          name: test.name, linesBefore: lines(of: kept + preparing + before),
          objects: objects(in: kept + all + test.statements))
      }
    }

    /// Nil for what prepares nothing: a property without a value.
    private func member(_ statement: Range<Int>, behind attribute: Range<Int>) -> Member? {
      let flat = tree.flat(statement)
      let keywords = flat.filter { [.func, .`init`, .var, .let].contains(tree.keyword($0)) }
      guard let keyword = keywords.first else { return nil }
      let brace = flat.first { $0 > keyword && tree.text($0) == "{" }
      switch tree.keyword(keyword) {
      case .func, .`init`:
        guard let brace else { return nil }
        let isTest = isTestAttribute(attribute) || isTestAttribute(statement.lowerBound..<keyword)
        let name = tree.keyword(keyword) == .func ? tree.text(keyword + 1) : ""
        return Member(name: name, isTest: isTest, statements: tree.statements(tree.inside(brace)))
      default:
        if flat.contains(where: { tree.text($0) == "=" }) {
          return Member(name: "", isTest: false, statements: [statement])
        }
        // A computed one is a helper.
        return brace.map {
          Member(name: tree.text(keyword + 1), isTest: false, statements: tree.statements(tree.inside($0)))
        }
      }
    }

    private func isTestAttribute(_ range: Range<Int>) -> Bool {
      range.count > 1 && tree.text(range.lowerBound) == "@" && tree.text(range.lowerBound + 1) == "Test"
    }

    private func expects(_ statement: Range<Int>) -> Bool {
      statement.contains { ["#expect", "#require"].contains(tree.text($0)) }
    }

    /// The statements of the helpers that are named, and of those that these name, each once.
    private func called(by statements: [Range<Int>], among helpers: [Member]) -> [Range<Int>] {
      var found: [Member] = []
      var open = statements
      while !open.isEmpty {
        // What follows a period is something else's.
        let names = Set(open.flatMap { $0.filter { tree.text($0 - 1) != "." }.map(tree.text) })
        let new = helpers.filter { helper in
          names.contains(helper.name) && !found.contains { $0.statements == helper.statements }
        }
        found += new
        open = new.flatMap(\.statements)
      }
      return found.flatMap(\.statements)
    }

    private func lines(of statements: [Range<Int>]) -> Int {
      Set(statements.flatMap { $0.map { map.line(at: tree.source.tokens[$0].range.lowerBound) } }).count
    }

    private func objects(in statements: [Range<Int>]) -> Int {
      statements.reduce(0) { sum, statement in
        sum + statement.count { classes.contains(tree.text($0)) && tree.text($0 + 1) == "(" }
      }
    }
  }
}
