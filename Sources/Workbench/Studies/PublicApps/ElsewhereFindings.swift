import CommandLineKit
import Measurement
import SourceReading

/// The apps here compared with public apps.
struct ElsewhereFindings {
  typealias Build = ElsewhereResults.AppBuild

  let apps: [ElsewhereResults.PublicApp]
  /// The pairs of architectures that were compared here and that some public app has too.
  let pairs: [ElsewherePair]

  /// The ratio of the code lines in view controllers' files, MVVM to MVC; nil without enough apps.
  var controllers: ElsewhereRatios? {
    pairs.first { $0.name == "MVVM" && $0.over == "MVC" }?.viewControllers
  }

  /// - Parameter identical: the files that are the same in every architecture here.
  ///
  /// Throws an error of the statistics for counts that ``ElsewhereFile`` rejects.
  init(
    _ apps: [ElsewhereResults.PublicApp], _ structures: [StructureResults.ArchitectureSources],
    identical: [String]
  ) throws {
    let own = structures.map { Self.build(of: $0, identical: identical) }
    self.apps = apps
    pairs = try [("MVVM", "MVC"), ("VIPER", "MVC"), ("VIPER", "MVVM")].compactMap { name, over in
      guard let above = own.first(where: { $0.architecture == name }),
        let below = own.first(where: { $0.architecture == over })
      else { return nil }
      return try ElsewherePair(
        name, over: over, here: (above, below), elsewhere: apps.builds(in: name, over: over),
        alike: apps.filter(\.behavesAlike).builds(in: name, over: over))
    }
  }

  /// How many apps have all three, and in how many of these MVC has the fewest own lines and VIPER the most.
  var order: (holds: Int, of: Int) {
    let lines = apps.map { app in VariantResults.patterns.compactMap { app.build(in: $0)?.ownCodeLines } }
      .filter { $0.count == 3 }
    return (lines.count { $0[0] < $0[1] && $0[1] < $0[2] }, lines.count)
  }

  /// The counts of an app here, taken as for public apps: the file that starts an app here is the delegate there.
  private static func build(
    of structure: StructureResults.ArchitectureSources, identical: [String]
  ) -> Build {
    let left = Set((structure.roles.first { $0.name == "App" }?.files ?? []) + identical)
    let own = structure.metrics.files.filter { !left.contains($0.path) }.counts
    return Build(
      architecture: structure.name, codeLines: structure.metrics.counts.codeLines,
      ownCodeLines: own.codeLines, types: own.types, protocols: own.protocols, files: own.files,
      viewControllers: structure.metrics.viewControllers.count,
      viewControllerLines: structure.metrics.viewControllers.counts.codeLines)
  }
}

extension ElsewhereResults.PublicApp {
  func build(in architecture: String) -> ElsewhereResults.AppBuild? {
    builds.first { $0.architecture == architecture }
  }
}

extension [ElsewhereResults.PublicApp] {
  /// The builds in both architectures of each app that has them.
  func builds(in name: String, over base: String) -> [(ElsewhereFindings.Build, ElsewhereFindings.Build)] {
    compactMap { app in app.build(in: name).flatMap { above in app.build(in: base).map { (above, $0) } } }
  }

  /// The growth line of one architecture's lines over another's, across apps; nil for fewer than four apps.
  ///
  /// - Parameter largest: how many of the apps with the most own lines in the other architecture are left out.
  func growth(
    of name: String, over base: String, besidesLargest largest: Int = 0
  ) -> GrowthLine? {
    let builds = builds(in: name, over: base).sorted { $0.1.ownCodeLines < $1.1.ownCodeLines }
      .dropLast(largest)
    return GrowthLine(
      ofApps: builds.map(\.0.ownCodeLines), over: builds.map(\.1.ownCodeLines))
  }
}

/// Two architectures, with ratios of the first to the second.
struct ElsewherePair {
  typealias Build = ElsewhereResults.AppBuild

  let name: String
  let over: String
  let here: (Build, Build)
  let own: ElsewhereRatios
  let all: ElsewhereRatios
  let types: ElsewhereRatios
  /// The ratio of view controllers' lines, over apps with as many of them in both; nil if there are none.
  let viewControllers: ElsewhereRatios?
  /// The ratio of own lines over apps that behave alike, with at least ``leastLines`` in the second; nil without one.
  let alike: ElsewhereRatios?
  /// The same with smaller apps, in which a few lines more make a large ratio.
  let alikeOfAnySize: ElsewhereRatios?
  private let elsewhere: [(Build, Build)]

  static let leastLines = 100

  /// Nil without a public app. Throws an error of the statistics.
  fileprivate init?(
    _ name: String, over: String, here: (Build, Build), elsewhere: [(Build, Build)],
    alike: [(Build, Build)]
  ) throws {
    func measured(
      in builds: [(Build, Build)]? = nil, where isMeasured: (Build, Build) -> Bool = { _, _ in true },
      _ value: (Build, Build) -> Double
    ) throws -> ElsewhereRatios? {
      let values = (builds ?? elsewhere).filter(isMeasured).map(value)
      guard !values.isEmpty else { return nil }
      return ElsewhereRatios(here: value(here.0, here.1), values: values, sample: try OrderedSample(values))
    }
    let ownLines = { (above: Build, below: Build) in Double(above.ownCodeLines) / Double(below.ownCodeLines) }
    guard let own = try measured(ownLines),
      let all = try measured({ Double($0.codeLines) / Double($1.codeLines) }),
      let types = try measured({ Double($0.types) / Double($1.types) })
    else { return nil }
    (self.name, self.over, self.here, self.elsewhere) = (name, over, here, elsewhere)
    (self.own, self.all, self.types) = (own, all, types)
    self.alike = try measured(in: alike, where: { $1.ownCodeLines >= Self.leastLines }, ownLines)
    alikeOfAnySize = try measured(in: alike, ownLines)
    viewControllers = try measured(
      where: { $0.viewControllers == $1.viewControllers && $1.viewControllerLines > 0 },
      { Double($0.viewControllerLines) / Double($1.viewControllerLines) })
  }

  /// How surely a larger app has a smaller ratio of own lines, as a rank correlation; nil if that can't be computed.
  ///
  /// Size is the geometric mean of both, because dividing by a larger second app lowers the ratio automatically.
  var sizeFall: Double? {
    RankCorrelation.spearman(
      zip(elsewhere, own.values).map { builds, ratio in
        ((Double(builds.0.ownCodeLines) * Double(builds.1.ownCodeLines)).squareRoot(), -ratio)
      })
  }

  /// How many apps whose second build is at least as large have a lower ratio than the app here, such as `19 of 19`.
  var belowAmongPeers: String {
    let peers = zip(elsewhere, own.values).filter { $0.0.1.ownCodeLines >= here.1.ownCodeLines }.map(\.1)
    return ElsewhereRatios.below(own.here, in: peers)
  }
}

/// A number of the app here, and of each public app, at least one.
struct ElsewhereRatios {
  let here: Double
  /// The values in the order of the apps.
  let values: [Double]
  let sample: OrderedSample

  /// How many of the values are lower, such as `34 of 40`.
  static func below(_ value: Double, in values: [Double]) -> String {
    "\(NumberText.count(values.count { $0 < value })) of \(NumberText.count(values.count))"
  }
}
