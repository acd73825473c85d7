import Measurement

@testable import Workbench

/// What three requests take in three architectures, small enough to be checked by hand.
struct ChangeSample {
  var names = ["MVC", "MVVM", "VIPER"]
  var ids = ["detail", "phone", "push"]
  /// By request: the code lines that each architecture adds.
  var added = ["detail": [30, 80, 150], "phone": [20, 40, 60], "push": [4, 8, 16]]
  /// Those of them that come into files which existed.
  var addedToExisting = ["detail": [10, 20, 30], "phone": [20, 40, 60], "push": [4, 8, 16]]
  var removed = ["detail": [0, 10, 0], "phone": [0, 0, 0], "push": [2, 2, 2]]
  /// The files that each architecture adds in every request.
  var newFiles = [0, 1, 2]
  /// The scenarios that `push` changes.
  var changedScenarios = [ChangeResults.ChangedScenario(name: "Cancel", reason: "it is Back")]
  /// By request, what VIPER touches.
  var roles = ["push": ["View", "Router"]]

  var results: ChangeResults {
    ChangeResults(requests: ids.map(request))
  }

  private func request(_ id: String) -> ChangeResults.RequestCounts {
    ChangeResults.RequestCounts(
      id: id, title: "About \(id)",
      architectures: names.enumerated().map { index, name in
        var (sources, tests) = (ChangeResults.Sources(), ChangeResults.Tests())
        sources.lines = .init(
          added: added[id]?[index] ?? 0, removed: removed[id]?[index] ?? 0,
          addedToExistingFiles: addedToExisting[id]?[index] ?? 0)
        sources.files = .init(added: newFiles[index], changed: 1, removed: 0)
        sources.roles = name == "VIPER" ? roles[id] ?? ["View"] : ["View"]
        tests.tests = .init(added: 3, changed: index, removed: 1)
        return .init(architecture: name, part: .init(sources: sources, tests: tests))
      },
      shared: id == "phone" ? shared : nil,
      changedScenarios: id == "push" ? changedScenarios : [])
  }

  private var shared: ChangeResults.PatchCounts {
    var sources = ChangeResults.Sources()
    sources.lines = .init(added: 7, removed: 1, addedToExistingFiles: 5)
    sources.files = .init(added: 1, changed: 2, removed: 0)
    return .init(sources: sources, tests: .init())
  }
}
