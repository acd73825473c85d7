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
    hash.add(method)
    for path in paths {
      let place = root.appendingPathComponent(path).path
      let isFolder = try type(of: place) == .typeDirectory
      let below = isFolder ? try FileManager.default.subpathsOfDirectory(atPath: place).sorted() : []
      let files = try below.filter { try type(of: "\(place)/\($0)") == .typeRegular }.map { "\(path)/\($0)" }
      for file in isFolder ? files : [path] {
        hash.add("\(file)\0")
        hash.add(try Data(contentsOf: root.appendingPathComponent(file)))
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

  mutating func add(_ text: String) { add(text.utf8) }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
