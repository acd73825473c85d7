extension Report {
  /// The pages that no result changes, by their paths from the folder of the report.
  static let fixedPages = [
    "deviations.md": String(decoding: PackageResources.deviations_md, as: UTF8.self),
    "toolkit.md": String(decoding: PackageResources.toolkit_md, as: UTF8.self),
  ]
}
