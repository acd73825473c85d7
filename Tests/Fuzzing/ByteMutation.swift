import Measurement

/// Makes up inputs for a reader of bytes: random ones, and mutations of texts that the reader understands.
struct ByteMutation {
  private static let longestNoise = 200
  private static let longestExcerpt = 800
  private static let mostEdits = 6
  private static let longestEdit = 24
  private static let lineFeed = UInt8(ascii: "\n")

  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The next input: noise, noise from the corpus' own bytes, or a text of the corpus with a few edits.
  mutating func next(from corpus: [[UInt8]]) -> [UInt8] {
    let original = corpus.isEmpty ? [] : corpus[generator.index(below: corpus.count)]
    switch original.isEmpty ? 0 : generator.index(below: 10) {
    case 0: return noise { UInt8(truncatingIfNeeded: $0.index(below: 256)) }
    case 1: return noise { original[$0.index(below: original.count)] }
    default: return mutated(original)
    }
  }

  private mutating func noise(_ byte: (inout SeededGenerator) -> UInt8) -> [UInt8] {
    (0..<generator.index(below: Self.longestNoise)).map { _ in byte(&generator) }
  }

  private mutating func mutated(_ original: [UInt8]) -> [UInt8] {
    var bytes = excerpt(of: original)
    // Mostly one or two: what has many edits is refused at the first of them.
    let edits = 1 + generator.index(below: 1 + generator.index(below: Self.mostEdits))
    for _ in 0..<edits {
      let place = range(in: bytes)
      switch generator.index(below: 5) {
      case 0: bytes.removeSubrange(place)
      case 1: bytes.replaceSubrange(place, with: original[range(in: original)])
      case 2: bytes.insert(contentsOf: bytes[place], at: place.lowerBound)
      case 3 where !place.isEmpty: bytes[place.lowerBound] ^= 1 << generator.index(below: 8)
      default: bytes.insert(UInt8(truncatingIfNeeded: generator.next()), at: place.lowerBound)
      }
    }
    return bytes
  }

  /// The beginning, or any part: a few hundred bytes, since a long text takes its time for what a short one shows too.
  private mutating func excerpt(of bytes: [UInt8]) -> [UInt8] {
    if generator.index(below: 2) == 0 { return Array(bytes.prefix(Self.longestExcerpt)) }
    let start = generator.index(below: bytes.count)
    return Array(bytes[start...].prefix(1 + generator.index(below: Self.longestExcerpt)))
  }

  /// A few bytes side by side, or the whole lines in which they are.
  private mutating func range(in bytes: [UInt8]) -> Range<Int> {
    let start = generator.index(below: bytes.count + 1)
    let end = min(bytes.count, start + generator.index(below: Self.longestEdit))
    guard generator.index(below: 2) == 0 else { return start..<end }
    let lineStart = bytes[..<start].lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? 0
    let lineEnd = bytes[end...].firstIndex(of: Self.lineFeed).map { $0 + 1 } ?? bytes.count
    return lineStart..<lineEnd
  }
}
