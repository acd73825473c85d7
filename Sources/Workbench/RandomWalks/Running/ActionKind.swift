import ScenarioDriver

/// The kinds of action that are counted, in the order in which they are reported.
enum ActionKind: String, CaseIterable {
  case given, launch, relaunch, type, clear
  case tapAdd = "tap Add"
  case tapDone = "tap Done"
  case tapCancel = "tap Cancel"
  case tapOk = "tap Ok"
  case tapRetry = "tap Retry"
  case tapOther = "tap what is never there"
  case scroll
  case failNextSave = "fail next save"
  case failNextLoad = "fail next load"
  case storage
  case expect

  init(_ action: Action) {
    self =
      switch action {
      case .givenNewDatabase, .givenContact, .givenContacts: .given
      case .launch: .launch
      case .relaunch: .relaunch
      case .type: .type
      case .clear: .clear
      case .tap(let button): ActionKind(rawValue: "tap \(button)") ?? .tapOther
      case .scroll: .scroll
      case .fail(.save, _): .failNextSave
      case .fail(.load, _): .failNextLoad
      case .storage: .storage
      case .expect: .expect
      }
  }
}
