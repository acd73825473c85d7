import ContactsDomain

extension Contact {
  /// What a row says.
  var fullName: String {
    "\(name.first) \(name.last)"
  }
}
