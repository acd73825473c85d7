import Measurement

/// Where the time of one cell goes: bare domain + what the toolkit adds + what each architecture adds = its total.
struct Attribution {
  /// One architecture's part. All times are in nanoseconds.
  struct Share {
    let name: String
    /// The median of the whole.
    let total: Double
    /// What it adds to toolkit + domain, told from the paired ratio; negative if it is below this floor.
    let own: Double
    /// The whole over toolkit + domain, round by round.
    let overToolkit: RatioEstimate
    /// The whole over the same screens bound by Observation, if these were measured.
    let overObserved: RatioEstimate?
  }

  let size: Int
  let domain: Double
  /// What the toolkit adds to the domain, told from the paired ratio; negative if toolkit + domain takes less.
  let toolkit: Double
  let toolkitOverDomain: RatioEstimate
  let shares: [Share]
  /// What Observation adds to toolkit + domain, as a ratio; nil if it was not measured.
  let observedOverToolkit: RatioEstimate?

  /// Nil unless both baselines were measured.
  init?(_ cell: CellFindings, contenders: [String]) {
    guard let domain = cell.median(of: ReferenceArm.domain), let toolkitOverDomain = cell.toolkitOverDomain
    else { return nil }
    let floor = domain * toolkitOverDomain.ratio
    size = cell.size
    self.domain = domain
    toolkit = floor - domain
    self.toolkitOverDomain = toolkitOverDomain
    observedOverToolkit = cell.observedOverToolkit
    shares = contenders.compactMap { name in
      guard let total = cell.median(of: name),
        let overToolkit = cell.ratio(of: name, over: ReferenceArm.toolkit)
      else { return nil }
      return Share(
        name: name, total: total, own: floor * (overToolkit.ratio - 1), overToolkit: overToolkit,
        overObserved: cell.ratio(of: name, over: ReferenceArm.observed))
    }
  }

  /// The time of toolkit + domain, in nanoseconds.
  var floor: Double { domain + toolkit }
}
