import Foundation
import Measurement
import Testing

@testable import BehaviourProof
@testable import Workbench

@Suite struct MeasuredTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func read<Value>(_ text: String) throws -> Measured<Value> {
    try JSONDecoder().decode(Measured<Value>.self, from: Data(text.utf8))
  }

  @Test func `what was measured is the value itself`() throws {
    #expect(try json(Measured.measured(4.5)) == "4.5")
    #expect(try json(Measured.measured("KVM")) == #""KVM""#)
    #expect(try json(Measured.measured([1, 2])) == "[1,2]")
    #expect(try json(["load": Measured.measured(1)]) == #"{"load":1}"#)
    #expect(try read("4.5") == .measured(4.5))
    #expect(try read(#""KVM""#) == .measured("KVM"))
    #expect(try read("[1,2]") == .measured([1, 2]))
  }

  @Test func `an object is a value too`() throws {
    let frame = Measured.measured(TapResults.CallFrame(type: "List", function: "tapped()"))
    #expect(try json(frame) == #"{"function":"tapped()","type":"List"}"#)
    #expect(try read(json(frame)) == frame)
  }

  @Test func `what was not measured is an object with the reason`() throws {
    let missing = Measured<[Int]>.notMeasured(reason: "no counter")
    #expect(try json(missing) == #"{"notMeasured":"no counter"}"#)
    #expect(try read(json(missing)) == missing)
    #expect(missing.value == nil)
  }

  @Test(arguments: [#"{"notMeasured":2}"#, #"{"notMeasured":null}"#, "{}", "null", #""4.5""#, "[4.5]"])
  func `what is neither is refused`(text: String) {
    #expect(throws: DecodingError.self) { () throws -> Measured<Double> in try read(text) }
  }
}
