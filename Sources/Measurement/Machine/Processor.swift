import Foundation

/// A processor as it identifies itself.
package struct Processor: Codable, Equatable, Sendable {
  /// One of its caches, as the first core sees it.
  package struct Cache: Codable, Equatable, Sendable {
    /// The distance from the core, starting at 1.
    package let level: Int
    /// Its contents: `data`, `instruction` or `unified`.
    package let kind: String
    package let bytes: Int
  }

  /// The product name, which different processors may share.
  package let name: String
  /// Such as `GenuineIntel`; on ARM the implementer.
  package let vendor: Measured<String>
  /// On ARM the architecture.
  package let family: Measured<String>
  /// On ARM the part.
  package let model: Measured<String>
  /// On ARM the variant and the revision.
  package let stepping: Measured<String>
  package let caches: Measured<[Cache]>
}

extension Processor {
  /// Such as `GenuineIntel, family 6, model 207, stepping 2`, without unknown parts.
  package var identification: String {
    let parts = [
      vendor.value, family.value.map { "family \($0)" }, model.value.map { "model \($0)" },
      stepping.value.map { "stepping \($0)" },
    ].compactMap(\.self)
    return parts.isEmpty ? "not identified" : parts.joined(separator: ", ")
  }
}

#if os(Linux)
  /// Reads what the kernel reports about the processor.
  package struct ProcessorProbe {
    /// The kernel's fields for the first core, by their names.
    let fields: [String: String]
    /// The folder with one folder for each cache of the first core.
    private let caches: URL

    /// - Parameter cpuinfo: the text of `/proc/cpuinfo`; empty if there is none.
    init(cpuinfo: String, caches: URL) {
      self.caches = caches
      let lines = cpuinfo.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
      let pairs = lines.compactMap { line -> (String, String)? in
        let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        return parts.count == 2 && !parts[1].isEmpty ? (parts[0], parts[1]) : nil
      }
      fields = Dictionary(pairs) { first, _ in first }
    }

    package static var system: ProcessorProbe {
      let cpuinfo = FileManager.default.contents(atPath: "/proc/cpuinfo") ?? Data()
      return ProcessorProbe(
        cpuinfo: String(decoding: cpuinfo, as: UTF8.self),
        caches: URL(fileURLWithPath: "/sys/devices/system/cpu/cpu0/cache"))
    }

    /// On ARM the kernel names these fields otherwise: the implementer, the part, and the variant with the revision.
    package var processor: Processor {
      Processor(
        name: fields["model name"] ?? "not reported by the system",
        vendor: value("vendor_id", "CPU implementer"), family: value("cpu family", "CPU architecture"),
        model: value("model", "CPU part"), stepping: value("stepping", "CPU variant", "CPU revision"),
        caches: allCaches)
    }

    /// The value of the first field, or else the values of all the others, joined.
    private func value(_ name: String, _ others: String...) -> Measured<String> {
      if let value = fields[name] { return .measured(value) }
      let values = others.compactMap { fields[$0] }
      return values.count == others.count
        ? .measured(values.joined(separator: " ")) : .notMeasured(reason: "/proc/cpuinfo has no \(name)")
    }

    private var allCaches: Measured<[Processor.Cache]> {
      let found = (0..<Self.cacheLimit).compactMap { cache(at: caches.appendingPathComponent("index\($0)")) }
      return found.isEmpty ? .notMeasured(reason: "the kernel lists no caches") : .measured(found)
    }

    private static let cacheLimit = 16

    private func cache(at folder: URL) -> Processor.Cache? {
      let text = { (name: String) -> String? in
        FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
          .map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) }
      }
      // The kernel writes sizes such as 48K, always in KiB.
      guard let level = text("level").flatMap(Int.init), let kind = text("type"), let size = text("size"),
        size.hasSuffix("K"), let kibibytes = Int(size.dropLast())
      else { return nil }
      return Processor.Cache(level: level, kind: kind.lowercased(), bytes: kibibytes << 10)
    }
  }
#else
  /// Asks the system about the processor.
  package struct ProcessorProbe {
    package static let system = ProcessorProbe()

    /// Apple's own processors have a family and a kind, and no model or stepping: their name serves as the model.
    package var processor: Processor {
      let name = text("machdep.cpu.brand_string")
      return Processor(
        name: name ?? "not reported by the system",
        vendor: (text("machdep.cpu.vendor") ?? name?.split(separator: " ").first.map(String.init)).measured,
        family: (number("machdep.cpu.family") ?? number("hw.cpufamily")).map { "\($0)" }.measured,
        model: (number("machdep.cpu.model").map { "\($0)" } ?? name).measured,
        stepping: number("machdep.cpu.stepping").map { "\($0)" }.measured, caches: caches)
    }

    private var caches: Measured<[Processor.Cache]> {
      let known = [
        ("hw.l1dcachesize", 1, "data"), ("hw.l1icachesize", 1, "instruction"),
        ("hw.l2cachesize", 2, "unified"),
        ("hw.l3cachesize", 3, "unified"),
      ]
      let found = known.compactMap { name, level, kind in
        number(name).flatMap { $0 > 0 ? Processor.Cache(level: level, kind: kind, bytes: $0) : nil }
      }
      return found.isEmpty ? .notMeasured(reason: "the system reports no caches") : .measured(found)
    }

    private func text(_ name: String) -> String? {
      var size = 0
      guard sysctlbyname(name, nil, &size, nil, 0) == 0 else { return nil }
      var bytes = [UInt8](repeating: 0, count: size)
      guard sysctlbyname(name, &bytes, &size, nil, 0) == 0 else { return nil }
      return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }

    /// An integer of four or eight bytes; both are little-endian.
    private func number(_ name: String) -> Int? {
      var value: Int64 = 0
      var size = MemoryLayout<Int64>.size
      guard sysctlbyname(name, &value, &size, nil, 0) == 0 else { return nil }
      return Int(size == 4 ? Int64(UInt32(truncatingIfNeeded: value)) : value)
    }
  }

  extension Optional where Wrapped == String {
    fileprivate var measured: Measured<String> {
      map { .measured($0) } ?? .notMeasured(reason: "not reported by this system")
    }
  }
#endif
