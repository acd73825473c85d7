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
    let graph = CouplingGraph(results)
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
    let found = CoupledSource(path: "", utf8: Array(example.source.utf8)).references(to: ["A"])
    #expect(found.map { "\($0.line):\($0.column)" } == example.expected)
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

struct CohesionTests {
  private typealias Cohesion = CouplingResults.Cohesion

  private func cohesion(_ members: String, of name: String = "T") throws -> Cohesion {
    try #require(all(in: "final class T {\n\(members)\n}")[name])
  }

  private func all(in source: String) -> [String: Cohesion] {
    Cohesion.all(in: [CoupledSource(path: "", utf8: Array(source.utf8))])
  }

  @Test func `methods that share a stored property belong together`() throws {
    let found = try cohesion(
      """
      private let router: Router
      weak var view: View?
      private(set) var count = 0 { didSet { print(count) } }
      static let shared = 1
      init(router: Router) { self.router = router; view = nil; count = 0 }
      func close() { router.close() }
      func open() { router.open(); note() }
      var isOpen: Bool { view != nil }
      private func note() { count += 1 }
      func plain() -> Int { 4 }
      static func make() -> T { T(router: shared) }
      class func close(_ it: T) { it.close() }
      """)
    // close, open and note through router and count; isOpen through view; plain through nothing.
    #expect(found == Cohesion(fields: 3, methods: 5, methodsWithoutState: 1, parts: 2))
  }

  @Test(arguments: [
    // A parameter, a local variable, a closure's parameter and a label are no properties of that name.
    SourceCase("func b(a: Int) -> Int { a }", 1),
    SourceCase("func b() { let a = 1; print(a) }", 1),
    SourceCase("func b() { c { a in print(a) } }", 1),
    SourceCase("func b() { for a in c { print(a) } }", 1),
    SourceCase("func b() { for a: Int in c { print(a) } }", 1),
    SourceCase("func b() { c { a, d, e in print(a) } }", 1),
    SourceCase("func b(c a: Int, d: Int) { print(a) }", 1),
    SourceCase("func b() { c(a: 1, a: 1); d.a() }", 1),
    // With `self` it is the property, and so is what a closure captures or `if let` unwraps.
    SourceCase("func b(a: Int) { self.a = a }", 0),
    SourceCase("func b(a c: Int, d: a) { print(a) }", 0),
    SourceCase("func b() { c { [weak self] in self?.a = 1 } }", 0),
    SourceCase("func b() { c { [a] in print(a) } }", 0),
    SourceCase("func b() { if let a { print(a) } }", 0),
    SourceCase("func b() { guard let a else { return }; print(a) }", 0),
    SourceCase("func b() { if let a, let c { print(a) } }", 0),
    SourceCase("func b() { guard let a = c else { return }; print(a) }", 1),
    SourceCase("func b() { print(\"\\(a)\") }", 0),
    SourceCase("subscript(b: Int) -> Int { a + b }", 0),
    SourceCase("subscript(a: Int) -> Int { a }", 1),
  ])
  func `what uses a property`(_ example: SourceCase<Int>) throws {
    let found = try cohesion("var a = 0\n\(example.source)")
    #expect(found.methods == 1)
    #expect(found.methodsWithoutState == example.expected)
  }

  /// Whatever has no method is no part that a type could be split into.
  @Test func `a field without methods is no part`() throws {
    let found = try cohesion("var a = 0; var b = 0; let c = 1; func d() { a = 1 }")
    #expect(found == Cohesion(fields: 3, methods: 1, methodsWithoutState: 0, parts: 1))
    #expect(try cohesion("var a = 0; var b = 0").parts == 0)
  }

  @Test(arguments: ["didSet", "willSet"])
  func `a property that is observed is stored`(observer: String) throws {
    let found = try cohesion("var a: Int { \(observer) { print(1) } }\nfunc b() { a = 1 }")
    #expect(found == Cohesion(fields: 1, methods: 1, methodsWithoutState: 0, parts: 1))
  }

  @Test func `a lazy property joins what it is made of`() throws {
    let found = try cohesion(
      """
      let presenter: Presenter
      lazy var button = Button { [presenter] in presenter.tapped() }
      func load() { presenter.load() }
      func enable() { button.isEnabled = true }
      """)
    #expect(found == Cohesion(fields: 2, methods: 2, methodsWithoutState: 0, parts: 1))
  }

  @Test func `extensions belong to their type, and nested types to themselves`() {
    let source = """
      struct T {
        struct Inner { var c = 0; func d() { c } }
        let a: Int
      }
      extension T { func b() -> Int { a } }
      extension T.Inner { func e() {} }
      extension Other { func f() {} }
      protocol P { var a: Int { get } }
      enum E { case a; func b() {} }
      """
    let found = all(in: source)
    #expect(found.keys.sorted() == ["E", "T"])
    #expect(found["T"] == Cohesion(fields: 1, methods: 1, methodsWithoutState: 0, parts: 1))
    #expect(found["E"] == Cohesion(fields: 0, methods: 1, methodsWithoutState: 1, parts: 0))
  }

  /// Two groups of three, in each of which each names each, and who connects them: 2 names 3, and 5 names 0.
  @Test func `a circle is broken where one name holds it together`() throws {
    let edges = [[1, 2], [0, 2], [0, 1, 3], [4, 5], [3, 5], [3, 4, 0], [0]]
    func weakest(without kept: [[Int]]) -> [Int]? {
      weakestEdge(of: [0, 1, 2, 3, 4, 5], in: edges) { !kept.contains([$0, $1]) }.map { [$0, $1, $2] }
    }
    #expect(weakest(without: []) == [2, 3, 3])
    #expect(weakest(without: [[2, 3]]) == [5, 0, 3])
    #expect(weakest(without: [[2, 3], [5, 0]]) == nil)
    let three = try #require(
      weakestEdge(of: [1, 2, 4], in: [[], [2], [4], [], [1]]) { from, _ in from == 4 })
    #expect(three == (4, 1, 0))
  }
}
