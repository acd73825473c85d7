import Measurement

/// The claims for which these results can hold no data.
extension Claim {
  // MARK: Studies of what is not built here

  static func fasterThanMVP(_ findings: Findings) -> Claim? {
    untested(
      findings, about: ["VIPER"],
      "VIPER is faster than MVP; as to being maintained, each has its advantages.", .humeniuk,
      because: "MVP is not built here.")
  }

  static func wrongDependencies(_ findings: Findings) -> Claim? {
    untested(
      findings, about: ["MVC"],
      "The dependencies between the layers of MVC apps are often not as they should be.",
      .dobrean,
      because:
        "The study looked at apps as they are found. Here a test of this project lets no role import what it must"
        + " not: that none does is true by construction.")
  }

  static func fewestModifications(_ findings: Findings) -> Claim? {
    untested(
      findings, about: ["MVVM"],
      "Of MVP, MVI and MVVM, MVVM takes the fewest modifications for a change, MVI is covered best by tests, and MVP is"
        + " the fastest.", .garuda,
      because: "MVP and MVI are not built here. What a change takes in the architectures that are is told in"
        + " [\(ChangePage.file)](\(ChangePage.file)).")
  }
}
