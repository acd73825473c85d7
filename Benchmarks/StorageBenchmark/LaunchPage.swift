import CommandLineKit
import Foundation
import Measurement

/// The machine and the sources of the launches.
struct LaunchPlace {
  private let loadBefore = Machine.load.value
  private let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)

  /// In one sentence; asked for when the launches have ended.
  var words: String {
    let processor = ProcessorProbe.system.processor
    let revision = Subprocess.text(["git", "rev-parse", "--short=12", "HEAD"], in: folder)
    let changes = ["git", "status", "--porcelain", "--", "Package.swift", "Sources", "Benchmarks"]
    let hasChanges = Subprocess.text(changes, in: folder) != nil
    let loads = [loadBefore, Machine.load.value].map { $0.map { String(format: "%.2f", $0) } ?? "unknown" }
    return "Processor: \(processor.name) (\(processor.identification)),"
      + " \(ProcessInfo.processInfo.activeProcessorCount) cores. System: \(Machine.operatingSystem)."
      + " Revision: \(revision ?? "not a git checkout")\(hasChanges ? ", with local changes" : "")."
      + " Load over one minute: \(loads[0]) before, \(loads[1]) after."
  }
}

/// The results as a page of Markdown: medians, with the lowest and the highest value below them.
struct LaunchPage {
  let results: LaunchResults
  let plan: LaunchPlan
  /// On which machine and sources, in whole sentences.
  let place: String

  /// Throws `StatisticsError` where a subject has no launches.
  func markdown() throws -> String {
    let contacts = results.contacts.formatted(.number.locale(Locale(identifier: "en_US")))
    return """
      # Launching on \(contacts) stored contacts

      The database has \(Self.megabytes(Double(results.databaseSize))). \(plan.launches) launches of each, every one
      in a process of its own, in the random order of seed \(plan.seed). Medians, with the lowest and the highest value
      below them. The time is from opening the database to the first screen; `repository` is the contacts loaded by
      themselves. Subjects whose ranges overlap are not told apart. Memory is the most that the process had resident;
      memory per contact is what it had beyond a launch on an empty database, divided by the contacts.

      | on \(contacts) contacts | time | peak memory | memory per contact |
      | :--- | ---: | ---: | ---: |
      \(try rows { [try time($0, isEmpty: false), try memory($0, isEmpty: false).cell, try perContact($0)] })

      | on an empty database | time | peak memory |
      | :--- | ---: | ---: |
      \(try rows { [try time($0, isEmpty: true), try memory($0, isEmpty: true).cell] })

      \(place)

      """
  }

  private func rows(_ cells: (String) throws -> [String]) rethrows -> String {
    try plan.subjects.map { "| \(([$0] + (try cells($0))).joined(separator: " | ")) |" }.joined(
      separator: "\n")
  }

  private func time(_ subject: String, isEmpty: Bool) throws -> String {
    let times = try OrderedSample(results.launches(of: subject, isEmpty: isEmpty).map(\.nanoseconds))
    return Self.cell(times) { DurationText.format(nanoseconds: $0) }
  }

  private func memory(_ subject: String, isEmpty: Bool) throws -> (median: Double, cell: String) {
    let sample = try OrderedSample(results.launches(of: subject, isEmpty: isEmpty).map(\.peakMemory))
    return (sample.median, Self.cell(sample, Self.megabytes))
  }

  private func perContact(_ subject: String) throws -> String {
    let bytes = try memory(subject, isEmpty: false).median - memory(subject, isEmpty: true).median
    return "\(Int((bytes / Double(results.contacts)).rounded())) bytes"
  }

  private static func cell(_ sample: OrderedSample, _ text: (Double) -> String) -> String {
    "\(text(sample.median))<br>\(text(sample.quantile(0)))–\(text(sample.quantile(1)))"
  }

  private static func megabytes(_ bytes: Double) -> String {
    let tenths = Int((bytes / 1e5).rounded())
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
