#if os(Linux)
  import Foundation
  import Testing

  @testable import Measurement

  @Suite struct ProcessorProbeTests {
    private static let intel = """
      processor\t: 0
      vendor_id\t: GenuineIntel
      cpu family\t: 6
      model\t\t: 207
      model name\t: Intel(R) Xeon(R) Processor
      stepping\t: 2
      power management:

      processor\t: 1
      vendor_id\t: Other
      """

    private static let participant = """
      processor\t: 0
      CPU implementer\t: 0x41
      CPU architecture: 8
      CPU variant\t: 0x3
      CPU part\t: 0xd0c
      CPU revision\t: 1
      """

    private func processor(_ cpuinfo: String, caches: [[String: String]] = []) throws -> Processor {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      for (index, files) in caches.enumerated() {
        let cache = folder.appendingPathComponent("index\(index)")
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        for (name, text) in files { try Data("\(text)\n".utf8).write(to: cache.appendingPathComponent(name)) }
      }
      defer {
        if !caches.isEmpty { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
      }
      return ProcessorProbe(cpuinfo: cpuinfo, caches: folder).processor
    }

    @Test func theFirstCoreTellsWhatTheProcessorIs() throws {
      let found = try processor(
        Self.intel,
        caches: [
          ["level": "1", "type": "Data", "size": "48K"],
          ["level": "3", "type": "Unified", "size": "307200K"],
        ])
      #expect(
        found
          == Processor(
            name: "Intel(R) Xeon(R) Processor", vendor: .measured("GenuineIntel"), family: .measured("6"),
            model: .measured("207"), stepping: .measured("2"),
            caches: .measured([
              Processor.Cache(level: 1, kind: "data", bytes: 49_152),
              Processor.Cache(level: 3, kind: "unified", bytes: 314_572_800),
            ])))
    }

    @Test func participantHasOtherNamesForTheSame() throws {
      let found = try processor(Self.participant)
      #expect(found.vendor == .measured("0x41"))
      #expect(found.family == .measured("8"))
      #expect(found.model == .measured("0xd0c"))
      #expect(found.stepping == .measured("0x3 1"))
    }

    @Test func whatTheKernelDoesNotTellHasItsReason() throws {
      let found = try processor("", caches: [["level": "1", "type": "Data"]])
      #expect(found.vendor == .notMeasured(reason: "/proc/cpuinfo has no vendor_id"))
      #expect(found.stepping == .notMeasured(reason: "/proc/cpuinfo has no stepping"))
      #expect(found.caches == .notMeasured(reason: "the kernel lists no caches"))
    }

    @Test func theSystemIsNamedWithItsKernel() throws {
      let kernel = try String(contentsOfFile: "/proc/sys/kernel/osrelease", encoding: .utf8)
        .trimmingCharacters(in: .whitespacesAndNewlines)
      #expect(Machine.operatingSystem.hasSuffix(", kernel \(kernel)"))
    }
  }
#endif
