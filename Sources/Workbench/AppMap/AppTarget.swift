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

  /// The folders that files import.
  static func modules(_ files: [(path: String, imports: Set<String>)]) -> Set<String> {
    let imported = files.reduce(into: Set()) { $0.formUnion($1.imports) }
    let folders = Set(files.map { SourceFolder.parent(of: $0.path) }).map { $0.split(separator: "/") }
    return Set(
      folders.flatMap { names in
        names.indices.filter { imported.contains(String(names[$0])) }
          .map { names[...$0].joined(separator: "/") }
      })
  }
}
