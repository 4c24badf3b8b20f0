import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport

@testable import HalcyonCore

/// A program that is launched again and again, with a snapshot of what its views showed.
@MainActor
final class LaunchWorld {
    /// One run of the program.
    @MainActor
    final class Launch {
        let loader = FakeLoader(default: .status(404))
        let pipeline: ImagePipeline
        private(set) var views: [FakeView] = []

        init(_ configuration: ImagePipeline.Configuration) {
            var configuration = configuration
            configuration.dataLoader = loader
            configuration.downloads.retry = .never
            pipeline = ImagePipeline(configuration)
        }

        /// Asks a new view for an image.
        @discardableResult
        func set(_ request: ImageRequest) -> FakeView {
            let view = FakeView()
            views.append(view)
            view.display.setImage(with: request, options: DisplayOptions(pipeline: pipeline))
            return view
        }

        /// Shows an image in a new view.
        @discardableResult
        func show(_ request: ImageRequest) async throws -> FakeView {
            let view = set(request)
            await view.events.wait { events in
                events.contains { event in
                    if case .failed = event { return true }
                    return event == .shown
                }
            }
            return view
        }
    }

    nonisolated static let start = Date(timeIntervalSince1970: 1_700_000_000)

    let folder: TemporaryDirectory
    var snapshot: LaunchSnapshot
    let clock = FakeClock(start)
    /// Changes the configuration of the next launches.
    var change: (inout ImagePipeline.Configuration) -> Void = { _ in }

    var file: URL { snapshot.file }
    var hasFile: Bool { FileManager.default.fileExists(atPath: file.path) }

    init() throws {
        folder = try TemporaryDirectory()
        snapshot = LaunchSnapshot(file: folder.file("launch/test.snapshot"))
    }

    func launch() -> Launch {
        var configuration = ImagePipeline.Configuration.fake(
            imageCache: ImageCache(clock: clock), decoder: FakeDecoder(format: .png), clock: clock)
        configuration.launchSnapshot = snapshot
        change(&configuration)
        return Launch(configuration)
    }

    nonisolated static func request(_ path: String) -> ImageRequest { ImageRequest("http://test\(path)") }

    nonisolated static let fresh: HTTPFields = [.cacheControl: "max-age=3600"]

    nonisolated static func answer(_ image: FakeImage, _ fields: HTTPFields = fresh) -> FakeLoader.Answer {
        var answer = FakeLoader.Answer.image(image)
        answer.fields = fields
        return answer
    }

    /// Launches the program, shows an image, and ends it.
    func showOnce(_ path: String, _ image: FakeImage, _ fields: HTTPFields = fresh) async throws {
        let launch = launch()
        launch.loader[path] = Self.answer(image, fields)
        try await launch.show(Self.request(path))
        await launch.pipeline.flush()
    }
}
