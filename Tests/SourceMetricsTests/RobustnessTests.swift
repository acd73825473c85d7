import SourceMetrics
import Testing

struct RobustnessTests {
  private static let valid = ##"""
    #!/usr/bin/swift
    import struct A.B
    /* a /* b */ c */ @objc open class C<T>: D, E<F> where T: G {
      let a = "x \(b ? "y\(c)" : #"z\#(d)"#) // " // comment
      let r = [/a[(]b/, #/c"d/#]; var m = """
        /* \(f { $0 / 2 / $1 })

        """
      #if os(Linux) && DEBUG
      func f() throws -> Int? { switch a { case .b: if case .c = d {}; default: 1 } }
      #else
      actor H { init?() {} }
      #endif
      enum `I j` { case k, l }
    }
    protocol P: class { var q: Int { get } }
    """##

  private func expectConsistent(_ bytes: [UInt8], _ comment: Comment) {
    let counts = FileMetrics(path: "Test.swift", utf8: bytes).counts
    #expect(counts.totalLines == lineCount(bytes), comment)
  }

  /// Counts lines by their ends, in another way than the product does.
  private func lineCount(_ bytes: [UInt8]) -> Int {
    let text = String(decoding: bytes.map { $0 < 128 ? $0 : 0x61 }, as: UTF8.self)
    let ends = text.count { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    let endsOpen = bytes.last.map { $0 != 10 && $0 != 13 } ?? false
    return ends + (endsOpen ? 1 : 0)
  }

  @Test func `random bytes`() {
    var generator = SeededGenerator(state: 1)
    let alphabet = Array("\"\"\"##//**(){}[]\\`'@.?!&|<>:;,\n\n\r ab1e_\u{0}é".utf8)
    for round in 0..<1000 {
      let bytes = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        round.isMultiple(of: 2)
          ? UInt8.random(in: 0...255, using: &generator) : alphabet.randomElement(using: &generator) ?? 0
      }
      expectConsistent(bytes, "round \(round): \(bytes)")
    }
  }

  @Test func `mutated source`() {
    var generator = SeededGenerator(state: 2)
    let original = Array(Self.valid.utf8)
    for round in 0..<1000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        let end = min(bytes.count, start + Int.random(in: 0...12, using: &generator))
        let source = Int.random(in: 0..<original.count - 12, using: &generator)
        bytes.replaceSubrange(
          start..<end, with: original[source..<source + Int.random(in: 0...12, using: &generator)])
      }
      expectConsistent(bytes, "round \(round): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func `every prefix of a source`() {
    let bytes = Array(Self.valid.utf8)
    for length in 0...bytes.count { expectConsistent(Array(bytes[..<length]), "length \(length)") }
  }

  /// A cost that grows with the square of the length would hold everything up here for many minutes.
  @Test(
    arguments: [
      "(", "{", "[", ")", "}", "/*", "\"", "\"\\(", "\"\"\"\\(", "#\"\"\"\\#(", "#", "##\"", "`", "/a",
      "(/\\", "\\/", "(/)",
      "!/", "#/", "#/\n", "class A: ", "actor a: ", "struct A<", "extension ", "switch {", "#if (\n",
      "#if a\n{", "import a.",
      "class final ", "a ? b : c\n", "func f() { if a && b { } }\n", "struct A {", "\r", "\u{0}", "é",
    ])
  func `long and deeply nested`(_ pattern: String) {
    let bytes = Array(String(repeating: pattern, count: 300_000 / pattern.utf8.count).utf8)
    expectConsistent(bytes, "\(pattern)")
  }
}
