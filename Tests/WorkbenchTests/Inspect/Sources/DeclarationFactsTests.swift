import Measurement
import Testing

@testable import Workbench

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

  @Test func `branches of a condition leave no bracket open`() {
    let found = declarations("#if A\nstruct B {\n#else\nstruct C {}\n#endif\nfunc d() {}\n")
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
}
