import Measurement

extension FolderMetrics {
  /// The names of the protocols that require nothing themselves, sorted.
  var emptyProtocols: [String] {
    protocols.filter { $0.requirements == 0 }.map(\.name).sorted()
  }

  /// The names of the protocols that no class, struct, enum, actor or extension of the folder conforms to,
  /// sorted.
  ///
  /// A conformance to a refining protocol is one to the refined protocol too. Protocols are told apart by
  /// their names alone, and type aliases of protocols are not followed.
  var protocolsWithoutConformers: [String] {
    let refined = Dictionary(protocols.map { ($0.name, $0.inheritedTypeNames) }) { $0 + $1 }
    var conformed: Set<String> = []
    var pending = declarations.filter { $0.kind != .protocol }.flatMap(\.inheritedTypeNames)
    while let name = pending.popLast() {
      if conformed.insert(name).inserted { pending += refined[name, default: []] }
    }
    return refined.keys.filter { !conformed.contains($0) }.sorted()
  }

  private var protocols: [Declaration] { declarations.filter { $0.kind == .protocol } }
}

extension Declaration {
  /// The inherited types by their names alone: compositions split, and without modules, generic
  /// arguments, attributes and backticks.
  var inheritedTypeNames: [String] {
    inheritedTypes.flatMap { written in
      Self.withoutGenericArguments(written).split(separator: "&").compactMap { type in
        type.split { " .:()`".contains($0) }.last.map(String.init)
      }
    }
  }

  private static func withoutGenericArguments(_ written: String) -> String {
    var depth = 0
    return written.filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
  }
}
