/// Whether two numbers differ by no more than `tolerance`.
func isClose(_ first: Double, _ second: Double, within tolerance: Double = 1e-12) -> Bool {
  abs(first - second) <= tolerance
}
