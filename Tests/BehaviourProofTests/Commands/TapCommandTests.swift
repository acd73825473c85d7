import ArchitectureCatalog
import CommandLineKit
import Foundation
import Measurement
import TestSupport
import Testing

@testable import BehaviourProof

#if os(Linux)
  @MainActor
  @Suite(.waits) struct TapCommandTests {
    @Test(arguments: ["Done", "Cancel"])
    func theStacksOfATapAreWritten(button: String) throws {
      let folder = try TestFolder()
      let file = folder.url.appending(path: "taps.json")
      let status = ProveCommand().run(["tap", button, "--architectures", "MVC,VIPER", "--json", file.path])
      #expect(status == .success)
      let taps = try JSONDecoder().decode(TapResults.self, from: Data(contentsOf: file))
      let traces = try #require(taps.traces.value)
      #expect(traces.map(\.architecture) == ["MVC", "VIPER"])
      for trace in traces {
        let stores = trace.stacks.contains { $0.destination == .storage }
        #expect(stores == (button == "Done"))
        #expect(trace.stacks.contains { $0.destination == .dismissal })
      }
      // A further role passes the tap on.
      let functions = traces.map { TapPath($0, types: []).functions }
      #expect(functions[0] < functions[1])
    }
  }
#endif
