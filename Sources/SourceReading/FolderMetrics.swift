/// The metrics of the Swift files in a folder.
package struct FolderMetrics: Codable, Equatable, Sendable {
  package let path: String
  package let files: [FileMetrics]

  package init(path: String, files: [FileMetrics]) {
    self.path = path
    self.files = files.sorted { $0.path < $1.path }
  }

  package var counts: SourceCounts { files.counts }

  package var declarations: [Declaration] { files.flatMap(\.declarations) }

  /// The functions without those that a protocol requires.
  package var functionsWithBody: Int {
    counts.functions - declarations.reduce(0) { $0 + ($1.kind == .protocol ? $1.functions : 0) }
  }

  /// The requirements of its protocols, functions included.
  package var requirements: Int { declarations.reduce(0) { $0 + $1.requirements } }
}

/// The metrics of one Swift file.
package struct FileMetrics: Codable, Equatable, Sendable {
  /// The path from the measured folder.
  package let path: String
  package let counts: SourceCounts
  /// The imported modules, each once, in the order of the source.
  package let imports: [String]
  /// The types and extensions of the file, in the order of the source.
  package let declarations: [Declaration]

  /// The file's name without folders and `.swift`.
  package var stem: String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }

  package var types: [Declaration] { declarations.filter { $0.kind != .extension } }
}

/// One declaration with a member block: a type or an extension.
package struct Declaration: Codable, Equatable, Sendable {
  /// The keyword that introduces a declaration.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  package let kind: Kind
  /// The declared name without its outer types, or the extended type as written.
  package let name: String
  /// The line of its keyword; the first line of the file is 1.
  package let line: Int
  /// The types after its colon, as written with their attributes: superclass, protocols, raw type.
  var inheritedTypes: [String]
  /// The code lines from its keyword to its closing brace.
  package var codeLines = 0
  /// The functions it declares itself, without those of nested types.
  package var functions = 0
  /// The properties, functions, initializers, subscripts and associated types that it requires, if it is a
  /// protocol, else 0.
  package var requirements = 0
}

/// A type with its extensions in the whole folder.
package struct TypeSize: Codable, Equatable, Sendable {
  package let name: String
  package let codeLines: Int

  package init(name: String, codeLines: Int) {
    self.name = name
    self.codeLines = codeLines
  }
}

/// The totals of a file or folder of Swift source.
package struct SourceCounts: Codable, Equatable, Sendable {
  package var files = 0
  /// Lines with any part of a token, including every line of a string literal.
  package var codeLines = 0
  /// Lines with part of a comment and without code.
  package var commentLines = 0
  /// Lines with neither code nor a comment.
  package var blankLines = 0
  /// Classes, nested and local ones included, as of all types below.
  package var classes = 0
  package var structs = 0
  package var enums = 0
  package var actors = 0
  package var protocols = 0
  /// Extension declarations, which are not types.
  package var extensions = 0
  /// Declarations with `func`, `init` or `deinit`, those in protocols included; subscripts are not functions.
  ///
  /// The function in an `@abi(func …)` attribute is not counted: it only renames the function after it and has no body.
  package var functions = 0
  package var totalLines: Int { codeLines + commentLines + blankLines }

  /// Declared types of every kind; neither extensions nor type aliases are types.
  package var types: Int { classes + structs + enums + actors + protocols }

  package static func + (left: SourceCounts, right: SourceCounts) -> SourceCounts {
    var sum = left
    sum.files += right.files
    sum.codeLines += right.codeLines
    sum.commentLines += right.commentLines
    sum.blankLines += right.blankLines
    sum.classes += right.classes
    sum.structs += right.structs
    sum.enums += right.enums
    sum.actors += right.actors
    sum.protocols += right.protocols
    sum.extensions += right.extensions
    sum.functions += right.functions
    return sum
  }
}

extension [TypeSize] {
  package var codeLines: Int { reduce(0) { $0 + $1.codeLines } }
}

extension [FileMetrics] {
  /// The sums over the files.
  package var counts: SourceCounts { reduce(SourceCounts()) { $0 + $1.counts } }
}

extension FolderMetrics {
  /// The type that has the most code lines together with its extensions; nil if there is no type.
  package var largestType: TypeSize? {
    typeSizes.max { ($0.codeLines, $1.name) < ($1.codeLines, $0.name) }
  }

  private var typeSizes: [TypeSize] {
    let extensions = Dictionary(
      declarations.filter { $0.kind == .extension }.map { ($0.name, $0.codeLines) }, uniquingKeysWith: +)
    return files.flatMap(\.types).map { type in
      TypeSize(name: type.name, codeLines: type.codeLines + extensions[type.name, default: 0])
    }
  }

  /// The types whose names end with `suffix`, each with its extensions.
  package func types(named suffix: String) -> [TypeSize] { typeSizes.filter { $0.name.hasSuffix(suffix) } }

  package var linesPerType: Double { Double(counts.codeLines) / Double(max(1, counts.types)) }

  /// The files whose names end with `ViewController`.
  package var viewControllers: [FileMetrics] { files.filter { $0.stem.hasSuffix("ViewController") } }

  /// The files whose names end with `ViewModel`.
  package var viewModels: [FileMetrics] { files.filter { $0.stem.hasSuffix("ViewModel") } }
}
