import Testing

@testable import Workbench

/// Where mutants are placed, by hand.
@Suite struct MutantPlacerTests {
  /// A mutant as `OPERATOR: ORIGINAL -> REPLACEMENT`.
  private func mutants(_ source: String, _ signatures: String = "") -> [String] {
    let known = Signatures([Array(source.utf8), Array(signatures.utf8)])
    return MutantPlacer.sites(in: Array(source.utf8), signatures: known).map {
      "\($0.change.rawValue): \($0.original) -> \($0.replacement)"
    }
  }

  /// The source with every mutant in it.
  private func schemata(_ source: String, _ signatures: String = "") -> String {
    let known = Signatures([Array(source.utf8), Array(signatures.utf8)])
    let sites = MutantPlacer.sites(in: Array(source.utf8), signatures: known)
    let numbered = sites.enumerated().map { (number: $0 + 1, site: $1) }
    return String(decoding: MutatedSource(Array(source.utf8), sites: numbered).bytes, as: UTF8.self)
  }

  @Test func aCallIsDropped() {
    let source = "func f() {\n  g(\"a\")\n}\n"
    #expect(mutants(source) == ["drop a call: g(\"a\") -> "])
    #expect(schemata(source) == "func f() {\n  if !isMutant(1) { g(\"a\") }\n}\n")
  }

