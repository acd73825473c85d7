import Measurement
import ScenarioDriver
import Testing

@testable import BehaviourProof

@Suite struct WalkTextTests {
  @Test func everyTextIsReadAsItWasWritten() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2_000 {
      let text = TypedText(using: &generator).any(using: &generator)
      let step = "type \(text.scenarioText) into \(text.scenarioText)"
      let scenario = try ScenarioParser.parse("scenario \"x\"\nlaunch\n\(step)", file: "x")[0]
      guard case .type(let typed, let field) = scenario.steps[1].action else {
        Issue.record("read as another step: \(step)")
        continue
      }
      #expect(typed.unicodeScalars.elementsEqual(text.unicodeScalars))
      #expect(field.unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test func everyScriptIsTheAlphabetOfSomeWalks() throws {
    var seeds = SeededGenerator(seed: 1)
    let alphabets = (0..<200).map { _ in
      var generator = SeededGenerator(seed: seeds.next())
      return TypedText(using: &generator).alphabet
    }
    #expect(alphabets.count { $0 == nil } > 100)
    for script in TypedText.scripts {
      #expect(alphabets.count { $0.map { !Set(script).isDisjoint(with: $0) } ?? false } >= 3, "\(script)")
    }
  }

  @Test(
    arguments: [
      (["b", "A", "a", "á", "Á", "B"], ["A", "a", "Á", "á", "B", "b"]),
      (["Straße", "STRASSE", "strasse", "strasz"], ["STRASSE", "Straße", "strasse", "strasz"]),
      (["김", "山"], ["山", "김"]),
    ] as [([String], [String])])
  func theModelOrdersByItsOwnReadingOfTheRule(names: [String], ordered: [String]) {
    var list = ReferenceModel.ContactList()
    for (arrival, name) in names.enumerated() {
      _ = list.insert(ReferenceContact(first: name, last: "X", arrival: arrival))
    }
    #expect(list.contacts.map(\.first) == ordered)
  }

  @Test func theModelPutsDuplicatesInTheOrderOfTheirArrival() {
    var list = ReferenceModel.ContactList()
    for arrival in 0..<3 {
      #expect(list.insert(ReferenceContact(first: "a", last: "b", arrival: arrival)) == arrival)
    }
  }

  @Test(
    arguments: [
      (" Ada\u{3000}", "Ada"), ("E\u{301}va", "Éva"), (String(repeating: "e\u{301}", count: 200), nil),
    ] as [(String, String?)])
  func theModelStoresWhatIsLeftWithoutWhiteSpace(text: String, stored: String?) throws {
    let expected = stored ?? String(repeating: "é", count: 200)
    #expect(try ReferenceValidation.storedText(text).unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test(
    arguments: [
      ("", .missing), (" \u{200B}", .missing), (" \u{200B}\u{7F}", .controlCharacter),
      ("a\nb", .controlCharacter),
      ("a\u{202E}", .controlCharacter),
      (String(repeating: "a", count: 201), .tooLong),
    ] as [(String, ReferenceValidation.Problem)])
  func theModelRefusesWhatIsNoName(text: String, problem: ReferenceValidation.Problem) {
    #expect(throws: problem) { try ReferenceValidation.storedText(text) }
  }
}
