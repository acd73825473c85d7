/// Which views of SwiftUI are no screens of their own.
extension AppMap {
  /// Whether the view is a piece of those that make it: they show it in themselves, and it asks no more than what they hand
  /// it, what they ask as well, or what all reach. One control is a piece wherever it is not opened; so is what frames
  /// any content, what several views show, what a list shows many of, and what no other file can show.
  func isPiece(_ index: Int, madeBy makers: [Int]) -> Bool {
    let view = types[index]
    if isFrame(view) { return true }
    if view.isTitled || view.isOpened || makers.isEmpty { return false }
    if makers.allSatisfy({ types[$0].known[index]?.sites == .listed }) { return true }
    // Who shows now one view and now another, or nothing else, hands each what it needs.
    let roots = AppWords.set("choices").union([view.lastName])
    let mixed = makers.filter { !roots.contains(types[$0].root) }
    let isWhole = mixed.count < makers.count
    // What draws for the type around it.
    if makers.allSatisfy({ types[$0].role > .router && view.around.contains(types[$0].name) }) { return true }
    if AppWords.matches("controls", view.root), !isWhole || view.root.hasSuffix("Button") { return true }
    guard makers.allSatisfy({ inherited("showing types", by: types[$0]) != nil }) else { return false }
    let isAlone = makers.contains { types[$0].root == view.lastName }
    return mixed.count > 1 || view.isPrivate && !isAlone
      || asksNothingOwn(view, madeBy: makers.map { types[$0] }, isWhole: isWhole)
  }

  /// Whether it shows whatever content it is handed, or only chooses among other views, and neither draws nor keeps
  /// anything itself.
  private func isFrame(_ view: AppType) -> Bool {
    let handed = view.fields.filter(\.isHanded)
    let isMade = { (field: AppType.Field) in field.isClosure || field.words.contains("ViewBuilder") }
    let contents = handed.filter { !view.nested.isDisjoint(with: $0.words) }
    if contents.contains(where: { ($0.isContent || isMade($0)) && $0.name == view.root }) { return true }
    if !handed.isEmpty, contents.filter(isMade).count == handed.count { return true }
    let shown = view.known.filter { types[$0].role == .view && $1.isMade }
    let keeps = view.fields.contains { field in
      !field.isHanded && !field.isShared
        && place(of: field.type, for: view).map { types[$0].hasIdentity } == true
    }
    return view.root == "switch" && shown.count > 1 && !keeps && !hasOwnModel(view)
      && AppWords.set("what views draw").isDisjoint(with: view.names.keys)
  }

  /// Whether all that the view asks is its makers', or within reach of all.
  ///
  /// - Parameter isWhole: whether a maker shows nothing beside it.
  private func asksNothingOwn(_ view: AppType, madeBy makers: [AppType], isWhole: Bool) -> Bool {
    let workers = [AppRole.service, .storage, .interactor, .reducer]
    let isWorker = { (type: AppType) in type.canBeAsked || !type.isDoubtful && workers.contains(type.role) }
    let data = view.known.keys.filter {
      isWorker(types[$0]) && !isLook(types[$0]) || isState(types[$0], for: view)
    }
    let stems = Set(makers.map { AppWords.stem($0.name) }.filter { !$0.isEmpty })
    let asked = Set(data.map { types[$0] }.filter(isWorker).map(\.lastName))
    let isFilled = view.fields.contains { $0.isContent && $0.words.isDisjoint(with: asked) }
    func fields(_ place: Int, of type: AppType) -> [AppType.Field] {
      type.fields.filter { $0.words.contains(types[place].lastName) }
    }
    // Of what is called after a maker, or is a view model that it keeps, it may hand a part of itself the same.
    func isOfMaker(_ place: Int) -> Bool {
      let isKept = makers.contains { fields(place, of: $0).contains { !$0.isHanded } }
      return fields(place, of: view).contains { $0.isHanded || $0.isShared }
        && (stems.contains(AppWords.stem(types[place].name))
          || isKept && !isWhole && types[place].role == .viewModel)
    }
    let isPart = data.contains(where: isOfMaker)
    return !data.isEmpty
      && data.allSatisfy { place in
        let (type, fields) = (types[place], fields(place, of: view))
        if isOfMaker(place) { return true }
        let isHanded = fields.contains(where: \.isHanded)
        // What it is handed leads to more of them.
        if !isWorker(type), isHanded || fields.isEmpty && type.role == .model { return true }
        let isLike = [AppWords.stem(type.name), type.name].contains(AppWords.stem(view.name))
        if isWorker(type), isLike || view.known[place]?.isMade == true { return false }
        let isKnown = makers.contains { $0.known[place] != nil }
        if isHanded {
          return !isWhole && type.role != .reducer || isKnown && ![.service, .storage].contains(type.role)
        }
        return (isPart || !isWhole && (isFilled || isKnown))
          && (fields.isEmpty || fields.contains(where: \.isShared))
      }
  }
}
