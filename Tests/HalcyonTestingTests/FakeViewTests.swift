import Foundation
import HalcyonCore
import HalcyonTesting
import Testing

@MainActor
@Suite("FakeView", .timeLimit(.minutes(5)))
struct FakeViewTests {
    private let loader = FakeLoader(default: .status(404))
    private let view = FakeView()
    private let options: DisplayOptions<DecodedImage>
    private let cat = FakeImage(width: 40, height: 30)
    private let grey = FakeImage(color: SIMD4(128, 128, 128, 255))

    init() throws {
        loader["/cat.jpg"] = .image(FakeImage(width: 40, height: 30))
        options = DisplayOptions(
            placeholder: try grey.decoded(), failureImage: try DecodedImage.fake(color: FakeImage.blue),
            transition: .fade(), pipeline: ImagePipeline(.fake(loader: loader)))
    }

    @Test("Given a view, when its display loads an image, then it records every event and the image")
    func keepsWhatItWasTold() async throws {
        #expect(view.image == nil)
        view.display.setImage(with: ImageRequest("http://example.org/cat.jpg"), options: options)
        await view.events.wait { $0.contains(.shown) }
        #expect(view.events.entries.prefix(2) == [.placeholder(grey), .loading(nil)])
        #expect(view.events.entries.suffix(2) == [.image(cat, .fade()), .shown])
        #expect(view.events.entries.contains(.loading(cat.data.count)))
        #expect(view.image == cat)
        #expect(view.content.isImage)
        #expect(FakeView.isPrepared(try #require(view.display.state.response?.image)))
        #expect(try !FakeView.isPrepared(cat.decoded()))
        view.display.reset()
        #expect(view.events.entries.suffix(2) == [.nothing, .idle])
        #expect(view.image == nil)
    }

    @Test("Given a picture that is not there, when its load fails, then the view was told why")
    func keepsFailures() async {
        view.display.setImage(with: ImageRequest("http://example.org/dog.jpg"), options: options)
        await view.events.wait { $0.last == .failed(.response(.status(404))) }
        #expect(
            view.events.entries.suffix(2) == [
                .failure(FakeImage(color: FakeImage.blue)), .failed(.response(.status(404))),
            ])
    }

    @Test("Given previews, when the file arrives, then they are told apart from the image")
    func keepsPreviews() async throws {
        let gate = Gate()
        loader["/cat.jpg"] = .chunks([cat.data, Data(repeating: 32, count: 64 << 10)]).pausing(at: gate)
        var request = ImageRequest("http://example.org/cat.jpg")
        request.previews = PreviewPolicy(leastBytes: 1)
        let pipeline = ImagePipeline(.fake(loader: loader, decoder: FakeDecoder(hasPreviews: true)))
        view.display.setImage(with: request, options: DisplayOptions(pipeline: pipeline))
        await view.events.wait { [cat] in $0.contains(.preview(cat)) }
        gate.open()
        await view.events.wait { $0.contains(.shown) }
        #expect(view.events.entries.contains { if case .previewing = $0 { true } else { false } })
    }

    @Test("Given a view without a size, when it gets one, then the image has that size")
    func hasSizeAndOwner() async throws {
        let view = FakeView(displaySize: .unknown)
        let told = Log<FakeView.Event>()
        view.onEvent = { told.add($0) }
        view.display.setImage(with: ImageRequest("http://example.org/cat.jpg"), options: options)
        #expect(view.events.entries == [.placeholder(grey), .loading(nil)])
        view.displaySize = .box(TargetSize(width: 20, height: 15))
        view.display.sizeDidChange()
        await view.events.wait { $0.contains(.shown) }
        #expect(view.image == FakeImage(width: 20, height: 15))
        #expect(told.entries == view.events.entries)
    }
}
