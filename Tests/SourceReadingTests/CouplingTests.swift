import Testing

@testable import SourceReading

struct CouplingTests {
  /// A view that holds a presenter behind a protocol, and what builds the two.
  private static let files = [
    "List/ListView.swift": """
    import ContactsDomain
    import TerminalKit

    /// Mentions Contact and Builder in a comment.
    final class ListView: ViewController {
      private let presenter: any Presenting
      private lazy var button = Button(title: "Contact") { [presenter] in presenter.tapped() }
      enum Label { case title }
      func show(_ row: Row?) { print("\\(Label.title) \\(row ?? Row(text: ""))") }
    }
    """,
    "List/ListPresenter.swift": """
    import ContactsDomain
    import protocol ContactsDomain.ContactRepository

    final class ListPresenter {
      struct Label {}
      weak var view: ListView?
      func load(_ contacts: [ContactsDomain.Contact], from: any ContactRepository) -> Label {
        switch contacts { case Contact.none: Label() }
      }
    }

    extension ListPresenter: Refreshing {
      func tapped() { view?.show(Row(text: "x")) }
    }
    """,
    "List/Contract.swift": """
    protocol Presenting { func tapped() }
    protocol Refreshing: Presenting {}
    """,
    "Builder.swift": """
    struct Row { let text: String }
    struct Builder {
      func build(view: ListView) -> ListPresenter { ListPresenter() }
    }
    let unowned = Builder()
    """,
  ]

  private let results = CouplingResults(
    files: files, domain: ["Contact", "ContactRepository", "Label"],
    toolkit: ["ViewController", "Button", "Contact"])

  private func type(_ name: String) throws -> CouplingResults.TypeCoupling {
    try #require(results.types.first { $0.name == name })
  }

  @Test func `types in the order of files and lines`() {
    #expect(
      results.types.map { "\($0.file):\($0.line) \($0.kind) \($0.name)" } == [
        "Builder.swift:1 struct Row", "Builder.swift:2 struct Builder",
        "List/Contract.swift:1 protocol Presenting", "List/Contract.swift:2 protocol Refreshing",
        "List/ListPresenter.swift:4 class ListPresenter", "List/ListView.swift:5 class ListView",
      ])
  }

  @Test func `own types, domain and toolkit are told apart`() throws {
    let view = try type("ListView")
    #expect(view.own == ["Presenting", "Row"])
    #expect(view.domain == [])
    #expect(view.toolkit == ["Button", "ViewController"])
    let presenter = try type("ListPresenter")
    #expect(presenter.own == ["ListView", "Refreshing", "Row"])
    #expect(presenter.domain == ["Contact", "ContactRepository"])
    #expect(presenter.toolkit == [])
    #expect(try type("Builder").own == ["ListPresenter", "ListView"])
    #expect(try type("Row").own == [])
  }

  @Test func `a conformance to a refining protocol is one to the refined`() throws {
    let graph = results
    #expect(try graph.conformances(of: type("ListPresenter")) == ["Presenting", "Refreshing"])
    #expect(try graph.conformances(of: type("Refreshing")) == ["Presenting"])
    #expect(try type("ListView").inherits == ["ViewController"])
    #expect(try graph.conformances(of: type("ListView")) == [])
    #expect(graph.protocols.map(\.name) == ["Presenting", "Refreshing"])
    #expect(graph.conformers(to: "Presenting").map(\.name) == ["ListPresenter"])
    #expect(graph.conformers(to: "Builder").isEmpty)
  }

  @Test func `a name in backticks is that without them`() {
    let source = """
      class `Default` { func a() {} }
      extension `Default` { func b() { _ = Other() } }
      class `less < raw` {}
      extension `less < raw` { func c() { _ = `Default`() } }
      class Other: `less < raw` { let it: `Default`? = nil }
      """
    let results = CouplingResults(
      [CoupledSource(path: "A.swift", utf8: Array(source.utf8))], domain: [], toolkit: [])
    #expect(results.types.map(\.name) == ["Default", "less < raw", "Other"])
    #expect(results.types.map(\.own) == [["Other"], ["Default"], ["Default", "less < raw"]])
    #expect(results.types[2].inherits == ["less < raw"])
  }

  @Test func `what a type makes, and puts into words`() throws {
    #expect(try type("Builder").makes == ["ListPresenter"])
    #expect(try type("ListView").makes == ["Button", "Row"])
    #expect(try type("ListPresenter").makes == ["Row"])
    #expect(try type("ListView").interpolations == 1)
    #expect(try type("ListPresenter").interpolations == 0)
  }

  @Test(arguments: [
    SourceCase("let a: A", ["1:8"]),
    SourceCase("let é: [A: A]? = b as? A", ["1:10", "1:13", "1:25"]),
    SourceCase("f(A: b, c: A.d, B.A, m.A)", ["1:12"]),
    SourceCase("class A {}; func A() {}; import A; let A = b; case A", []),
    SourceCase("import M\nlet a = M.A(), b = x.M.A()", ["2:11"]),
    SourceCase("if case A.b = c, c is A, d == \"\\(A.e) A\" {} // A", ["1:9", "1:23", "1:34"]),
    SourceCase("extension A: B<A> where C == A {}", ["1:11", "1:16", "1:30"]),
    SourceCase("struct S { enum A {}; let a: A }; let b: A", ["1:42"]),
    SourceCase("let b: A; struct S { enum A {}; let a: A }", ["1:8"]),
  ])
  func `where a type is named`(_ example: SourceCase<[String]>) {
    let found = CoupledSource(path: "", utf8: Array(example.source.utf8)).places(of: ["A"])
    #expect(found.map { "\($0.line):\($0.column)" } == example.expected)
  }
}

extension CoupledSource {
  /// Where types of these names are named: the line, and the column in bytes, from 1.
  func places(of names: Set<String>) -> [(name: String, line: Int, column: Int)] {
    references(to: names).map { reference in
      let line = source.line(of: reference.token)
      let start = source.tokens[reference.token].range.lowerBound
      return (reference.name, line + 1, start - source.lineStarts[line] + 1)
    }
  }
}

extension CouplingResults {
  /// - Parameter files: the texts by the paths of their files.
  init(files: [String: String], domain: Set<String>, toolkit: Set<String>) {
    let sources = files.sorted { $0.key < $1.key }
    self.init(
      sources.map { CoupledSource(path: $0, utf8: Array($1.utf8)) }, domain: domain, toolkit: toolkit)
  }
}
