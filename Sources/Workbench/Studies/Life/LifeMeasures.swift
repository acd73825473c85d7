import CommandLineKit
import Measurement
import SourceReading

extension LifeResults {
  /// The app that grows: its size at the start and at the end, and the cost of its releases.
  var measures: [KeyedMeasure] {
    [
      KeyedMeasure("life.releases", "Releases", releases.count),
      KeyedMeasure("life.secondAuthor", "Releases that a second author built too", second.count),
      KeyedMeasure(
        "life.scenarios", "Scenarios that hold", states.compactMap(\.verification?.scenarios).max()),
      authors, slope, crossing,
    ] + sizes(of: start, at: "start", "at the start")
      + (releases.isEmpty
        ? []
        : sizes(of: states[releases.count], at: "end", "after \(NumberText.count(releases.count, "release"))"))
      + totals + releases.flatMap { work(on: $0, $0.id) }
      + second.flatMap { work(on: $0, $0.id) }
  }

  private func app(_ name: String, in release: Release) -> AppState? {
    release.apps.first { $0.architecture == name }
  }

  private func sizes(of release: Release, at mark: String, _ place: String) -> [KeyedMeasure] {
    func size(
      _ key: String, _ title: String, _ unit: KeyedMeasure.Unit = .count, _ value: (AppState) -> Double
    ) -> KeyedMeasure {
      KeyedMeasure("life.\(key)@\(mark)", "\(title) \(place)", unit, of: architectures) {
        app($0, in: release).map(value)
      }
    }
    var largest = KeyedMeasure(key: "life.largest.name@\(mark)", title: "Largest type \(place)", unit: .name)
    largest.names = Dictionary(
      uniqueKeysWithValues: release.apps.map { ($0.architecture, $0.largestType.name) })
    let base = release.apps.first.map { Double($0.counts.codeLines) } ?? 0
    return [
      largest,
      size("lines", "Code lines") { Double($0.counts.codeLines) },
      size("files", "Files") { Double($0.counts.files) }, size("types", "Types") { Double($0.counts.types) },
      size("uiFree", "Code that imports no UI", .percent) { Double($0.percentWithoutInterface) / 100 },
      size("largest", "Code lines of the largest type") { Double($0.largestType.codeLines) },
      size("longestFunction", "Lines of the longest function") { Double($0.longestFunction) },
      size("testsUIFree", "Unit tests that import no UI", .percent) {
        Double($0.testsWithoutInterface) / Double(max(1, $0.tests))
      },
      size("tests", "Unit tests") { Double($0.tests) },
      size("testLines", "Code lines of the unit tests") { Double($0.testLines) },
      size("ratio", "Code lines, × \(architectures.first ?? "")", .ratio) {
        Double($0.counts.codeLines) / max(1, base)
      },
      size("gap", "Code lines more than \(architectures.first ?? "")") { Double($0.counts.codeLines) - base },
      KeyedMeasure("life.tap@\(mark)", "Functions one tap passes \(place)", of: architectures) { name in
        (release.tap(in: name)?.functions).map(Double.init)
      },
      KeyedMeasure("life.tapTypes@\(mark)", "Types one tap passes \(place)", of: architectures) { name in
        (release.tap(in: name)?.types).map(Double.init)
      },
    ]
  }

  /// What all releases took.
  private var totals: [KeyedMeasure] {
    func total(_ key: String, _ title: String, _ number: Number) -> KeyedMeasure {
      KeyedMeasure("life.\(key)", title, of: architectures) { Double(sum(number)(releases, $0)) }
    }
    return [
      total("touched", "Code lines touched", \.part.sources.lines.all),
      total("existing", "… in files that existed before", \.part.sources.lines.inExistingFiles),
      total("outside", "… in folders that existed before", \.linesOutside),
      total("testsEdited", "Unit tests edited", \.part.tests.broken),
      total("read", "Lines to read", \.context),
      KeyedMeasure("life.outsideShare", "Work in folders that existed before", .percent, of: architectures) {
        let all = sum(\.part.sources.lines.all)(releases, $0)
        return all > 0 ? Double(sum(\.linesOutside)(releases, $0)) / Double(all) : nil
      },
    ]
  }

  private func work(on release: Release, _ id: String) -> [KeyedMeasure] {
    func one(
      _ key: String, _ title: String, _ unit: KeyedMeasure.Unit = .count, _ value: (AppState) -> Double
    ) -> KeyedMeasure {
      KeyedMeasure("life.\(key)@\(id)", "\(title), \(MarkdownText.code(id))", unit, of: architectures) {
        app($0, in: release).map(value)
      }
    }
    return [
      one("touched", "Code lines touched") { Double($0.part.sources.lines.all) },
      one("newFiles", "Code lines in new files") {
        Double($0.part.sources.lines.added - $0.part.sources.lines.addedToExistingFiles)
      },
      one("newFileCount", "New files") { Double($0.part.sources.files.added) },
      one("uiFree", "Code that imports no UI", .percent) { Double($0.percentWithoutInterface) / 100 },
    ]
  }

  /// For the same release in the same architecture, the lines that the second author touched for one of the first.
  private var authors: KeyedMeasure {
    var measure = KeyedMeasure(
      key: "life.authors", title: "Code lines touched by a second author, × the first", unit: .ratio)
    for (first, second) in twice {
      for name in architectures {
        guard let one = app(name, in: first)?.part.sources.lines.all,
          let other = app(name, in: second)?.part.sources.lines.all, one > 0
        else { continue }
        measure.all[KeyedMeasure.project, default: [:]]["\(first.id) \(name)"] = Double(other) / Double(one)
      }
    }
    return measure
  }

  private var slope: KeyedMeasure {
    var measure = KeyedMeasure(
      key: "life.slope", title: "Code lines for every 100 more of \(architectures.first ?? "")")
    for (name, line) in growths(of: Self.lines) {
      measure.values[name] = 100 * line.slope
      measure.interval[name] = 100 * line.slopes.lowerBound...100 * line.slopes.upperBound
    }
    return measure
  }

  /// The lines at which an architecture becomes the shorter one, as far as the app grew.
  private var crossing: KeyedMeasure {
    var measure = KeyedMeasure(key: "life.crossing", title: "Code lines at which it is shorter", unit: .name)
    let limit = Double(last.first?.counts.codeLines ?? 0)
    for (name, line) in growths(of: Self.lines) where name != architectures.first {
      let place = line.crossing.flatMap { $0.rounded() > limit ? nil : Int($0.rounded()) }
      measure.names[name] = place.map { NumberText.count($0) } ?? "none"
    }
    return measure
  }
}
