import ScenarioDriver
import TerminalKit
import Testing

/// Whatever the bytes, the parser gives scenarios or one readable error, and never ends the process.
@Suite struct ParserFuzzTests {
  @Test(arguments: 1...4)
  func randomBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1000 {
      let count = Int.random(in: 0...60, using: &generator)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
    }
  }

  @Test(arguments: 1...4)
  func wordsOfTheLanguageInAnyOrder(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = [
      "scenario", "launch", "relaunch", "given", "contact", "tap", "type", "into", "expect", "rows", "row",
      "no",
      "scroll", "to", "top", "down", "fail", "next", "storage", "locked", "a", "new", "database", "save",
      "\"A\"", "\"", "\\", "7", "0", ",", "#", "\n",
      "\n",
      "\r\n", "\t", "é", "👩‍👩‍👧‍👦", "\u{301}", "\u{600}", "\u{2028}", "\\u{41}",
    ]
    for _ in 0..<1000 {
      var text = Bool.random(using: &generator) ? "scenario \"S\"\nlaunch\n" : ""
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        text += words.randomElement(using: &generator) ?? ""
        if Bool.random(using: &generator) { text += " " }
      }
      check(Array(text.utf8))
    }
  }

  @Test(arguments: 1...4)
  func builtInScenariosWithMistakes(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scenarios = try BuiltInScenarios.all().map { Array($0.source.utf8) }
    for _ in 0..<1000 {
      var bytes = try #require(scenarios.randomElement(using: &generator))
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        mutate(&bytes, using: &generator)
      }
      check(bytes)
    }
  }

  @Test func withoutMistakesTheyAllParse() throws {
    for scenario in try BuiltInScenarios.all() {
      let again = try ScenarioParser.parse(scenario.source, file: "f")
      #expect(again.map(\.name) == [scenario.name])
      #expect(again.first?.steps.map(\.action) == scenario.steps.map(\.action))
    }
  }

  private func mutate(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    let place = Int.random(in: bytes.indices, using: &generator)
    let end = min(bytes.count, place + Int.random(in: 1...20, using: &generator))
    switch Int.random(in: 0...4, using: &generator) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 1: bytes.insert(UInt8.random(in: 0...127, using: &generator), at: place)
    case 2 where end - place < bytes.count: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    default: bytes.swapAt(place, Int.random(in: bytes.indices, using: &generator))
    }
  }

  private func check(_ bytes: [UInt8]) {
    do throws(ScenarioSyntaxError) {
      let scenarios = try ScenarioParser.parse(bytes, file: "f")
      #expect(!scenarios.isEmpty)
      for scenario in scenarios {
        #expect(scenario.steps.count { $0.action == .launch } == 1)
        // What was understood can be written down again and means the same.
        let again = try ScenarioParser.parse(scenario.source, file: "f")
        #expect(again.map(\.name) == [scenario.name])
        #expect(again.first?.steps.map(\.action) == scenario.steps.map(\.action))
      }
    } catch {
      let lineCount = bytes.count + 1
      #expect((1...lineCount).contains(error.location.line))
      #expect((1...(bytes.count + 1)).contains(error.location.column))
      #expect(!error.found.isEmpty && !error.expected.isEmpty)
      let categories = error.description.unicodeScalars.map(\.properties.generalCategory)
      #expect(!categories.contains(.control), "\(error)")
    }
  }
}

extension Scenario {
  /// The scenario as a file would have it.
  fileprivate var source: String {
    (["scenario \(name.quoted)"] + steps.map { "  \($0.text)" }).joined(separator: "\n")
  }
}
