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
}

/// A view controller, or a SwiftUI view that has someone to ask.
struct AppScreen: Sendable {
  /// Its place in the map.
  let type: Int
  let pattern: AppPattern

  /// The screens of an app.
  static func all(in map: AppMap) -> [AppScreen] {
    let types = map.types
    let bases = Set(
      types.flatMap { type in type.inherits.compactMap { map.place(of: $0, for: type) } })
    let mates = Dictionary(grouping: types.indices.filter { isAsked(types[$0]) }) {
      types[$0].target + "/" + AppWords.stem(types[$0].name)
    }
    return types.indices.compactMap { index in
      let type = types[index]
      guard type.kind != .protocol, !bases.contains(index),
        type.role == .viewController || type.role == .view && type.inherits.contains("View")
      else { return nil }
      let near = mates[type.target + "/" + AppWords.stem(type.name), default: []]
      return pattern(of: type, near: near, map).map { AppScreen(type: index, pattern: $0) }
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

  /// Nil for a view that is part of a screen.
  private static func pattern(of type: AppType, near: [Int], _ map: AppMap) -> AppPattern? {
    if !AppWords.set("store words").isDisjoint(with: type.names) { return .store }
    let named = type.known.keys.map { map.types[$0] }.filter(isAsked)
    let helpers = named + near.map { map.types[$0] }
    let roles = Set(helpers.map(\.role))
    let isController = type.role == .viewController
    if roles.isSuperset(of: [.interactor, .presenter]) {
      // Which of the two leads: in VIPER the presenter asks the interactor, in VIP the interactor tells the presenter.
      let presenterLeads = helpers.contains {
        $0.role == .presenter && $0.kind != .protocol && map.roles(knownBy: $0).contains(.interactor)
      }
      return presenterLeads ? .viper : named.contains { $0.role == .viewModel } ? .vipvm : .vip
    }
    if roles.contains(.presenter) { return .mvp }
    if roles.contains(.viewModel) { return .mvvm }
    if isController { return roles.contains(.interactor) ? .vip : .mvc }
    let usesData = !map.roles(knownBy: type).isDisjoint(with: [.model, .service, .storage])
    return usesData || roles.contains(.interactor) ? .mv : nil
  }
}
