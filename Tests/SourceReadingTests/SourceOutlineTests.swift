import Testing

@testable import SourceReading

@Suite struct SourceOutlineTests {
  private func functions(_ source: String) -> [SourceOutline.Part] {
    SourceOutline(Array(source.utf8)).functions
  }

  @Test func `functions have labels and lines, those of extensions and nested types too`() {
    let found = functions(
      """
      struct List {
        func add(_ row: Row, at index: Int = max(0, 1), then: (Int, Int) -> Void) {
          if index > 0 { then(1, 2) }
        }
        struct Row {
          private func text() -> String { "}" }
        }
      }
      extension List {
        func sort<T>(by key: T)
        {
        }
      }
      """)
    #expect(found.map(\.name) == ["List.add(_:at:then:)", "List.Row.text()", "List.sort(by:)"])
    #expect(found.map(\.lines) == [1...3, 5...5, 9...11])
  }

  @Test func `types on one line stand side by side`() {
    let source = "struct A {}; struct B {}\nstruct C {\n  struct D {}\n}\n"
    #expect(SourceOutline(Array(source.utf8)).types.map(\.name) == ["A", "B", "C", "C.D"])
  }

  @Test(arguments: [
    "protocol Output {\n  func added(_ row: Int)\n  func removed()\n}", "func free() {\n}",
    "class A {\n  func",
    "class A {\n  func f(", "class A {\n  func f() {", "",
  ])
  func `what has no body or no type is left out`(source: String) {
    #expect(functions(source).isEmpty)
  }
}
