/// The ids of the workloads: no other place writes one as a string.
package enum WorkloadID {
  package static let add = "add"
  package static let addRejected = "add-rejected"
  package static let openCancel = "open-cancel"
  package static let launch = "launch"
  package static let scroll = "scroll"
  package static let screenful = "screenful"
  package static let startUp = "start-up"
  package static let domainInsert = "domain-insert"
  package static let domainBuild = "domain-build"
  package static let memoryContact = "memory-contact"
  package static let memoryScene = "memory-scene"
  package static let memoryRest = "memory-rest"
  package static let memoryLaunch = "memory-launch"
  /// What checks the counters, and is no part of any report.
  package static let knownCost = "known-cost"

  /// Those that are shown in full.
  package static let main = [add, launch, scroll]
}
