enum AppRole: String, Codable, CaseIterable, Comparable, Sendable {
  // In the order in which a picture shows them: who knows others stands above those.
  case builder, router
  case viewController = "view controller"
  case view, presenter
  case viewModel = "view model"
  case reducer, interactor, service, storage, model, unknown
  var word: String { rawValue.replacing(" ", with: "-") }
  var described: String { (rawValue.first.map("aeiou".contains) ?? false ? "an " : "a ") + rawValue }
  static let words = AppWords.roles(", as others say").merging(allCases.map { ($0.word, $0) }) { $1 }

  static func < (left: AppRole, right: AppRole) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}

typealias RoleGuess = (role: AppRole, reason: String)
