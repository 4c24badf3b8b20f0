import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

extension HeldLoad {
    /// Starts the first load, behind whatever holds it or begins what it joins.
    func begin() async -> Task<Outcome, Never> {
        await startOthers()
        return follow(0)
    }

    /// Starts a load, in one of the ways there are.
    func follow(_ number: Int) -> Task<Outcome, Never> {
        Task { [self] in
            do throws(ImageError) {
                switch number % 3 {
                case 0: return .success(try await pipeline.image(for: request).text)
                case 1: return .success(try await pipeline.task(for: request).image.text)
                default:
                    for await event in pipeline.task(for: request).events {
                        if case .finished(let outcome) = event { return .success(try outcome.get().image.text) }
                    }
                    return .failure(.cancelled)
                }
            } catch {
                return .failure(error)
            }
        }
    }

    private func startOthers() async {
        switch point {
        case .transferPermit: await occupy { _ = try? await $0.downloader.download("http://test/y") }
        case .filePermit:
            for _ in 0..<pipeline.engine.data.filePermits.counts.free { await occupy(\.engine.data.filePermits) }
        case .decodePermit: await occupy(\.engine.permits.cpu)
        case .joinedImage: await occupy { [request] in _ = try? await $0.image(for: request) }
        case .joinedDecode:
            var other = request
            other.cachePolicy.memory = .off
            await occupy { [other] in _ = try? await $0.image(for: other) }
        case .joinedData: await occupy { [request] in _ = try? await $0.data(for: request) }
        case .joinedTransfer: await occupy { _ = try? await $0.downloader.download("http://test/x") }
        default: break
        }
    }

    private func occupy(_ permits: @escaping @Sendable (ImagePipeline) -> Permits) async {
        await occupy { [gate] pipeline in
            try? await permits(pipeline).withPermit(for: .constant(.normal)) { () async throws(ImageError) in
                await gate.pass()
            }
        }
    }

    private func occupy(_ body: @escaping @Sendable (ImagePipeline) async -> Void) async {
        let before = gate.waiting.value
        others.add(Task { [pipeline] in await body(pipeline) })
        await gate.waiting.wait(for: before + 1)
    }

    /// Those who have begun what the load joins leave.
    func cancelOthers() async {
        guard isJoined else { return }
        for other in others.entries {
            other.cancel()
            await other.value
        }
    }

    private var isJoined: Bool { [.joinedImage, .joinedDecode, .joinedData, .joinedTransfer].contains(point) }

    /// Returns once the load has got to its point.
    func waitUntilHeld() async throws {
        let pipeline = pipeline
        switch point {
        case .joinedImage: try await waitUntilJoined(1)
        case .joinedDecode:
            try await eventually("the decode is joined") {
                pipeline.engine.decodes.jobs.waiterCount(for: DecodeKey(self.running)) == 2
            }
        case .joinedData:
            try await eventually("the bytes are joined") {
                pipeline.engine.data.jobs.waiterCount(for: LoadKey(self.running)) == 2
            }
        case .joinedTransfer:
            let key = DownloadIdentity(
                DownloadRequest("http://test/x").completed(by: pipeline.downloader.configuration),
                own: DownloadRequest("http://test/x"))
            try await eventually("the transfer is joined") { pipeline.downloader.transfers.waiterCount(for: key) == 2 }
        case .transferPermit, .permitAfterModifier:
            try await eventually("it waits for a transfer") { pipeline.downloader.gate.counts.waiting == 1 }
        case .filePermit:
            try await eventually("it waits for a file") { pipeline.engine.data.filePermits.counts.waiting == 1 }
        case .decodePermit, .processPermit:
            await gate.waiting.wait(for: 1)
            try await eventually("it waits for a processor") { pipeline.engine.permits.cpu.counts.waiting == 1 }
        case .decode, .processor: await blocker.held.wait(for: 1)
        case .retryWait: await clock.wait(forSleepers: 1)
        default: await gate.waiting.wait(for: 1)
        }
    }

    /// Returns once `count` wait for the image, not counting others. Those who find it in memory do not wait.
    func waitUntilJoined(_ count: Int) async throws {
        if point == .store { return }
        let others = point == .joinedImage && others.entries.contains { !$0.isCancelled } ? 1 : 0
        try await eventually("\(count) have joined") {
            self.pipeline.engine.images.jobs.waiterCount(for: ImageJobKey(self.running)) == count + others
        }
    }

    /// The request as it runs.
    private var running: ImageRequest {
        var request = request
        if let source = request.alternatives?.first { request.source = source }
        return pipeline.engine.parts.defaults.completed(request, id: LoadID())
    }

    /// Lets everything go on.
    func release() {
        gate.open()
        blocker.release()
        clock.advance(100)
    }

    /// Returns once nothing is left.
    func waitUntilIdle() async throws {
        let pipeline = pipeline
        await pipeline.flush()
        try await eventually("nothing is left at \(point)") {
            pipeline.engine.images.jobs.count == 0 && pipeline.engine.decodes.jobs.count == 0
                && pipeline.engine.data.jobs.count == 0
                && pipeline.downloader.transfers.count == 0
                && pipeline.downloader.gate.counts == (pipeline.configuration.maximumTransfers, 0, 0)
                && pipeline.engine.permits.cpu.counts == (1, 0) && pipeline.engine.data.filePermits.counts == (8, 0)
        }
    }
}
