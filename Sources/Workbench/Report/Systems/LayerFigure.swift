import Charts
import Results
import SourceMetrics

/// Which role's types name those of which other role, as a graph.
struct LayerFigure {
  let system: SystemFindings

  var chart: LayerGraph {
    let layers = layers
    let places = Dictionary(
      layers.enumerated().flatMap { place, layer in layer.types.map { ($0.name, place) } }
    ) { first, _ in first }
    var counts: [[Int]: Int] = [:]
    for (place, layer) in layers.enumerated() {
      for type in layer.types {
        for named in type.own {
          if let other = places[named], other != place { counts[[place, other], default: 0] += 1 }
        }
      }
    }
    return LayerGraph(
      title: "Who names whom in \(system.system.title)",
      subtitle: "From one role's types to another's, with how many times; upwards in orange",
      layers: layers.map { LayerGraph.Layer($0.name, $0.types.map(\.name)) },
      links: counts.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
        LayerGraph.Link(from: $0.key[0], to: $0.key[1], count: $0.value)
      })
  }

  private struct RoleLayer {
    let name: String
    let types: [CouplingResults.TypeCoupling]
    let instability: Double
  }

  /// The least stable first, so that what leans on others stands above them.
  private var layers: [RoleLayer] {
    let layers = system.system.sources.roles.compactMap { role -> RoleLayer? in
      let types = system.graph.types.filter { role.files.contains($0.file) }
      guard !types.isEmpty else { return nil }
      return RoleLayer(
        name: role.name, types: types,
        instability: system.graph.instability(ofFiles: role.files).value ?? 0)
    }
    return layers.enumerated().sorted {
      ($1.element.instability, $0.offset) < ($0.element.instability, $1.offset)
    }
    .map(\.element)
  }
}
