import Foundation
import Measurement
import SourceReading

/// The fingerprint of measured files: a stored result is valid only while it matches.
enum SourceFingerprint {
  /// 16 hexadecimal digits, computed from files and from all files in folders, but for hidden ones, which systems and
  /// editors leave there. Of a patch, only the added and removed lines count: their context changes with the patched
  /// files.
  ///
  /// - Parameters:
  ///   - paths: the paths of the files and folders, from the root.
  ///   - method: the version of the measurement: a new method needs a new text.
  static func of(_ paths: [String], method: String, root: URL) throws -> String {
    var hash = FNV1a()
    hash.add(method)
    for path in paths {
      let place = root.appendingPathComponent(path).path
      let isFolder = try type(of: place) == .typeDirectory
      let below = isFolder ? try FileManager.default.subpathsOfDirectory(atPath: place).sorted() : []
      let shown = below.filter { !$0.hasPrefix(".") && !$0.contains("/.") }
      let files = try shown.filter { try type(of: "\(place)/\($0)") == .typeRegular }.map { "\(path)/\($0)" }
      for file in isFolder ? files : [path] {
        hash.add("\(file)\0")
        let bytes = try [UInt8](Data(contentsOf: root.appendingPathComponent(file)))
        hash.add(file.hasSuffix(".patch") ? changes(in: bytes) : bytes)
      }
    }
    return hash.text
  }

  private static func changes(in patch: [UInt8]) -> [UInt8] {
    var changes: [UInt8] = []
    var start = 0
    // Every report reads all patches, and a debug build is slow to split bytes.
    let (lineBreak, added, removed): (UInt8, UInt8, UInt8) = ("\n", "+", "-")
    while start < patch.count {
      var end = start
      while end < patch.count, patch[end] != lineBreak { end += 1 }
      if patch[start] == added || patch[start] == removed {
        if !changes.isEmpty { changes.append(lineBreak) }
        changes += patch[start..<end]
      }
      start = end + 1
    }
    return changes
  }

  private static func type(of path: String) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
  }
}

/// The 64-bit hash of Fowler, Noll and Vo, variant 1a.
struct FNV1a {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ text: String) { add(Array(text.utf8)) }

  mutating func add(_ bytes: [UInt8]) {
    var (hash, place) = (value, 0)
    let count = bytes.count
    while place < count {
      hash = (hash ^ UInt64(bytes[place])) &* 0x100_0000_01b3
      place += 1
    }
    value = hash
  }

  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Stored results about some sources: they are shown only while the sources are unchanged.
protocol StoredRun: Equatable, Sendable, SchemaVersioned {
  /// The file of the stored run, from the root of the package.
  static var path: String { get }
  /// How to make the run, in words.
  static var remedy: String { get }
  /// The fingerprint of the measured sources.
  var sources: String { get }
  /// The fingerprint of a package's current sources.
  static func sources(in root: URL) throws -> String
}

extension StoredRun {
  /// The package's stored run, if its sources are the current ones.
  static func stored(in root: URL) throws -> Measured<Self> {
    guard let run = try read(root.appendingPathComponent(path).path, name: path) else {
      return .notMeasured(reason: "no run is stored: \(remedy)")
    }
    return run.sources == (try sources(in: root))
      ? .measured(run) : .notMeasured(reason: "the stored run is of other sources: \(remedy)")
  }
}
