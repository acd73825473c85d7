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
    let (texts, uncounted, _) = try read(path) { $0 }
    if let first = uncounted.first { throw .unavailable(first) }
    return texts
  }

  /// Measures all readable files, and explains for any other file or folder in one sentence why it is not counted.
  ///
  /// - Parameter excluded: the files and folders to leave out, as they are spelled on a command line.
  package static func survey(
    at path: String, excluding excluded: [String] = []
  ) throws(CommandFailure) -> (metrics: FolderMetrics, uncounted: [String], remarks: [String]) {
    var names = PathNames(excluded, in: path)
    let (files, uncounted, links) = try read(path) { path, _ in
      !names.contain(path)
    } _: {
      FileMetrics(path: $0.path, utf8: $0.utf8)
    }
    let followed = links.map { "\($0) is not counted: it is a link, and links are not followed." }
    return (FolderMetrics(path: path, files: files), uncounted, names.remarks("--exclude") + followed)
  }

  /// Reads the files on all processors. Returns the values that `make` returns, in the order of the paths, for any other
  /// file or folder a sentence on why it is not counted, and the links to code, which are not followed.
  ///
  /// The compiler reads only UTF-8. Text in UTF-16 may look like it, with a null byte next to every letter.
  package static func read<Value: Sendable>(
    _ folder: String, where takes: (_ path: String, _ isFolder: Bool) -> Bool = { _, _ in true },
    _ make: @Sendable (Text) -> Value
  ) throws(CommandFailure) -> (values: [Value], uncounted: [String], links: [String]) {
    var (paths, uncounted, links) = try swiftFiles(in: folder, where: takes)
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
    return (made.compactMap(\.value), uncounted, links)
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
  ) throws(CommandFailure) -> (paths: [String], uncounted: [String], links: [String]) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw .unavailable("There is no folder at \(folder).")
    }
    guard isFolder.boolValue else { throw .unavailable("\(folder) is not a folder.") }
    var (paths, uncounted, pending, isRefused) = ([String](), [String](), [""], false)
    var links: [String] = []
    while let subfolder = pending.popLast() {
      guard let entries = entries(of: join(folder, subfolder)) else {
        guard !subfolder.isEmpty else { throw .unavailable("\(folder) cannot be read.") }
        uncounted.append("\(subfolder) is not counted: the folder cannot be read.")
        continue
      }
      for (name, kind) in entries where !name.hasPrefix(".") {
        let isSwift = name.hasSuffix(".swift")
        let path = join(subfolder, name)
        let type = kind ?? Self.type(of: join(folder, path))
        if type == .typeSymbolicLink, isSwift || isDirectory(join(folder, path)), takes(path, !isSwift) {
          links.append(path)
        }
        guard type == .typeDirectory || type == .typeRegular else { continue }
        guard takes(path, type == .typeDirectory) else {
          isRefused = true
          continue
        }
        if type == .typeDirectory { pending.append(path) } else if isSwift { paths.append(path) }
      }
    }
    guard !paths.isEmpty || !uncounted.isEmpty || isRefused else {
      let linked = links.isEmpty ? "" : " Links are not followed: \(links.sorted().joined(separator: ", "))."
      throw .unavailable("The folder \(folder) holds no Swift file.\(linked)")
    }
    return (paths.sorted(), uncounted.sorted(), links.sorted())
  }

  private static func isDirectory(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Whether the file is in a folder of this name: its path, or the end of it; an asterisk stands for any letters but a
  /// slash.
  package static func isIn(_ folder: String, _ file: String) -> Bool {
    let name = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let count = name.split(separator: "/").count
    let folders = file.split(separator: "/").dropLast().map(String.init)
    guard count > 0, folders.count >= count else { return false }
    return (0...folders.count - count).contains { start in
      fnmatch(name, folders[start..<start + count].joined(separator: "/"), FNM_PATHNAME) == 0
    }
  }

  /// The entries of a folder; nil if it cannot be read. Their kinds may be nil, because not every file system has them.
  private static func entries(of folder: String) -> [(name: String, kind: FileAttributeType?)]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var entries: [(name: String, kind: FileAttributeType?)] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { name in
        String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      }
      let kind: FileAttributeType? =
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_DIR): .typeDirectory
        case Int32(DT_REG): .typeRegular
        case Int32(DT_LNK): .typeSymbolicLink
        default: nil
        }
      entries.append((name, kind))
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

/// Files and folders of a folder by their names, as a person spells them: a path in the folder or its end, a path from
/// here, or a whole one.
package struct PathNames {
  private let names: [(given: String, spellings: [String])]
  private var (met, seen) = (Set<String>(), Set<String>())

  package init(_ names: [String], in folder: String) {
    let top = URL(fileURLWithPath: folder).standardizedFileURL.path
    self.names = names.map { given in
      let parts = given.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
      let whole = URL(fileURLWithPath: given).standardizedFileURL.path
      return (given, [parts] + (whole.hasPrefix("\(top)/") ? [String(whole.dropFirst(top.count + 1))] : []))
    }
  }

  /// Whether one of the names is the path, or the end of the path after a slash.
  package mutating func contain(_ path: String) -> Bool {
    guard !names.isEmpty else { return false }
    seen.formUnion([path, path.split(separator: "/").last.map(String.init) ?? path])
    let first = names.first { $0.spellings.contains { path == $0 || path.hasSuffix("/\($0)") } }
    if let first { met.insert(first.given) }
    return first != nil
  }

  /// A sentence for each name that nothing has.
  package func remarks(_ option: String) -> [String] {
    names.filter { !met.contains($0.given) }.map { name in
      let meant = Suggestion.closest(to: name.spellings[0], among: seen.sorted())
      return "\(option) \(VisibleText.oneLine(name.given)) names no file or folder"
        + (meant.map { "; did you mean '\(VisibleText.oneLine($0))'?" } ?? ".")
    }
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
