/// The ids of the workloads that the report asks something special of; others are reported as they come.
enum WorkloadID {
  static let add = "add"
  static let launch = "launch"
  static let scroll = "scroll"
  static let screenful = "screenful"
  static let domainInsert = "domain-insert"

  /// Those that are shown in full.
  static let main = [add, launch, scroll]
}
