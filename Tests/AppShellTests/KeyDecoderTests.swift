import Fuzzing
import Testing

@testable import AppShell

@Suite struct TerminalKeyDecoderTests {
  static let sequences: [(String, Key)] = [
    ("a", .character("a")), ("Z", .character("Z")), (" ", .character(" ")), ("é", .character("é")),
    ("日", .character("日")), ("🙂", .character("🙂")), ("\r", .enter), ("\n", .enter), ("\t", .tab),
    ("\u{7F}", .backspace), ("\u{8}", .backspace), ("\u{1}", .control("a")), ("\u{3}", .control("c")),
    ("\u{1A}", .control("z")), ("\u{0}", .control(" ")), ("\u{1C}", .control("\\")),
    ("\u{1F}", .control("_")),
    ("\u{1B}[A", .up), ("\u{1B}[B", .down), ("\u{1B}[C", .right), ("\u{1B}[D", .left),
    ("\u{1B}OA", .up), ("\u{1B}OB", .down), ("\u{1B}OC", .right), ("\u{1B}OD", .left),
    ("\u{1B}[H", .home), ("\u{1B}[F", .end), ("\u{1B}OH", .home), ("\u{1B}OF", .end),
    ("\u{1B}[1~", .home), ("\u{1B}[4~", .end), ("\u{1B}[7~", .home), ("\u{1B}[8~", .end),
    ("\u{1B}[2~", .insert), ("\u{1B}[3~", .delete), ("\u{1B}[5~", .pageUp), ("\u{1B}[6~", .pageDown),
    ("\u{1B}[Z", .backTab), ("\u{1B}OM", .enter), ("\u{1B}[1;2C", .right), ("\u{1B}[1;2A", .up),
    ("\u{1B}[1;5C", .wordRight), ("\u{1B}[1;5D", .wordLeft), ("\u{1B}[1;3C", .wordRight),
    ("\u{1B}[1;3D", .wordLeft), ("\u{1B}[1;9D", .wordLeft), ("\u{1B}Oc", .wordRight), ("\u{1B}Od", .wordLeft),
    ("\u{1B}\u{1B}[D", .wordLeft), ("\u{1B}\u{1B}[C", .wordRight), ("\u{1B}[5;5~", .pageUp),
    ("\u{1B}b", .alt("b")), ("\u{1B}f", .alt("f")), ("\u{1B}\u{7F}", .altBackspace), ("\u{1B}é", .alt("é")),
  ]

