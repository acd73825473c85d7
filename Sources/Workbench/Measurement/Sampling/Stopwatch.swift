/// Time that passes while the machine is awake.
public enum Stopwatch {
  private static let clock = SuspendingClock()
  private static let origin = clock.now

  /// The time since an origin that is fixed within one process.
  public static func now() -> Duration {
    origin.duration(to: clock.now)
  }

  /// How long `body` takes, the reading of the clock included.
  public static func time(_ body: () -> Void) -> Duration {
    let start = clock.now
    body()
    return start.duration(to: clock.now)
  }
}
