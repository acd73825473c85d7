import Measurement

/// Which role's types name those of which other role, as a matrix.
struct LayerFigure {
  let system: SystemFindings

  var chart: DependencyMatrix {
    let layers = system.system.sources.roles.map { role in
      (name: role.name, types: system.graph.types.filter { role.files.contains($0.file) })
    }.filter { !$0.types.isEmpty }
    let places = Dictionary(
      layers.enumerated().flatMap { place, layer in layer.types.map { ($0.name, place) } }
    ) { first, _ in first }
    var counts = layers.map { _ in layers.map { _ in 0 } }
    for (place, layer) in layers.enumerated() {
      for named in layer.types.flatMap(\.own) {
        if let other = places[named], other != place { counts[place][other] += 1 }
      }
    }
    let order = LayerOrder.fewestUpwards(counts)
    return DependencyMatrix(
      title: "Who names whom in \(system.name)",
      subtitle: "How often the types of a row's role name those of a column's; purple: upwards",
      names: order.map { layers[$0].name }, counts: order.map { row in order.map { counts[row][$0] } })
  }
}
