import Measurement

/// The apps that were compared here beside public ones.
struct ElsewhereFindings {
  /// One app, here or elsewhere, in both architectures of a pair.
  typealias Build = ElsewhereResults.AppBuild

  let apps: [ElsewhereResults.PublicApp]
  /// Each pair of the architectures that were compared here and that some public app has too.
  let pairs: [ElsewherePair]

  /// Nil where the results hold no public app. Throws what ``ElsewherePair`` throws.
  init?(_ findings: Findings) throws(StatisticsError) {
    guard let elsewhere = findings.results.elsewhere else { return nil }
    apps = elsewhere.apps
    let own = findings.structures.map {
      Self.build(of: $0, identical: findings.results.structure.identicalFiles)
    }
    var grownCounts: [String: SourceCounts] = [:]
    if case .found(let changes) = findings.changes {
      for part in changes.changes.grown?.architectures ?? [] {
        grownCounts[part.architecture] = part.grown
      }
    }
    var pairs: [ElsewherePair] = []
    for (name, over) in [("MVVM", "MVC"), ("VIPER", "MVC"), ("VIPER", "MVVM")] {
      guard let above = own.first(where: { $0.architecture == name }),
        let below = own.first(where: { $0.architecture == over })
      else { continue }
      let both = elsewhere.apps.compactMap { app in
        app.build(in: name).flatMap { above in app.build(in: over).map { (above, $0) } }
      }
      let grown = grownCounts[name].flatMap { above in
        grownCounts[over].map { (above.codeLines, $0.codeLines) }
      }
      let pair = try ElsewherePair(name, over: over, here: (above, below), elsewhere: both, grown: grown)
      if let pair { pairs.append(pair) }
    }
    self.pairs = pairs
  }

  /// How many apps have all three, and in how many of these MVC has the fewest own lines and VIPER the most.
  var order: (holds: Int, of: Int) {
    let lines = apps.compactMap { app -> [Int]? in
      let own = ["MVC", "MVVM", "VIPER"].compactMap { app.build(in: $0)?.ownCodeLines }
      return own.count == 3 ? own : nil
    }
    return (lines.count { $0[0] < $0[1] && $0[1] < $0[2] }, lines.count)
  }

  /// What is counted here as it is elsewhere. The file that the system starts an app with is its delegate there.
  private static func build(
    of structure: StructureResults.ArchitectureSources, identical: [String]
  ) -> Build {
    let files = structure.metrics.files
    let left = Set(structure.files(ofRoleNamed: "App").map(\.path) + identical)
    let counts = structure.metrics.counts
    return Build(
      architecture: structure.name, codeLines: counts.codeLines,
      ownCodeLines: files.filter { !left.contains($0.path) }.counts.codeLines, types: counts.types,
      protocols: counts.protocols, files: counts.files, viewControllers: structure.viewControllers.count,
      viewControllerLines: structure.viewControllers.counts.codeLines)
  }
}

extension ElsewhereResults.PublicApp {
  func build(in architecture: String) -> ElsewhereResults.AppBuild? {
    builds.first { $0.architecture == architecture }
  }
}

/// Two architectures, of which the first is divided by the second.
struct ElsewherePair {
  typealias Build = ElsewhereResults.AppBuild

  let name: String
  let over: String
  let here: (Build, Build)
  /// The code lines of the grown app; nil where there is none.
  let grown: (Int, Int)?
  let own: ElsewhereRatios
  let all: ElsewhereRatios
  let types: ElsewhereRatios
  /// The lines of view controllers, where there are as many in both; nil where there are none.
  let viewControllers: ElsewhereRatios?
  /// Not a ratio: the own lines that the first has more, for each view controller of the second.
  let addedLines: ElsewhereRatios?
  private let elsewhere: [(Build, Build)]

  /// Nil without an app elsewhere. Throws an error of the statistics for counts that ``ResultsCheck`` does not let pass.
  init?(
    _ name: String, over: String, here: (Build, Build), elsewhere: [(Build, Build)], grown: (Int, Int)?
  ) throws(StatisticsError) {
    self.name = name
    self.over = over
    self.here = here
    self.elsewhere = elsewhere
    self.grown = grown
    func measured(
      where isMeasured: (Build, Build) -> Bool, _ value: (Build, Build) -> Double
    ) throws(StatisticsError) -> ElsewhereRatios? {
      try ElsewhereRatios(
        here: value(here.0, here.1), elsewhere.filter { isMeasured($0.0, $0.1) }.map { value($0.0, $0.1) })
    }
    func ratios(_ count: (Build) -> Int) throws(StatisticsError) -> ElsewhereRatios? {
      try measured(where: { _, _ in true }, { Double(count($0)) / Double(count($1)) })
    }
    guard let own = try ratios(\.ownCodeLines), let all = try ratios(\.codeLines),
      let types = try ratios(\.types)
    else { return nil }
    self.own = own
    self.all = all
    self.types = types
    viewControllers = try measured(
      where: { $0.viewControllers == $1.viewControllers && $1.viewControllerLines > 0 },
      { Double($0.viewControllerLines) / Double($1.viewControllerLines) })
    addedLines = try measured(
      where: { $1.viewControllers > 0 },
      { Double($0.ownCodeLines - $1.ownCodeLines) / Double($1.viewControllers) })
  }

  var title: String { "\(name)\u{A0}÷\u{A0}\(over)" }

  /// How the ratio of own lines changes with size; nil where it cannot be told.
  ///
  /// Size is the geometric mean of both: a ratio falls beside its own divisor by itself.
  var fall: Double? {
    RankCorrelation.spearman(
      zip(elsewhere, own.values).map { builds, ratio in
        ((Double(builds.0.ownCodeLines) * Double(builds.1.ownCodeLines)).squareRoot(), ratio)
      })
  }

  /// Above how many the ratio here lies among the apps whose divisor is at least as large, such as `19 of 19`.
  var belowAmongPeers: String {
    let peers = zip(elsewhere, own.values).filter { $0.0.1.ownCodeLines >= here.1.ownCodeLines }.map(\.1)
    return ElsewhereRatios.below(own.here, in: peers)
  }
}

/// One number of the app here, and of each app elsewhere.
struct ElsewhereRatios {
  let here: Double
  /// In the order of the apps.
  let values: [Double]
  let sample: OrderedSample

  /// Nil without a value. Throws `notFinite`.
  init?(here: Double, _ values: [Double]) throws(StatisticsError) {
    guard !values.isEmpty else { return nil }
    self.here = here
    self.values = values
    sample = try OrderedSample(values)
  }

  /// Above how many of those elsewhere the number here lies, such as `34 of 40`.
  var below: String { below(here) }

  func below(_ value: Double) -> String { Self.below(value, in: values) }

  static func below(_ value: Double, in values: [Double]) -> String {
    "\(NumberText.count(values.count { $0 < value })) of \(NumberText.count(values.count))"
  }
}
