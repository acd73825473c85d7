import Results

/// The claims for which these results hold no data. Where there are some, another function finds the verdict, and the ledger
/// asks it first.
extension Claim {
  static func separationUntested(_ findings: Findings) -> Claim? {
    untested(
      findings, about: ["VIPER"], "VIPER's clearer separation improves testability and reuse.", .sacchi,
      because:
        "These results hold no count of what can be tested without a screen, and none of what is reused.")
  }

  static func ladderUnclimbed(_ findings: Findings) -> Claim? {
    untested(
      findings, about: ["MVVM", "VIPER"],
      "Take formatting and navigation out of MVVM, rename the view model, and it is VIPER; no rule of MVVM is broken on"
        + " the way.", .koksal,
      because: "These results hold no step between the two.")
  }

  static func rolesUnmapped(_ findings: Findings) -> Claim? {
    untested(
      findings, about: ["MVVM", "VIPER"], "The roles of MVVM and VIPER map onto each other.",
      .sameTwoPatterns, because: "These results do not tell which role does what.")
  }

  static func launchGraphUntried(_ findings: Findings) -> Claim? {
    untested(
      findings, about: ["VIPER"],
      "Creating and injecting all of VIPER's modules at launch costs memory and time.", .sameTwoPatterns,
      because: "VIPER builds a module here when its screen is opened, and these results hold no other VIPER.")
  }

  static func staleModulesUntried(_ findings: Findings) -> Claim? {
    untested(
      findings, about: ["VIPER"],
      "Modules that are kept show stale input when the Add screen is opened a second time.", .sameTwoPatterns,
      because: "No architecture that was compared keeps the Add screen's module after it is closed.")
  }

  static func cycleUntried(_ findings: Findings) -> Claim? {
    untested(
      findings, about: ["VIPER"],
      "VIP passes its full cycle even where no use case runs; VIP-VM does not.", .alvarez,
      because: "VIP and VIP-VM are not among the architectures of these results.")
  }

  static func cannonUntried(_ findings: Findings) -> Claim? {
    untested(
      findings, about: ["VIPER"], "In a simple app VIP-VM costs more than it gives.", .alvarez,
      because: "VIP-VM is not among the architectures of these results.")
  }

  static func testabilityUntested(_ findings: Findings) -> Claim? {
    untested(
      findings, about: ["MVVM"], "MVVM is good for testability.", .sholichin,
      because: "These results hold no count of what can be tested without a screen.")
  }

  static func cohesionUncounted(_ findings: Findings) -> Claim? {
    untested(
      findings, about: ["MVVM"], "MVVM is good for cohesion.", .sholichin,
      because: "These results hold no count of cohesion.")
  }

  static func couplingUncounted(_ findings: Findings) -> Claim? {
    untested(
      findings, about: ["VIPER"], "VIPER is the best in coupling.", .sholichin,
      because: "These results hold no count of coupling.")
  }

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
