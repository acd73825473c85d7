import CommandLineKit
import Measurement
import SourceReading

extension ChangeFindings {
  /// The cost of the changes, all together and one by one.
  var measures: [Measure] {
    [
      Measure("changes.count", "Changes", requests.count),
      Measure("changes.shared", "Code lines added to shared code", shared),
      Measure(
        "changes.scenarios", "Scenarios edited", requests.reduce(0) { $0 + $1.changedScenarios.count }),
      total("added", "Code lines added by") { $0.sources.lines.added },
      total("testsEdited", "Unit tests edited by") { $0.tests.broken },
      typical("typicalAdded", "Code lines that a typical change adds") { $0.sources.lines.added },
      typical("typicalTouched", "Existing code lines that a typical change touches") {
        $0.sources.lines.inExistingFiles
      },
      typical("typicalTypes", "Types that a typical change adds or changes") { $0.sources.types.all },
      typical("roles", "Roles that a typical change touches") { $0.sources.roles.count },
      ratio,
    ] + requests.flatMap(measures)
  }

  private var shared: Int { requests.reduce(0) { $0 + ($1.shared?.sources.lines.added ?? 0) } }

  private var ratio: Measure {
    var measure = Measure(
      key: "changes.ratio", title: "Code lines that a change adds, × \(names.first ?? "")", unit: .ratio,
      values: ratios.mapValues(\.median))
    measure.interval = ratios.compactMapValues(\.medianInterval)
    return measure
  }

  private typealias Count = (ChangeResults.PatchCounts) -> Int

  private func total(_ key: String, _ title: String, _ count: Count) -> Measure {
    Measure("changes.\(key)", "\(title) \(NumberText.count(requests.count, "change"))", of: names) {
      name in
      let parts = requests.compactMap { part(of: $0, in: name) }
      return parts.count == requests.count ? Double(parts.reduce(0) { $0 + count($1) }) : nil
    }
  }

  private func typical(_ key: String, _ title: String, _ count: Count) -> Measure {
    Measure("changes.\(key)", title, of: names) { name in
      Measure.median(requests.compactMap { part(of: $0, in: name).map { Double(count($0)) } })
    }
  }

  private func measures(of request: ChangeResults.RequestCounts) -> [Measure] {
    func one(_ key: String, _ title: String, _ count: Count) -> Measure {
      Measure("changes.\(key)@\(request.id)", "\(title) by \(MarkdownText.code(request.id))", of: names) {
        part(of: request, in: $0).map { Double(count($0)) }
      }
    }
    /// The roles touched that are not among these.
    func roles(_ key: String, _ title: String, besides known: Set<String>) -> Measure {
      one(key, title) { $0.sources.roles.count { !known.contains($0) } }
    }
    return [
      one("added", "Code lines added") { $0.sources.lines.added },
      one("testsEdited", "Unit tests edited") { $0.tests.broken },
      one("newFiles", "Files added") { $0.sources.files.added },
      one("typesTouched", "Types changed") { $0.sources.types.changed },
      roles("roles", "Roles touched", besides: []),
      roles("rolesBesidesRouter", "Roles touched that are no router", besides: ["Router", "Builder"]),
      roles(
        "rolesBesidesRouterAndApp", "Roles touched that are no router and not the app",
        besides: ["Router", "Builder", "App"]),
      one("presentersTouched", "Presenters touched") { $0.sources.roles.contains("Presenter") ? 1 : 0 },
      one("viewModelsTouched", "View models touched") { $0.sources.roles.contains("ViewModel") ? 1 : 0 },
    ]
  }
}
