import Foundation

/// Tells the files that something was measured of from others.
enum SourceFingerprint {
  /// 16 hexadecimal digits of files and of all that is in folders.
  ///
  /// - Parameters:
  ///   - paths: of the files and folders, from the root.
  ///   - method: another text where it is measured in another way.
  static func of(_ paths: [String], method: String, root: URL) throws -> String {
    var hash = FNV1a()
    hash.add(Array(method.utf8))
    func add(_ path: String) throws {
      hash.add(Array("\(path)\0".utf8))
      hash.add(Array(try Data(contentsOf: root.appendingPathComponent(path))))
    }
    for path in paths {
      let place = root.appendingPathComponent(path).path
      guard try type(of: place) == .typeDirectory else {
        try add(path)
        continue
      }
      for name in try FileManager.default.subpathsOfDirectory(atPath: place).sorted()
      where try type(of: "\(place)/\(name)") == .typeRegular {
        try add("\(path)/\(name)")
      }
    }
    return hash.text
  }

  private static func type(of path: String) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }
}

/// The 64-bit hash of Fowler, Noll and Vo, variant 1a.
struct FNV1a {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
