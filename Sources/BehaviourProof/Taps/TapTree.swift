package import ArchitectureCatalog
import Foundation

/// The calls of a tap, as text for a learner to fill in: one call a line, indented beneath its caller.
package struct TapTree: Sendable {
  /// `number` is that of the function, counted from 1; nil for the toolkit and for the tap's destinations.
  private typealias Line = (indent: Int, text: String, number: Int?)

  private static let blank = "?"
  private static let comment = "#"

  private var lines: [Line] = []
  /// What a learner fills into a line: `function` or `role`.
  package let unit: String

  private var functions: [Line] { lines.filter { $0.number != nil } }
  /// The number of lines with a function.
  package var count: Int { functions.count }

  /// - Parameter architecture: the architecture whose roles replace the functions; nil to keep the functions.
  package init(_ stacks: [TapResults.Stack], rolesOf architecture: Architecture? = nil) {
    unit = architecture == nil ? "function" : "role"
    var previous: [TapResults.CallFrame] = []
    for stack in stacks {
      // The first frames that two stacks share are the same calls, which still go on.
      let common = zip(previous, stack.frames).prefix { $0 == $1 }.count
      for (depth, frame) in stack.frames.enumerated().dropFirst(common) {
        let isOwn = frame.type != TapResults.CallFrame.toolkit
        // A closure counts as the function around it.
        let function = "\(frame.type).\(frame.function.replacing("closure in ", with: ""))"
        let role = architecture?.role(ofFileNamed: "\(frame.type).swift")?.name
        let text = isOwn ? role ?? function : "\(Self.comment) the toolkit goes on"
        lines.append((depth, text, isOwn ? count + 1 : nil))
      }
      let end = "\(Self.comment) => \(stack.destination.participant): \(stack.destination.event)"
      lines.append((stack.frames.count, end, nil))
      previous = stack.frames
    }
  }

  /// - Parameter isBlank: whether all functions but the first are to be filled in.
  package func text(isBlank: Bool = false) -> String {
    let wanted = unit == "role" ? "a role" : "Type.function"
    let head = "One \(unit) a line, two spaces deeper than its caller. Put \(wanted) for each \(Self.blank)."
    return "\(Self.comment) \(head)\n\(calls(isBlank: isBlank))"
  }

  /// The lines of the calls, without the first line.
  package func calls(isBlank: Bool = false) -> String {
    lines.map { line in
      let isLeftOut = isBlank && line.number.map { $0 > 1 } == true
      return String(repeating: "  ", count: line.indent) + (isLeftOut ? Self.blank : line.text) + "\n"
    }.joined()
  }

  /// The errors in a learner's tree, line by line, without the right answers; empty if there are none.
  ///
  /// - Parameter types: the types and protocols of the app.
  package func faults(in answer: String, types: [(name: String, isProtocol: Bool)] = []) -> [String] {
    let rows = answer.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .map { (line: $0 + 1, text: $1.trimmingCharacters(in: .whitespaces)) }
      .filter { !$0.text.isEmpty && !$0.text.hasPrefix(Self.comment) }
    guard rows.count == count else { return ["expected \(count) \(unit)s, one a line, found \(rows.count)"] }
    return zip(functions, rows).compactMap { expected, row in
      if row.text == Self.blank { return "line \(row.line) is still to be filled in" }
      return fault(in: row.text, besides: expected.text, types).map { "line \(row.line): \($0)" }
    }
  }

  /// What kind of mistake it is; nil if there is none.
  private func fault(
    in text: String, besides expected: String, _ types: [(name: String, isProtocol: Bool)]
  ) -> String? {
    let (right, found) = (Self.parts(of: expected), Self.parts(of: text))
    let known = types.first { $0.name == found.type }
    if unit == "role" {
      if known != nil || !found.name.isEmpty { return "a role is wanted, not a type or its function" }
      return found.type.lowercased() == right.type.lowercased() ? nil : "another role comes here"
    }
    if found.type.isEmpty || found.name.isEmpty {
      return "the \(known == nil ? "type" : "function") is missing: write Type.function"
    }
    guard found.type == right.type else {
      if Self.isNearly(found.type, right.type) { return "the type is nearly right: look at its spelling" }
      if known?.isProtocol == true { return "that is a protocol: which type conforms to it?" }
      if known == nil, !types.isEmpty {
        return "the app has no type of that name: the toolkit's and the domain's are left out"
      }
      return "another type's code runs here; behind a closure or a protocol, ask who made it"
    }
    if found.name == right.name { return nil }
    let isNear = Self.isNearly(found.name, right.name)
    return "the type is right, "
      + (isNear ? "and the function nearly: look at its spelling" : "the function is another one")
  }

  /// Whether two names differ by the case of letters, or by one letter that is wrong, missing or too many.
  private static func isNearly(_ name: Substring, _ other: Substring) -> Bool {
    let (one, two) = (Array(name.lowercased()), Array(other.lowercased()))
    if one == two { return true }
    let head = zip(one, two).prefix { $0 == $1 }.count
    let tail = zip(one.dropFirst(head).reversed(), two.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    return max(one.count, two.count) - head - tail <= 1
  }

  /// Arguments may be left out, and do not count.
  private static func parts(of text: String) -> (type: Substring, name: Substring) {
    let words = text.replacing(/closure( in)?/, with: "").filter { $0 != "`" }
    let head = words.prefix { $0 != "(" }.filter { !$0.isWhitespace }[...]
    let dot = head.lastIndex { $0 == "." || $0 == ":" } ?? head.endIndex
    return (head[..<dot], head[dot...].dropFirst())
  }
}
