import SourceReading

/// What a team can act on besides the places that cross layers.
extension AppMap {
  typealias Asking = (type: AppType, names: [String])
  typealias Property = (type: AppType, field: AppType.Field)
  typealias Cycle = (one: Property, other: Property)

  /// The types that work or draw and to whom nothing leads; data may be reached without its name.
  var unreachedWorkers: [AppType] {
    unreached.sorted().map { types[$0] }
      .filter { ![.model, .unknown].contains($0.role) && !AppWords.matches("helpers of tests", $0.name) }
  }

  /// The views and view controllers that name services, storages or shared objects of the app, or ask the system; who
  /// names most comes first.
  var asking: [Asking] {
    let system = AppWords.set("asking types").union(AppWords.set("storing types"))
    let askers = types.filter { [.view, .viewController].contains($0.role) && $0.kind != .protocol }
    let names = askers.map { type in
      let own = type.known.filter { place, mention in
        let isShared = type.names["shared \(types[place].name)"] != nil && !isLook(types[place])
        return [.service, .storage].contains(types[place].role) && mention.uses > 0 || isShared
      }
      let others = type.names.filter { system.contains($0.key) && $0.value.uses > 0 }.keys
      return (type, Set(own.keys.map { types[$0].name }).union(others).sorted())
    }
    return names.filter { !$0.1.isEmpty }.sorted { ($1.1.count, $0.0.name) < ($0.1.count, $1.0.name) }
  }

  /// Two classes of which each has a stored property of the other, and none of these is weak. Persistent models are left
  /// out: their storage frees them.
  var cycles: [Cycle] {
    let kept = types.map { type -> [Int: AppType.Field] in
      guard type.hasIdentity, inherited("kept types", by: type) == nil else { return [:] }
      let pairs = type.fields.filter(\.isStrong).flatMap { field -> [(Int, AppType.Field)] in
        guard let place = place(of: field.type, for: type) else { return [] }
        // A protocol of very many says little of whom the property keeps.
        let ones = types[place].kind == .protocol ? heirs[place, default: []] : [place]
        return ones.count > 50 ? [] : ones.map { ($0, field) }
      }
      return Dictionary(pairs) { first, _ in first }
    }
    return types.indices.flatMap { one in
      kept[one].sorted { $0.key < $1.key }.compactMap { other, field in
        // Two that answer through one protocol answer others.
        guard one < other, let back = kept[other][one], back.type != field.type else { return nil }
        return ((types[one], field), (types[other], back))
      }
    }
  }
}
