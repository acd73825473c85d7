import CommandLineKit
import Foundation
import Measurement

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
      let name = (path.split(separator: "/").last ?? "") + (isFolder ? "/" : "")
      let reason =
        SourceFolder.isNamed(path, by: excluded)
        ? .excluded
        // What is a template is no test yet.
        : ([.templates] + Self.allCases).first { reason in
          AppWords.list("left out as \(reason.rawValue)").contains { Self.isNamed(String(name), by: $0) }
        }
      // `isRunningTests.swift` asks for tests, and has none.
      guard let reason, reason != .tests || isFolder || !name.hasPrefix("is") else { return nil }
      self = reason
    }

    /// An asterisk at an end of the pattern stands for any letters.
    private static func isNamed(_ name: String, by pattern: String) -> Bool {
      guard pattern.hasPrefix("*") else {
        return pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
      }
      let end = pattern.dropFirst()
      return end.hasSuffix("*") ? name.contains(end.dropLast()) : name.hasSuffix(end)
    }
  }

  let files: [AppSource]
  /// How many Swift files, or folders whole, are left out for which reason; each with the first of their paths.
  let omitted: [Omission: [String]]
  /// Storyboards and nibs, which are counted and not read.
  let interfaceFiles: Int
  /// Files in Objective-C, and their lines with blank ones; they are not read further.
  let objectiveC: (files: Int, lines: Int)
  /// What could not be read, in a sentence each.
  let uncounted: [String]

  /// - Parameter excluded: paths from the folder, or the ends of paths.
  init(at folder: String, excluding excluded: [String] = []) throws(CommandFailure) {
    var (omitted, homes, interfaces) = ([Omission: [String]](), Set<String>(), 0)
    var objectiveC: [String] = []
    let (sources, uncounted) = try SourceFolder.read(folder) { path, isFolder in
      if isFolder, path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace") {
        homes.insert(Self.parent(of: path))
        return false
      }
      // A folder in the sources of a package is a target of it, whatever its name.
      let parent = Self.parent(of: path)
      let isTarget = "/\(parent)".hasSuffix("/Sources") && homes.contains(Self.parent(of: parent))
      if let reason = Omission(path, isFolder: isFolder, excluded: excluded),
        !(isTarget && reason == .dependencies)
      {
        if reason == .manifests { homes.insert(Self.parent(of: path)) }
        if isFolder || path.hasSuffix(".swift") { omitted[reason, default: []].append(path) }
        return false
      }
      if !isFolder, path.hasSuffix(".storyboard") || path.hasSuffix(".xib") { interfaces += 1 }
      if !isFolder, path.hasSuffix(".m") || path.hasSuffix(".mm") { objectiveC.append(path) }
      return true
    } _: {
      AppSource(path: $0.path, utf8: $0.utf8)
    }
    for source in sources {
      if let reason = source.omission { omitted[reason, default: []].append(source.path) }
    }
    files = sources.filter { $0.omission == nil }.map { source in
      var source = source
      source.target = Self.target(of: source.path, in: homes)
      return source
    }
    guard !files.isEmpty else {
      let reason = "holds no Swift file of an app: tests, generated and copied code are left out."
      throw .unavailable((["The folder \(folder) \(reason)"] + uncounted).joined(separator: " "))
    }
    self.omitted = omitted.mapValues { $0.sorted() }
    (self.uncounted, interfaceFiles) = (uncounted, interfaces)
    let lines = objectiveC.reduce(0) { lines, path in
      lines + (FileManager.default.contents(atPath: "\(folder)/\(path)")?.count { $0 == 10 } ?? 0)
    }
    self.objectiveC = (objectiveC.count, lines)
  }

  private static func parent(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  /// The folder just below the innermost project or manifest above the file; a folder `Sources` gives way to what is in it.
  private static func target(of path: String, in homes: Set<String>) -> String {
    let folders = path.split(separator: "/").dropLast()
    let home = (0...folders.count).last { homes.contains(folders.prefix($0).joined(separator: "/")) }
    guard let home else { return "" }
    let isPackage = folders.dropFirst(home).first == "Sources"
    return folders.prefix(home + (isPackage ? 2 : 1)).joined(separator: "/")
  }
}
