import Foundation
import HalcyonCore
import LinuxTestSupport
import Synchronization
import TestSupport
import Testing

@testable import HalcyonS3

@Suite("S3: hashes", .timeLimit(.minutes(10)))
struct S3HashTests {
    private final class Log: Sendable {
        let running = Mutex<(now: Int, most: Int)>((0, 0))
        let order = Mutex<[Int]>([])
    }

    @Test("Given lengths around pieces, when bytes are hashed, then hashes are those of sha256sum")
    func lengths() async throws {
        let folder = try TemporaryDirectory()
        let piece = SHA256.pieceBytes
        for length in [0, 1, 55, 56, 63, 64, 65, 119, 120, piece - 1, piece, piece + 1, 2 * piece, 2 * piece + 63] {
            let data = Data((0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) })
            let file = folder.file("\(length)")
            try data.write(to: file)
            let output = folder.file("output of \(length)")
            #expect(try ChildProcess(["/usr/bin/sha256sum", file.path], output: output).wait() == 0)
            let expected = try String(contentsOf: output, encoding: .utf8).prefix(64)
            #expect(SHA256.hash(data) == expected, "\(length)")
            #expect(try await SHA256.hashInPieces(data) == expected, "\(length)")
            // A slice, whose indices do not begin at 0.
            #expect(try await SHA256.hashInPieces((Data([1]) + data).dropFirst()) == expected, "\(length)")
        }
    }

    @Test("Given many hashes of large bodies, when they are cancelled, then none goes on to its end")
    func cancellation() async throws {
        let body = Data(repeating: 1, count: 64 << 20)
        let clock = ContinuousClock()
        let alone = try await clock.measure { _ = try await SHA256.hashInPieces(body) }
        let tasks = (0..<20).map { _ in Task { await failure { _ = try await SHA256.hashInPieces(body) } } }
        let duration = await clock.measure {
            for task in tasks { task.cancel() }
            for task in tasks { #expect(await task.value == .cancelled) }
        }
        #expect(duration < alone)
        #expect(try await SHA256.hashInPieces(body).count == 64)
    }

    @Test("Given turns, when more callers come than may go on, then they follow in order or leave")
    func turns() async throws {
        let turns = Turns(2)
        let log = Log()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<200 {
                group.addTask {
                    guard await turns.begin() else { return }
                    log.running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                    await Task.yield()
                    log.running.withLock { $0.now -= 1 }
                    turns.end()
                }
            }
        }
        #expect(log.running.withLock { $0.most } <= 2)
        #expect(await turns.begin())
        #expect(await turns.begin())
        var tasks: [Task<Bool, Never>] = []
        for number in 0..<3 {
            tasks.append(
                Task {
                    let isGranted = await turns.begin()
                    log.order.withLock { $0.append(number) }
                    return isGranted
                })
            try await eventually("it waits") { turns.waitingCount == number + 1 }
        }
        tasks[1].cancel()
        #expect(await tasks[1].value == false)
        turns.end()
        #expect(await tasks[0].value)
        turns.end()
        #expect(await tasks[2].value)
        #expect(log.order.withLock { $0 } == [1, 0, 2])
        turns.end()
        turns.end()
        #expect(await turns.begin())
    }
}
