/// The claims that the results can say something of.
struct ClaimLedger {
  /// Only those whose architectures were compared.
  let claims: [Claim]

  /// Throws an error of the statistics.
  init(_ findings: Findings) throws {
    claims = try [
      .lessCode(findings), .manyTypes(findings), .smallerViewControllers(findings),
      .controllersDoEverything(findings), .layersKeepApart(findings), .manyHops(findings),
      .leastMemory(findings), .leastProcessorTime(findings),
    ].compactMap { $0 }
  }
}
