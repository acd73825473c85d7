import CommandLineKit
import Foundation
import Synchronization

/// The Swift files of an app, with what was left out and why.
struct AppTree: Sendable {
  /// Why something is left out.
  enum Omission: String, Codable, CaseIterable, Sendable {
    case excluded = "excluded by you"
    case tests
    case generated = "generated code"
    case templates
    case dependencies = "other people's code"
    case manifests

    /// Nil where a folder or file of this name takes part.
    fileprivate init?(_ path: String, isFolder: Bool, excluded: [String]) {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      func ends(_ list: String) -> Bool { AppWords.list(list).contains(where: name.hasSuffix) }
      if SourceFolder.isNamed(path, by: excluded) {
        self = .excluded
      } else if name.contains("___") || name.hasSuffix(".xctemplate") {
        self = .templates
      } else if isFolder {
        let lists: [(Omission, String)] = [
          (.dependencies, "copied folders"), (.templates, "template folders"),
          (.generated, "generated folders"),
        ]
        guard let list = lists.first(where: { AppWords.list($0.1).contains(name) }) else {
          if ends("test folders") { self = .tests } else { return nil }
          return
        }
        self = list.0
      } else if name == "Package.swift" || name.hasPrefix("Package@swift-") {
        self = .manifests
      } else if ends("generated files") {
        self = .generated
      } else if ends("test files") {
        self = .tests
      } else {
        return nil
      }
    }

    /// By what stands in the file.
    fileprivate init?(_ source: AppSource, head: [UInt8]) {
      if source.imports.contains(where: { Self.testingModules.contains($0.module) }) {
        self = .tests
      } else if Self.generatedMarks.contains(where: head.contains(text:)) {
        self = .generated
      } else {
        return nil
      }
    }

    private static let testingModules = AppWords.set("testing modules")
    private static let generatedMarks = ["do not edit", "@generated", "generated using"]
      .map { lowercase($0.utf8) }

    /// Letters in lower case; some other characters change too, the same ones everywhere.
    fileprivate static func lowercase(_ bytes: some Sequence<UInt8>) -> [UInt8] { bytes.map { $0 | 0x20 } }
  }

  /// Files of one target: a folder beside an Xcode project, or in `Sources` beside a manifest.
  struct File: Sendable {
    let target: String
    let source: AppSource
  }

  let path: String
  let files: [File]
  /// How many Swift files, or folders whole, are left out for which reason; each with the first of their paths.
  let omitted: [Omission: [String]]
  /// Storyboards and nibs, which are counted and not read.
  let interfaceFiles: Int
  /// What could not be read, in a sentence each.
  let uncounted: [String]

  /// Reads all files, on all processors.
  ///
  /// - Parameter excluded: paths from the folder, or the ends of paths.
  init(at folder: String, excluding excluded: [String] = []) throws(CommandFailure) {
    var (omitted, projects, interfaces) = ([Omission: [String]](), [String](), 0)
    let (paths, unnamed) = try SourceFolder.swiftFiles(in: folder) { path, isFolder in
      if isFolder, [".xcodeproj", ".xcworkspace"].contains(where: path.hasSuffix) {
        projects.append(path)
        return false
      }
      if let reason = Omission(path, isFolder: isFolder, excluded: excluded) {
        if reason == .manifests { projects.append(path) }
        if isFolder || path.hasSuffix(".swift") { omitted[reason, default: []].append(path) }
        return false
      }
      if !isFolder, path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { interfaces += 1 }
      return true
    }
    let read = Mutex([Int: (source: AppSource?, omission: Omission?)]())
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      let file = Self.read(paths[index], in: folder)
      read.withLock { $0[index] = file }
    }
    let results = read.withLock { $0 }
    let homes = Set(projects.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    var (files, uncounted) = ([File](), unnamed.map { "\($0) is not counted: its name is not UTF-8." })
    for (index, path) in paths.enumerated() {
      switch results[index] {
      case (_, let omission?)?: omitted[omission, default: []].append(path)
      case (let source?, nil)?: files.append(File(target: Self.target(of: path, in: homes), source: source))
      default:
        uncounted.append("\(path) is not counted: it is no text in UTF-8 of at most \(Self.limit >> 20) MiB.")
      }
    }
    guard !files.isEmpty else {
      throw .unavailable(
        "The folder \(folder) holds no Swift file of an app: tests, generated and copied code are left out.")
    }
    (self.path, self.files, self.uncounted, interfaceFiles) = (folder, files, uncounted, interfaces)
    self.omitted = omitted.mapValues { $0.sorted() }
  }

  private static let limit = 32 << 20

  private static func read(_ path: String, in folder: String) -> (source: AppSource?, omission: Omission?) {
    guard
      let bytes = Result(catching: { try InputFile.read(SourceFolder.join(folder, path), limit: limit) })
        .success,
      SourceFolder.isText(bytes)
    else { return (nil, nil) }
    let source = AppSource(path: path, utf8: bytes)
    return (source, Omission(source, head: Omission.lowercase(bytes.prefix(600))))
  }

  /// The folder just below the innermost project or manifest above the file; a folder `Sources` gives way to what is in it.
  private static func target(of path: String, in homes: Set<String>) -> String {
    let folders = path.split(separator: "/").dropLast()
    guard
      let home = (0...folders.count).last(where: { homes.contains(folders.prefix($0).joined(separator: "/")) }
      )
    else { return "" }
    let isPackage = folders.dropFirst(home).first == "Sources"
    return folders.prefix(home + (isPackage ? 2 : 1)).joined(separator: "/")
  }
}

extension [UInt8] {
  /// The standard library's search for a part takes ten times as long.
  fileprivate func contains(text: [UInt8]) -> Bool {
    guard let first = text.first, count >= text.count else { return false }
    return (0...(count - text.count)).contains { start in
      self[start] == first && self[start..<(start + text.count)].elementsEqual(text)
    }
  }
}

extension Result {
  fileprivate var success: Success? {
    guard case .success(let value) = self else { return nil }
    return value
  }
}
