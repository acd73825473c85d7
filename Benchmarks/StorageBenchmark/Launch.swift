import CommandLineKit
import Foundation

/// What one launch in a process of its own took.
struct Launch: Codable, Equatable {
  /// From nothing to the first screen, in nanoseconds.
  let nanoseconds: Double
  /// How many rows the screen offers.
  let rows: Int
  /// The most memory that the process had at any moment, in bytes.
  let peakMemory: Double

  /// Measures a launch in this process. Throws what the launch throws, and where memory cannot be told.
  init(_ launch: () throws -> Int) throws {
    let clock = ContinuousClock()
    let start = clock.now
    rows = try launch()
    nanoseconds = (clock.now - start) / .nanoseconds(1)
    peakMemory = try PeakMemory.bytes()
  }

  init(nanoseconds: Double, rows: Int, peakMemory: Double) {
    self.nanoseconds = nanoseconds
    self.rows = rows
    self.peakMemory = peakMemory
  }
}

/// The most memory that this process had resident at any moment, in bytes.
enum PeakMemory {
  #if os(Linux)
    /// `getrusage` would count what the process that started this one had, so the kernel's own record is read.
    ///
    /// Throws `InputFile.Failure`.
    static func bytes() throws -> Double {
      let status = String(decoding: try InputFile.read("/proc/self/status", limit: 1 << 16), as: UTF8.self)
      let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
      let kibibytes = line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Double($0) }
      return (kibibytes ?? 0) * 1024
    }
  #else
    /// Throws `POSIXError`.
    static func bytes() throws -> Double {
      var usage = rusage()
      guard getrusage(RUSAGE_SELF, &usage) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      return Double(usage.ru_maxrss)
    }
  #endif
}