  @Test(arguments: sequences)
  func aKeyIsRecognised(bytes: String, key: Key) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes.utf8) == [key])
    #expect(decoder.patience == nil)
    // Byte by byte, too.
    #expect(bytes.utf8.flatMap { decoder.decode([$0]) } == [key])
  }

  @Test func manyKeysMayComeAtOnce() {
    var decoder = KeyDecoder()
    let bytes = Self.sequences.map(\.0).joined()
    #expect(decoder.decode(bytes.utf8) == Self.sequences.map(\.1))
  }

  @Test func aLoneEscapeIsAKeyWhenNothingFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.patience != nil)
    #expect(decoder.inputPaused() == [.escape])
    #expect(decoder.patience == nil)
    #expect(decoder.inputPaused() == [])
    #expect(decoder.decode("x".utf8) == [.character("x")])
  }

  @Test(arguments: [
    ("\u{1B}\u{1B}", [Key.escape, .escape]), ("\u{1B}[", [.alt("[")]), ("\u{1B}O", [.alt("O")]),
    ("\u{1B}[1;", []), ("\u{1B}\u{1B}[", []),
  ])
  func anUnfinishedSequenceEndsWhenNothingFollows(bytes: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes.utf8) == [])
    #expect(decoder.patience != nil)
    #expect(decoder.inputPaused() == keys)
    #expect(decoder.decode("x".utf8) == [.character("x")])
  }

  /// Were it shorter, a key whose bytes come one by one would be an Esc and letters. A signal may end a wait early, but not
  /// each of three.
  @Test func aPauseIsAsLongAsItSays() {
    let pauses = (0..<3).map { _ in
      ContinuousClock().measure { _ = FileDescriptor.waitForInput(from: [], timeoutMilliseconds: 100) }
    }
    #expect(pauses.contains { $0 >= .milliseconds(100) })
  }

  @Test func anEscapeBeforeAControlCharacterIsAKeyOfItsOwn() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}\r".utf8) == [.escape, .enter])
    #expect(decoder.decode("\u{1B}\u{1B}x".utf8) == [.escape, .alt("x")])
  }

  @Test(arguments: [
    "\u{1B}[15~", "\u{1B}[I", "\u{1B}[?1;2c", "\u{1B}[<0;1;1M\u{1B}[X", "\u{1B}[[A", "\u{1B}OP",
    "\u{1B}[99;99;99~",
    "\u{1B}[99999999999999999999~", "\u{1B}[;;;~", "\u{1B}[ q",
  ])
  func whatIsNoKeyHereIsSwallowedWhole(bytes: String) {
    var decoder = KeyDecoder()
    let keys = decoder.decode((bytes + "x").utf8)
    #expect(keys.last == .character("x"))
    #expect(!keys.dropLast().contains { if case .character = $0 { true } else { false } })
  }

  /// Reports of the mouse in each form, of the terminal and of its settings; replies in each kind of string; single shifts.
  static let reports = [
    "\u{1B}[<0;33;7M", "\u{1B}[<0;33;7m", "\u{1B}[M !!", "\u{1B}[Mq+/", "\u{1B}[32;33;7M", "\u{1B}[?62;1;6c",
    "\u{1B}[>41;354;0c", "\u{1B}[=1d", "\u{1B}[?2026;2$y", "\u{1B}[1 A", "\u{1B}[?1;1H", "\u{1B}[24;80R",
    "\u{1B}[I", "\u{1B}NA",
    "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}", "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\",
    "\u{1B}]52;c;w6k=\r\n\u{1B}\\",
    "\u{1B}]2;日é\u{7}", "\u{1B}P>|xterm(390)\u{1B}\\", "\u{1B}P1+r5443=323536\u{1B}\\",
    "\u{1B}_Gi=31;OK\u{1B}\\",
    "\u{1B}^private\u{1B}\\", "\u{1B}Xany\u{1B}\\", "\u{1B}]\u{7}", "\u{1B}P\u{1B}\\",
  ]

  @Test(arguments: reports)
  func aReportIsNoKeyHoweverItIsCut(report: String) {
    let bytes = Array((report + "x").utf8)
    for cut in bytes.indices {
      var decoder = KeyDecoder()
      #expect(decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...]) == [.character("x")])
      #expect(decoder.patience == nil)
    }
  }

  @Test(arguments: ["]", "P", "_", "^", "X"])
  func aStringWithoutEndIsOverAfterAPauseOrWithWhatCannotBeInOne(introducer: String) throws {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    let keyPause = try #require(decoder.patience)
    #expect(decoder.decode("\(introducer)0;abc".utf8) == [])
    #expect(try #require(decoder.patience) > keyPause)
    #expect(decoder.decode("def".utf8) + decoder.inputPaused() == [])
    #expect(
      decoder.decode("x\u{1B}\(introducer)abc\u{3}y".utf8) == [
        .character("x"), .control("c"), .character("y"),
      ])
    #expect(decoder.decode("\u{1B}\(introducer)abc\u{1B}[Ay".utf8) == [.up, .character("y")])
    #expect(
      decoder.decode("\u{1B}\(introducer)".utf8) + decoder.inputPaused() == [.alt(Character(introducer))])
  }

  @Test(arguments: ["\u{1B}[M \u{3}", "\u{1B}[M\u{3}", "\u{1B}N\u{3}", "\u{1B}]\u{3}", "\u{1B}[1;\u{3}"])
  func noReportTakesControlC(bytes: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes.utf8).last == .control("c"))
  }

  @Test(
    arguments: [
      [0x80], [0xFF], [0xC3], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x99],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80], [0xC2, 0x9B], [0x1B, 0xFF], [0x1B, 0xC3],
    ] as [[UInt8]])
  func bytesThatAreNoTextAreDropped(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes + Array("x\u{3}".utf8)) == [.character("x"), .control("c")])
  }

  @Test func aPasteIsTextWhateverIsInIt() {
    var decoder = KeyDecoder()
    let keys = decoder.decode("a\u{1B}[200~b\r\u{3}\u{1B}[A\tc\u{1B}[201~d".utf8)
    #expect(keys == [.character("a"), .paste("b\r\u{3}\u{1B}[A\tc"), .character("d")])
  }

  @Test func aPasteMayComeInPieces() {
    let bytes = Array("\u{1B}[200~Zoë 👨‍👩‍👧 \u{1B}[201 日\u{1B}[201~x".utf8)
    for size in 1...bytes.count {
      var decoder = KeyDecoder()
      var text = ""
      var keys: [Key] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        for key in decoder.decode(bytes[start..<min(start + size, bytes.count)]) {
          if case .paste(let part) = key { text += part } else { keys.append(key) }
        }
      }
      #expect(text == "Zoë 👨‍👩‍👧 \u{1B}[201 日")
      #expect(keys == [.character("x")])
    }
  }

  @Test func aPauseThatIsTooLongForAKeyIsNotYetTheEndOfAPaste() throws {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    let keyPause = try #require(decoder.patience)
    #expect(decoder.decode("[200~a\u{1B}".utf8) == [.paste("a")])
    #expect(try #require(decoder.patience) > keyPause)
    #expect(decoder.decode("[201~b".utf8) == [.character("b")])
    #expect(decoder.patience == nil)
  }

  @Test(arguments: [
    ("a\r", "a\r", []), ("a\u{1B}", "a", [Key.escape]), ("a\u{1B}[20", "a", []),
    ("a\u{3}", "a", [.control("c")]),
    ("a\u{3}\u{3}", "a\u{3}", [.control("c")]),
  ])
  func aPasteWithoutEndIsOverAfterAPause(bytes: String, text: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[200~\(bytes)".utf8) == [.paste(text)])
    #expect(decoder.inputPaused() == keys)
    #expect(decoder.decode("x\r\u{1B}[A".utf8) == [.character("x"), .enter, .up])
    #expect(decoder.decode("\u{1B}[201~y".utf8) == [.character("y")])
  }

  @Test func aControlCIsAKeyWhereAPauseFollowsAndElsePartOfThePaste() throws {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    let keyPause = decoder.patience
    #expect(decoder.decode("[200~a\u{3}".utf8) == [.paste("a")])
    #expect(decoder.patience == keyPause)
    #expect(decoder.decode("\rb\u{3}".utf8) == [.paste("\u{3}\rb")])
    #expect(decoder.inputPaused() == [.control("c")])
    #expect(decoder.patience == nil)
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func noiseIsNoProblem(seed: UInt64) throws {
    // Bytes that mean something, for they come by chance too seldom.
    let corpus = Self.sequences.map(\.0) + ["\u{1B}[200~é\u{1B}[201~", "\u{1B}O200~;5[C🙂"]
    let decoder = FuzzTarget(name: "key decoder", corpus: corpus.map { Array($0.utf8) }) { bytes in
      var decoder = KeyDecoder()
      let keys = decoder.decode(bytes) + decoder.inputPaused()
      let text = keys.compactMap { if case .character(let character) = $0 { character } else { nil } }
      if text.contains(where: { $0.unicodeScalars.contains { $0.properties.generalCategory == .control } }) {
        return .contradiction("a control character is read as text")
      }
      _ = decoder.decode("\u{1B}[201~".utf8) + decoder.inputPaused()
      return decoder.decode("\u{3}".utf8) == [.control("c")]
        ? .understood : .contradiction("Ctrl-C is not read any more")
    }
    #expect(try Fuzzer(seed: seed).run(decoder, inputs: 3_000).bytes > 30_000)
  }

  @Test func aSequenceWithoutEndIsGivenUp() {
    var decoder = KeyDecoder()
    _ = decoder.decode("\u{1B}[".utf8)
    for _ in 0..<1000 { _ = decoder.decode("1111".utf8) }
    #expect(decoder.decode("\u{3}".utf8).last == .control("c"))
  }

  @Test func charactersThatComeTogetherAreOneText() {
    let keys: [Key] = [
      .character("a"), .character("e"), .character("\u{301}"), .enter, .character("b"), .tab,
    ]
    var queue = KeyQueue(keys)
    #expect(
      (0..<5).map { _ in queue.next(joiningText: true) } == [
        .paste("ae\u{301}"), .enter, .character("b"), .tab, nil,
      ])
    var other = KeyQueue(keys)
    #expect(keys.indices.map { _ in other.next(joiningText: false) } == keys)
  }
}
