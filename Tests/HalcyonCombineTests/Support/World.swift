import Foundation
import HalcyonCore
import HalcyonTesting
import TestSupport

/// A pipeline of fakes, whose images are rows of the letters that they are made of.
struct World: Sendable {
    let loader = FakeLoader()
    let clock = FakeClock()
    let gate = Gate()
    let pipeline: ImagePipeline

    init() {
        var configuration = ImagePipeline.Configuration.fake(
            loader: loader, decoder: FakeDecoder(hasPreviews: true), clock: clock)
        configuration.downloads.retry = .never
        pipeline = ImagePipeline(configuration)
    }

    func request(_ path: String) -> ImageRequest { ImageRequest("http://test\(path)") }

    /// Loads an image, so that it is in memory.
    func load(_ path: String) async throws { _ = try await pipeline.image(for: request(path)) }

    /// Has a path answered with its own letters, once the gate is open.
    func hold(_ path: String) { loader[path] = .data(Data(path.utf8)).held(at: gate) }

    /// Has a path answered with pieces, each of which but the first takes a second, and makes a request for it that
    /// wants a preview of each.
    func pieces(_ path: String, _ pieces: String...) -> ImageRequest {
        loader[path] = .chunks(pieces.map { Data($0.utf8) }).pausing(for: 1, on: clock)
        var request = request(path)
        request.previews = PreviewPolicy(interval: 0, leastBytes: 1, growth: 1)
        return request
    }

    /// Lets the next piece come.
    func nextPiece() async {
        await clock.wait(forSleepers: 1)
        clock.advance(1)
    }

    /// Lets the last piece come, and the end.
    func lastPiece() async {
        await nextPiece()
        await nextPiece()
    }

    /// Waits until no transfer runs.
    func settle() async throws {
        try await eventually("no transfer runs") { loader.running.value == 0 }
    }
}
