import ContactsDomain

/// The contacts on which a cell is measured, the same for every arm.
struct Fixture {
  /// The contacts that are stored.
  let stored: [PersonName]
  /// The contacts that are added, over and over again.
  let added: [ContactDraft]
}
