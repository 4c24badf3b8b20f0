import Foundation
import HalcyonCombine
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@MainActor
@Suite("ImageBinder")
struct ImageBinderTests {
    private let world = World()
    private let binder: ImageBinder

    init() { binder = ImageBinder(pipeline: world.pipeline) }

    private func load(_ path: String) { binder.load(world.request(path)) }
    private func untilShown(_ text: String) async throws {
        try await eventually("\(text) is shown") { binder.image?.text == text && !binder.isLoading }
    }

    @Test("Given a new binder, when it is cancelled and retried, then it stays empty")
    func empty() {
        binder.cancel()
        binder.retry()
        #expect(binder.image == nil && binder.progress == nil && binder.error == nil && !binder.isLoading)
        #expect(binder.request == nil)
    }

    @Test("Given loads with completions, when they end, then each is called once, with all set")
    func completions() async throws {
        world.hold("/a")
        var ends: [String] = []
        func end(_ name: String) -> @MainActor (Result<ImageResponse, ImageError>) -> Void {
            { result in
                switch result {
                case .success(let response): ends.append("\(name) \(response.image.text) \(self.binder.isLoading)")
                case .failure(let error): ends.append("\(name) \(error == .display(.notCurrent)) \(error)")
                }
            }
        }
        let first = binder.load(world.request("/a"), completion: end("first"))
        #expect(first.isRunning)
        first.priority = .veryHigh
        #expect(first.priority == .veryHigh)
        binder.load(world.request("/b"), completion: end("second"))
        #expect(!first.isRunning)
        try await untilShown("/b")
        try await eventually("both have ended") { ends.count == 2 }
        binder.load(nil, completion: end("none"))
        #expect(ends.count == 3)
        // In either order: an image that comes at once is told before the end of the one that it replaces.
        #expect(ends.contains { $0.hasPrefix("first true") } && ends.contains("second /b false"))
        #expect(ends.last?.hasPrefix("none false") == true)
        world.gate.open()
    }

    @Test("Given a URL or its text, when it is loaded, then loading is published, then the image")
    func loading() async throws {
        world.hold("/a")
        binder.load(URL(string: "http://test/a"))
        #expect(binder.isLoading)
        #expect(binder.request != nil)
        await world.gate.waiting.wait(for: 1)
        #expect(binder.image == nil)
        world.gate.open()
        try await untilShown("/a")
        guard case .shown(let response) = binder.state else { throw Unexpected() }
        #expect(response.source == .network)
        binder.load("http://test/b")
        try await untilShown("/b")
    }

    @Test("Given an image in memory, when asked for, then it is there on return, no placeholder")
    func memory() async throws {
        try await world.load("/a")
        binder.options.placeholder = try .fake()
        var seen: [String?] = []
        let cancellable = binder.$image.dropFirst().sink { seen.append($0?.text) }
        load("/a")
        withExtendedLifetime(cancellable) {}
        #expect(seen == ["/a"])
        #expect(binder.image?.text == "/a")
        #expect(!binder.isLoading)
    }

    @Test("Given pieces of an image, when they come, then progress and previews are published")
    func previews() async throws {
        binder.load(world.pieces("/a", "ab", "cd"))
        try await eventually("a preview is shown") { binder.image?.text == "ab" }
        #expect(binder.isLoading)
        #expect(binder.progress == LoadingProgress(receivedBytes: 2, expectedBytes: 4))
        await world.lastPiece()
        try await untilShown("abcd")
        #expect(binder.progress == nil)
    }

    @Test("Given a load that fails, when it is tried again, then its error goes, and the image comes")
    func retry() async throws {
        world.loader.answer("/a", with: .failure(.response(.connectionReset)), .data(Data("ok".utf8)))
        binder.options.failureImage = try .fake(width: 7)
        load("/a")
        try await eventually("it has failed") { binder.error != nil }
        #expect(binder.error == .response(.connectionReset))
        #expect(binder.image?.size.width == 7)
        #expect(!binder.isLoading)
        binder.retry()
        #expect(binder.error == nil)
        try await untilShown("ok")
    }

    @Test("Given a load, when another replaces it, then its image never shows and its transfer ends")
    func replacement() async throws {
        world.hold("/a")
        var seen: [String?] = []
        let cancellable = binder.$image.sink { seen.append($0?.text) }
        load("/a")
        await world.gate.waiting.wait(for: 1)
        load("/b")
        try await untilShown("/b")
        try await world.settle()
        withExtendedLifetime(cancellable) {}
        #expect(!world.gate.isOpen)
        #expect(seen == [nil, "/b"])
    }

    @Test("Given a load, when it is cancelled, then the transfer ends; a reset clears the placeholder")
    func cancel() async throws {
        world.hold("/a")
        binder.options.placeholder = try .fake(width: 3)
        load("/a")
        await world.gate.waiting.wait(for: 1)
        binder.cancel()
        #expect(!binder.isLoading)
        #expect(binder.error == nil)
        try await world.settle()
        #expect(binder.image?.size.width == 3)
        binder.reset()
        #expect(binder.image == nil)
        #expect(binder.request == nil)
    }

    @Test("Given an image, when none is asked for, then the placeholder shows, or the one kept")
    func nothing() async throws {
        load("/a")
        try await untilShown("/a")
        world.hold("/b")
        binder.options.keepsCurrentImage = true
        load("/b")
        #expect(binder.image?.text == "/a")
        world.gate.open()
        try await untilShown("/b")
        binder.options.placeholder = try .fake(width: 3)
        binder.load(nil as ImageRequest?)
        #expect(binder.image?.size.width == 3)
        #expect(!binder.isLoading)
    }

    @Test("Given a load, when the binder goes, then the transfer ends")
    func life() async throws {
        world.hold("/a")
        var binder: ImageBinder? = ImageBinder(pipeline: world.pipeline)
        let reference = WeakReference(try #require(binder))
        binder?.load(world.request("/a"))
        await world.gate.waiting.wait(for: 1)
        binder = nil
        #expect(reference.object == nil)
        try await world.settle()
    }

    @Test("Given options with a pipeline, when nothing else is said, then that one loads")
    func pipeline() async throws {
        let binder = ImageBinder(options: .init(pipeline: world.pipeline))
        binder.load(world.request("/a"))
        try await eventually("it is shown") { binder.image?.text == "/a" }
    }

    private struct Unexpected: Error {}
}
