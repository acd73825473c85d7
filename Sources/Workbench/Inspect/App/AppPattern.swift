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

extension AppMap {
  /// A view controller that contains no others, or a SwiftUI view that has someone to ask.
  typealias Screen = (type: AppType, pattern: AppPattern)

  var screens: [Screen] {
    let bases = Set(types.flatMap { type in type.inherits.compactMap { place(of: $0, for: type) } })
    let mates = Dictionary(grouping: types.filter(Self.isAsked)) { "\($0.target)/\(AppWords.stem($0.name))" }
    return types.enumerated().compactMap { index, type in
      guard type.kind != .protocol, !bases.contains(index),
        type.inherits.allSatisfy({ !AppWords.set("containing types").contains($0) }),
        type.role == .viewController || type.role == .view && type.inherits.contains("View")
      else { return nil }
      let near = mates["\(type.target)/\(AppWords.stem(type.name))", default: []]
      return pattern(of: type, near: near).map { (type, $0) }
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
  private func pattern(of type: AppType, near: [AppType]) -> AppPattern? {
    if AppWords.list("store words").contains(where: { type.names[$0] != nil }) { return .store }
    let named = type.known.keys.map { types[$0] }.filter(Self.isAsked)
    let helpers = named + near
    let roles = Set(helpers.map(\.role))
    if roles.isSuperset(of: [.interactor, .presenter]) {
      // Which of the two leads: in VIPER the presenter asks the interactor, in VIP the interactor tells the presenter.
      let presenterLeads = helpers.contains {
        $0.role == .presenter && $0.kind != .protocol && self.roles(knownBy: $0).contains(.interactor)
      }
      return presenterLeads ? .viper : named.contains { $0.role == .viewModel } ? .vipvm : .vip
    }
    if roles.contains(.presenter) { return .mvp }
    if roles.contains(.viewModel) { return .mvvm }
    if type.role == .viewController { return roles.contains(.interactor) ? .vip : .mvc }
    let usesData = !self.roles(knownBy: type).isDisjoint(with: [.model, .service, .storage])
    return usesData || roles.contains(.interactor) ? .mv : nil
  }
}
