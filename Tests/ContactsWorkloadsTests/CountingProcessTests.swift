import Measurement

#if os(Linux)
  import ArchitectureCatalog
  import Foundation
  import TestSupport
  import Testing

  /// The program as it was built beside these tests: only there does the allocator count.
  @Suite(.waits) struct CountingProcessTests {
    /// What is counted alone finds no caches that others have filled.
    @Test(arguments: ["add,launch,memory-rest", "memory-launch"])
    func twoProcessesCountTheSame(workloads: String) throws {
      let first = try Self.count(workloads, sizes: "9,90")
      #expect(try Self.count(workloads, sizes: "9,90") == first)
      let results = try JSONDecoder().decode(RuntimeCounts.self, from: first)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      #expect(try encoder.encode(results) == first)
      // A sanitizer brings an allocator of its own, and then every count gives that as its reason.
      let reasons = results.counts.map { if case .notMeasured(let reason) = $0.value { reason } else { "" } }
      if reasons.allSatisfy({ $0.contains("sanitizer") }) { return }
      for count in results.counts {
        guard case .measured(let number) = count.value else {
          Issue.record("\(count.workload), \(count.participant): \(count.value)")
          continue
        }
        #expect(number >= 0)
        guard count.workload == "launch", count.metric == .bytesAllocated, count.size == 90 else { continue }
        let ofFew = results.value(
          of: count.metric, workload: count.workload, size: 9, participant: count.participant)?.value
        #expect(number > ofFew ?? number, "\(count.participant)")
      }
      let left = results.value(of: .liveObjects, workload: "memory-rest", size: 9, participant: "MVC")
      #expect(left == (workloads.hasSuffix("rest") ? .measured(0) : nil))
    }

    /// Some of the names are too long for a string to hold them without memory of its own: a fraction would tell that an
    /// insertion copies them, which no insertion into the list does.
    @Test func anInsertionIntoTheTreeCopiesNoName() throws {
      let results = try JSONDecoder().decode(RuntimeCounts.self, from: Self.count("domain-insert"))
      for count in results.counts where count.participant == "pbds" && count.metric == .allocations {
        guard case .measured(let number) = count.value else { continue }
        #expect(number == number.rounded())
      }
    }

    /// What the optimiser must not remove goes where it can be seen, and so does every row that is formatted.
    @Test func whatIsComputedIsUsed() throws {
      let folder = try TestFolder()
      let file = folder.url.appending(path: "counts.json")
      let outcome = try BuiltExecutable(name: "count", launcher: ["/usr/bin/env", "SHOW_BLACK_HOLE=1"])
        .run(
          "--architectures", "MVC", "--workloads", "scroll,domain-build", "--sizes", "20", "--json", file.path
        )
      let results = try withExtendedLifetime(folder) { try String(contentsOf: file, encoding: .utf8) }
      #expect(outcome.output.contains("SortedList<CountedNumber>("))
      if results.contains("sanitizer") { return }
      let names = outcome.output.split(separator: "\n").filter { $0.wholeMatch(of: /\p{L}+ \p{L}+/) != nil }
      // A launch, then 17 batches of 24 rows; two such runs for each of the bare domain and the reference algorithm.
      let rowsOfARun = 8 + 17 * 24
      #expect(names.count == 4 * rowsOfARun)
      #expect(Set(names).count == 20)
    }

    /// A list that is copied for each addition, or one whose rows are mapped again, takes bytes in proportion to what it
    /// holds; a tree takes those of a path through it.
    @Test func addingAllocatesAtMostAsTheLogarithmOfTheContacts() throws {
      let sizes = (small: 300, large: 9_000)
      let names = ArchitectureCatalog.every.map(\.name)
      let results = try JSONDecoder().decode(
        RuntimeCounts.self,
        from: Self.count(
          "add", sizes: "\(sizes.small),\(sizes.large)", "--architectures", names.joined(separator: ",")))
      for name in names {
        let bytes = [sizes.small, sizes.large].map { size in
          results.value(of: .bytesAllocated, workload: "add", size: size, participant: name)
        }
        guard case .measured(let small) = bytes[0], case .measured(let large) = bytes[1] else { continue }
        #expect(large / small <= log(Double(sizes.large)) / log(Double(sizes.small)), "\(name)")
      }
    }

    /// All architectures, the baselines, and what stands behind two of these.
    private static let participants = ArchitectureCatalog.all.count + 5

    /// The instructions that are counted with a script in place of `valgrind`, which is told `out`, `place` and `isKnown` and
    /// leaves a dump with `dump INSTRUCTIONS REFERENCES`.
    private func instructions(_ script: String, in folder: TestFolder) throws -> [RuntimeCounts.Count] {
      let text = try folder.write(
        """
        #!/bin/sh
        for word in "$@"; do
          case "$word" in
            --callgrind-out-file=*) out="${word#*=}" ;;
            --aspace-minaddr=*) place="${word#*=}" ;;
            known-cost) isKnown=yes ;;
          esac
        done
        dump() {
          number=$((number + 1))
          calls="calls=$2 0"
          printf 'summary: %d\\ncfn=(1) swift_retain\\n%s\\ncfn=(2) swift_release\\n%s\\n' $1 "$calls" "$calls" > "$out.$number"
        }
        \(script)
        """, to: "valgrind.text")
      let file = folder.url.appending(path: "counts.json")
      let outcome = try BuiltExecutable(
        name: "count",
        // Nothing can be run that this process has open to write, as one that it is just starting may have, too.
        launcher: [
          "/bin/sh", "-c",
          "install -m 755 '\(text)' '\(folder.path)/valgrind'; PATH='\(folder.path)':/usr/bin:/bin exec \"$@\"",
          "sh",
        ]
      ).run("--workloads", "add", "--sizes", "1", "--instructions", "--json", file.path)
      #expect(outcome.status == 0)
      return try JSONDecoder().decode(RuntimeCounts.self, from: Data(contentsOf: file)).counts
        .filter { $0.metric == .instructions }
    }

    private static let known = "[ \"$out\" ] || exit 0; dump 5000 0; dump 6000 0; dump 5000 100"

    /// With a `valgrind` that finds what is known, and more instructions the further up memory begins.
    @Test func everyLayoutOfMemoryIsCountedOnce() throws {
      let folder = try TestFolder()
      let instructions = try instructions(
        """
        [ "$out" ] || exit 0
        echo "$place" >> "$0.log"
        if [ "$isKnown" ]; then dump 5000 0; dump 6000 0; dump 5000 100; exit; fi
        for batch in $(seq \(4 * Self.participants)); do dump $(($place / 65536)) 0; done
        """, in: folder)
      #expect(instructions.count == Self.participants - ArchitectureCatalog.further.count)
      #expect(
        instructions.allSatisfy { count in
          count.range.map { ($0.upperBound / $0.lowerBound).rounded() == 9 } == true
        }, "\(instructions)")
      // The first one once more for what is known.
      let places = try String(contentsOf: folder.url.appending(path: "valgrind.log"), encoding: .utf8).split(
        separator: "\n")
      #expect(places.count == RuntimeCounts.layouts + 1 && Set(places).count == RuntimeCounts.layouts)
    }

    /// Three batches of what is known, and only what is known elsewhere.
    @Test(arguments: [
      ("exit 1", "valgrind is not installed"),
      ("[ \"$out\" ] || exit 0; exit 3", "callgrind ended with status 3"),
      ("\(known); dump 5000 0", "callgrind did not find the 3 batches of benchmark"),
      (known, "callgrind did not find the \(4 * participants) batches of benchmark"),
    ])
    func whatCallgrindDoesNotFindIsNotMeasured(script: String, reason: String) throws {
      let found = try instructions(script, in: TestFolder())
      #expect(!found.isEmpty && found.allSatisfy { $0.value == .notMeasured(reason: reason) }, "\(found)")
    }

    /// The bytes of the results, on a list of nine where no sizes are given.
    private static func count(_ workloads: String, sizes: String = "9", _ options: String...) throws -> Data {
      let folder = try TestFolder()
      let file = folder.url.appending(path: "counts.json")
      let result = try BuiltExecutable(name: "count").run(
        ["--workloads", workloads, "--sizes", sizes, "--json", file.path] + options)
      try #require(result.status == 0, "\(result.errors)")
      #if DEBUG
        #expect(result.errors.contains("not optimised"))
      #endif
      return try withExtendedLifetime(folder) { try Data(contentsOf: file) }
    }
  }
#endif
