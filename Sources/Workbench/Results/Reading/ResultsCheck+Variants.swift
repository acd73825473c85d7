extension ResultsCheck {
  func checkVariants() throws(ResultsInconsistency) {
    guard case .measured(let variants) = results.variants else { return }
    try expect(!variants.variants.isEmpty, "variants.variants", "There is no variant.")
    try expectUnique(variants.variants.map(\.folder), "variants.variants")
    for (index, variant) in variants.variants.enumerated() {
      let path = "variants.variants[\(index)]"
      for name in [variant.architecture, variant.target].compactMap(\.self)
      where !results.architectures.contains(name) {
        throw ResultsInconsistency(
          path: path, reason: "\(HarmlessText.short(name)) is not among the architectures.")
      }
      try expect(!variant.steps.isEmpty, "\(path).steps", "There is no step.")
      try expectUnique(variant.steps.map(\.id), "\(path).steps")
      try expect(
        ([variant.base] + variant.steps.map(\.counts)).allSatisfy { $0.codeLines > 0 }, path,
        "There is no line of code.")
      if case .measured(let counts) = variant.counts {
        try expectUnique(
          counts.map { "\($0.metric.rawValue) of \($0.workload) at \($0.size)" }, "\(path).counts")
      }
    }
  }
}
