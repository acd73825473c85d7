import CommandLineKit
import TestSupport
import Testing

@testable import BehaviourProof

#if os(Linux)
  @MainActor
  @Suite(.waits) struct TapCommandTests {
    @Test(arguments: ["Done", "Cancel"])
    func theFunctionsOfATapArePrinted(button: String) {
      #expect(ProveCommand().run(["tap", button, "--architectures", "MVC,VIPER"]) == .success)
    }
  }
#endif
