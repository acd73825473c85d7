import CommandLineKit

extension CompareCommand {
  static let description = CommandDescription(
    name: "compare",
    summary: """
      Compares the architectures: proves that a person sees the same in each, counts their code, measures what they \
      cost, and writes the report. The architectures are those of the catalog unless --architectures says otherwise.
      """,
    options: [
      .flag("quick", "Takes fewer samples, up to 10,000 contacts: done within two minutes after the build."),
      .value("output", "DIR", "Writes the report into this folder; Reports if not given."),
      .values("scenario", "FILE", "Runs the scenarios of this file too."),
      .value("architectures", "A,B", "Compares only these; ratios are to the first one."),
      .value("from", "FILE", "Renders the report from a results.json, and measures nothing."),
      .value(
        "baseline", "FILE",
        """
        Says what changed since the run of this results.json, and fails if a count did, up or down, or if on the same \
        processor a time became slower and did so again when measured again. With --from, compares two stored runs, and writes nothing unless --output is given.
        """),
      .flag("counts-only", "With --baseline: judges the counts, and no times."),
      .flag(
        "update-baseline",
        "With --baseline: says what changed and makes this run the baseline, whether there was one or not."),
      .value(
        "workload", "ID,ID", "Answers one question: measures only these workloads and prints what they cost."),
      .value(
        "sizes", "N,N",
        "With --workload: how many contacts there are; those of the comparison if not given, and none for start-up."
      ),
      .flag("list-workloads", "Lists the workloads, and stops."),
      .value("random-walks", "N", "Tries N random walks of 100 steps through each architecture, and stops."),
      .value("fuzz", "N", "Gives the readers of scenarios and sources N broken inputs each, and stops."),
      .value(
        "seed", "S",
        """
        Makes other random walks and inputs, the same for the same number; 1 if not given. Also the seed of the orders \
        in which arms start and are sampled: drawn anew for each run and stored with it if not given.
        """),
      .value(
        "measure-sources", "DIR",
        "Prints line and type counts of any folder of Swift files, names those that are no text in UTF-8, and stops."
      ),
    ],
    examples: [
      Example("swift run compare", "The whole comparison; takes about six minutes."),
      Example("swift run compare --quick --output /tmp/report", "A first look, with the report elsewhere."),
      Example(
        "swift run compare --scenario mine.scenario --architectures MVC,VIPER",
        "Your flow, two architectures."),
      Example(
        "swift run compare --random-walks 10000 --seed 7",
        "Other walks than usual; what they find is printed as a scenario."),
      Example(
        "swift run compare --quick --baseline Reports/results.json --output /tmp/report",
        "What changed since the report in the repository, and whether a count did."),
      Example(
        "swift run compare --workload add --architectures MVC,VIPER --sizes 1000",
        "One question, answered on the terminal."),
      Example("swift run compare --measure-sources ~/MyApp/Sources", "The same counts for your own code."),
    ],
    exitStatuses: [
      .init(
        .success,
        "The architectures behave the same, and the report is written; it says so where its times are unreliable."
      ),
      .init(
        .checkFailed,
        "An architecture failed a scenario or a random walk, differs from the others, or is not what it is in the baseline."
      ),
      .init(
        .usage,
        "The command line, a scenario or a results file is not understood, or a source file is no text: the others are counted."
      ),
      .init(
        .unavailable,
        "A file cannot be read or written, the benchmark cannot be built or run, or the baseline has nothing to compare."
      ),
    ])
}
