/// Counts how often an action ran.
@MainActor final class TapCounter {
  private(set) var count = 0

  func tapped() {
    count += 1
  }
}
