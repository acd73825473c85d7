/// Performs batches under a function that a profiler knows by its symbol, so that it can leave out all else.
package enum ProfiledBatch {
  /// The symbol of ``profiledBatch(_:)``: a profiler takes no pattern where it has to begin and end with a function.
  package static let symbol = "$s17ContactsWorkloads13profiledBatchyyyyXEF"

  /// Performs `batches` batches of one entry, after one that is not profiled. Throws what `verify` throws.
  package static func perform(_ batches: Int, of entry: WorkloadEntry) throws {
    let run = entry.start()
    run.prepare()()
    for _ in 0..<batches { profiledBatch(run.prepare()) }
    try run.verify()
  }
}

/// Performs one batch.
@inline(never)
func profiledBatch(_ perform: () -> Void) {
  perform()
}
