import Measurement
import SourceReading

extension VariantResults {
  private static let staleVisits = "The second visit to Add"

  /// All implementations of each pattern, and the mixtures of two.
  ///
  /// - Parameter sceneBytes: the bytes that an open Add screen holds in the compared architectures, from the run.
  func measures(sceneBytes: [String: Double]) -> [KeyedMeasure] {
    let apps = implementations.map { one in
      CountedApp(name: one.name, pattern: one.standsForPattern ? one.pattern : nil, counts: one)
    }
    let patterns = Dictionary(grouping: apps.compactMap(\.pattern)) { $0 }.mapValues { Double($0.count) }
    var counts = KeyedMeasure(key: "variants.count", title: "Implementations", values: patterns)
    counts.values[KeyedMeasure.project] = patterns.values.reduce(0, +)
    return [
      counts, KeyedMeasure("variants.scenarios", "Scenarios that every implementation passes", scenarios),
      KeyedMeasure("variants.walks", "Random sessions of every implementation", walks),
      KeyedMeasure("behaviour.failed", "Scenarios that fail", of: apps) { one in
        Double(one.failure == nil ? one.changedScenarios.count : max(1, one.changedScenarios.count))
      },
      KeyedMeasure("behaviour.stale", "Scenarios of a second visit that fail", of: apps) { one in
        one.failure == nil ? Double(one.changedScenarios.count { $0.name.hasPrefix(Self.staleVisits) }) : nil
      },
      KeyedMeasure("variants.added", "Lines added to the one it was made from", of: apps) {
        ($0.moved?.added).map(Double.init)
      },
      KeyedMeasure("variants.removed", "Lines removed from the one it was made from", of: apps) {
        ($0.moved?.removed).map(Double.init)
      },
      KeyedMeasure("memory.scene", "Bytes in use by an open Add screen", of: apps) { one in
        one.isLeading ? sceneBytes[one.name] : one.sceneBytes
      },
      KeyedMeasure("memory.launched", "Bytes in use by the launched app, with 10 contacts", of: apps) {
        $0.launchedBytes
      },
    ]
  }
}
