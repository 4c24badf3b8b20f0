import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import Synchronization
import TestSupport
import Testing

/// Transfers beyond those that libcurl is given at a time.
@Suite struct WaitingTransfersTests {
    /// A request with a body that tells when nobody holds it any more.
    private static func watched(_ url: String, _ isFreed: SharedFlag) throws -> DataRequest {
        let size = 1 << 16
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        bytes.initializeMemory(as: UInt8.self, repeating: 97, count: size)
        var asked = DataRequest(try request(url, .post))
        asked.body = Data(
            bytesNoCopy: bytes, count: size,
            deallocator: .custom { bytes, _ in
                bytes.deallocate()
                isFreed.value.store(true, ordering: .relaxed)
            })
        return asked
    }

    private final class SharedFlag: Sendable { let value = Atomic<Bool>(false) }
    private final class SharedCount: Sendable { let value = Atomic<Int>(0) }

    @Test(
        "Given a load that queued, when it ends while others still wait, then nothing of it is kept",
        .timeLimit(.minutes(5)))
    func letGo() async throws {
        let server = try ScriptedServer { $0.waitForClose() }
        let other = try ScriptedServer { $0.waitForClose() }
        let loader = CurlDataLoader.plain
        let started = SharedCount()
        let url = server.url()
        let held: @Sendable () async -> Void = {
            started.value.add(1, ordering: .relaxed)
            _ = await failure { _ = try await loader.load(url) }
        }
        let isFreed = SharedFlag()
        await withTaskGroup(of: Void.self) { others in
            // As many as run at once.
            let running = (0..<1024).map { _ in Task { await held() } }
            _ = try? await eventually("they have started") { started.value.load(ordering: .relaxed) == 1024 }
            let place = other.url()
            let waiting = Task {
                _ = await failure { _ = try await loader.load(try Self.watched(place, isFreed)) }
            }
            for _ in 0..<200 { others.addTask { await held() } }
            _ = try? await eventually("the others have started") { started.value.load(ordering: .relaxed) == 1224 }
            for task in running where other.requests.isEmpty {
                task.cancel()
                await task.value
                usleep(1000)
            }
            _ = try? await eventually("its turn has come") { other.requests.count == 1 }
            waiting.cancel()
            await waiting.value
            await #expect(throws: Never.self) {
                try await eventually("its body is freed") { isFreed.value.load(ordering: .relaxed) }
            }
            others.cancelAll()
            for task in running { task.cancel() }
            for task in running { await task.value }
        }
    }
}
