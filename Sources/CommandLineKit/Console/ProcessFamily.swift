import Foundation

/// Child processes with all their descendants: a build, for example, with its compilers.
struct ProcessFamily {
  private var members: Set<RunningProcess> = []

  /// Ends the programs with all their descendants: first as Ctrl-C would, and after ``patience`` by force.
  static func end(_ programs: Set<Int32>) {
    var family = ProcessFamily()
    var running = family.running(startedBy: programs)
    for process in running { kill(process.id, SIGINT) }
    let end = ContinuousClock.now + patience
    while !running.isEmpty {
      if ContinuousClock.now >= end {
        // Processes that these start meanwhile are found in the next round.
        for process in running { kill(process.id, SIGKILL) }
        if ContinuousClock.now >= end + patience { return }
      }
      usleep(10_000)
      running = family.running(startedBy: programs)
    }
  }

  /// How long a program may take to end by itself: a build first ends its compilers, and then needs a moment.
  private static let patience = Duration.seconds(2)

  /// The members that still run. A process stays a member even if its parent ends and it gets another.
  private mutating func running(startedBy programs: Set<Int32>) -> Set<RunningProcess> {
    let all = RunningProcess.all()
    let children = Dictionary(grouping: all, by: \.parent)
    members.formIntersection(all)
    var pending = all.filter { programs.contains($0.id) || members.contains($0) }
    while let process = pending.popLast() {
      // Earlier members may have started others since.
      members.insert(process)
      pending += (children[process.id] ?? []).filter { !members.contains($0) }
    }
    return members
  }
}

/// A running process. Its start time distinguishes it from a later process with the same id.
struct RunningProcess {
  let id: Int32
  let parent: Int32
  private let start: UInt64
}

extension RunningProcess: Hashable {
  static func == (one: Self, other: Self) -> Bool {
    one.id == other.id && one.start == other.start
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(start)
  }
}

extension RunningProcess {
  #if canImport(Darwin)
    /// All processes of the system.
    static func all() -> [RunningProcess] {
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_ALL]
      var size = 0
      guard sysctl(&name, UInt32(name.count), nil, &size, nil, 0) == 0 else { return [] }
      // Some more entries, as other processes may start meanwhile.
      var table = [kinfo_proc](repeating: kinfo_proc(), count: size / MemoryLayout<kinfo_proc>.stride + 64)
      size = table.count * MemoryLayout<kinfo_proc>.stride
      guard sysctl(&name, UInt32(name.count), &table, &size, nil, 0) == 0 else { return [] }
      return table.prefix(size / MemoryLayout<kinfo_proc>.stride).compactMap { entry in
        guard Int32(entry.kp_proc.p_stat) != SZOMB else { return nil }
        let start = entry.kp_proc.p_un.__p_starttime
        return RunningProcess(
          id: entry.kp_proc.p_pid, parent: entry.kp_eproc.e_ppid,
          start: UInt64(start.tv_sec) * 1_000_000 + UInt64(start.tv_usec))
      }
    }
  #else
    /// All processes of the system.
    static func all() -> [RunningProcess] {
      guard let folder = opendir("/proc") else { return [] }
      defer { closedir(folder) }
      var processes: [RunningProcess] = []
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
        }
        if let id = Int32(name), let process = RunningProcess(id) { processes.append(process) }
      }
      return processes
    }

    /// Nil if no process has this id, or if it has ended and is a zombie.
    ///
    /// Source: the manual of Linux, proc_pid_stat(5). The program's name, in parentheses, may contain any character.
    private init?(_ id: Int32) {
      guard let file = FileManager.default.contents(atPath: "/proc/\(id)/stat"),
        let name = file.lastIndex(of: UInt8(ascii: ")"))
      else { return nil }
      let fields = file[(name + 1)...].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      // These begin with the file's third field: the state, then the parent; the start time is the file's 22nd field.
      guard fields.count > 19, !["Z", "X"].contains(fields[0]),
        let parent = Int32(fields[1]), let start = UInt64(fields[19])
      else { return nil }
      self.init(id: id, parent: parent, start: start)
    }
  #endif
}
