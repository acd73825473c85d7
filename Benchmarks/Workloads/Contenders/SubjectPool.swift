/// Launched subjects that the workloads on one fixture share.
///
/// On a million contacts, launching every contender again for every workload takes longer than the samples do.
package final class SubjectPool {
  private var subjects: [String: any WorkloadSubject] = [:]

  package init() {}

  /// The contender's subject if the last workload left it with so many rows, and else a fresh one in its place.
  func subject(
    of contender: Contender, rows: ClosedRange<Int>, launch: () -> any WorkloadSubject
  ) -> any WorkloadSubject {
    if let subject = subjects[contender.name], subject.failure == nil, rows.contains(subject.numberOfRows) {
      return subject
    }
    // The old one goes before the new one comes: two lists of a million are not held at once.
    subjects[contender.name] = nil
    let subject = launch()
    subjects[contender.name] = subject
    return subject
  }
}
