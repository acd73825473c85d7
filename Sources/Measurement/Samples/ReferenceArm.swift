/// The names of the arms beside the contenders, by whose times others are divided.
package enum ReferenceArm {
  /// What the contenders stand on, without any of their structure.
  package static let toolkit = "toolkit + domain"
  /// The same, with what the screens show bound by Observation.
  package static let observed = "toolkit + domain, observed"
  /// The work alone.
  package static let domain = "bare domain"
  /// The algorithm of the code that others published.
  package static let reference = "reference algorithm"
  /// The same, behind screens without an architecture.
  package static let referenceScreens = "reference algorithm, same screens"
  /// A fixed amount of integer work.
  package static let calibration = "calibration"

  /// Every one that does a workload, in the order in which they are shown.
  package static let all = [toolkit, observed, domain, reference, referenceScreens]

  /// The control: the same contender once more, under another name.
  package static func again(_ name: String) -> String {
    "\(name) again"
  }
}

/// The names of the arms that are compared where no app is around them: lists that keep their elements in order.
package enum ListArm {
  /// The order-statistics tree of GNU's C++ library.
  package static let tree = "pbds"
}
