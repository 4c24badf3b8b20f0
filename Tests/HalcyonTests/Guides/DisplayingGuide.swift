import Halcyon
import HalcyonTesting
import TestSupport
import Testing

@MainActor
final class Cover: ImageDisplaying {
    private(set) lazy var display = ImageDisplay(of: self)
    private(set) var pixels: PixelBuffer?

    func display(_ content: DisplayedContent<DecodedImage>, transition: ImageTransition) {
        switch content {
        case .nothing: pixels = nil
        case .placeholder(let image), .failure(let image), .image(let image, _): pixels = image.pixels
        }
    }
}

extension Cover {
    nonisolated static var takesLargerImages: Bool { true }
}

@MainActor
@Suite("Guide: Show images in a view of your own", .timeLimit(.minutes(5)))
struct DisplayingGuide {
    private let loader = FakeLoader(default: .status(404))
    private let pipeline: ImagePipeline
    private let request = ImageRequest("https://example.org/cat.jpg")
    private let grey: DecodedImage
    private let cross: DecodedImage

    init() throws {
        var configuration = ImagePipeline.Configuration.fake(loader: loader)
        configuration.downloads.retry = .never
        pipeline = ImagePipeline(configuration)
        loader["/cat.jpg"] = .image(FakeImage(width: 40, height: 30))
        grey = try .fake(color: SIMD4(128, 128, 128, 255))
        cross = try .fake(width: 2)
    }

    /// Not called: it would ask the network.
    private func conforms() {
        let view = Cover()
        view.display.setImage(with: ImageRequest("https://example.org/cat.jpg"))
    }

    @Test("Given the guide's handle, when it cancels, then the load ends; a thumbnail shows first")
    func handle() async throws {
        let view = Cover()
        let gate = Gate()
        loader["/cat.jpg"] = loader["/cat.jpg"]?.held(at: gate)
        loader["/cat-small.jpg"] = .image(FakeImage(width: 4, height: 3))
        var options = DisplayOptions<DecodedImage>(pipeline: pipeline)

        let task = view.display.setImage(with: request, options: options)
        task.priority = .high
        if task.isRunning { task.cancel() }  // false at once if the image was in memory

        #expect(!task.isRunning && !view.display.state.isLoading)

        options.thumbnail = ImageRequest("https://example.org/cat-small.jpg")

        view.display.setImage(with: request, options: options)
        try await eventually("the small one is shown") { view.pixels?.width == 4 }
        gate.open()
        try await eventually("it is shown") { view.pixels?.width == 40 }
    }

    @Test("Given the guide's ThumbHash, when its image is set, then it shows first")
    func thumbHash() async throws {
        let view = Cover()
        let gate = Gate()
        let pipeline = ImagePipeline(.fake(loader: loader, cache: FakeDataCache()))
        loader["/cat.jpg"] = loader["/cat.jpg"]?.held(at: gate)
        var request = request
        var options = DisplayOptions<DecodedImage>(pipeline: pipeline)

        request.thumbHash = ThumbHash(base64: "3OcRJYB4d3h/iIeHeEh3eIhw+j3A")

        options.showsThumbHash = true
        view.display.setImage(with: request, options: options)

        #expect(view.pixels?.size == PixelSize(width: 32, height: 23))
        gate.open()
        try await eventually("it is shown") { view.pixels?.width == 40 }
        request.thumbHash = nil

        if let hash = await pipeline.thumbHash(for: request) {
            print(hash.averageColor, hash.aspectRatio, hash.pixels?.size ?? "no memory", hash.base64)
        }

        #expect(pipeline.cachedThumbHash(for: request)?.aspectRatio == 7.0 / 5)
    }

    @Test("Given the guide's view, when images are set, then it shows them or the failure image")
    func shows() async throws {
        let view = Cover()
        let request = ImageRequest("https://example.org/none.jpg")

        var options = DisplayOptions<DecodedImage>()
        options.placeholder = grey
        options.failureImage = cross
        options.transition = .fade()
        options.pipeline = pipeline  // where it is not the shared one
        view.display.setImage(with: request, options: options) { result in
            if case .failure(let error) = result { print(error.code) }
        }
        try await eventually("it has failed") { view.display.state.error != nil }
        #expect(view.pixels === cross.pixels)

        loader["/none.jpg"] = .image(FakeImage(width: 8, height: 6))
        if case .failed = view.display.state { view.display.retry() }
        try await eventually("it is shown") { view.pixels?.width == 8 }
        view.display.sizeDidChange()
    }

    @Test("Given the guide's view, when an image is awaited, then it is shown")
    func awaits() async throws {
        let view = Cover()
        let options = DisplayOptions<DecodedImage>(pipeline: pipeline)

        let response = try await view.display.showImage(with: request, options: options)

        #expect(response.image.size == PixelSize(width: 40, height: 30))
        #expect(view.pixels === response.image.pixels)
    }

    @Test("Given the guide's cells, when bound, mapped and unbound, then they show nothing")
    func cells() {
        let cover = Cover()

        func bind(_ row: GuideRow, to cell: Cover) { cell.display.setImage(with: row.imageRequests.first) }
        func unbind(_ cell: Cover) { cell.display.reset() }
        func cell(_ cell: Cover, isMapped: Bool) { cell.display.isVisible = isMapped }

        bind(GuideRow(imageRequests: []), to: cover)
        cell(cover, isMapped: true)
        unbind(cover)
        #expect(cover.pixels == nil)
        #expect(cover.display.isVisible == true)
    }
}

/// In the place of the standard one, whose words would stand in the midst of the tests' own.
private func print(_ words: Any..., separator: String = " ", terminator: String = "\n") {}
