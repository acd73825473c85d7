import Measurement

/// What the counts of public apps say of the patterns.
struct ElsewhereFindings {
  typealias Build = ElsewhereResults.AppBuild

  let apps: [ElsewhereResults.PublicApp]
  /// The pairs of architectures that some public app has.
  let pairs: [ElsewherePair]

  /// Throws an error of the statistics for counts that ``ElsewhereFile`` rejects.
  init(_ apps: [ElsewhereResults.PublicApp]) throws {
    self.apps = apps
    pairs = try [("MVVM", "MVC"), ("VIPER", "MVC"), ("VIPER", "MVVM")].compactMap { name, over in
      try ElsewherePair(
        name, over: over, elsewhere: apps.builds(in: name, over: over),
        alike: apps.filter(\.behavesAlike).builds(in: name, over: over))
    }
  }

  /// How many apps have all three, and in how many of these MVC has the fewest own lines and VIPER the most.
  var order: (holds: Int, of: Int) {
    let lines = apps.map { app in VariantResults.patterns.compactMap { app.build(in: $0)?.ownCodeLines } }
      .filter { $0.count == 3 }
    return (lines.count { $0[0] < $0[1] && $0[1] < $0[2] }, lines.count)
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
  typealias Builds = (ElsewhereResults.AppBuild, ElsewhereResults.AppBuild)

  let name: String
  let over: String
  let own: OrderedSample
  let all: OrderedSample
  let types: OrderedSample
  /// The ratio of view controllers' lines, over apps with as many of them in both; nil if there are none.
  let viewControllers: OrderedSample?
  /// The ratio of own lines over apps that behave alike, with at least ``leastLines`` in the second; nil without one.
  let alike: OrderedSample?
  /// The same with smaller apps, in which a few lines more make a large ratio.
  let alikeOfAnySize: OrderedSample?
  /// How surely a larger app has a smaller ratio of own lines, as a rank correlation; nil if that can't be computed.
  ///
  /// Size is the geometric mean of both, because dividing by a larger second app lowers the ratio automatically.
  let sizeFall: Double?

  private static let leastLines = 100

  /// Nil without a public app. Throws an error of the statistics.
  fileprivate init?(_ name: String, over: String, elsewhere: [Builds], alike: [Builds]) throws {
    func ratios(_ lines: KeyPath<ElsewhereResults.AppBuild, Int>, in builds: [Builds]) throws
      -> OrderedSample?
    {
      if builds.isEmpty { return nil }
      return try OrderedSample(builds.map { Double($0[keyPath: lines]) / Double($1[keyPath: lines]) })
    }
    guard let own = try ratios(\.ownCodeLines, in: elsewhere),
      let all = try ratios(\.codeLines, in: elsewhere),
      let types = try ratios(\.types, in: elsewhere)
    else { return nil }
    (self.name, self.over, self.own, self.all, self.types) = (name, over, own, all, types)
    self.alike = try ratios(\.ownCodeLines, in: alike.filter { $1.ownCodeLines >= Self.leastLines })
    alikeOfAnySize = try ratios(\.ownCodeLines, in: alike)
    viewControllers = try ratios(
      \.viewControllerLines,
      in: elsewhere.filter { $0.viewControllers == $1.viewControllers && $1.viewControllerLines > 0 })
    sizeFall = RankCorrelation.spearman(
      elsewhere.map { above, below in
        let (lines, others) = (Double(above.ownCodeLines), Double(below.ownCodeLines))
        return ((lines * others).squareRoot(), -lines / others)
      })
  }
}
