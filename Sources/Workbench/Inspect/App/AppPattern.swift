import Measurement

/// How a screen is divided.
enum AppPattern: String, Codable, CaseIterable, Sendable {
  case mvc = "MVC"
  case mvp = "MVP"
  case mvvm = "MVVM"
  case viper = "VIPER"
  case vip = "VIP"
  case vipvm = "VIP-VM"
  /// SwiftUI views on models, without anything between them.
  case mv = "MV"
  case store = "one-way store"

  /// What a reader of the word may not know.
  var explanation: String? {
    switch self {
    case .mv: "SwiftUI views that use the model or a service themselves"
    case .store: "a view that sends actions to a store, as in TCA or ReactorKit"
    default: nil
    }
  }
}

/// The screens of an app: its view controllers, and the SwiftUI views that have someone to ask.
struct AppScreens: Sendable {
  /// The type of each screen, and its pattern.
  let all: [(type: Int, pattern: AppPattern)]

  init(_ map: AppMap) {
    let bases = Set(
      map.types.flatMap { type in type.inherits.compactMap { map.place(of: $0, for: type.target) } })
    let mates = Dictionary(grouping: map.types.indices.filter { Self.isAsked(map.types[$0]) }) {
      map.types[$0].target + "/" + AppWords.stem(map.types[$0].name)
    }
    all = map.types.indices.compactMap { index in
      let type = map.types[index]
      guard type.kind != .protocol, !bases.contains(index), [.viewController, .view].contains(type.role)
      else {
        return nil
      }
      let near = mates[type.target + "/" + AppWords.stem(type.name)] ?? []
      return Self.pattern(of: type, near: near, map).map { (index, $0) }
    }
  }

  /// Whether a screen can ask the type: a view model is one by its name or by its identity, where a row is a mere value.
  private static func isAsked(_ type: AppType) -> Bool {
    switch type.role {
    case .presenter, .interactor: true
    case .viewModel: ![.struct, .enum].contains(type.kind) || type.name.contains("ViewModel")
    default: false
    }
  }

  private static let storeWords = AppWords.set("store words")

  /// Nil for a view that is part of a screen.
  private static func pattern(of type: AppType, near: [Int], _ map: AppMap) -> AppPattern? {
    let named = type.known.keys.filter { isAsked(map.types[$0]) }
    let isController = type.role == .viewController
    let isSwiftUI = type.inherits.contains("View")
    guard isController || isSwiftUI else { return nil }
    let helpers = Set(named + near)
    let roles = Set(helpers.map { map.types[$0].role })
    if !storeWords.isDisjoint(with: type.names) { return .store }
    if roles.contains(.interactor), roles.contains(.presenter) {
      // Which of the two leads: in VIPER the presenter asks the interactor, in VIP the interactor tells the presenter.
      let presenterLeads = helpers.contains { helper in
        map.types[helper].role == .presenter && map.types[helper].kind != .protocol
          && map.types[helper].known.keys.contains { map.types[$0].role == .interactor }
      }
      if presenterLeads { return .viper }
      return named.contains { map.types[$0].role == .viewModel } ? .vipvm : .vip
    }
    if roles.contains(.presenter) { return .mvp }
    if roles.contains(.viewModel) { return .mvvm }
    if isController { return roles.contains(.interactor) ? .vip : .mvc }
    let usesData = type.known.keys.contains { [.model, .service, .storage].contains(map.types[$0].role) }
    return usesData || roles.contains(.interactor) ? .mv : nil
  }

  /// How many screens have each pattern, the most frequent first.
  func counts(in target: String? = nil, of map: AppMap) -> [(pattern: AppPattern, count: Int)] {
    let chosen = all.filter { target == nil || map.types[$0.type].target == target }
    let counts = Dictionary(chosen.map { ($0.pattern, 1) }, uniquingKeysWith: +)
    return AppPattern.allCases.filter { counts[$0] != nil }.map { ($0, counts[$0] ?? 0) }
      .sorted { $0.count > $1.count }
  }
}
