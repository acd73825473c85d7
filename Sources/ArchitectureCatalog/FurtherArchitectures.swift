extension ArchitectureCatalog {
  /// Those that are compared where they are named, or where all are. In a file of its own, so that a copy that is built to
  /// verify a change can do without them.
  package static let further = [vip, vipvm]
}
