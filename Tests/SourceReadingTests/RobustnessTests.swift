import Foundation
import Fuzzing
import TestSupport
import Testing

@testable import SourceReading

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
    #expect(counts.totalLines == bytes.lines, comment)
  }

  @Test func `any bytes`() throws {
    let alphabet = "\"\"\"##//**(){}[]\\`'@.?!&|<>:;,\n\n\r ab1e_\u{0}é"
    let tally = try Fuzzer(seed: 1).run(
      .sourceCounter([Array(Self.valid.utf8), Array(alphabet.utf8)]), inputs: 1_000)
    #expect(tally.understood == 1_000)
  }

  @Test func `mutations of sources`() throws {
    let folder = PackageFolder.root.appending(path: "Sources/Architectures")
    let sources = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { Array(try Data(contentsOf: folder.appending(path: $0))) }
    let tally = try Fuzzer(seed: 1).run(.sourceCounter(sources), inputs: 3_000)
    #expect(tally.understood == 3_000)
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
    let bytes = Array(String(repeating: pattern, count: 50_000 / pattern.utf8.count).utf8)
    expectConsistent(bytes, "\(pattern)")
  }
}

extension FuzzTarget {
  /// The counter of Swift sources, on mutations of these sources.
  static func sourceCounter(_ sources: [[UInt8]]) -> FuzzTarget {
    FuzzTarget(name: "source counter", corpus: sources) { bytes in
      let metrics = FileMetrics(path: "Fuzz.swift", utf8: bytes)
      let lines = bytes.lines
      guard metrics.counts.totalLines == lines else {
        return .contradiction("\(metrics.counts.totalLines) lines where there are \(lines)")
      }
      let types = metrics.declarations.count { $0.kind != .extension }
      return metrics.counts.types == types
        ? .understood : .contradiction("\(metrics.counts.types) types where \(types) are declared")
    }
  }
}

extension [UInt8] {
  /// The lines that end, as LF, CR or CRLF, and the one that does not.
  fileprivate var lines: Int {
    var ends = 0
    for place in indices where self[place] == 0x0A || self[place] == 0x0D {
      let isSecondHalf = self[place] == 0x0A && place > 0 && self[place - 1] == 0x0D
      if !isSecondHalf { ends += 1 }
    }
    let endsOpen = last.map { $0 != 0x0A && $0 != 0x0D } ?? false
    return endsOpen ? ends + 1 : ends
  }
}
