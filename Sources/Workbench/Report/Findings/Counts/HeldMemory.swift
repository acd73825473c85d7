import Measurement

/// What the architectures hold for an open Add screen.
struct HeldMemory {
  /// At the largest size that was measured.
  let size: Int
  /// By architecture; without those that were not measured.
  let bytes: [String: Double]
  private let names: [String]

  init(_ findings: Findings) {
    names = findings.architectures
    let counts = findings.results.counts.value
    let own = counts?.counts.filter { $0.workload == WorkloadID.memoryScene } ?? []
    let size = own.map(\.size).max() ?? 0
    self.size = size
    bytes = Dictionary(
      uniqueKeysWithValues: findings.architectures.compactMap { name in
        counts?.value(of: .liveBytes, workload: WorkloadID.memoryScene, size: size, arm: name)?.value
          .map { (name, $0) }
      })
  }

  /// In a sentence, whether it was measured or not.
  var words: String {
    guard !bytes.isEmpty else { return "What an open screen holds was not measured." }
    let found = names.compactMap { name in
      bytes[name].map { "\(MarkdownText.plain(name)) \(NumberText.tenths($0)) bytes" }
    }
    return "An open Add screen holds, with \(SizeText.contacts(size)): \(WordList.and(found))."
  }

  /// Such as `840 bytes, MVC's 512`; empty where an architecture was not measured.
  func figure(of name: String) -> String {
    guard let own = bytes[name], bytes.count == names.count else { return "" }
    let others = names.filter { $0 != name }.compactMap { other in
      bytes[other].map { "\(MarkdownText.plain(other))'s \(NumberText.tenths($0))" }
    }
    return "\(NumberText.tenths(own)) bytes, \(others.joined(separator: ", "))"
  }

  /// Below 0 where the first holds less, 0 where both hold the same; nil where one was not measured.
  func compare(_ first: String, _ second: String) -> Double? {
    guard let first = bytes[first], let second = bytes[second] else { return nil }
    return first - second
  }
}
