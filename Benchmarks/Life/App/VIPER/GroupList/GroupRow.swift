import ContactsDomain

/// A group, ready to be shown in a row.
struct GroupRow {
  let text: String

  init(_ group: Group) {
    text = "\(group.name.text) (\(group.members.count))"
  }
}
