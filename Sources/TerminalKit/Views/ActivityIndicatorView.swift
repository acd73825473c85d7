/// Shows that something is under way, for as long as it is animating.
public final class ActivityIndicatorView: View {
  public private(set) var isAnimating = false

  nonisolated deinit {}

  public func startAnimating() {
    isAnimating = true
  }

  public func stopAnimating() {
    isAnimating = false
  }
}
