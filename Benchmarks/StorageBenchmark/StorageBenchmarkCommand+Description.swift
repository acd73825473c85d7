import CommandLineKit

extension StorageBenchmarkCommand {
  static let description = CommandDescription(
    name: "benchmark-storage",
    summary: """
      Launches every architecture on a large database, each time in a process of its own, and prints a table in \
      Markdown: the time to the first screen and the memory, beside the repository alone and an empty database.
      """,
    options: [
      .value("contacts", "N", "How many contacts are stored; 1000000 where it is not given."),
      .value("launches", "N", "How often each is launched; 5 where it is not given."),
      .value("seed", "S", "The seed of the names and of the order of the launches; 1 where it is not given."),
      .value("output", "FILE", "Writes the table to the file as well."),
      .value(
        "launch", "NAME", "Launches only this one, once, on the database, and prints its figures as JSON."),
      .value("database", "FILE", "The database for --launch; the user's own where it is not given."),
    ],
    examples: [
      Example(
        "swift run -c release benchmark-storage --output Reports/storage.md",
        "A million contacts, in a few minutes."),
      Example(
        "swift run -c release benchmark-storage --contacts 10000 --launches 20",
        "A small database, more launches."),
    ],
    exitStatuses: [
      .init(.success, "Everything was launched."),
      .init(.usage, "The command line is not understood."),
      .init(.unavailable, "This is a debug build, or a launch did not show what is stored."),
    ])
}
