import Testing

@testable import SourceReading

struct DeclarationCountTests {
  /// What is declared, each kind once per declaration, sorted by name.
  private func kinds(_ source: String) -> [String] {
    let counts = counts(source)
    return Array(repeating: "actor", count: counts.actors) + Array(repeating: "class", count: counts.classes)
      + Array(repeating: "enum", count: counts.enums)
      + Array(repeating: "extension", count: counts.extensions)
      + Array(repeating: "protocol", count: counts.protocols)
      + Array(repeating: "struct", count: counts.structs)
  }

  @Test(arguments: [
    SourceCase(
      "class A {}; struct B {}; enum C {}; actor D {}; protocol E {}",
      ["actor", "class", "enum", "protocol", "struct"]),
    SourceCase("struct A { struct B { enum C {} } }", ["enum", "struct", "struct"]),
    SourceCase("func a() { struct B {}; let c = { class D {} } }", ["class", "struct"]),
    SourceCase("let a = \"\\({ struct B {}; return 1 }())\"", ["struct"]),
    SourceCase(
      "public final class A {}\n@objc open class B {}\nindirect enum C {}", ["class", "class", "enum"]),
    SourceCase("actor\nA {}\nfunc b() {\n  actor\n  C: D {}\n}", ["actor", "actor"]),
    SourceCase(
      "public\nactor\nA {}\nfinal actor\nB {}\nlet c = 1; actor\nD {}", ["actor", "actor", "actor"]),
    SourceCase("class prefix {}\nclass consuming: A {}\nclass isolated<B> {}", ["class", "class", "class"]),
    SourceCase("extension Swift::Int: A::B {}\nstruct C: A::B {}", ["extension", "struct"]),
    SourceCase("distributed actor A {}\npublic actor B<C>: D where C: E {}", ["actor", "actor"]),
    SourceCase("struct `class` {}\nenum `Type` {}", ["enum", "struct"]),
    SourceCase("class final {}\nclass open: A {}", ["class", "class"]),
    SourceCase("#if A\nenum B {}\n#elseif C\nenum B {}\n#else\nenum B {}\n#endif", ["enum", "enum", "enum"]),
    SourceCase(
      "extension A where B: C {}\nextension [Int] {}\nextension A.B: C {}",
      ["extension", "extension", "extension"]),
    SourceCase("switch a {\ncase .b: struct C {}\ndefault: class D {}\n}", ["class", "struct"]),
    SourceCase("#Preview {\n  struct A {}\n}", ["struct"]),
  ])
  func types(_ example: SourceCase<[String]>) {
    #expect(kinds(example.source) == example.expected)
  }

  @Test(arguments: [
    "typealias A = B",
    "let a = \"struct B {}\"",
    "// struct A {}\n/* class B {} */",
    "let a = b.class\nlet c = d.struct",
    "let a = b\n  .class\nlet c = 1",
    "f(struct: 1, class: 2)\nlet a = (enum: 1, protocol: 2)",
    "let actor = 1\nactor.f()\nactor(1)\nif actor { }\nfor actor in actors { }\nlet b: Any = actor as A",
    "let a = actor\nb { }",
    "let a =\n  actor\nb { }",
    "let a = b::class\nlet c = d::actor",
    "f { actor in actor }",
    "let a: any Protocol.Type = Foo.Protocol.self",
    "let a = Foo.self",
    "let `class` = 1\n`class` + `struct`",
    "import struct A.B\nimport class C.D\nimport enum E.F\nimport protocol G.H",
    "macro struct_(_ a: Int) = #externalMacro(module: \"A\", type: \"B\")",
    "f { } class: { }",
    "@attached(member, names: named(class)) macro a()",
    "let a = \\A.class",
  ])
  func `no types`(_ source: String) {
    #expect(kinds(source) == [])
  }

  @Test(arguments: [
    SourceCase(
      "class A { class func b() {}; class var c: Int { 1 }; class override final func d() {} }", ["class"]),
    SourceCase("class A { class private(set) var b = 1; class nonisolated(unsafe) var c = 1 }", ["class"]),
    SourceCase("class A { class @objc func b() {}; class subscript(c: Int) -> Int { 1 } }", ["class"]),
    SourceCase("class A { class\n  func b() {} }", ["class"]),
    SourceCase(
      "class A { class prefix func - (a: A) -> A { a }; class postfix func -- (a: A) -> A { a } }", ["class"]),
    SourceCase("class A { class consuming func b() {}; class borrowing func c() {} }", ["class"]),
    SourceCase("class A { class isolated func b() {}; class indirect func c() {} }", ["class"]),
    SourceCase("class A { class _const let b = 1; class __consuming func c() {} }", ["class"]),
    SourceCase(
      "protocol A: class {}\nprotocol B: AnyObject {}\nprotocol C: class where D == E { var f: Int { get } }",
      ["protocol", "protocol", "protocol"]),
    SourceCase("protocol A { associatedtype B: class\n func c() }", ["protocol"]),
    SourceCase("extension A where B: class { }", ["extension"]),
    SourceCase(
      "struct A { func b<C>(class d: C, protocol e: Int, struct: Int) where C: class {} }", ["struct"]),
  ])
  func `class as a modifier or constraint`(_ example: SourceCase<[String]>) {
    #expect(kinds(example.source) == example.expected)
  }

