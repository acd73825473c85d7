#if os(Linux)
  import TestSupport
  import Foundation
  import Reporting
  import Testing

  /// The program as it was built beside these tests: only there does the allocator count.
  @Suite struct CountingProcessTests {
    @Test func twoProcessesCountTheSame() throws {
      let first = try Self.count()
      #expect(try Self.count() == first)
      let results = try JSONDecoder().decode(CountResults.self, from: first)
      // A sanitizer brings an allocator of its own, and then every count gives that as its reason.
      let reasons = results.counts.map { if case .notMeasured(let reason) = $0.value { reason } else { "" } }
      if reasons.allSatisfy({ $0.contains("sanitizer") }) { return }
      for count in results.counts {
        guard case .measured(let number) = count.value else {
          Issue.record("\(count.workload), \(count.arm): \(count.value)")
          continue
        }
        #expect(number >= 0)
      }
      #expect(results.value(of: .liveObjects, workload: "memory-rest", size: 9, arm: "MVC") == .measured(0))
    }

    /// The bytes of the results on a list of nine.
    private static func count() throws -> Data {
      let folder = try TemporaryFolder()
      return try withExtendedLifetime(folder) {
        let file = folder.url.appending(path: "counts.json")
        let result = try BuiltExecutable(name: "count").run(
          "--workloads", "add,launch,memory-rest", "--sizes", "9", "--json", file.path)
        try #require(result.status == 0, "\(result.errors)")
        return try Data(contentsOf: file)
      }
    }
  }
#endif
