import Foundation
import Synchronization
import Testing

@testable import CommandLineKit

@Suite struct ConsoleTests {
  @Test func aStreamThatDoesNotWaitIsWaitedFor() throws {
    let pipe = Pipe()
    let input = pipe.fileHandleForWriting
    #expect(fcntl(input.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    // Full from the start.
    var filling = 0
    let block = [UInt8](repeating: 0, count: 512)
    while write(input.fileDescriptor, block, block.count) > 0 { filling += block.count }
    #expect(errno == EAGAIN)
    let text = String(repeating: "a line\n", count: 50_000)
    let isWritten = Mutex(false)
    // A thread of its own: the few that tests share may all be waiting for what it writes.
    Thread.detachNewThread {
      isWritten.withLock { $0 = Console().write(text, to: input.fileDescriptor) }
      // Not the descriptor alone: its handle would close it again, and another test may have the number by then.
      try? input.close()
    }
    let output = try #require(try pipe.fileHandleForReading.readToEnd())
    #expect(isWritten.withLock { $0 })
    #expect(output.dropFirst(filling).elementsEqual(text.utf8))
  }
}
