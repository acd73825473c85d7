import Measurement
import Testing

@testable import Workbench

struct DecisionPointTests {
  @Test(arguments: [
    SourceCase("if a { } else if b { } else { }", 2),
    SourceCase("guard a else { return }", 1),
    SourceCase("for a in b { }\nwhile c { }", 2),
    SourceCase("repeat { } while a", 1),
    SourceCase("do { } catch A.b { } catch { }", 2),
    SourceCase("switch a {\ncase 1: break\ncase 2, 3: break\ndefault: break\n}", 2),
    SourceCase("switch a {\ncase .b where c && d: break\n@unknown default: break\n}", 2),
    SourceCase(
      "switch a {\ncase .b:\n  if case .c = d, case .e = f { }\n  guard case .g = h else { }\ncase .i: break\n}",
      4),
    SourceCase(
      "switch a {\ncase .b: switch c { case .d: e; case .f: g }\ndefault: struct H { enum I { case j, k } }\n}",
      3),
    SourceCase("switch f({ switch a { case 1: 2 } }) {\ncase 1: break\n#if B\ncase 2: break\n#endif\n}", 3),
    SourceCase("switch a {\ncase .b: c = .for\ncase .d: e = .await\ncase .f: g\n}", 3),
    SourceCase("for case let a in b { }\nwhile case .c = d { }\nfor try await case let e in f { }", 3),
    SourceCase("let a = if b { 1 } else { 2 }\nlet c = switch d { case .e: 1\ncase .f: 2 }", 3),
    SourceCase("a && b || c", 2),
    SourceCase("a == .func || a == .operator && b", 2),
    SourceCase("a ? b : c\nlet d = e == f ? g : h ? i : j", 3),
    SourceCase("a\n  ? b\n  : c", 1),
    SourceCase("\"\\(a ? b : c) \\(d && e)\"", 2),
    SourceCase("f(a ? b : c, d.map { $0 && $1 })", 2),
    SourceCase("outer: while a { }", 1),
    SourceCase("a! ? b! : c", 1),
    SourceCase("let a = B.init ? c : d", 1),
    SourceCase("a&&b\na!&&b\na &&\n  b\na && !b", 4),
    SourceCase("a × b && c ∧ d", 1),
    SourceCase(
      "switch a {\ncase 1:\n  for unsafe case 2 in b { }\n  for try await case 3 in c { }\ncase 4: d\n}", 4),
    SourceCase("switch a { $0 } { case 1: b\ncase 2: c }", 2),
    SourceCase("switch a {} { case 1: b }", 1),
    SourceCase("switch a.b { if $0 { 1 } else { 2 } }.c { default: d\ncase 3: e }", 2),
    SourceCase("switch a { @MainActor in 1 } { case 1: b }\nswitch c { @unknown default: d\ncase 2: e }", 2),
    SourceCase("switch a { #b(1) } { case 1: b }\nswitch c {}\nif d { }", 2),
  ])
  func decisions(_ example: SourceCase<Int>) {
    #expect(counts(example.source).decisionPoints == example.expected)
  }

  @Test(arguments: [
    "enum A { case b, c\n  indirect case d(Int) }",
    "enum A: Int {\n#if B\n  case c = 1\n#endif\n}",
    "let a = b ?? c",
    "let a: Int? = b?.c\nlet d = e as? [F?]\nlet g = try? h()\nlet i: J<K>? = nil",
    "func a(if b: Int, for c: Int, while d: Int)\na(if: 1, for: 2, while: 3, case: 4, guard: 5)",
    "a.if\na.for(b)\n.catch { }\n.while",
    "a { } catch: { } if: { }",
    "#if A && B || C\n#elseif D && (E ||\n F)\n#else\n#endif",
    "static func && (a: A, b: A) -> A\ninfix operator ||: B",
    "reduce(true, &&)\nf(||, 1)\na[&&]\na[&&, ||]\n(&&)(a, b)\nf(a: &&, b: ||)",
    "a &&& b\na <&&> b\na .&&. b\na &&! b\na ||= b\ninfix operator &&&",
    "a ∧&& b\na &&∧ b\na∨||b\na &&\u{301} b\na ×&& b\na 〈|| b",
    "prefix operator &&\nlet a = &&b\nlet c = d&& + 1\nlet e = f(&&g)",
    "struct A { init ?(b: Int) { }; init ! (c: Int) { } }",
    "let a = self.b::if\nlet c = d::for\nlet e = f::switch",
    "func a<each B>(_ b: repeat each B) -> (repeat each B) { (repeat each b) }",
    "// if a && b\n\"if a && b ? c : d\"",
    "let `if` = `for`",
    "f(a:b:)\nlet c = [d: e]",
    "if_ = 1\nforEach { }",
  ])
  func `no decisions`(_ source: String) {
    #expect(counts(source).decisionPoints == 0)
  }
}
