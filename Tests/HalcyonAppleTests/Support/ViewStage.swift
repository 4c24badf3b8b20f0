import Foundation
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import TestSupport

/// A pipeline whose answers a test writes, for views of either toolkit, and how each image ended.
@MainActor
final class ViewStage {
    /// How an image ended.
    enum Ending: Sendable, Hashable {
        case shown(FakeImage, ResponseSource)
        case failed(ImageError)
    }

    nonisolated static let red = FakeImage(width: 400, height: 400)
    nonisolated static let green = FakeImage(width: 400, height: 400, color: FakeImage.green)

    let loader = FakeLoader(default: .status(404))
    let clock = FakeClock()
    let cache = ImageCache()
    let disk = FakeDataCache()
    let pipeline: ImagePipeline
    let endings = Log<Ending>()
    /// Holds what ``held(_:_:)`` asks for.
    let gate = Gate()

    init(transfers: Int = 8) {
        var configuration = ImagePipeline.Configuration.fake(
            loader: loader, cache: disk, imageCache: cache, clock: clock)
        configuration.downloads.retry = .never
        configuration.downloads.startRate = nil
        configuration.maximumTransfers = transfers
        pipeline = ImagePipeline(configuration)
    }

    /// The request for a path that has an image.
    func request(_ path: String, _ image: FakeImage = ViewStage.red) -> ImageRequest {
        loader[path] = .image(image)
        return ImageRequest("http://test\(path)")
    }

    /// As ``request(_:_:)``, but the answer waits at the gate.
    func held(_ path: String, _ image: FakeImage = ViewStage.red) -> ImageRequest {
        loader[path] = .image(image).held(at: gate)
        return ImageRequest("http://test\(path)")
    }

    func options<Placeholder>(
        _ change: (inout DisplayOptions<Placeholder>) -> Void = { _ in }
    ) -> DisplayOptions<Placeholder> {
        var options = DisplayOptions<Placeholder>(pipeline: pipeline)
        change(&options)
        return options
    }

    /// A completion that keeps how it ended.
    var end: @MainActor (Result<ImageResponse, ImageError>) -> Void {
        { [endings] outcome in
            switch outcome {
            case .success(let response): endings.add(.shown(FakeImage(of: response.image), response.source))
            case .failure(let error): endings.add(.failed(error))
            }
        }
    }

    /// Returns after the main queue has run what was in it.
    func turn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}
