import Foundation
import Testing

@testable import CommandLineKit

@Suite struct ConsoleTests {
  @Test func aStreamThatDoesNotWaitIsWaitedFor() async throws {
    let pipe = Pipe()
    let input = pipe.fileHandleForWriting
    #expect(fcntl(input.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    // Full from the start.
    var filling = 0
    let block = [UInt8](repeating: 0, count: 512)
    while write(input.fileDescriptor, block, block.count) > 0 { filling += block.count }
    #expect(errno == EAGAIN)
    let text = String(repeating: "a line\n", count: 50_000)
    let writing = Task.detached {
      let isWritten = Console().write(text, to: input.fileDescriptor)
      try input.close()
      return isWritten
    }
    let output = try #require(try pipe.fileHandleForReading.readToEnd())
    #expect(try await writing.value)
    #expect(output.dropFirst(filling).elementsEqual(text.utf8))
  }
}
