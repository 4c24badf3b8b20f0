import CGTK
import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonCombine
import HalcyonCurl
import HalcyonGTK
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

/// The view of the article: a picture with a placeholder, bound to what a binder publishes. It loads when it appears,
/// and gives its load up when it disappears.
@MainActor
private final class BoundPicture {
    let picture: UnsafeMutablePointer<GtkWidget> = gtk_picture_new()
    let binder: ImageBinder
    private var url: String?
    private var cancellables: Set<AnyCancellable> = []

    init(pipeline: ImagePipeline, placeholder: DecodedImage) {
        binder = ImageBinder(pipeline: pipeline, options: .init(placeholder: placeholder))
        binder.$image
            .map { image in image.map { GTKTexture.of($0.pixels) } }
            .sink { [picture] texture in
                gtk_picture_set_paintable(OpaquePointer(picture), texture.map { OpaquePointer($0.pointer) })
            }
            .store(in: &cancellables)
    }

    /// Shows whatever is published last.
    func follow(_ urls: some Publisher<String, Never>) {
        urls
            .handleEvents(receiveOutput: { [weak self] in self?.url = $0 })
            .sink { [binder] in binder.load($0) }
            .store(in: &cancellables)
    }

    func appear() { if let url, binder.state.response == nil { binder.load(url) } }

    func disappear() { binder.cancel() }
}

extension GTKSuite {
    /// The article's program, the binder and its view, on Halcyon.
    @Suite @MainActor
    struct BinderArticleTests {
        private let nginx: NginxServer
        private let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: CurlDataLoader(), decoders: StandardCodecs.decoders))
        private let view: BoundPicture
        private let urls = PassthroughSubject<String, Never>()

        init() throws {
            nginx = try NginxServer()
            for (name, color) in [("red", FakeImage.red), ("blue", FakeImage.blue)] {
                let image = try DecodedImage.fake(width: 32, height: 32, color: color)
                let png = try PNGEncoder().encode(image.pixels, as: .png, options: EncodingOptions())
                try nginx.write(#require(png), to: "/\(name).png")
            }
            let gray = try DecodedImage.fake(width: 32, height: 32, color: Self.placeholder)
            view = BoundPicture(pipeline: pipeline, placeholder: gray)
            view.follow(urls)
        }

        @Test("Given a bound view, when a URL is published, then its placeholder is drawn, then its image")
        func load() async throws {
            let window = try await TestWindow(view.picture)
            defer { window.close() }
            urls.send(nginx.url("/delay/0.3/red.png"))
            #expect(try await window.drawnPixels().channels(100, 100) == Self.placeholder)
            try await eventually("it is loaded") { !view.binder.isLoading }
            await window.frames(2)
            #expect(view.binder.error == nil)
            #expect(try window.pixels().channels(100, 100) == FakeImage.red)
        }

        @Test("Given a loading view, when it disappears, then its transfer ends until it appears again")
        func appearance() async throws {
            let window = try await TestWindow(view.picture)
            defer { window.close() }
            try nginx.write(testBytes(4_000_000), to: "/large.png")
            urls.send(nginx.url("/rate/200000/large.png"))
            try await eventually("bytes come") { view.binder.progress != nil }
            view.disappear()
            #expect(!view.binder.isLoading)
            try await eventually("the server has seen it") {
                try nginx.log().contains { $0.path.hasSuffix("large.png") && $0.bytes < 4_000_000 }
            }
            let red = try Data(contentsOf: nginx.documentRoot.appending(path: "/red.png"))
            try nginx.write(red, to: "/large.png")
            view.appear()
            try await eventually("it is loaded") { !view.binder.isLoading }
            await window.frames(2)
            #expect(try window.pixels().channels(100, 100) == FakeImage.red)
        }

        @Test("Given a loading view, when another URL is published, then the first image is never drawn")
        func replacement() async throws {
            let window = try await TestWindow(view.picture)
            defer { window.close() }
            urls.send(nginx.url("/delay/0.3/red.png"))
            urls.send(nginx.url("/delay/0.6/blue.png"))
            repeat {
                #expect(try await window.drawnPixels().channels(100, 100) != FakeImage.red)
            } while view.binder.isLoading
            await window.frames(2)
            #expect(try window.pixels().channels(100, 100) == FakeImage.blue)
        }

        @Test("Given a missing image, when it is published, then the binder has the error until a retry")
        func failure() async throws {
            urls.send(nginx.url("/green.png"))
            try await eventually("it has failed") { view.binder.error != nil }
            #expect(view.binder.error == .response(.status(404)))
            let red = try Data(contentsOf: nginx.documentRoot.appending(path: "/red.png"))
            try nginx.write(red, to: "/green.png")
            view.binder.retry()
            try await eventually("it is loaded") { !view.binder.isLoading }
            #expect(view.binder.error == nil)
            #expect(view.binder.image.map { FakeImage(of: $0).color } == FakeImage.red)
        }

        @Test("Given a publisher without a binder, when its last image fails, then a substitute is shown")
        func publisher() async throws {
            let window = try await TestWindow(view.picture)
            defer { window.close() }
            let gray = try DecodedImage.fake(width: 32, height: 32, color: Self.placeholder)
            let shown = Log<SIMD4<UInt8>>()
            let cancellable = ["/red.png", "/none.png"].publisher
                .flatMap(maxPublishers: .max(1)) { [pipeline, nginx] path in
                    pipeline.imagePublisher(for: nginx.url(path)).map(\.image).replaceError(with: gray)
                }
                .receive(on: .mainActor)
                .sink { [view] image in
                    gtk_picture_set_paintable(
                        OpaquePointer(view.picture), OpaquePointer(GTKTexture.of(image.pixels).pointer))
                    shown.add(FakeImage(of: image).color)
                }
            await shown.wait(for: 2)
            withExtendedLifetime(cancellable) {}
            #expect(shown.entries == [FakeImage.red, Self.placeholder])
            await window.frames(2)
            #expect(try window.pixels().channels(100, 100) == Self.placeholder)
        }

        private static let placeholder = SIMD4<UInt8>(128, 128, 128, 255)
    }
}
