package import CommandLineKit
import Foundation
import Synchronization

/// Finds, reads and measures the Swift files of a folder and its subfolders. Hidden files, hidden folders and symbolic
/// links inside the folder are left out.
package enum SourceFolder {
  package typealias Text = (path: String, utf8: [UInt8])

  package static func measure(at path: String) throws(CommandFailure) -> FolderMetrics {
    FolderMetrics(path: path, files: try texts(at: path).map(FileMetrics.init))
  }

  /// The texts of the files, sorted by their paths in the folder.
  package static func texts(at path: String) throws(CommandFailure) -> [Text] {
    let (texts, uncounted) = try read(path) { $0 }
    if let first = uncounted.first { throw .unavailable(first) }
    return texts
  }

  /// Measures all readable files, and explains for any other file or folder in one sentence why it is not counted.
  ///
  /// - Parameter excluded: the files and folders to leave out, by their paths in the folder or the ends of these.
  package static func survey(
    at path: String, excluding excluded: [String] = []
  ) throws(CommandFailure) -> (metrics: FolderMetrics, uncounted: [String]) {
    let (files, uncounted) = try read(path) { path, _ in
      !isNamed(path, by: excluded)
    } _: {
      FileMetrics(path: $0.path, utf8: $0.utf8)
    }
    return (FolderMetrics(path: path, files: files), uncounted)
  }

  /// Reads the files on all processors. Returns the values that `make` returns, in the order of the paths, and for any
  /// other file or folder a sentence on why it is not counted.
  ///
  /// The compiler reads only UTF-8. Text in UTF-16 may look like it, with a null byte next to every letter.
  package static func read<Value: Sendable>(
    _ folder: String, where takes: (_ path: String, _ isFolder: Bool) -> Bool = { _, _ in true },
    _ make: @Sendable (Text) -> Value
  ) throws(CommandFailure) -> (values: [Value], uncounted: [String]) {
    var (paths, uncounted) = try swiftFiles(in: folder, where: takes)
    let made = paths.concurrentMap { path -> (value: Value?, refusal: String) in
      do throws(CommandFailure) {
        let bytes = try InputFile.read(join(folder, path), limit: limit)
        return isText(bytes) ? (make((path, bytes)), "") : (nil, "it is not text in UTF-8")
      } catch {
        return (nil, "it cannot be read, or is larger than \(limit >> 20) MiB")
      }
    }
    for (path, file) in zip(paths, made) where file.value == nil {
      uncounted.append("\(path) is not counted: \(file.refusal).")
    }
    return (made.compactMap(\.value), uncounted)
  }

  private static let limit = 32 << 20

  private static func isText(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let hasNull = bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
      return !hasNull && String(validating: bytes, as: UTF8.self) != nil
    }
  }

  // MARK: The search

  /// The sorted paths of the Swift files, relative to the folder, and for any other file or folder that may contain
  /// code a sentence on why it is left out.
  ///
  /// - Parameter takes: whether to include the folder or file with this path.
  private static func swiftFiles(
    in folder: String, where takes: (_ path: String, _ isFolder: Bool) -> Bool
  ) throws(CommandFailure) -> (paths: [String], uncounted: [String]) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      // A command line has no such character but for bytes that are no text.
      let isBroken = folder.contains("\u{FFFD}")
      let advice = isBroken ? " Its name is not UTF-8: go there, and name the folder \".\"." : ""
      throw .unavailable("There is no folder at \(folder).\(advice)")
    }
    guard isFolder.boolValue else { throw .unavailable("\(folder) is not a folder.") }
    var (paths, uncounted, pending, isRefused) = ([String](), [String](), [""], false)
    while let subfolder = pending.popLast() {
      guard let entries = entries(of: join(folder, subfolder)) else {
        guard !subfolder.isEmpty else { throw .unavailable("\(folder) cannot be read.") }
        uncounted.append("\(subfolder) is not counted: the folder cannot be read.")
        continue
      }
      for (bytes, kind) in entries where bytes.first != "." {
        let isSwift = bytes.suffix(6).elementsEqual(".swift".utf8)
        guard let name = String(validating: bytes, as: UTF8.self) else {
          if kind == .typeDirectory || isSwift {
            uncounted.append("\(join(subfolder, printable(bytes))) is not counted: its name is not UTF-8.")
          }
          continue
        }
        let path = join(subfolder, name)
        let type = kind ?? Self.type(of: join(folder, path))
        guard type == .typeDirectory || type == .typeRegular else { continue }
        guard takes(path, type == .typeDirectory) else {
          isRefused = true
          continue
        }
        if type == .typeDirectory { pending.append(path) } else if isSwift { paths.append(path) }
      }
    }
    guard !paths.isEmpty || !uncounted.isEmpty || isRefused else {
      throw .unavailable("The folder \(folder) holds no Swift file.")
    }
    return (paths.sorted(), uncounted.sorted())
  }

  /// The links to folders and Swift files in a folder, which are not followed, by their sorted paths.
  package static func links(in folder: String) -> [String] {
    var (links, pending) = ([String](), [""])
    while let subfolder = pending.popLast() {
      for (bytes, kind) in entries(of: join(folder, subfolder)) ?? [] where bytes.first != "." {
        guard let name = String(validating: bytes, as: UTF8.self) else { continue }
        let path = join(subfolder, name)
        let place = join(folder, path)
        var isFolder: ObjCBool = false
        switch kind ?? type(of: place) {
        case .typeDirectory: pending.append(path)
        case .typeSymbolicLink:
          _ = FileManager.default.fileExists(atPath: place, isDirectory: &isFolder)
          if isFolder.boolValue || name.hasSuffix(".swift") { links.append(path) }
        default: break
        }
      }
    }
    return links.sorted()
  }

  /// Whether one of the names is the path, or the end of the path after a slash.
  package static func isNamed(_ path: String, by names: [String]) -> Bool {
    names.contains { name in
      let name = name.hasSuffix("/") ? String(name.dropLast()) : name
      return path == name || path.hasSuffix("/\(name)")
    }
  }

  /// The entries of a folder; nil if it cannot be read. Their names are bytes, because FileManager has no names that
  /// are not UTF-8. Their kinds may be nil, because not every file system has them.
  private static func entries(of folder: String) -> [(name: [UInt8], kind: FileAttributeType?)]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var entries: [(name: [UInt8], kind: FileAttributeType?)] = []
    while let entry = readdir(directory) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { name in Array(name.prefix { $0 != 0 }) }
      let kind: FileAttributeType? =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR): .typeDirectory
        case Int32(DT_REG): .typeRegular
        case Int32(DT_LNK): .typeSymbolicLink
        default: nil
        }
      entries.append((bytes, kind))
    }
    return entries
  }

  /// Nil if the file no longer exists.
  private static func type(of path: String) -> FileAttributeType? {
    do {
      return try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    } catch {
      return nil
    }
  }

  /// The name with every byte outside ASCII as `\\xE9`.
  private static func printable(_ name: [UInt8]) -> String {
    name.map { $0 < 0x80 ? String(Unicode.Scalar($0)) : "\\x" + String($0, radix: 16, uppercase: true) }
      .joined()
  }

  /// The folder of the path; empty for the top folder.
  package static func parent(of path: String) -> String {
    path.utf8.lastIndex(of: 0x2F).map { String(path[..<$0]) } ?? ""
  }

  /// The name of the file without its ending.
  package static func name(of path: String) -> String {
    String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }

  private static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || name.isEmpty || folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}

extension Array where Element: Sendable {
  /// The results in the order of the elements, made on all cores.
  package func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
    let values = Mutex([Value?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let value = transform(self[index])
      values.withLock { $0[index] = value }
    }
    return values.withLock { $0.compactMap(\.self) }
  }

  /// Changes every element where it is, on all cores.
  package mutating func concurrentUpdate(_ change: @Sendable (inout Element) -> Void) {
    withUnsafeMutableBufferPointer { buffer in
      nonisolated(unsafe) let elements = buffer
      DispatchQueue.concurrentPerform(iterations: elements.count) { change(&elements[$0]) }
    }
  }
}
