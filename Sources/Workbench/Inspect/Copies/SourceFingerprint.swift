import CommandLineKit
import Foundation
import Measurement

/// Tells the files that something was measured of from others.
enum SourceFingerprint {
  /// 16 hexadecimal digits of files and of all that is in folders. Of a patch what it adds and removes counts: what stands
  /// around that moves with the files that it changes.
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
        let bytes = try [UInt8](Data(contentsOf: root.appendingPathComponent(file)))
        hash.add(file.hasSuffix(".patch") ? changes(in: bytes) : bytes)
      }
    }
    return hash.text
  }

  private static func changes(in patch: [UInt8]) -> [UInt8] {
    var changes: [UInt8] = []
    var start = 0
    // All patches are read whenever a report is made, and a debug build is slow to split bytes.
    while start < patch.count {
      var end = start
      while end < patch.count, patch[end] != UInt8(ascii: "\n") { end += 1 }
      if patch[start] == UInt8(ascii: "+") || patch[start] == UInt8(ascii: "-") {
        if !changes.isEmpty { changes.append(UInt8(ascii: "\n")) }
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
    var place = 0
    while place < bytes.count {
      value = (value ^ UInt64(bytes[place])) &* 0x100_0000_01b3
      place += 1
    }
  }

  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// What was found out about some sources and is kept in a file, to be shown for as long as these are the sources.
protocol StoredRun: Equatable, Sendable, SchemaVersioned {
  /// The file that comes with the package, from its root.
  static var path: String { get }
  /// What makes it, in words.
  static var remedy: String { get }
  /// Tells the sources from others.
  var sources: String { get }
  /// Tells the sources of a package, as they are, from others.
  static func sources(in root: URL) throws -> String
}

extension StoredRun {
  /// What a file holds; nil where there is none. `name` is what errors call the file.
  static func read(_ path: String, name: String? = nil) throws -> Self? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try ResultsFile.decode(
      Self.self, from: Data(InputFile.read(path, limit: 16 << 20)), file: name ?? path)
  }

  /// What comes with the package, if it is of the sources that are there.
  static func stored(in root: URL) throws -> Measured<Self> {
    guard let run = try read(root.appendingPathComponent(path).path, name: path) else {
      return .notMeasured(reason: "no run is stored: \(remedy)")
    }
    return run.sources == (try sources(in: root))
      ? .measured(run) : .notMeasured(reason: "the stored run is of other sources: \(remedy)")
  }
}
