import Testing

@testable import Workbench

@Suite struct TypeMentionsTests {
  private func mentions(_ source: String) -> TypeMentions {
    TypeMentions(Array(source.utf8))
  }

  @Test func namesAreThoseOfTheCodeAlone() {
    let source = "// Comment\nlet text = \"String \\(Inner.self)\" as `Other`"
    #expect(mentions(source).names == ["text", "Inner", "Other"])
  }

  @Test(arguments: [
    ("typealias A = B\nlet c: D", ["B"]), ("typealias A = B<C,\n  D>\nstruct E {}", ["B", "C", "D"]),
    ("typealias A<T>\n  = (B,\n  C) -> D\nD()", ["T", "B", "C", "D"]), ("typealias A = B", ["B"]),
    ("typealias A = B\n  .C\n@MainActor func f() {}", ["B", "C"]), ("typealias A =\n  [B: C]", ["B", "C"]),
    ("typealias A", []),
  ])
  func anAliasEndsWithItsType(source: String, names: [String]) {
    #expect(mentions(source).aliases.map(\.name) == ["A"])
    #expect(mentions(source).aliases.map(\.names) == [Set(names)])
  }
}
