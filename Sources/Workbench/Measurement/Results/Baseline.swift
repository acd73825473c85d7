/// The names of the arms beside the contenders.
public enum Baseline {
  /// What the contenders stand on, without any of their structure.
  public static let toolkit = "toolkit + domain"
  /// The work alone.
  public static let domain = "bare domain"
  /// The algorithm of the code that others published.
  public static let reference = "reference algorithm"
  /// A fixed amount of integer work.
  public static let calibration = "calibration"

  /// The control: the same contender once more, under another name.
  public static func again(_ name: String) -> String {
    "\(name) again"
  }
}
