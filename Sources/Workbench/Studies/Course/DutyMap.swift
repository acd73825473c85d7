import SourceReading

/// What the code of each role does in an app, read from its sources: who makes a text, checks what was typed, stores,
/// opens and closes screens, makes and knows whom.
///
/// A learner's app is held to the reference solution: a role that does what it does not do there has a wrong duty.
struct DutyMap {
  /// A role on one screen; the folder of a file says which screen that is.
  struct Holder: Hashable {
    let screen: String
    let role: String
  }

  /// Something that a role does, and the first place in a file where it does it.
  struct Act {
    let holder: Holder
    /// In words that follow the role's name, such as `checks what was typed`.
    let duty: String
    let path: String
    let line: Int
    /// The role of the file, which may have another one's duties: a row is part of whoever makes it.
    let role: String
  }

  private(set) var acts: [Act] = []
  /// The functions of the domain that are called.
  private(set) var called: Set<String> = []
  private var protocols: Set<String> = []

  init(_ app: AppParts) {
    protocols = Set(app.conformers.keys)
    for file in app.files {
      var reader = DutyReader(file: file, app: app)
      reader.read()
      called.formUnion(reader.called)
      for (owner, duty, index) in reader.found {
        let (holder, line) = (owner ?? file.holder, file.source.line(of: index) + 1)
        let act = Act(holder: holder, duty: duty, path: file.path, line: line, role: file.role)
        let isKnown = acts.contains { $0.holder == holder && $0.duty == duty && $0.path == file.path }
        if !isKnown { acts.append(act) }
      }
    }
  }

  /// What the roles do here and not in the reference, in one line each.
  func misplaced(besides reference: DutyMap) -> [String] {
    let wrong = acts.filter { !reference.allows($0) }
    let told = wrong.filter { act in
      // Who must not know somebody at all need not be told by what.
      !wrong.contains { $0.path == act.path && act.duty == "\($0.duty) by its class" }
    }
    return told.sorted { ($0.path, $0.line, $0.duty) < ($1.path, $1.line, $1.duty) }
      .map { "\($0.path):\($0.line) (\($0.role)) \($0.duty)" }
  }

  private func allows(_ act: Act) -> Bool {
    if Self.alwaysAllowed[act.holder.role]?.contains(act.duty) == true { return true }
    // A protocol of the learner's own is for whom the learner likes.
    if let own = act.duty.wholeMatch(of: /(?:conforms to|uses) (\w+)/), !protocols.contains(String(own.1)) {
      return true
    }
    if act.duty.hasPrefix("says ") { return says(act) }
    // A role that the reference has on another screen only does what it does there.
    let known = acts.contains { $0.holder == act.holder }
    return acts.contains {
      $0.duty == act.duty && (known ? $0.holder == act.holder : $0.holder.role == act.holder.role)
    }
  }

  /// Titles and the names of buttons may be the view's or those of whoever words the rest.
  private func says(_ act: Act) -> Bool {
    let sayers = acts.filter { $0.duty == act.duty }.map(\.holder)
    let isWording = ["Presenter", "ViewModel"].contains(act.holder.role)
    return act.role == "View" || sayers.isEmpty || sayers.contains(act.holder)
      || isWording && sayers.contains { $0.role == "View" }
  }

  /// A view model may call its coordinator or its view through a protocol, and a coordinator may have another one.
  private static let alwaysAllowed: [String: Set<String>] = [
    "Coordinator": ["knows a Coordinator", "knows a Coordinator by its class", "makes a Coordinator"],
    "ViewModel": ["knows a Coordinator", "knows a Coordinator by its class", "knows a View"],
    "View": ["knows a Coordinator", "knows a Coordinator by its class"],
  ]
}
