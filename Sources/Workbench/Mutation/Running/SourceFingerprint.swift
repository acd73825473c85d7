import Foundation

/// Tells the sources that a mutation run depends on from others.
enum SourceFingerprint {
  /// Changes when mutants are placed or run in another way.
  private static let method = "1"

  /// 16 hexadecimal digits of the sources, their unit tests, the scenarios, and what they stand on.
  ///
  /// Throws a `CocoaError` for a file or folder that cannot be read.
  static func of(_ subject: MutationSubject, root: URL) throws -> String {
    var hash = FNV1a()
    hash.add(Array(method.utf8))
    for folder in subject.decidingFolders {
      let base = root.appendingPathComponent(folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: base.path).sorted() {
        let file = base.appendingPathComponent(path)
        let type = try FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
        guard type == .typeRegular else { continue }
        hash.add(Array("\(folder)/\(path)\0".utf8))
        hash.add(Array(try Data(contentsOf: file)))
      }
    }
    return hash.text
  }
}

/// The 64-bit hash of Fowler, Noll and Vo, variant 1a.
struct FNV1a {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
