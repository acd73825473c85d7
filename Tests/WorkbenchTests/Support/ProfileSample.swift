import Measurement

@testable import BehaviourProof
@testable import SourceReading
@testable import Workbench

/// Three architectures side by side, small enough to be checked by hand.
struct ProfileSample {
  /// The sources of each: a path and its text.
  var files: [String: [String: String]] = [
    "MVC": [
      "List/ListViewController.swift": """
      class ListViewController: ViewController {
        private let repository: Repository
        private var list = SortedList<Contact>()
        func done() { list.insert(repository.add(ContactDraft())); title = "\\(list.count)" }
        func cancel() { close(AddViewController()) }
        func count() -> Int { list.count }
      }
      """,
      "Add/AddViewController.swift":
        "class AddViewController: ViewController { weak var list: ListViewController? }",
    ],
    "MVVM": [
      "List/ListViewController.swift": """
      class ListViewController: ViewController {
        let viewModel: ListViewModel
        func done() { viewModel.done() }
        func cancel() { viewModel.cancel() }
      }
      """,
      "List/ListViewModel.swift": """
      class ListViewModel {
        var list = SortedList<Contact>()
        let onFinish: (Contact?) -> Void
        func done() { onFinish(ContactDraft("\\(list)")) }
        func cancel() { onFinish(nil) }
      }
      """,
      "FlowCoordinator.swift": """
      class FlowCoordinator { func start() { ListViewController(viewModel: ListViewModel()) } }
      """,
    ],
    "VIPER": [
      "List/ListViewController.swift": """
      class ListViewController: ViewController { let presenter: Presenting }
      """,
      "List/ListPresenter.swift": """
      class ListPresenter: Presenting {
        let interactor: ListInteractor
        let router: ListRouter
        func done() { interactor.add(); show("\\(Contact.self)") }
        func cancel() { router.close() }
        func back() { router.close() }
        func show(_ text: String) {}
      }
      """,
      "List/ListInteractor.swift":
        "class ListInteractor { var list: SortedList<Contact>; func add() { list.add() } }",
      "List/ListRouter.swift": "class ListRouter { func close() {} }",
      "List/ListContract.swift": "protocol Presenting { func done() }",
      "List/ListBuilder.swift": """
      struct ListBuilder { func build() { ListViewController(ListPresenter(ListInteractor(), ListRouter())) } }
      """,
    ],
  ]
  /// The functions that each tap passes, type and name, the outermost first.
  var done = [
    "MVC": ["ListViewController.done()"], "MVVM": ["ListViewController.done()", "ListViewModel.done()"],
    "VIPER": ["ListViewController.done()", "ListPresenter.done()", "ListInteractor.add()"],
  ]
  var cancel = [
    "MVC": ["ListViewController.cancel()"],
    "MVVM": ["ListViewController.cancel()", "ListViewModel.cancel()", "FlowCoordinator.finish()"],
    "VIPER": ["ListViewController.cancel()", "ListPresenter.cancel()", "ListRouter.close()"],
  ]
  var names = ["MVC", "MVVM", "VIPER"]
  /// Those that are there and do not behave.
  var missing: [ArchitectureProfiles.MissingSystem] = []

  var results: ArchitectureProfiles {
    ArchitectureProfiles(
      proof: ArchitectureProfiles.Proof(scenarios: 46, walks: 50),
      systems: names.map(system), missing: missing)
  }

  func system(_ name: String) -> ArchitectureProfiles.System {
    let files = files[name] ?? [:]
    let metrics = FolderMetrics(
      path: "Sources/\(name)", files: files.map { FileMetrics(path: $0.key, source: $0.value) })
    return ArchitectureProfiles.System(
      name: name, folder: "Sources/\(name)",
      sources: StructureResults.ArchitectureSources(
        name: name, metrics: metrics, roles: roles(of: metrics)),
      coupling: CouplingResults(
        files: files, domain: ["Contact", "ContactDraft", "SortedList", "Repository"],
        toolkit: ["ViewController"]),
      done: .measured([stack(.storage, done[name])]), cancel: .measured([stack(.dismissal, cancel[name])]))
  }

  private func stack(_ destination: TapResults.Destination, _ frames: [String]?) -> TapResults.Stack {
    TapResults.Stack(destination: destination, frames: (frames ?? []).map(Taps.frame))
  }

  /// A role for each ending of a file's name, such as `Presenter` for `ListPresenter.swift`.
  private func roles(of metrics: FolderMetrics) -> [StructureResults.RoleSources] {
    let endings = [
      "ViewController", "ViewModel", "Presenter", "Interactor", "Router", "Contract", "Builder",
      "Coordinator", "App",
    ]
    return endings.compactMap { ending in
      let files = metrics.files.filter { $0.stem.hasSuffix(ending) }
      guard !files.isEmpty else { return nil }
      return StructureResults.RoleSources(
        name: ending, files: files.map(\.path), counts: files.counts)
    }
  }
}
