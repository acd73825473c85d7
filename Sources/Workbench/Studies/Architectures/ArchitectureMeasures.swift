import BehaviourProof
import Measurement
import SourceReading

/// How the types of the apps depend on each other, and what a tap passes.
struct ArchitectureMeasures {
  let apps: [CountedApp<ArchitectureProfile>]
  /// The paths of a tap on Done.
  let taps: [CountedApp<TapPath>]

  var measures: [Measure] { tapMeasures + coupling + [mapped] }

  private var tapMeasures: [Measure] {
    [
      Measure("tap.functions", "Functions called by one tap", of: taps) { Double($0.functions) },
      Measure("tap.types", "Types one tap passes", of: taps) { Double($0.types.count) },
      Measure("tap.hops", "Calls between types that one tap makes", of: taps) { Double($0.hops) },
      Measure("tap.cancelFunctions", "Functions Cancel passes", of: apps) {
        ($0.cancel?.functions).map(Double.init)
      },
      Measure("tap.cancelRoles", "Interactors and presenters Cancel passes", of: apps) { app in
        app.cancel.map { path in
          Double(["Interactor", "Presenter"].count { role in path.types.contains { $0.hasSuffix(role) } })
        }
      },
    ]
  }

  private var coupling: [Measure] {
    func mean(_ key: String, _ title: String, _ value: (ArchitectureProfile) -> Double?) -> Measure {
      Measure("architectures.\(key)", title, .ratio, of: apps, value)
    }
    return [
      mean("concreteFanOut", "Own types that a type names, protocols apart, on average") {
        $0.meanConcreteFanOut
      },
      mean("named", "Types of app, domain and UI that a type names, on average") { $0.meanNamed },
    ]
  }

  /// Of the pairs of one MVVM and one VIPER: the share in which each role of the VIPER has a role of the MVVM with all
  /// of its duties.
  private var mapped: Measure {
    var (pairs, holding) = (0, 0)
    for mvvm in apps where mvvm.pattern == "MVVM" {
      for viper in apps where viper.pattern == "VIPER" {
        let roles = viper.counts.roleMap
        let duties = roles.roles.compactMap(roles.duties)
        guard duties.count == roles.roles.count else { continue }
        pairs += 1
        holding += duties.allSatisfy { !mvvm.counts.roleMap.roles(with: $0).isEmpty } ? 1 : 0
      }
    }
    return Measure(
      "architectures.mapped", "Pairs of an MVVM and a VIPER whose roles map", .percent,
      pairs > 0 ? Double(holding) / Double(pairs) : nil)
  }
}
