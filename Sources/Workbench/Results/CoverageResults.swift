/// What the unit tests of roles run, as it is stored: which part of a role its own tests alone reach.
package struct CoverageResults: Codable, Equatable, Sendable {
  /// The version of the stored form that this code reads.
  package static let currentSchemaVersion = 1

  package let schemaVersion: Int
  /// In the order of the catalog.
  package let runs: [ArchitectureRun]

  package init(runs: [ArchitectureRun]) {
    schemaVersion = Self.currentSchemaVersion
    self.runs = runs
  }

  /// The unit tests of one architecture.
  package struct ArchitectureRun: Codable, Equatable, Sendable {
    package let name: String
    /// Tells the sources, tests and scenarios of the run from others.
    package let sources: String
    package let coverage: Coverage

    package init(name: String, sources: String, coverage: Coverage) {
      self.name = name
      self.sources = sources
      self.coverage = coverage
    }
  }

  /// What the unit tests of one architecture run, and in what time.
  package struct Coverage: Codable, Equatable, Sendable {
    /// In the order of the catalog.
    package let roles: [RoleCoverage]
    /// How many times as long as the built-in scenarios the unit tests take, one for each time that both were run.
    package let timeRatios: [Double]

    package init(roles: [RoleCoverage], timeRatios: [Double]) {
      self.roles = roles
      self.timeRatios = timeRatios
    }
  }

  /// What of a role's files its own unit tests run.
  package struct RoleCoverage: Codable, Equatable, Sendable {
    package let name: String
    package let lines: CoveredShare
    /// Stretches of code that run as a whole: each branch begins one.
    package let regions: CoveredShare

    package init(name: String, lines: CoveredShare, regions: CoveredShare) {
      self.name = name
      self.lines = lines
      self.regions = regions
    }
  }

  /// So many of all.
  package struct CoveredShare: Codable, Equatable, Sendable {
    package let covered: Int
    package let all: Int

    package init(covered: Int, all: Int) {
      self.covered = covered
      self.all = all
    }

    package static func + (left: CoveredShare, right: CoveredShare) -> CoveredShare {
      CoveredShare(covered: left.covered + right.covered, all: left.all + right.all)
    }
  }
}
