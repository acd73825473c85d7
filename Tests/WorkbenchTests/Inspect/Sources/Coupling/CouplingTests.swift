import Measurement
import Testing

@testable import Workbench

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
    let graph = CouplingGraph(results)
    #expect(try graph.conformances(of: type("ListPresenter")) == ["Presenting", "Refreshing"])
    #expect(try graph.conformances(of: type("Refreshing")) == ["Presenting"])
    #expect(try type("ListView").inherits == ["ViewController"])
    #expect(try graph.conformances(of: type("ListView")) == [])
    #expect(graph.protocols.map(\.name) == ["Presenting", "Refreshing"])
    #expect(graph.conformers(to: "Presenting").map(\.name) == ["ListPresenter"])
    #expect(graph.conformers(to: "Builder").isEmpty)
  }

  @Test func `what a type makes, and puts into words`() throws {
    #expect(try type("Builder").makes == ["ListPresenter"])
    #expect(try type("ListView").makes == ["Button", "Row"])
    #expect(try type("ListPresenter").makes == ["Row"])
    #expect(try type("ListView").interpolations == 1)
    #expect(try type("ListPresenter").interpolations == 0)
  }

  @Test func `fan-in and instability`() throws {
    let graph = CouplingGraph(results)
    #expect(try graph.fanIn(of: type("ListView")) == 2)
    #expect(try graph.fanIn(of: type("Row")) == 2)
    #expect(try graph.fanIn(of: type("Builder")) == 0)
    // ListView and ListPresenter name the contract from outside; no protocol names anything outside.
    let contract = graph.instability(ofFiles: ["List/Contract.swift"])
    #expect((contract.afferent, contract.efferent) == (2, 0))
    #expect(contract.value == 0)
    // The view and the presenter both name Row, and Builder names both.
    let builder = graph.instability(ofFiles: ["Builder.swift"])
    #expect((builder.afferent, builder.efferent) == (2, 1))
    #expect(builder.value == 1.0 / 3)
    #expect(graph.instability(ofFiles: ["none.swift"]).value == nil)
  }

  @Test(arguments: [
    (["A": "B", "B": "C", "C": ""], [[String]]()),
    (["A": "B", "B": "A", "C": "A"], [["A", "B"]]),
    (["A": "B", "B": "C", "C": "A", "D": "E", "E": "D", "F": "F"], [["A", "B", "C"], ["D", "E"]]),
  ])
  func cycles(named: [String: String], expected: [[String]]) {
    let files = named.map { name, other in
      ("\(name).swift", "struct \(name) { \(other.isEmpty ? "" : "let other: [\(other)]") }")
    }
    let results = CouplingResults(
      files: Dictionary(uniqueKeysWithValues: files), domain: [], toolkit: [])
    #expect(CouplingGraph(results).cycles == expected)
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
  ])
  func `where a type is named`(_ example: SourceCase<[String]>) {
    let found = CoupledSource(path: "", utf8: Array(example.source.utf8)).references(to: ["A"])
    #expect(found.map { "\($0.line):\($0.column)" } == example.expected)
  }
}
