import ArchitectureCatalog
import CommandLineKit
import ContactsDomain
import ContactsStorage
import Foundation
import Measurement
import TerminalKit

/// What one launch in a process of its own took.
struct Launch: Codable, Equatable {
  /// From nothing to the first screen, in nanoseconds.
  let nanoseconds: Double
  /// How many rows the screen offers.
  let rows: Int
  /// The most memory that the process had at any moment, in bytes.
  let peakMemory: Double
}

extension Launch {
  /// Measures a launch in this process. Throws what the launch throws, and where memory cannot be told.
  init(_ launch: () throws -> Int) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let rows = try launch()
    let nanoseconds = (clock.now - start) / .nanoseconds(1)
    self.init(nanoseconds: nanoseconds, rows: rows, peakMemory: try PeakMemory.bytes())
  }
}

/// The most memory that this process had resident at any moment, in bytes.
enum PeakMemory {
  #if os(Linux)
    /// `getrusage` would count what the process that started this one had, so the kernel's own record is read.
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

/// Something that is launched on a database.
struct LaunchSubject {
  let name: String
  /// Launches and returns the number of rows.
  let launch: (SQLiteContactRepository) throws -> Int

  /// The leading architectures, and before them the repository alone, with no app and no screen.
  static let all =
    [LaunchSubject(name: "repository") { try $0.contacts().count }]
    + ArchitectureCatalog.leading.map { architecture in
      LaunchSubject(name: architecture.name) { repository in
        let app = architecture.makeApp(repository)
        let window = Window(rootViewController: app.rootViewController, size: .standard)
        window.makeKeyAndVisible()
        let screen = window.snapshot()
        if let alert = screen.alert { throw CommandFailure.unavailable(alert.message) }
        return screen.list?.numberOfRows ?? 0
      }
    }
}

/// Names to be stored, made one at a time: a process that fills a database need not hold them all.
struct StoredNames: Sequence {
  let count: Int
  let seed: UInt64

  func makeIterator() -> AnyIterator<PersonName> {
    var generator = SeededGenerator(seed: seed)
    var number = 0
    return AnyIterator {
      guard number < count else { return nil }
      number += 1
      return PersonName(first: Self.word(using: &generator), last: Self.word(using: &generator))
    }
  }

  private static func word(using generator: inout SeededGenerator) -> String {
    let syllables = Int(generator.next() % 3) + 2
    let word = (0..<syllables).map { _ in Self.syllables[Int(generator.next() % 32)] }.joined()
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let syllables = [
    "a", "be", "chi", "da", "e", "fé", "gra", "ho", "i", "jo", "ka", "lo", "ma", "ni", "o", "pe",
    "qui", "ra", "se", "ta", "u", "vi", "wen", "xa", "ya", "zoë", "an", "el", "is", "or", "ün", "st",
  ]
}
