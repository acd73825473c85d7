import Measurement

/// The unit tests and what they find, as numbers.
struct TestingFindings {
  let testing: TestingResults
  /// The compared architectures that have unit tests, in the order of the comparison.
  let architectures: [TestedArchitecture]
  /// ``architectures``, and then every other architecture that has unit tests.
  let all: [TestedArchitecture]

  /// - Parameters:
  ///   - names: the architectures that were compared, in their order.
  ///   - mutants: the stored outcomes of mutants.
  ///
  /// Throws an error for an architecture whose roles have no test.
  init(
    _ testing: TestingResults, architectures names: [String], mutants: StoredMutants
  ) throws(StatisticsError) {
    self.testing = testing
    let compared = names.compactMap { name in testing.architectures.first { $0.name == name } }
    var tested: [TestedArchitecture] = []
    for tests in compared + testing.architectures.filter({ !names.contains($0.name) }) {
      tested.append(try TestedArchitecture(tests, outcomes: mutants[tests.name]))
    }
    (architectures, all) = (Array(tested.prefix(compared.count)), tested)
  }

  func architecture(_ name: String) -> TestedArchitecture? { all.first { $0.tests.name == name } }

  /// The unit tests of one architecture.
  struct TestedArchitecture {
    let tests: TestingResults.ArchitectureTests
    /// The median number of lines before the act, over all tests.
    let linesBefore: Double
    /// The outcomes of its mutants, in the order of the sources.
    let outcomes: Measured<[MutantOutcome]>
    /// Nil if mutants were not measured.
    let mutants: MutantTally?

    init(
      _ tests: TestingResults.ArchitectureTests, outcomes: Measured<[MutantOutcome]>
    ) throws(StatisticsError) {
      self.outcomes = outcomes
      self.tests = tests
      linesBefore = try Summary(tests.roles.flatMap(\.linesBefore).map(Double.init)).median
      mutants = outcomes.value.map(MutantTally.init)
    }

    var count: Int { tests.roles.reduce(0) { $0 + $1.tests } }
    /// The code lines of all tests, including their doubles.
    var codeLines: Int { tests.roles.reduce(tests.doubles.codeLines) { $0 + $1.codeLines } }

    /// The share of the findable mutants that `finder` finds; nil if mutants were not measured.
    func found(by finder: MutantOutcome.Finder) -> Double? {
      mutants.flatMap { $0.findable > 0 ? Double($0.found[finder, default: 0]) / Double($0.findable) : nil }
    }
  }
}
