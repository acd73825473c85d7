import BehaviourProof
import Measurement
import SourceReading

/// The table of measures that pages and claims read.
extension ReportInput {
  func makeMeasures(_ mutants: StoredMutants) throws -> MeasureTable {
    let counted = try counted(mutants)
    guard hasProse else { return counted }
    return counted.adding(ClaimPage.page.judgements(in: counted).measures)
  }

  private func counted(_ mutants: StoredMutants) throws -> MeasureTable {
    let apps = apps + (declarative?.apps ?? [])
    let sources = apps.compactMap { $0.map(\.system.sources.metrics) }
    let taps = apps.compactMap { $0.map(\.done) }
    var measures = CodeMeasures(apps: sources, shared: results.structure.shared).measures
    measures += ArchitectureMeasures(apps: apps, taps: taps).measures
    measures += results.behaviourMeasures + (changes?.measures ?? []) + (testing?.measures ?? [])
    measures += (life?.measures ?? []) + (elsewhere?.measures ?? [])
    measures += variants?.value?.measures(sceneBytes: results.counts.value?.sceneBytes ?? [:]) ?? []
    measures +=
      methodMeasures + cost.measures + cost.verdictMeasures(among: architectures, in: results.cost.run)
    measures += results.counts.value?.measures ?? []
    measures = try SecondAuthors.added(
      to: measures, variants?.value, changes: results.changes.value, mutants: mutants)
    return MeasureTable(architectures: architectures, declarative?.added(to: measures) ?? measures)
  }

  /// Every architecture that was measured, then the variants.
  private var apps: [CountedApp<ArchitectureProfile>] {
    let others = (variants?.value?.implementations ?? []).filter { !$0.isLeading }
    return systems.systems.map { system in
      CountedApp(
        name: system.name, pattern: architectures.contains(system.name) ? system.name : nil, counts: system)
    }
      + others.compactMap { one in
        one.system.map {
          CountedApp(
            name: one.name, pattern: one.towards == nil && one.behavesAlike ? one.pattern : nil,
            counts: ArchitectureProfile($0)
          )
        }
      }
  }
}
