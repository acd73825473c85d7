import Measurement
import Testing

@testable import Workbench

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
    SourceCase("func b() { c(a: 1); d.a() }", 1),
    // With `self` it is the property, and so is what a closure captures or `if let` unwraps.
    SourceCase("func b(a: Int) { self.a = a }", 0),
    SourceCase("func b() { c { [weak self] in self?.a = 1 } }", 0),
    SourceCase("func b() { c { [a] in print(a) } }", 0),
    SourceCase("func b() { if let a { print(a) } }", 0),
    SourceCase("func b() { guard let a else { return }; print(a) }", 0),
    SourceCase("func b() { if let a, let c { print(a) } }", 0),
    SourceCase("func b() { guard let a = c else { return }; print(a) }", 1),
    SourceCase("func b() { print(\"\\(a)\") }", 0),
    SourceCase("subscript(b: Int) -> Int { a + b }", 0),
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
}
