import CommandLineKit
import Foundation

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