  @Test(arguments: [
    SourceCase("func a() {}\nfunc b() { func c() {} }", 3),
    SourceCase("struct A { init() {}; init?(a: Int) {}; init!(b: Int) {}; init<C>(c: C) {} }", 4),
    SourceCase("class A { deinit {}; isolated deinit {}; convenience init() { self.init(a: 1) } }", 3),
    SourceCase("protocol A { func b(); init(); static func c() }", 3),
    SourceCase(
      "struct A { static func + (a: A, b: A) -> A { a }; prefix static func -(a: A) -> A { a } }", 2),
    SourceCase("struct A { subscript(b: Int) -> Int { 1 }; var c: Int { get { 1 } set {} } }", 0),
    SourceCase("let a = A.init(b: 1)\nlet c: A = .init()\nx.func", 0),
    SourceCase("class A: B { init() { super.init() }; func c() { self.init() } }", 2),
    SourceCase("struct A { let b: A = .init(); let c = B.init }", 0),
    SourceCase("func `init`() {}\nfunc `func`() {}\nfunc `two words`() {}", 3),
    SourceCase("func a(func b: Int, init c: Int) {}\na(func: 1, init: 2)", 1),
    SourceCase(
      "struct A { var b: Int { @storageRestrictions(initializes: c) init(d) { c = d } get { c } } }", 0),
    SourceCase("extension A { @available(*, deprecated, renamed: \"init\") init(a: Int) {} }", 1),
    SourceCase("struct A {\n#if B\nfunc c() {}\n#else\nfunc c() {}\ninit() {}\n#endif\n}", 3),
    SourceCase("macro a() = #externalMacro(module: \"A\", type: \"B\")", 0),
    SourceCase("let f: @Sendable (Int) -> Void = { _ in }", 0),
    SourceCase("import func A.b", 0),
    SourceCase("struct A { init ?(a: Int) {}; init ! (b: Int) {}; init <C>(c: C) {} }", 3),
    SourceCase("struct A { let b = Int.Swift::init; let c = Int.Swift::init(3); let d = e::func }", 0),
    SourceCase("@abi(func a())\nfunc b() {}\nclass C { @abi(init(d: Int)) init(e: Int) {} }", 2),
    SourceCase("@objc(init) func a() {}\n#selector(a.init)", 1),
  ])
  func functions(_ example: SourceCase<Int>) {
    #expect(counts(example.source).functions == example.expected)
  }
}

/// A source counted by hand.
struct SourceCase<Expected: Sendable & Equatable>: Sendable, CustomTestStringConvertible {
  let source: String
  let expected: Expected

  init(_ source: String, _ expected: Expected) {
    self.source = source
    self.expected = expected
  }

  var testDescription: String { source.debugDescription }
}

func counts(_ source: String) -> SourceCounts {
  FileMetrics(path: "Test.swift", source: source).counts
}

extension FileMetrics {
  init(path: String, source: String) { self.init(path: path, utf8: Array(source.utf8)) }
}

struct DeclarationFactsTests {
  private func declarations(_ source: String) -> [Declaration] {
    FileMetrics(path: "Test.swift", source: source).declarations
  }

  @Test func `names, kinds and lines`() {
    let found = declarations(
      """
      import Foundation

      struct `Type` {
        // Inner
        class Inner<T: Comparable> {}
      }
      extension A.B where C == D {}
      extension [String: Int] {}
      @MainActor
      public protocol P {}
      """)
    #expect(found.map(\.name) == ["Type", "Inner", "A.B", "[String: Int]", "P"])
    #expect(found.map(\.kind) == [.struct, .class, .extension, .extension, .protocol])
    #expect(found.map(\.line) == [3, 5, 7, 8, 10])
  }

