import Foundation

/// A program that is started many times, with the same input; its output is discarded.
struct Program {
  /// The program did not do its work.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let executable: URL
  let arguments: [String]
  /// The file that it reads as standard input.
  let input: URL

  /// Starts the program and waits until it has ended. Throws ``Failure`` where it does not start or does not succeed.
  ///
  /// It uses the system's own call: Foundation's `Process` adds more time than a short program takes.
  func run() throws(Failure) {
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
      throw Failure(description: "cannot start \(executable.path): \(String(cString: strerror(error)))")
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1 {
      guard errno == EINTR else { throw Failure(description: "lost \(executable.path)") }
    }
    guard status == 0 else {
      throw Failure(description: "\(executable.path) ended with wait status \(status)")
    }
  }
}
