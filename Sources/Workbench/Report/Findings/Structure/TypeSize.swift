import Results
import SourceMetrics

/// A type with its extensions, wherever in the folder they stand.
struct TypeSize {
  let name: String
  let codeLines: Int
}

extension FolderMetrics {
  /// The type that has the most code lines together with its extensions; nil if there is no type.
  var largestType: TypeSize? {
    let extensions = Dictionary(
      declarations.filter { $0.kind == .extension }.map { ($0.name, $0.codeLines) }, uniquingKeysWith: +)
    return files.flatMap(\.types).map { type in
      TypeSize(name: type.name, codeLines: type.codeLines + extensions[type.name, default: 0])
    }.max { ($0.codeLines, $1.name) < ($1.codeLines, $0.name) }
  }

  /// The last part of the path, which for a module's folder is its name.
  var moduleName: String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
