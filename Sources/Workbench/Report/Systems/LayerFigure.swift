import Charts
import Results
import SourceMetrics

/// Which role's types name those of which other role, as a matrix.
struct LayerFigure {
  let system: SystemFindings

  var chart: DependencyMatrix {
    let layers = layers
    let places = Dictionary(
      layers.enumerated().flatMap { place, layer in layer.types.map { ($0.name, place) } }
    ) { first, _ in first }
    var counts = layers.map { _ in layers.map { _ in 0 } }
    for (place, layer) in layers.enumerated() {
      for named in layer.types.flatMap(\.own) {
        if let other = places[named] { counts[place][other] += 1 }
      }
    }
    return DependencyMatrix(
      title: "Who names whom in \(system.system.title)",
      subtitle: "How often the types of a row's role name those of a column's; purple: upwards",
      names: layers.map(\.name), counts: counts)
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
