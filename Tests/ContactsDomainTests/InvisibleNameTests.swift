import ContactsDomain
import Testing

@Suite struct InvisibleNameTests {
  /// What is wrong with it is that it is there, not that nothing else is.
  @Test(arguments: ["\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{80}", "\u{9F}", "\u{202E}", "\u{2066}"])
  func aControlCharacterAloneIsNotAllowed(text: String) {
    #expect(throws: ContactError.controlCharacter(.lastName)) {
      try ContactDraft(firstName: "Ada", lastName: text).validated()
    }
  }

  @Test(arguments: ["\u{7F}", "\u{80}", "\u{1B}", "\u{2066}"])
  func aControlCharacterBesideALetterIsNotAllowed(text: String) {
    #expect(throws: ContactError.controlCharacter(.lastName)) {
      try ContactDraft(firstName: "Ada", lastName: "L\(text)").validated()
    }
  }
}
