import Testing

@testable import BehaviourProof

@Suite struct ArchitectureFileTests {
  private func file(_ source: String) -> LayerRules.ArchitectureFile {
    LayerRules.ArchitectureFile(path: "", utf8: Array(source.utf8))
  }

  @Test func namesAreThoseOfTheCodeAlone() {
    let source = "// Comment\nlet text = \"String \\(Inner.self)\" as `Other`"
    #expect(Set(file(source).names.keys) == ["text", "Inner", "Other"])
  }

  @Test(arguments: [
    ("typealias A = B\nlet c: D", ["B"]), ("typealias A = B<C,\n  D>\nstruct E {}", ["B", "C", "D"]),
    ("typealias A = B<\n  C>\nD()", ["B", "C"]), ("typealias A = (\n  B\n)\nD()", ["B"]),
    ("typealias A<T>\n  = (B,\n  C) -> D\nD()", ["T", "B", "C", "D"]), ("typealias A = B", ["B"]),
    ("typealias A = B\n  .C\n@MainActor func f() {}", ["B", "C"]), ("typealias A =\n  [B: C]", ["B", "C"]),
    ("typealias A", []),
  ])
  func anAliasEndsWithItsType(source: String, names: [String]) {
    let aliases = file(source).aliases
    #expect(aliases.map(\.name) == ["A"])
    #expect(aliases.map(\.names) == [Set(names)])
  }
}
