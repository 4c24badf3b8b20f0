import Foundation
import HalcyonTesting

@testable import HalcyonCore

/// A view, a pipeline of fakes, and how each image ended that the view was asked for.
@MainActor
final class DisplayWorld {
    typealias Options = DisplayOptions<DecodedImage>

    /// How an image ended, under the path that it was asked for by.
    struct Ending: Sendable, Hashable {
        var path: String
        var source: ResponseSource?
        var error: ImageError?

        static func shown(_ path: String, _ source: ResponseSource = .network) -> Self {
            Self(path: path, source: source)
        }
        static func failed(_ path: String, _ error: ImageError) -> Self { Self(path: path, error: error) }
        static func replaced(_ path: String) -> Self { failed(path, .display(.notCurrent)) }
    }

    nonisolated static let placeholder = FakeImage(width: 3, height: 3, color: FakeImage.green)
    nonisolated static let failure = FakeImage(width: 5, height: 5, color: FakeImage.blue)
    nonisolated static let a = FakeImage(width: 40, height: 30)
    nonisolated static let b = FakeImage(width: 80, height: 60)

    let loader = FakeLoader(default: .status(404))
    let cache: any DataCaching
    let pipeline: ImagePipeline
    let view: FakeView
    let endings = Log<Ending>()
    /// Holds what ``hold(_:)`` names.
    let gate = Gate()

    var display: ImageDisplay<FakeView> { view.display }
    var endingsOfAll: [Ending] { endings.entries }
    /// What the view was told, each run of progress as one step without bytes.
    var steps: [FakeView.Event] {
        view.events.entries.reduce(into: []) { steps, event in
            let step: FakeView.Event =
                switch event {
                case .loading: .loading(nil)
                case .previewing: .previewing(nil)
                default: event
                }
            if steps.last != step || step != .loading(nil) && step != .previewing(nil) { steps.append(step) }
        }
    }

    init(
        _ size: DecodeSize = .whole, cache: (any DataCaching)? = nil, decoder: any ImageDecoding = FakeDecoder(),
        transfers: Int = 8
    ) {
        self.cache = cache ?? FakeDataCache()
        view = FakeView(displaySize: size)
        var configuration = ImagePipeline.Configuration.fake(loader: loader, cache: self.cache, decoder: decoder)
        configuration.downloads.retry = .never
        configuration.downloads.startRate = nil
        configuration.maximumTransfers = transfers
        pipeline = ImagePipeline(configuration)
        loader["/a"] = .image(Self.a)
        loader["/b"] = .image(Self.b)
    }

    /// Has the answer for a path wait at the gate.
    func hold(_ path: String) { loader[path] = loader[path]?.held(at: gate) }

    func request(_ path: String) -> ImageRequest { ImageRequest("http://test\(path)") }

    func options(_ change: (inout Options) -> Void = { _ in }) throws -> Options {
        var options = Options(
            placeholder: try Self.placeholder.decoded(), failureImage: try Self.failure.decoded(), pipeline: pipeline)
        change(&options)
        return options
    }

    func set(_ path: String, _ change: (inout Options) -> Void = { _ in }) throws {
        try set(request(path), as: path, change)
    }

    func set(_ request: ImageRequest?, as name: String, _ change: (inout Options) -> Void = { _ in }) throws {
        display.setImage(with: request, options: try options(change), completion: ender(name))
    }

    func ender(_ name: String) -> ImageDisplay<FakeView>.Completion {
        { [endings] outcome in
            switch outcome {
            case .success(let response): endings.add(.shown(name, response.source))
            case .failure(let error): endings.add(.failed(name, error))
            }
        }
    }

    /// Loads an image, so that it is in memory, and on disk if that is asked for.
    func load(_ path: String) async throws {
        _ = try await pipeline.image(for: request(path))
        await pipeline.flush()
    }

    /// Keeps the main actor busy until something has happened on other threads: what they hand to the main actor waits.
    func block(until condition: () -> Bool) {
        let deadline = Date().addingTimeInterval(100)
        while !condition(), Date() < deadline { usleep(500) }
    }

    /// Holds the main thread until the image of a path is there; nobody can have heard of it.
    func blockUntilLoaded(_ path: String) {
        block { pipeline.engine.images.jobs.count == 0 && pipeline.cachedImage(for: request(path)) != nil }
    }
}
