/// The ids of the workloads that the report asks something special of; others are reported as they come.
package enum WorkloadID {
  package static let add = "add"
  package static let launch = "launch"
  package static let scroll = "scroll"
  package static let screenful = "screenful"
  package static let domainInsert = "domain-insert"

  /// Those that are shown in full.
  package static let main = [add, launch, scroll]
}
