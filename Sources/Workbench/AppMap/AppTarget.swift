import SourceReading

/// The folders of an app whose files are built together, as modules, packages and pods are.
enum AppTarget {
  /// The folder named like a pod, otherwise the innermost of the modules and of the folders below a project or manifest, or
  /// in its `Sources`.
  static func folder(
    of path: String, in homes: Set<String>, or pods: Set<String>, modules: Set<String> = []
  ) -> String {
    let folders = path.split(separator: "/").dropLast()
    func last(_ known: Set<String>) -> Int? {
      (0...folders.count).last { known.contains(folders.prefix($0).joined(separator: "/")) }
    }
    let (pod, home) = (folders.lastIndex { pods.contains(String($0)) }, last(homes))
    let isPackage = home.map { folders.dropFirst($0).first == "Sources" } ?? false
    let below = home.map { $0 + (isPackage ? 2 : 1) } ?? 0
    let length = pod.map { $0 + 1 } ?? max(below, last(modules) ?? 0)
    return folders.prefix(length).joined(separator: "/")
  }

  /// The folders that files import, and that have something for others; but not one of extensions of a module, most of
  /// whose files import that, and none that is called like a package from elsewhere.
  static func modules(_ files: [AppSource], remote: Set<String>) -> Set<String> {
    let imported = Set(files.flatMap { $0.imports.map(\.module) }).subtracting(remote.union(AppWords.modules))
    var shared = Set<String>()
    let strangers = files.reduce(into: [String: Int]()) { counts, file in
      let names = file.path.split(separator: "/").dropLast()
      let last = names.firstIndex { $0.hasPrefix("Extension") } ?? names.endIndex
      for index in names.indices where index <= last && imported.contains(String(names[index])) {
        let isOf = file.imports.contains { $0.module == names[index] }
        let folder = names[...index].joined(separator: "/")
        counts[folder, default: 0] += isOf ? -1 : 1
        if file.isShared { shared.insert(folder) }
      }
    }
    // Of several the module is the one in the sources of a package, else the highest.
    func depth(_ path: String) -> Int {
      SourceFolder.parent(of: path).hasSuffix("Sources") ? 0 : path.split(separator: "/").count
    }
    let alike = Dictionary(grouping: shared.filter { strangers[$0, default: 0] > 0 }, by: SourceFolder.name)
    return Set(alike.values.flatMap { paths in paths.filter { depth($0) == paths.map(depth).min() } })
  }

  /// The packages from elsewhere that a manifest names, as packages or by what they are called there.
  static func remote(in manifest: [UInt8]) -> [String] {
    String(decoding: manifest, as: UTF8.self)
      .matches(of: /\.package\(\s*(?:name: *"(\w+)",\s*)?url: *"(?:[^"]*\/)?([^"\/]+?)(?:\.git)?"/)
      .flatMap { [$0.1 ?? $0.2, $0.2].map(String.init) }
  }
}
