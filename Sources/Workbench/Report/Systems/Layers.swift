extension SystemFindings {
  /// Which role's types name those of which other role, as a matrix.
  var layers: DependencyMatrix {
    let layers = system.sources.roles.map { role in
      (name: role.name, types: graph.types.filter { role.files.contains($0.file) })
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
      title: "Who names whom in \(name)",
      subtitle: "How often the types of a row's role name those of a column's; purple: upwards",
      names: order.map { layers[$0].name }, counts: order.map { row in order.map { counts[row][$0] } })
  }
}

/// The order of layers in which the fewest names lead upwards.
///
/// What leads upwards in it closes a circle, or else another order would have fewer. The sets of layers that may stand on top
/// are looked at one after the other, each made by adding one layer to a set whose best order is known. (Eugene L. Lawler, *A Comment on Minimum Feedback Arc Sets*, 1964.)
enum LayerOrder {
  /// The time doubles with each layer; more of them stay as they come.
  static let mostLayers = 12

  /// The places of the layers, from top to bottom; of orders that are as good, the first that is found.
  ///
  /// - Parameter counts: how often each layer names each other one, a row for each.
  static func fewestUpwards(_ counts: [[Int]]) -> [Int] {
    let layers = counts.indices
    guard counts.count <= mostLayers else { return Array(layers) }
    var best: [(upwards: Int, order: [Int])?] = Array(repeating: nil, count: 1 << counts.count)
    best[0] = (0, [])
    for set in best.indices {
      guard let known = best[set] else { continue }
      for layer in layers where set & (1 << layer) == 0 {
        let upwards = known.upwards + known.order.reduce(0) { $0 + counts[layer][$1] }
        let larger = set | (1 << layer)
        if let other = best[larger], other.upwards <= upwards { continue }
        best[larger] = (upwards, known.order + [layer])
      }
    }
    return best.last??.order ?? []
  }
}
