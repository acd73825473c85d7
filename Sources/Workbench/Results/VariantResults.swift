import Measurement

/// What becomes of an architecture that is built another way, step by step.
struct VariantResults: Codable, Equatable, Sendable {
  /// The folders of the variants, from the root of the package.
  static let folders = [ladder, launchGraph]
  /// MVVM on its way to VIPER.
  static let ladder = "Benchmarks/Ladder"
  /// VIPER with all scenes created at launch.
  static let launchGraph = "Benchmarks/LaunchGraph"

  /// The architecture after one step.
  struct StepCounts: Codable, Equatable, Sendable {
    /// The name of its patch.
    let id: String
    let title: String
    /// What the step itself does.
    let change: ChangeResults.PatchCounts
    /// The architecture's sources after it.
    let counts: SourceCounts
    /// The names of the roles that these files play.
    let roles: [String]
    /// What these files do against the rules of their roles, in one line each.
    let violations: [String]
  }

  /// A number from the program before the first step and after the last.
  struct Count: Codable, Equatable, Sendable {
    let workload: String
    /// How many contacts there were.
    let size: Int
    let metric: CountResults.Metric
    let before: Measured<Double>
    let after: Measured<Double>
  }

  /// One variant.
  struct VariantCounts: Codable, Equatable, Sendable {
    /// From the root of the package.
    let folder: String
    let title: String
    let architecture: String
    /// The architecture that the steps lead to, by whose rules the last one is judged; nil where they stay with their own.
    let target: String?
    /// The architecture's sources before the first step.
    let base: SourceCounts
    /// In their order.
    let steps: [StepCounts]
    /// The built-in scenarios that do not hold after the last step.
    let changedScenarios: [ChangeResults.ChangedScenario]
    /// Nil where nothing is to be counted.
    let counts: Measured<[Count]>?
  }

  let variants: [VariantCounts]
}
