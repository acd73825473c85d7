import Results
import SourceMetrics

extension Claim {
  static func lessCode(_ findings: Findings) -> Claim? {
    guard let mvvm = findings.structure(of: "MVVM"), let viper = findings.structure(of: "VIPER") else {
      return nil
    }
    let lines = (mvvm: mvvm.metrics.counts.codeLines, viper: viper.metrics.counts.codeLines)
    let ratio = Double(lines.mvvm) / Double(lines.viper)
    return Claim(
      text: "MVVM needs much less code than VIPER.", source: .sacchi,
      rule: "the code lines of MVVM are at most three quarters of VIPER's",
      measured: "MVVM has \(NumberText.count(lines.mvvm)) code lines and VIPER"
        + " \(NumberText.count(lines.viper)), \(NumberText.hundredths(ratio)) to 1.",
      verdict: Verdict(ratio <= 0.75))
  }

  static func manyTypes(_ findings: Findings) -> Claim? {
    guard let viper = findings.structure(of: "VIPER"), findings.structures.count > 1 else { return nil }
    let others = findings.structures.filter { $0.name != viper.name }
    let hasMost = others.allSatisfy {
      $0.metrics.counts.types < viper.metrics.counts.types
        && $0.metrics.counts.protocols < viper.metrics.counts.protocols
    }
    let isSmallest = others.allSatisfy { $0.linesPerType > viper.linesPerType }
    let found = findings.structures.map { structure in
      let counts = structure.metrics.counts
      return "\(MarkdownText.plain(structure.name)) \(NumberText.count(counts.types, "type"))"
        + " (\(NumberText.count(counts.protocols, "protocol"))),"
        + " \(NumberText.significant(structure.linesPerType)) code lines for each"
    }
    return Claim(
      text: "With VIPER one creates many classes and protocols for small responsibilities.", source: .sacchi,
      rule: "VIPER has the most types, the most protocols, and the fewest code lines for each type",
      measured: found.joined(separator: "; ") + ".", verdict: Verdict(hasMost && isSmallest))
  }

  static func smallerViewControllers(_ findings: Findings) -> Claim? {
    guard let mvc = findings.structure(of: "MVC"), let mvvm = findings.structure(of: "MVVM") else {
      return nil
    }
    let (large, small) = (mvc.viewControllers.counts, mvvm.viewControllers.counts)
    let isMeasured = large.codeLines > 0 && small.codeLines > 0
    let ratio = Double(small.codeLines) / Double(large.codeLines)
    return Claim(
      text: "View controllers are reasonably smaller under MVVM than under MVC.", source: .sacchi,
      rule: "the view controllers' files have at least a tenth fewer code lines under MVVM",
      measured: isMeasured
        ? "\(NumberText.count(large.codeLines)) code lines in \(NumberText.count(large.files, "view controller"))"
          + " under MVC, \(NumberText.count(small.codeLines)) in \(NumberText.count(small.files)) under MVVM,"
          + " \(NumberText.hundredths(ratio)) to 1."
        : "One of the two has no view controller.",
      verdict: isMeasured ? Verdict(ratio <= 0.9) : .notMeasured)
  }
}

extension StructureResults.Architecture {
  var linesPerType: Double {
    Double(metrics.counts.codeLines) / Double(max(1, metrics.counts.types))
  }
}
