package import ArchitectureCatalog
package import Results

/// A request together with what its patches make of the tree.
package struct PatchedRequest: Sendable {
  package let request: ChangeRequest
  /// What becomes of the files of each architecture that has a patch, in the order of the catalog.
  package let architectures: [(architecture: Architecture, files: [PatchedFile])]
  package let shared: [PatchedFile]

  /// Throws what reading the tree throws; a hunk that has no place is no error here, but one of its file.
  package init(_ request: ChangeRequest, in tree: PackageTree, _ architectures: [Architecture]) throws {
    self.request = request
    self.architectures = try architectures.filter { request.patches[$0.name] != nil }
      .map { ($0, try tree.patched(by: request.patches[$0.name])) }
    shared = try tree.patched(by: request.shared)
  }

  /// Every file that it touches.
  package var files: [PatchedFile] { architectures.flatMap(\.files) + shared }

  /// Throws the ``PatchError`` of the first hunk that has no place in the tree any more.
  package func requireAllApplied() throws(PatchError) {
    if let staleness { throw staleness }
  }

  /// The ``PatchError`` of the first hunk that has no place in the tree any more; nil where each has one.
  var staleness: PatchError? { files.lazy.flatMap(\.rejected).first?.error }

  /// What it costs.
  package var counts: ChangeResults.RequestCounts {
    .init(
      id: request.id, title: request.title,
      architectures: architectures.map { architecture, files in
        .init(architecture: architecture.name, part: ChangeCount.part(files, of: architecture))
      },
      shared: shared.isEmpty ? nil : ChangeCount.part(shared, of: nil),
      changedScenarios: request.changedScenarios)
  }
}

/// Requests whose patches no longer apply.
package struct StaleRequests: Error, Equatable {
  /// The first hunk without a place of each.
  package let errors: [PatchError]

  package init(errors: [PatchError]) {
    self.errors = errors
  }
}
