import Foundation
import HalcyonCombine
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("Publishers and Combine's operators")
struct OperatorTests {
    private let world = World()
    private let told = Log<String>()

    private func images(_ path: String) -> ImagePublisher { world.pipeline.imagePublisher(for: world.request(path)) }

    /// Keeps all that a publisher tells.
    private func keep<Failure: Error>(_ publisher: some Publisher<String, Failure>) -> AnyCancellable {
        publisher.sink(
            receiveCompletion: { [told] in
                switch $0 {
                case .finished: told.add("end")
                case .failure(let error): told.add("\(error)")
                }
            },
            receiveValue: { [told] in told.add($0) })
    }

    @Test("Given replaceError(with:), when a load fails, then the other value comes, and the end")
    func replaceError() async {
        world.loader["/a"] = .damaged
        let cancellable = keep(images("/a").map(\.words).replaceError(with: "none"))
        await told.wait(for: 2)
        withExtendedLifetime(cancellable) {}
        #expect(told.entries == ["none", "end"])
    }

    @Test("Given catch, when a load fails, then another one takes its place, and knows the error")
    func catching() async {
        world.loader["/a"] = .failure(.response(.connectionReset))
        let publisher = images("/a")
            .catch { [world] (error: ImageError) in
                world.pipeline.imagePublisher(for: world.request(error == .cancelled ? "/c" : "/b"))
            }
        let cancellable = keep(publisher.map(\.words))
        await told.wait(for: 2)
        withExtendedLifetime(cancellable) {}
        #expect(told.entries == ["/b", "end"])
    }

    @Test("Given retry(_:), when a load fails at first, then the publisher loads again")
    func retry() async {
        world.loader.answer("/a", with: .failure(.response(.connectionReset)), .damaged, .data(Data("ok".utf8)))
        let cancellable = keep(images("/a").map(\.words).retry(2))
        await told.wait(for: 2)
        withExtendedLifetime(cancellable) {}
        #expect(told.entries == ["ok", "end"])
    }

    @Test("Given handleEvents, when a load is cancelled, then its handler runs and the transfer ends")
    func handleEvents() async throws {
        world.hold("/a")
        let steps = Log<String>()
        let cancellable = images("/a")
            .handleEvents(
                receiveSubscription: { _ in steps.add("subscription") }, receiveOutput: { _ in steps.add("output") },
                receiveCompletion: { _ in steps.add("completion") }, receiveCancel: { steps.add("cancel") },
                receiveRequest: { steps.add("\($0)") }
            )
            .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        await world.gate.waiting.wait(for: 1)
        cancellable.cancel()
        try await world.settle()
        #expect(steps.entries == ["subscription", "unlimited", "cancel"])
    }

    @Test("Given assign(to:on:), when the image is there, then the property has it")
    func assignOn() async {
        let box = Box()
        let cancellable = images("/a").map { Optional($0.image) }.replaceError(with: nil).assign(to: \.image, on: box)
        await box.changes.wait(for: 1)
        withExtendedLifetime(cancellable) {}
        #expect(box.image?.text == "/a")
    }

    @Test("Given assign(to:) a published property, when its object goes, then the load is given up")
    func assignTo() async throws {
        world.hold("/a")
        var model: Model? = Model()
        let publisher = images("/a").map { Optional($0.image) }.replaceError(with: nil)
        model?.follow(publisher)
        await world.gate.waiting.wait(for: 1)
        #expect(model?.image == nil)
        model = nil
        try await world.settle()
    }

    @Test("Given assign(to:), when the image is in memory, then the published property has it at once")
    func assignToInMemory() async throws {
        try await world.load("/a")
        let model = Model()
        model.follow(images("/a").map { Optional($0.image) }.replaceError(with: nil))
        #expect(model.image?.text == "/a")
    }

    @Test("Given flatMap over URLs, when loaded two at a time, then all come by at most two transfers")
    func flatMap() async {
        let paths = (0..<10).map { "/\($0)" }
        let publisher = paths.publisher.setFailureType(to: ImageError.self)
            .flatMap(maxPublishers: .max(2)) { [self] path in images(path) }
        let cancellable = keep(publisher.map(\.words))
        await told.wait(for: 11)
        withExtendedLifetime(cancellable) {}
        #expect(Set(told.entries) == Set(paths + ["end"]))
        #expect(world.loader.running.peak <= 2)
    }

    @Test("Given switchToLatest for a search, when the text changes, then the older load is cancelled")
    func switchToLatest() async throws {
        world.hold("/a")
        let text = PassthroughSubject<String, Never>()
        let publisher = text.setFailureType(to: ImageError.self).map { [self] path in images(path) }.switchToLatest()
        let cancellable = keep(publisher.map(\.words))
        text.send("/a")
        await world.gate.waiting.wait(for: 1)
        text.send("/b")
        text.send(completion: .finished)
        await told.wait(for: 2)
        try await world.settle()
        withExtendedLifetime(cancellable) {}
        #expect(told.entries == ["/b", "end"])
        #expect(!world.gate.isOpen)
    }

    @Test("Given many loads in a set of cancellables, when it is emptied, then all are given up")
    func store() async throws {
        var cancellables: Set<AnyCancellable> = []
        for path in ["/a", "/b", "/c"] {
            world.hold(path)
            keep(images(path).map(\.words)).store(in: &cancellables)
        }
        await world.gate.waiting.wait(for: 3)
        cancellables = []
        try await world.settle()
        #expect(told.entries.isEmpty)
    }

    @Test("Given receive(on:), when an image is loaded, then it comes by that scheduler")
    func receiveOn() async {
        let images = images("/a").map(\.words).receive(on: .mainActor)
            .handleEvents(receiveOutput: { [told] _ in
                MainActor.assumeIsolated { told.add("main") }
            })
        let cancellable = keep(images)
        await told.wait(for: 3)
        withExtendedLifetime(cancellable) {}
        #expect(told.entries == ["main", "/a", "end"])
        let immediate = keep(self.images("/a").map(\.words).receive(on: ImmediateScheduler.shared))
        withExtendedLifetime(immediate) {}
        #expect(told.entries.suffix(2) == ["/a", "end"])
    }

    private final class Model {
        @Published var image: DecodedImage?

        func follow(_ publisher: some Publisher<DecodedImage?, Never>) { publisher.assign(to: &$image) }
    }

    private final class Box {
        let changes = Tally()
        var image: DecodedImage? { didSet { changes.add() } }
    }
}
