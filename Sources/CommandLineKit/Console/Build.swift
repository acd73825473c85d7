/// How this program was built.
package enum Build {
  /// Whether the optimiser was left out: times and counts then say nothing about a released app.
  package static var isDebug: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }
}
