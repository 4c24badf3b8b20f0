import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport

@testable import HalcyonCore

/// An image that many want, whose load is held at one point of its way for as long as a test wants to look.
final class HeldLoad: Sendable {
    typealias Outcome = Result<String, ImageError>

    /// Where a load can wait, from its beginning to its end.
    enum Point: String, CaseIterable, Sendable {
        /// Joined to what somebody else has begun, who leaves as well.
        case joinedImage, joinedDecode, joinedData, joinedTransfer
        case processedLookup, diskLookup
        case filePermit, provider
        case transferPermit, modifier, permitAfterModifier
        case head, firstChunk, secondChunk, end
        case retryWait, secondAttempt, alternative
        case decodePermit, decode, processPermit, processor
        /// In the answer already, and on its way to the disk.
        case store
    }

    /// What the image says.
    static let text = "/xa"

    let point: Point
    let pipeline: ImagePipeline
    /// As the image is asked for.
    let request: ImageRequest
    let gate: Gate
    let clock = FakeClock()
    let blocker: ThreadBlocker
    /// Those who occupy what the load waits for, or have begun what it joins.
    let others = Log<Task<Void, Never>>()
    private let loader: HeldLoader
    private let provider: FakeDataProvider
    private let folder: TemporaryDirectory

    init(at point: Point) throws {
        self.point = point
        let (gate, blocker, later) = (Gate(), ThreadBlocker(), Later<ImagePipeline>())
        (self.gate, self.blocker) = (gate, blocker)
        folder = try TemporaryDirectory()
        try folder.write(Data("/x".utf8), to: "x")
        loader = HeldLoader(at: point, gate)
        provider = FakeDataProvider(identifier: "/x") {
            await gate.pass()
            return Data("/x".utf8)
        }
        let isRead = point == .diskLookup || point == .processedLookup
        var configuration = ImagePipeline.Configuration(
            dataLoader: loader, dataCache: HeldCache(reads: isRead ? gate : nil, writes: point == .store ? gate : nil),
            decoders: [HookedDecoder { Self.decodes(at: point, blocker, gate, later.value) }])
        configuration.clock = clock
        // Those who follow to an alternative have failed with the source first.
        configuration.maximumTransfers = point == .alternative ? 2 : 1
        configuration.maximumDecodes = 1
        pipeline = ImagePipeline(configuration)
        later.set(pipeline)

        let url = "http://test/x"
        let source: ImageSource =
            switch point {
            case .filePermit: .file(folder.file("x"))
            case .provider: .provider(provider)
            case .alternative: ImageSource("http://test/missing")
            default: ImageSource(url)
            }
        var request = ImageRequest(
            source: source,
            processors: [
                FakeProcessor("suffix a") { image throws(ImageError) in
                    if point == .processor { blocker.hold() }
                    return try Suffix("a").process(image)
                }
            ])
        switch point {
        case .modifier: request.modifier = RequestModifier { _ in await gate.pass() }
        case .permitAfterModifier:
            request.modifier = RequestModifier { [loader] _ in
                // Somebody else has the only permit by the time that it is wanted again.
                let occupier = Task { _ = try? await later.value?.downloader.download("http://test/y") }
                await loader.occupying.wait(for: 1)
                withExtendedLifetime(occupier) {}
            }
        case .processedLookup:
            request.storage = .processed
            request.serializer = TextSerializer()
        case .store: request.delivery = .afterStore
        case .alternative: request.alternatives = [ImageSource(url)]
        case .secondAttempt: request.retry = RetryPolicy(backoff: RetryPolicy.Backoff(initial: 0))
        default: break
        }
        self.request = request
    }

    private static func decodes(at point: Point, _ blocker: ThreadBlocker, _ gate: Gate, _ pipeline: ImagePipeline?) {
        if point == .decode { blocker.hold() }
        guard point == .processPermit, let permits = pipeline?.engine.permits.cpu else { return }
        // Somebody else gets the permit of this decode when it ends.
        Task {
            try? await permits.withPermit(for: .constant(.veryHigh)) { () async throws(ImageError) in await gate.pass()
            }
        }
        blocker.hold { permits.counts.waiting > 0 }
    }

    /// How often the source was loaded.
    var transfers: Int {
        switch point {
        case .provider: provider.calls.value
        case .filePermit: 1
        case .retryWait, .secondAttempt: loader.count.value - 1
        default: loader.count.value
        }
    }
}
