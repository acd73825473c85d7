import CommandLineKit
import Measurement

/// The page that all others link to: how and where the numbers were measured, and what the controls found.
extension Findings {
  func writeMethod(to page: inout MarkdownPage) {
    let (found, control) = (results.cost, cost.control)
    // The architectures that were measured twice.
    let controlled = architectures.filter { name in control.cells.contains { $0.arm == name } }
    page.write(
      "Method.md",
      [
        "first": MarkdownText.plain(first), "rounds": found.rounds, "cap": found.capMilliseconds,
        "launches": found.launches, "seed": "\(found.seed)",
        "controlled": WordList.and(controlled.map(MarkdownText.plain)), "controls": control.cells.count,
        "bias": NumberText.bound(ControlCheck.bias), "negligible": NumberText.bound(ControlCheck.negligible),
        "soundPasses": WordList.and(ControlPower.cells.map { NumberText.joined("\($0.soundPasses) %") }),
        "spreads": WordList.and(ControlPower.cells.map { NumberText.bound($0.spread) }),
        "biasedPasses": NumberText.bound(ControlPower.biasedPasses), "outcome": control.outcome,
      ],
      parts: [
        "environment": { $0.table(environment) },
        "cells": {
          $0.table(
            MarkdownTable(
              control.byDistance,
              columns: [
                ("Control", .left, \.place),
                ("Ratio, 99 % interval", .right, { "\(RatioText($0.estimate))" }),
                ("Wide interval", .right, \.ratio.interval), ("Check", .left, { ControlText.word($0.check) }),
              ]))
        },
      ])
  }

  // MARK: Environment

  private var environment: MarkdownTable {
    let found = results.environment
    func text<Value>(
      _ measured: Measured<Value>, _ words: (Value) -> String = { "\($0)" }
    ) -> String {
      switch measured {
      case .measured(let value): words(value)
      case .notMeasured(let reason): "not measured: \(MarkdownText.withoutFolders(reason))"
      }
    }
    func load(_ load: Double) -> String { "\((load * 100).rounded() / 100)" }
    let rows: [(String, String)] = [
      ("Processor", found.processor.name), ("Vendor", text(found.processor.vendor)),
      ("Family", text(found.processor.family)), ("Model", text(found.processor.model)),
      ("Stepping", text(found.processor.stepping)),
      ("Caches", text(found.processor.caches, Self.caches)), ("Cores", NumberText.count(found.cores)),
      ("Hypervisor", text(found.hypervisor)), ("Operating system", found.operatingSystem),
      ("Swift", found.swiftVersion),
      ("Revision", text(found.revision) { Self.revision($0, found.hasLocalChanges) }),
      ("Measured sources", text(found.measuredSources)),
      ("Load, one minute, before", text(found.loadBefore, load)),
      ("Load, one minute, after", text(found.loadAfter, load)), ("Day", text(found.date)),
      ("Benchmark ran for", DurationText.format(nanoseconds: found.benchmarkSeconds * 1e9)),
    ]
    var table = MarkdownTable(["Property", "Value"], .left)
    for (name, value) in rows { table.add([name, MarkdownText.plain(value)]) }
    table.add(["Built with", MarkdownText.code(found.buildCommand)])
    if let loop = Calibration(results.cost.run) {
      let times = [loop.median, loop.fastest, loop.slowest].map(Self.loop)
      table.add([
        "Fixed loop of integer work",
        "median \(times[0]); medians of a cell within one launch from \(times[1]) to \(times[2]),"
          + " \(NumberText.hundredths(loop.slowest / loop.fastest)) to 1",
      ])
    }
    return table
  }

  private static func loop(_ nanoseconds: Double) -> String {
    NumberText.joined(DurationText.format(nanoseconds: nanoseconds))
  }

  private static func revision(_ revision: String, _ hasLocalChanges: Bool) -> String {
    revision + (hasLocalChanges ? ", with local changes" : "")
  }

  /// Such as `L1 data 48 KiB, L2 2 MiB`.
  private static func caches(_ caches: [Processor.Cache]) -> String {
    caches.map { cache in
      let (size, unit) =
        cache.bytes % (1 << 20) == 0 ? (cache.bytes >> 20, "MiB") : (cache.bytes >> 10, "KiB")
      let kind = cache.kind == "unified" ? "" : " \(cache.kind)"
      return "L\(cache.level)\(kind) \(NumberText.count(size)) \(unit)"
    }.joined(separator: ", ")
  }
}
