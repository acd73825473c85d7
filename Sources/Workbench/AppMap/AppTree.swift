import CommandLineKit
import Foundation
import SourceReading

struct AppTree: Sendable {
  enum Omission: String, CaseIterable, Sendable {
    case excluded = "excluded by you"
    case templates, tests
    case generated = "generated code"
    case dependencies = "other people's code"
    case playgrounds, scripts, manifests
    case uncompiled = "in no target"

    /// Nil where a folder or file of this name takes part. In the lists an asterisk stands for any letters.
    fileprivate static func of(_ path: String, isFolder: Bool) -> Omission? {
      let name = (path.split(separator: "/").last ?? "") + (isFolder ? "/" : "")
      return lists.first { AppWords.matches($1, String(name)) }?.reason
    }

    private static let lists = allCases.map { (reason: $0, name: "left out as \($0.rawValue)") }
  }

  private(set) var files: [AppSource]
  /// How many Swift files, or folders whole, are left out for which reason; each with the first of their paths.
  let omitted: [Omission: [String]]
  let uncounted: [String]

  /// What storyboards, nibs, property lists and Objective-C name; the controllers that
  /// storyboards show, and those that they only embed in others; and which storyboards and nibs cannot be used, and why.
  let interfaces: (named: Set<String>, shown: Set<String>, embedded: Set<String>, unread: [String])
  /// Links to code, which are not followed.
  let links: [String]
  /// What is said of names that exclude nothing.
  let remarks: [String]

  /// - Parameters:
  ///   - excluded: paths from the folder, the ends of paths, or any other spelling of them.
  ///   - notOurs: the same for other people's code.
  init(
    at folder: String, excluding excluded: [String] = [], notOurs: [String] = []
  ) throws(CommandFailure) {
    var (excluded, foreign) = (PathNames(excluded, in: folder), PathNames(notOurs, in: folder))
    var (omitted, others) = ([Omission: Set<String>](), [String]())
    // Folders with a project or a manifest, and those with a file called like one.
    var (homes, packages, projects) = (Set<String>(), Set<String>(), [String]())
    let (sources, uncounted, links) = try SourceFolder.read(folder) { path, isFolder in
      let parent = SourceFolder.parent(of: path)
      if isFolder, [".xcodeproj", ".xcworkspace"].contains(where: path.hasSuffix) {
        homes.insert(parent)
        if path.hasSuffix(".xcodeproj") { projects.append("\(path)/project.pbxproj") }
        return false
      }
      // A folder in the sources of a package is a target of it, whatever its name.
      let isTarget = "/\(parent)".hasSuffix("/Sources") && packages.contains(SourceFolder.parent(of: parent))
      let isForeign = foreign.contain(path)
      let omission =
        excluded.contain(path) ? .excluded : isForeign ? .dependencies : Omission.of(path, isFolder: isFolder)
      if let omission, isForeign || !(isTarget && omission == .dependencies) {
        if isFolder || path.hasSuffix(".swift") { omitted[omission, default: []].insert(path) }
        return false
      }
      if "/\(path)".hasSuffix("/project.yml") { homes.insert(parent) }
      if "/\(path)".hasSuffix("/Package.swift") { packages.insert(parent) }
      if !isFolder { others.append(path) }
      return true
    } _: {
      AppSource(path: $0.path, utf8: $0.utf8)
    }
    // What stands among tests helps them.
    let tested = Dictionary(grouping: sources) { SourceFolder.parent(of: $0.path) }.compactMapValues {
      2 * $0.count { $0.omission == .tests } > $0.count ? Omission.tests : nil
    }
    let compiled = packages.isEmpty ? Self.compiled(projects, in: folder) : nil
    files = sources.filter { source in
      let isManifest = source.imports.contains { AppWords.set("modules of manifests").contains($0.module) }
      if isManifest { homes.insert(SourceFolder.parent(of: source.path)) }
      let isCompiled = compiled?.contains(SourceFolder.name(of: source.path)) ?? true
      let omission = source.omission ?? tested[SourceFolder.parent(of: source.path)]
      guard let reason = isManifest ? .manifests : omission ?? (isCompiled ? nil : .uncompiled) else {
        return true
      }
      omitted[reason, default: []].insert(source.path)
      return false
    }
    for home in Self.licensed(others, in: folder) {
      let count = files.count { $0.path.hasPrefix("\(home)/") }
      guard count > 0, 2 * count < files.count else { continue }
      files.removeAll { $0.path.hasPrefix("\(home)/") }
      omitted[.dependencies, default: []].insert(home)
    }
    var interfaces = Self.interfaces(others, in: folder)
    // What a generator wrote may name what no other code does.
    interfaces.named.formUnion(sources.filter { $0.omission == .generated }.flatMap(\.names))
    self.interfaces = interfaces
    remarks = excluded.remarks("--exclude") + foreign.remarks("not ours:")
    self.links = links
    guard !files.isEmpty else {
      let reason = "holds no Swift file of an app: tests, generated and copied code are left out."
      throw .unavailable((["The folder \(folder) \(reason)"] + uncounted).joined(separator: " "))
    }
    self.omitted = omitted.mapValues { $0.sorted() }
    self.uncounted = uncounted + interfaces.unread
    let modules = AppTarget.modules(files, remote: Set(sources.flatMap(\.remote)))
    let pods = Set(others.filter { $0.hasSuffix(".podspec") }.map(SourceFolder.name(of:)))
    let types = files.flatMap(\.types)
    let wrappers = types.filter { $0.inherits.contains("propertyWrapper") }.map { ("@\($0.name)", $0.name) }
    let paths = types.map { ("\\\($0.name.lowercased())", $0.name) }
    let names = TypeNames(
      declared: Dictionary(grouping: types.filter { $0.kind != .extension }, by: \.name).mapValues {
        $0.map(\.place.file)
      },
      marked: Dictionary(wrappers + paths) { first, _ in first })
    let targets = Dictionary(files.map { (SourceFolder.parent(of: $0.path), $0.path) }) { first, _ in first }
      .mapValues { AppTarget.folder(of: $0, in: homes, or: pods, modules: modules) }
    files.concurrentUpdate { file in
      file.target = targets[SourceFolder.parent(of: file.path)] ?? ""
      file.resolve(names)
    }
  }
}
