/// What becomes of an architecture that is built another way, step by step.
package struct VariantResults: Codable, Equatable, Sendable {
  /// The folders of the variants, from the root of the package.
  package static let folders = [ladder, launchGraph]
  /// MVVM on its way to VIPER.
  package static let ladder = "Benchmarks/Ladder"
  /// VIPER with all scenes created at launch.
  package static let launchGraph = "Benchmarks/LaunchGraph"

  /// The architecture after one step.
  package struct StepCounts: Codable, Equatable, Sendable {
    /// The name of its patch.
    package let id: String
    package let title: String
    /// What the step itself does.
    package let change: ChangeResults.PatchCounts
    /// The architecture's sources after it.
    package let counts: SourceCounts
    /// The names of the roles that these files play.
    package let roles: [String]
    /// What these files do against the rules of their roles, in one line each.
    package let violations: [String]

    package init(
      id: String, title: String, change: ChangeResults.PatchCounts, counts: SourceCounts, roles: [String],
      violations: [String]
    ) {
      self.id = id
      self.title = title
      self.change = change
      self.counts = counts
      self.roles = roles
      self.violations = violations
    }
  }

  /// A number from the program before the first step and after the last.
  package struct Count: Codable, Equatable, Sendable {
    package let workload: String
    /// How many contacts there were.
    package let size: Int
    package let metric: CountResults.Metric
    package let before: Measured<Double>
    package let after: Measured<Double>

    package init(
      workload: String, size: Int, metric: CountResults.Metric, before: Measured<Double>,
      after: Measured<Double>
    ) {
      self.workload = workload
      self.size = size
      self.metric = metric
      self.before = before
      self.after = after
    }
  }

  /// One variant.
  package struct VariantCounts: Codable, Equatable, Sendable {
    /// From the root of the package.
    package let folder: String
    package let title: String
    package let architecture: String
    /// The architecture that the steps lead to, by whose rules the last one is judged; nil where they stay with their own.
    package let target: String?
    /// The architecture's sources before the first step.
    package let base: SourceCounts
    /// In their order.
    package let steps: [StepCounts]
    /// The built-in scenarios that do not hold after the last step.
    package let changedScenarios: [ChangeResults.ChangedScenario]
    /// Nil where nothing is to be counted.
    package let counts: Measured<[Count]>?

    package init(
      folder: String, title: String, architecture: String, target: String?, base: SourceCounts,
      steps: [StepCounts], changedScenarios: [ChangeResults.ChangedScenario], counts: Measured<[Count]>?
    ) {
      self.folder = folder
      self.title = title
      self.architecture = architecture
      self.target = target
      self.base = base
      self.steps = steps
      self.changedScenarios = changedScenarios
      self.counts = counts
    }
  }

  package let variants: [VariantCounts]

  package init(variants: [VariantCounts]) {
    self.variants = variants
  }
}
