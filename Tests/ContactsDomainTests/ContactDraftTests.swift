import ContactsDomain
import Testing

@Suite struct ContactDraftTests {
  /// The field in which a text stands; the other one holds a fine name.
  static let fields = [ContactError.Field.firstName, .lastName]

  private func validated(_ text: String, in field: ContactError.Field) throws(ContactError) -> String {
    switch field {
    case .firstName: try ContactDraft(firstName: text, lastName: "Lovelace").validated().first
    case .lastName: try ContactDraft(firstName: "Ada", lastName: text).validated().last
    }
  }

  @Test func whatIsFineStaysAsItIs() throws {
    let name = try ContactDraft(firstName: "Ada", lastName: "Lovelace").validated()
    #expect(name == PersonName(first: "Ada", last: "Lovelace"))
  }

  @Test func aDraftBeginsEmpty() {
    #expect(ContactDraft() == ContactDraft(firstName: "", lastName: ""))
  }

  @Test(
    arguments: [
      "", " ", "\t", "\n", "\r\n", "\u{A0}", "\u{3000}\u{2003}", "\u{2028}", "\u{200B}", "\u{FEFF}",
      "\u{200D}\u{2060}", "\u{AD}", " \u{200B} ",
    ], fields)
  func nothingThatCanBeSeenIsMissing(text: String, field: ContactError.Field) {
    #expect(throws: ContactError.missing(field)) { try validated(text, in: field) }
  }

  @Test(
    arguments: [
      "A\tB", "A\nB", "A\r\nB", "A\u{2028}B", "A\u{2029}B", "A\u{85}B", "A\u{0}B", "A\u{1B}[31mB", "A\u{7F}B",
      "A\u{9B}B", "A\u{80}", "A\u{202E}B", "A\u{202A}B", "A\u{2066}B", "A\u{2069}",
      // Alone, what is wrong with it is that it is there, not that nothing else is.
      "\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{80}", "\u{9B}", "\u{9F}", "\u{202E}", "\u{2066}",
    ], fields)
  func whatDrivesATerminalOrTurnsTheTextIsRefused(text: String, field: ContactError.Field) {
    #expect(throws: ContactError.controlCharacter(field)) { try validated(text, in: field) }
  }

  @Test(arguments: fields)
  func theLongestNameHas200Scalars(field: ContactError.Field) throws {
    let longest = String(repeating: "a", count: 200)
    #expect(try validated(longest, in: field) == longest)
    #expect(throws: ContactError.tooLong(field)) { try validated(longest + "a", in: field) }
  }

  @Test func theLimitCountsWhatIsStored() throws {
    let spaced = " " + String(repeating: "a", count: 200) + " "
    #expect(try validated(spaced, in: .firstName).count == 200)
    // An e and its accent, two scalars typed, are one scalar stored.
    let decomposed = String(repeating: "e\u{301}", count: 200)
    #expect(try validated(decomposed, in: .firstName).unicodeScalars.count == 200)
    #expect(throws: ContactError.tooLong(.firstName)) { try validated(decomposed + "e", in: .firstName) }
  }

  @Test func theLimitCountsScalarsAndNotCharacters() {
    let family = "👩‍👩‍👧‍👦"
    #expect(family.unicodeScalars.count == 7)
    let families = String(repeating: family, count: 29)
    #expect(throws: ContactError.tooLong(.lastName)) { try validated(families, in: .lastName) }
  }

  @Test(arguments: ["  Ada ", " Ada", "Ada ", "\tAda\n", "\u{3000}Ada\u{A0}", "\r\nAda\u{2028}"])
  func whiteSpaceAroundANameIsNotPartOfIt(text: String) throws {
    #expect(try validated(text, in: .firstName) == "Ada")
    #expect(try validated(text, in: .lastName) == "Ada")
  }

  @Test func whiteSpaceInsideANameStays() throws {
    #expect(try validated("Mary  Ann", in: .firstName) == "Mary  Ann")
    #expect(try validated("Éva  Ann", in: .firstName) == "Éva  Ann")
  }

  @Test func aNameIsStoredInComposedForm() throws {
    let stored = try validated("E\u{301}va", in: .firstName)
    // Strings are equal in either form, so the scalars are what tells.
    #expect(Array(stored.unicodeScalars) == ["É", "v", "a"])
    let hangul = try validated("\u{1112}\u{1161}\u{11AB}", in: .lastName)
    #expect(Array(hangul.unicodeScalars) == ["한"])
  }

  @Test(arguments: ["👩‍👩‍👧‍👦", "❤️", "🇫🇮", "می\u{200C}خواهم", "O'Brien", "Nuñez-García", "x"])
  func whatNamesAreMadeOfIsKept(text: String) throws {
    let stored = try validated(text, in: .lastName)
    #expect(Array(stored.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func theFirstFieldIsReportedFirst() {
    #expect(throws: ContactError.missing(.firstName)) { try ContactDraft().validated() }
    #expect(throws: ContactError.controlCharacter(.firstName)) {
      try ContactDraft(firstName: "A\tB", lastName: "").validated()
    }
    #expect(throws: ContactError.tooLong(.firstName)) {
      try ContactDraft(firstName: String(repeating: "a", count: 201), lastName: "\n").validated()
    }
    #expect(throws: ContactError.missing(.lastName)) {
      try ContactDraft(firstName: "Ada", lastName: " ").validated()
    }
  }
}