  @Test func whatHasSeveralStatementsReturnsEarly() {
    let source = "func f() {\n  a.b()\n  c = d\n}\n"
    #expect(
      mutants(source) == ["return early: { -> { return", "drop a call: a.b() -> ", "drop a call: c = d -> "])
    #expect(
      schemata(source)
        == "func f() { if isMutant(1) { return };\n  if !isMutant(2) { a.b() }\n  if !isMutant(3) { c = d }\n}\n"
    )
  }

  @Test func aValueIsNotDropped() {
    #expect(mutants("func f() -> View { g() }\nvar v: View { h() }\nlet w = View(a)\n") == [])
    #expect(
      mutants("func f() -> View {\n  let v = g()\n  v.h = a\n  return v\n}\n") == ["drop a call: v.h = a -> "]
    )
  }

  @Test func conditionsAreNegated() {
    let source = "func f() {\n  if a.isEmpty, let b { g() } else { h() }\n}\n"
    #expect(
      mutants(source) == [
        "return early: { -> { return", "negate a condition: a.isEmpty -> !(a.isEmpty)",
        "negate a condition: let b -> false, let b", "drop a call: g() -> ", "drop a call: h() -> ",
      ])
    #expect(
      schemata(source) == """
        func f() { if isMutant(1) { return };
          if ((a.isEmpty) != isMutant(2)), !isMutant(3), let b { if !isMutant(4) { g() } } else { if !isMutant(5) { h() } }
        }

        """)
  }

  @Test func comparisonsAreSwapped() {
    #expect(
      mutants("var a: Bool { b == c && d }\n") == [
        "swap a comparison: b == c -> b != c", "negate a condition: d -> !(d)",
      ])
    #expect(mutants("var a: Bool { b </* c */ d }\n") == ["swap a comparison: b </* c */ d -> b <= d"])
    #expect(schemata("var a: Bool { b < c.d }\n") == "var a: Bool { (isMutant(1) ? b <= c.d : b < c.d) }\n")
    #expect(schemata("var a: Bool { b != c }\n") == "var a: Bool { ((b != c) != isMutant(1)) }\n")
  }

  @Test func aConstantThatIsSetLaterIsSet() {
    let source = "func f() {\n  let a: A\n  (a, b) = c\n  if b { d = a }\n}\n"
    #expect(
      mutants(source) == [
        "return early: { -> { return", "negate a condition: b -> !(b)", "drop a call: d = a -> ",
      ])
    #expect(
      mutants("func f() {\n  let a: A = b\n  a.c = d\n}\n") == [
        "return early: { -> { return", "drop a call: a.c = d -> ",
      ])
  }

  @Test func whatAClosureMakesIsItsValue() {
    #expect(mutants("let a = b.map { Row($0) }\n") == [])
    #expect(mutants("let a = b.map { row($0) }\n") == ["drop a call: row($0) -> "])
  }

  @Test func numbersAreOffByOne() {
    #expect(schemata("var a: Int { b.count }\n") == "var a: Int { b.count + (isMutant(1) ? 1 : 0) }\n")
    #expect(
      schemata("func f() { g(at: row) }\nfunc g(at i: Int) {}\n")
        == "func f() { if !isMutant(1) { g(at: row + (isMutant(2) ? 1 : 0)) } }\nfunc g(at i: Int) {}\n")
    #expect(schemata("let a = b[row]\n") == "let a = b[row + (isMutant(1) ? 1 : 0)]\n")
    #expect(schemata("let a = b + 1\n") == "let a = b + (1 + (isMutant(1) ? 1 : 0))\n")
  }

  @Test func whatMayBeNothingIsNothing() {
    let numbers = mutants("func f() -> Int { g }\nvar h: Int { i }\n")
    #expect(numbers == ["off by one: g -> g + 1", "off by one: i -> i + 1"])
    #expect(mutants("func f() -> String { g }\n") == [])
    #expect(schemata("func f() -> Int? { g.h() }\n") == "func f() -> Int? { isMutant(1) ? nil : g.h() }\n")
    #expect(schemata("var a: B.C? { g.h }\n") == "var a: B.C? { isMutant(1) ? nil : g.h }\n")
    #expect(mutants("func f() -> B { g.h() }\n") == [])
  }

  @Test func weakIsDropped() {
    #expect(
      schemata("class C {\n  private weak var d: (any D)?\n}\n") == """
        class C {
          private /* weak */ var d: (any D)? { get { dHeld } set { dHeld = newValue; dKept = isMutant(1) ? newValue : nil } }\
        ; private weak var dHeld: (any D)?; private var dKept: AnyObject?
        }

        """)
    #expect(
      schemata("let b = B { [weak self] in self?.f() }\n")
        == "let b = B { [weak self, itselfKept = isMutant(1) ? self : nil] in _ = itselfKept; "
        + "if !isMutant(2) { self?.f() } }\n")
    // What is captured under another name is not there to be kept.
    #expect(
      mutants("let b = B { [weak c = d.e, weak f] in f.g }\n") == ["drop weak: weak f -> f"])
  }

  /// A declaration begins behind its attributes and modifiers, whatever they are.
  @Test(arguments: [
    "@MainActor func f() { g() }", "@objc(f) public static func f() { g() }",
    "@available(*, deprecated) private func f() { g() }", "class A { class func f() { g() } }",
    "final class A { override func f() { g() } }", "actor A { func f() { g() } }",
    "public actor A { deinit { g() } }", "extension A { mutating func f() { g() } }",
    "enum A { indirect case b(C); func f() { g() } }",
  ])
  func aDeclarationIsEntered(source: String) {
    #expect(mutants(source) == ["drop a call: g() -> "])
  }

  @Test(arguments: [
    "protocol A { func f() }", "typealias A = B", "import A", "case b(c)", "subscript(a: Int) -> B { c(a) }",
    "var a: B { get { c() } }", "var a: B { set { c() } }", "let open = a.final",
    "let a = List<Contact>()", "class C { init(a: A) { self.a = a; b = a; super.init() } }",
    "var a: Int { didSet { c() } }", "var a: Int { willSet { c() } }", "struct A { static let b = c }",
  ])
  func whatHasNoPlaceHasNone(source: String) {
    #expect(mutants(source) == [])
  }

  @Test(arguments: [
    ("guard a.b, let c = d else { return e() }", ["!(a.b)", "false, let c = d"]),
    ("if a { b() } else if c { d() }", ["!(a)", "", "!(c)", ""]),
    ("while a, b == c { d() }", ["!(a)", "b != c", ""]),
    ("while true { b() }", [""]), ("for a in b { c() }", [""]), ("do { a() } catch { b() }", ["", ""]),
    ("return a < b || !c", ["a <= b", "!(!c)"]), ("throw A(b: true)", ["false"]),
    ("a = b ? 1 : 2", ["", "!(b)", "1 + 1", "2 + 1"]),
    ("a = b == c ? 1 : 2", ["", "b != c", "1 + 1", "2 + 1"]), ("a = b.0", [""]), ("a = .b(1.5)", [""]),
    ("a = [b, c]", [""]), ("a = b[c].d[e]", ["", "c + 1", "e + 1"]), ("a = b[1, c]", ["", "1 + 1"]),
    ("a { (b: C) in c(b) }", ["", ""]), ("a = b + [c]", [""]), ("a = b\n    == c", ["", "b != c"]),
    ("a { _, b in c(b) }", ["", ""]), ("a { b }", [""]),
    ("a(\"\\(b) \\(c()) \")", [""]), ("a(\"\\(b)\\(b)\")", [""]), ("sort(by: <)", ["", "!(<)"]),
    ("if let a = b(1) { c() }", ["false, let a = b(1)", "1 + 1", ""]),
    ("if case .a = b(1) { c() }", ["false, case .a = b(1)", "1 + 1", ""]),
    ("a = b[c][d]", ["", "c + 1", "d + 1"]), ("a = b()[c]", ["", "c + 1"]), ("a = b?[c]", ["", "c + 1"]),
    ("a = self[b]", ["", "b + 1"]), ("a = { [b] }", [""]),
    ("a(\"\\(b)\\(true)\")", ["", "false"]), ("a(\"\\(1)\\(b)\")", ["", "1 + 1"]),
  ])
  func aStatementHasThesePlaces(statement: String, replacements: [String]) {
    // Behind another statement, so that it is not all that its function does.
    let places = mutants("func f() {\n  \(statement)\n  nothing\n}\n").dropFirst()
    #expect(
      places.map { String($0.split(separator: " -> ", maxSplits: 1, omittingEmptySubsequences: false)[1]) }
        == replacements)
  }

  @Test func onlyArgumentsWhoseTypesAreKnownAreChanged() {
    let declared = "extension N { init(_ a: Int, b: Int = 1) {} }; func f(a: Int) {}; func f(a: String) {}"
    #expect(
      mutants("let n = N(c, b: d)", declared)
        == ["off by one: c -> c + 1", "off by one: d -> d + 1"])
    #expect(mutants("let n = N(c, d)", declared) == [])
    #expect(mutants("let n = N(c, b: c)", declared).count == 2)
    #expect(mutants("let n = f(a: c)", declared) == [])
    let nested = "struct N { struct M { init(a: Int) {} } }"
    #expect(mutants("let m = M(a: c)", nested) == ["off by one: c -> c + 1"])
    #expect(mutants("let n = N(a: c)", nested) == [])
  }

  @Test func nothingIsPlacedInStringsAndComments() {
    #expect(
      mutants("let a = \"if x == 1 { g() }\" // if x == 1 { g() }\n/* func f() { g(); h() } */\n") == [])
    #expect(mutants("protocol P {\n  func f(a: Int)\n  var b: Int { get }\n}\n") == [])
  }

  @Test func theStatementsOfASwitchAreFound() {
    let source = "func f() {\n  switch a {\n  case .b(let c): x = c\n  case .d:\n    y()\n    z()\n  }\n}\n"
    #expect(
      mutants(source) == [
        "return early: { -> { return", "drop a call: x = c -> ", "drop a call: y() -> ",
        "drop a call: z() -> ",
      ])
    #expect(
      mutants("func f(e: E) -> String {\n  switch e {\n  case .a: g(\"b\")\n  case .c: h(i)\n  }\n}\n") == [])
  }

  /// Of two on one line the one is left out whose text is wrong, and both where the error is in neither's.
  @Test func ofALineTheMutantThatAnErrorPointsAtIsSuspected() {
    let source = Array("func f() {\n  if a.b { c(d) }\n}\n".utf8)
    let sites = MutantPlacer.sites(in: source, signatures: Signatures([]))
    let mutated = MutatedSource(source, sites: sites.enumerated().map { ($0 + 1, $1) })
    let line = String(decoding: mutated.bytes, as: UTF8.self).split(separator: "\n")[1]
    #expect(line == "  if ((a.b) != isMutant(2)) { if !isMutant(3) { c(d) } }")
    for column in [6, 7] { #expect(mutated.suspects(line: 2, column: column) == [2]) }
    #expect(mutated.suspects(line: 2, column: 33) == [3])
    #expect(mutated.suspects(line: 2, column: 8) == [2, 3])
  }
}
