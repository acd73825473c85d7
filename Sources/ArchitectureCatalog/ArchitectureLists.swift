// In a file of its own, so that a copy that is built to verify a change lists the changed architectures alone.
extension ArchitectureCatalog {
  /// Those that are compared where no names are given, and that have change requests done.
  package static let leading = [mvc, mvvm, viper]

  /// Those that are compared with the leading ones where they are named, or where all are.
  package static let further = [vip, vipvm]

  /// Those on the declarative toolkit. They are compared with each other where they are named: a ratio of lines or of
  /// times between two toolkits says nothing of architectures.
  package static let declarative = [swiftUIMV, swiftUIMVVM, swiftUIVIPER]
}
