import Measurement
import SourceReading

extension VariantResults {
  private static let staleVisits = "The second visit to Add"

  /// All implementations of each pattern, and the mixtures of two.
  ///
  /// - Parameter sceneBytes: the bytes that an open Add screen holds in the compared architectures, from the run.
  func measures(sceneBytes: [String: Double]) -> [Measure] {
    let apps = implementations.map { one in
      CountedApp(name: one.name, pattern: one.standsForPattern ? one.pattern : nil, counts: one)
    }
    let patterns = Dictionary(grouping: apps.compactMap(\.pattern)) { $0 }.mapValues { Double($0.count) }
    var counts = Measure(key: "variants.count", title: "Implementations", values: patterns)
    counts.values[Measure.project] = patterns.values.reduce(0, +)
    return [
      counts, Measure("variants.scenarios", "Scenarios that every implementation passes", scenarios),
      Measure("variants.walks", "Random sessions of every implementation", walks),
      Measure("behaviour.failed", "Scenarios that fail", of: apps) { one in
        Double(one.failure == nil ? one.changedScenarios.count : max(1, one.changedScenarios.count))
      },
      Measure("behaviour.stale", "Scenarios of a second visit that fail", of: apps) { one in
        one.failure == nil ? Double(one.changedScenarios.count { $0.name.hasPrefix(Self.staleVisits) }) : nil
      },
      Measure("variants.added", "Lines added to the one it was made from", of: apps) {
        ($0.moved?.added).map(Double.init)
      },
      Measure("variants.removed", "Lines removed from the one it was made from", of: apps) {
        ($0.moved?.removed).map(Double.init)
      },
      Measure("memory.scene", "Bytes in use by an open Add screen", of: apps) { one in
        one.isLeading ? sceneBytes[one.name] : one.sceneBytes
      },
      Measure("memory.launched", "Bytes in use by the launched app, with 10 contacts", of: apps) {
        $0.launchedBytes
      },
    ]
  }
}
