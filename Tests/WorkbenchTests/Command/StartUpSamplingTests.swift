import Foundation
import Measurement
import TestSupport
import Testing

@testable import Workbench

@Suite struct StartUpSamplingTests {
  private static let plan = SamplingPlan(
    rounds: 3, minimumRounds: 3, cap: .seconds(10), warmUpCap: .zero, seed: 1)

  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
  }

  @Test func everyExecutableIsTimedTwice() throws {
    let executable = URL(fileURLWithPath: "/usr/bin/true")
    let cell = try StartUpSampling(plan: Self.plan).run([("one", executable), ("other", executable)])
    #expect(cell.workload == "start-up")
    #expect(cell.arms == ["one", "other", "one again", "other again"])
    #expect(try cell.arms.map { try cell.times(of: $0).map(\.count) } == [[3], [3], [3], [3]])
  }

  /// Each is started once to see that it works, and twice a round, once as its control.
  @Test func aControlStartsItsExecutable() throws {
    let log = folder.url.appending(path: "log")
    let executables = try ["one", "two", "three"].map { name in
      let script = try folder.write("#!/bin/sh\necho \(name) >> '\(log.path)'\n".utf8, to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
      return (name: name, url: script)
    }
    _ = try StartUpSampling(plan: Self.plan).run(executables)
    let names = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
    // The round of warming up comes on top.
    for name in ["one", "two", "three"] { #expect(names.count { $0 == name } == 1 + 2 * 4) }
  }

  @Test(arguments: ["/usr/bin/false", "/there/is/nothing"])
  func whatFailsIsNotTimed(path: String) {
    #expect(throws: Program.Failure.self) {
      try StartUpSampling(plan: Self.plan).run([("one", URL(fileURLWithPath: path))])
    }
  }

  @Test func theInputIsReadFromTheFile() throws {
    let input = try folder.write("told".utf8, to: "input")
    let shell = URL(fileURLWithPath: "/bin/sh")
    try Program(executable: shell, arguments: ["-c", "read word; test \"$word\" = told"], input: input).run()
    #expect(throws: Program.Failure.self) {
      try Program(executable: shell, arguments: ["-c", "exit 3"], input: input).run()
    }
  }
}
