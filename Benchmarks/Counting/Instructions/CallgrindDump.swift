/// What one dump of callgrind tells: the instructions, and how often functions were called.
struct CallgrindDump: Equatable {
  /// The instructions from one zeroing of the counters to the dump.
  let instructions: Int
  private let calls: [String: Int]

  /// Nil where the text is no dump.
  init?(_ text: String) {
    var reader = Reader()
    for line in text.split(separator: "\n") { reader.read(line) }
    guard let instructions = reader.instructions else { return nil }
    self.instructions = instructions
    calls = reader.calls
  }

  /// How often functions of these names were called, all levels of recursion together.
  func calls(of functions: [String]) -> Int {
    functions.reduce(0) { $0 + calls[$1, default: 0] }
  }

  /// How often a reference was taken.
  var retains: Int { calls(of: ["swift_retain", "swift_retain_n"]) }
  /// How often a reference was given up.
  var releases: Int { calls(of: ["swift_release", "swift_release_n"]) }

  /// Follows the lines of the format: a name is given in full once, and by its number from then on.
  private struct Reader {
    var instructions: Int?
    var calls: [String: Int] = [:]
    private var names: [Substring: String] = [:]
    private var callee: String?

    mutating func read(_ line: Substring) {
      if line.hasPrefix("summary: ") {
        instructions = Int(line.dropFirst("summary: ".count))
      } else if line.hasPrefix("fn=") {
        _ = name(line.dropFirst("fn=".count))
      } else if line.hasPrefix("cfn=") {
        callee = name(line.dropFirst("cfn=".count))
      } else if line.hasPrefix("calls="), let callee {
        let count = Int(line.dropFirst("calls=".count).prefix { $0 != " " })
        calls[callee, default: 0] += count ?? 0
      }
    }

    /// The function's name without what callgrind adds for a level of recursion.
    private mutating func name(_ reference: Substring) -> String? {
      let number = reference.prefix { $0 != " " }
      let name = reference.dropFirst(number.count + 1)
      if !name.isEmpty { names[number] = String(name.prefix { $0 != "'" }) }
      return names[number]
    }
  }
}
