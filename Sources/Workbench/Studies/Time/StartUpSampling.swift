import CommandLineKit
import Foundation
import Measurement

/// Times the executables of the architectures from the start of the process to its end, side by side.
struct StartUpSampling {
  static let workload = WorkloadDescription(
    id: WorkloadID.startUp,
    summary: "Start the executable, launch the app without contacts, print its first screen, and end",
    operation: "process")
  /// The scenario that the executables play.
  static let scenario = "scenario \"Start\"\nlaunch\n"

  let plan: SamplingPlan

  /// One launch of the cell: an arm for each executable, and each again as its control.
  func run(_ executables: [(name: String, url: URL)]) throws -> CellSamples {
    let input = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).scenario")
    try Data(Self.scenario.utf8).write(to: input)
    defer { unlink(input.path) }

    var programs = executables.map { name, url in
      (name, Program(executable: url, arguments: ["--scenario", "-"], input: input))
    }
    for (_, program) in programs { try program.run() }
    programs += programs.map { name, program in (ReferenceArm.again(name), program) }

    var failure: CommandFailure?
    let arms = programs.map { name, program in
      Arm(
        name: name,
        run: {
          do throws(CommandFailure) {
            try program.run()
          } catch {
            failure = error
          }
        })
    }
    let times = Sampler(plan: plan).run(arms)
    if let failure { throw failure }
    let names = arms.map(\.name)
    return try CellSamples(
      workload: Self.workload.id, size: 0, arms: names, launches: [LaunchSamples(arms: names, times: times)])
  }
}

/// A program that is started many times, with the same input; its output is discarded.
struct Program {
  let executable: URL
  let arguments: [String]
  /// The file that it reads as standard input.
  let input: URL

  /// Starts the program and waits until it has ended.
  func run() throws(CommandFailure) {
    var words = ([executable.path] + arguments).map { strdup($0) } + [nil]
    var environment = ProcessInfo.processInfo.environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in words + environment { free(pointer) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input.path, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)

    var process: pid_t = 0
    let error = posix_spawn(&process, executable.path, &actions, nil, &words, &environment)
    guard error == 0 else {
      throw .unavailable("cannot start \(executable.path): \(String(cString: strerror(error)))")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 {
      guard errno == EINTR else { throw .unavailable("lost \(executable.path)") }
    }
    guard status == 0 else {
      throw .unavailable("\(executable.path) ended with wait status \(status)")
    }
  }
}
