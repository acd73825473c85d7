import TestSupport

@testable import Workbench

/// An app in a folder, from sources by their paths.
enum AppFixture {
  /// - Parameter isNamed: whether a property list names every type, so that the app needs no code that does.
  static func survey(
    _ sources: [String: String], pattern: AppPattern? = nil, rules: String? = nil, isNamed: Bool = true
  ) throws -> AppSurvey {
    let folder = try TestFolder()
    for (path, text) in sources { try folder.write(text, to: path) }
    if isNamed { try folder.write(sources.values.joined(), to: "Names.plist") }
    let words = try rules.map { try AppRuleFile($0, file: "app.rules") } ?? AppRuleFile()
    let tree = try AppTree(at: folder.path, notOurs: words.notOurs)
    return try AppSurvey(AppMap(tree, words: words), pattern: pattern)
  }

  /// The role of each type, by its name.
  static func roles(_ sources: [String: String]) throws -> [String: AppRole] {
    let types = try survey(sources).map.types
    return Dictionary(types.map { ($0.name, $0.role) }) { first, _ in first }
  }

  /// A list of contacts in MVVM, which keeps its rules but for one view controller that goes to the storage itself.
  static let mvvm = [
    "App/AppDelegate.swift": "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n",
    "App/ListViewController.swift": """
    import UIKit
    class ListViewController: UIViewController {
      let viewModel: ListViewModel
      func show() { tableView.reload(viewModel.rows) }
    }
    class ListCell: UITableViewCell { func show(_ row: ListRow) {} }
    """,
    "App/ListViewModel.swift": """
    import Foundation
    final class ListViewModel {
      let repository: ContactRepository
      func load() -> [Contact] { repository.all() }
    }
    struct ListRow { let name: String }
    """,
    "App/DetailViewController.swift": """
    import UIKit
    class DetailViewController: UIViewController {
      let viewModel: DetailViewModel
      let repository = CoreDataContactRepository()
    }
    """,
    "App/DetailViewModel.swift": "import UIKit\nclass DetailViewModel { let color: UIColor }\n",
    "App/Contact.swift": "import UIKit\nstruct Contact: Codable { let name: String }\n",
    "App/ContactRepository.swift": """
    import CoreData
    protocol ContactRepository { func all() -> [Contact] }
    class CoreDataContactRepository: ContactRepository { func all() -> [Contact] { [] } }
    """,
  ]
}

extension AppSurvey {
  func page() throws -> String {
    try AppPage(survey: self).write(named: "app", figures: nil).markdown
  }
}
