import CommandLineKit
import TestSupport
import Testing

@testable import BehaviourProof

#if os(Linux)
  @MainActor
  @Suite(.waits) struct TapCommandTests {
    @Test(arguments: ["Done", "Cancel"])
    func theFunctionsOfATapArePrinted(button: String) {
      let runner = CommandRunner(TapCommand.description)
      #expect(runner.run([button, "--architectures", "MVC,VIPER"]) { try TapCommand().run($0) } == .success)
    }
  }
#endif
