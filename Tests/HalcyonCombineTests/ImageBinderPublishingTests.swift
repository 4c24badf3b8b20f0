import Foundation
import HalcyonCombine
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@MainActor
@Suite("ImageBinder: what it publishes")
struct ImageBinderPublishingTests {
    private let world = World()
    private let binder: ImageBinder

    init() { binder = ImageBinder(pipeline: world.pipeline) }

    @Test("Given an image in memory, when it is loaded, then objectWillChange sends once, beforehand")
    func once() async throws {
        try await world.load("/a")
        var seen: [String?] = []
        let cancellable = binder.objectWillChange.sink { [binder] in seen.append(binder.image?.text) }
        binder.load(world.request("/a"))
        withExtendedLifetime(cancellable) {}
        #expect(seen == [nil])
    }

    @Test("Given a load, when it ends, then each property has published each new value once")
    func properties() async throws {
        world.hold("/a")
        var (images, loading, errors): ([String?], [Bool], [ImageError?]) = ([], [], [])
        var cancellables: Set<AnyCancellable> = []
        binder.$image.sink { images.append($0?.text) }.store(in: &cancellables)
        binder.$isLoading.sink { loading.append($0) }.store(in: &cancellables)
        binder.$error.sink { errors.append($0) }.store(in: &cancellables)
        binder.load(world.request("/a"))
        await world.gate.waiting.wait(for: 1)
        world.gate.open()
        try await eventually("it is shown") { !binder.isLoading }
        #expect(images == [nil, "/a"])
        #expect(loading == [false, true, false])
        #expect(errors == [nil])
    }

    @Test("Given a subscriber that asks for another image when told, when all return, then it shows")
    func reentrancy() async throws {
        try await world.load("/a")
        try await world.load("/b")
        var seen: [String?] = []
        let request = world.request("/b")
        let cancellable = binder.$image.sink { [binder] image in
            seen.append(image?.text)
            if image?.text == "/a" { binder.load(request) }
        }
        binder.load(world.request("/a"))
        withExtendedLifetime(cancellable) {}
        #expect(seen == [nil, "/a", "/b"])
        #expect(binder.image?.text == "/b")
        #expect(!binder.isLoading)
    }

    @Test("Given a subscriber that resets on a failure, when it has returned, then no error is left")
    func reset() async throws {
        world.loader["/a"] = .damaged
        let failures = Tally()
        let cancellable = binder.$error.sink { [binder] error in
            if error != nil {
                binder.reset()
                failures.add()
            }
        }
        binder.load(world.request("/a"))
        await failures.wait(for: 1)
        withExtendedLifetime(cancellable) {}
        #expect(binder.error == nil)
        #expect(!binder.isLoading)
        #expect(binder.state.error == nil)
    }

    @Test("Given a subscriber that releases the binder, when an image comes, then the binder is freed")
    func letGo() async throws {
        try await world.load("/memory")
        for path in ["/memory", "/network"] {
            var binder: ImageBinder? = ImageBinder(pipeline: world.pipeline)
            weak let weakBinder = binder
            let told = Tally()
            let cancellable = binder?.$image.sink { image in
                guard image != nil else { return }
                binder = nil
                told.add()
            }
            binder?.load(world.request(path))
            await told.wait(for: 1)
            withExtendedLifetime(cancellable) {}
            try await eventually("it is gone") { weakBinder == nil }
        }
    }

    @Test("Given a publisher of URLs, when it sends several, then the binder shows the last one")
    func publisher() async throws {
        let urls = PassthroughSubject<URL?, Never>()
        let cancellable = urls.sink { [binder] in binder.load($0) }
        world.hold("/a")
        urls.send(URL(string: "http://test/a"))
        await world.gate.waiting.wait(for: 1)
        urls.send(URL(string: "http://test/b"))
        try await eventually("it is shown") { binder.image?.text == "/b" }
        withExtendedLifetime(cancellable) {}
    }
}