  @Test(arguments: [
    SourceCase("class A {}", []),
    SourceCase("class A: B, C {}", ["B", "C"]),
    SourceCase("struct A<T: U, let n: Int>: B<T, C<D>>, E where T: F {}", ["B<T, C<D>>", "E"]),
    SourceCase(
      "extension A.B: @unchecked Sendable, @retroactive C.D {}", ["@unchecked Sendable", "@retroactive C.D"]),
    SourceCase("extension [A: B]: C {}", ["C"]),
    SourceCase("enum A: // why\n  Int,\n  B\n{ case c }", ["Int", "B"]),
    SourceCase("protocol A: class, B & C {}", ["class", "B & C"]),
    SourceCase("struct A: ~Copyable, B<(C) -> D, E> {}", ["~Copyable", "B<(C) -> D, E>"]),
    SourceCase("actor A: B { let c: D }", ["B"]),
    SourceCase("class A\n  : B {}", ["B"]),
  ])
  func `inherited types as written`(_ example: SourceCase<[String]>) {
    #expect(declarations(example.source).first?.inheritedTypes == example.expected)
  }

  @Test(arguments: [
    SourceCase("struct A: B, C.D<E, F.G>, H & I.J, @unchecked `K` {}", ["B", "D", "H", "J", "K"]),
    SourceCase("struct A: (any B) {}", ["B"]),
    SourceCase("class A: `Default`, B.`Type` {}", ["Default", "Type"]),
    SourceCase("struct A: `less < or > equal`, `a.b` & C<`d e`> {}", ["less < or > equal", "a.b", "C"]),
    SourceCase("struct A {}", []),
  ])
  func `inherited type names`(_ example: SourceCase<[String]>) {
    #expect(declarations(example.source).first?.inheritedTypeNames == example.expected)
  }

  @Test func `size and functions of each type`() throws {
    let found = declarations(
      """
      class Outer {
        // A comment.
        init() {}

        func a() {
          func local() {}
        }
        struct Inner {
          func b() {}
        }
      }
      extension Outer { func c() {}; deinit {} }
      """)
    #expect(found.map(\.name) == ["Outer", "Inner", "Outer"])
    #expect(found.map(\.codeLines) == [9, 3, 1])
    #expect(found.map(\.functions) == [2, 1, 2])
  }

  @Test func `a declaration that never closes reaches the end`() {
    let found = declarations("struct A {\n  struct B {\n    let c: Int\n\n// d\n")
    #expect(found.map(\.codeLines) == [3, 2])
  }

  @Test func `a bracket that never closes ends with its type`() {
    #expect(declarations("struct A {\n  let b = (1\n}\nstruct C {\n}\n").map(\.codeLines) == [3, 2])
  }

  @Test(arguments: ["#else", "#elseif D"])
  func `branches of a condition leave no bracket open`(branch: String) {
    let found = declarations("#if A\nstruct B {\n\(branch)\nstruct C {}\n#endif\nfunc d() {}\n")
    #expect(found.map(\.functions) == [0, 0])
    #expect(found.map(\.codeLines) == [2, 1])
  }

  @Test(arguments: [
    SourceCase("protocol A {}", 0),
    SourceCase("protocol A { typealias B = C\n // func d()\n }", 0),
    SourceCase(
      "protocol A { var b: Int { get set }; func c(var: Int); init(); subscript(d: Int) -> Int { get } }", 4),
    SourceCase("protocol A { associatedtype B: class; static var c: Int { get }; class func d() }", 3),
    SourceCase("struct A { var b = 1 }", 0),
  ])
  func requirements(_ example: SourceCase<Int>) {
    #expect(declarations(example.source).first?.requirements == example.expected)
  }

  @Test(arguments: [
    SourceCase("import A\nimport B; import C", ["A", "B", "C"]),
    SourceCase(
      "@testable import A\n@_exported public import B\ninternal import C\n@_spi(X) import D",
      ["A", "B", "C", "D"]),
    SourceCase(
      "import struct A.B\nimport func C.D.e\nimport class F.G\nimport typealias H.I", ["A", "C", "F", "H"]),
    SourceCase("import A.B\nimport A\nimport A.C", ["A"]),
    SourceCase("#if canImport(A)\nimport A\n#else\nimport B\n#endif", ["A", "B"]),
    SourceCase("// import A\nlet a = \"import B\"\nf(import: 1)\na.import(b)", []),
    SourceCase("import `A`", ["A"]),
    SourceCase("import\n  A\n", ["A"]),
    SourceCase("import", []),
    SourceCase("import A.", ["A"]),
  ])
  func imports(_ example: SourceCase<[String]>) {
    #expect(FileMetrics(path: "Test.swift", source: example.source).imports == example.expected)
  }
}
