import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Views that are laid out only when they are asked for their size, and tell of it from there.
@MainActor
@Suite("ImageDisplay: lazy layout", .timeLimit(.minutes(5)))
struct ImageDisplayLayoutTests {
    private typealias World = DisplayWorld

    private final class LazyView: ImageDisplaying {
        private(set) lazy var display = ImageDisplay(of: self)
        private(set) var content = DisplayedContent<DecodedImage>.nothing
        var size = DecodeSize.unknown
        /// Called once, the next time that the size is asked for.
        var onLayout: (() -> Void)?

        var displaySize: DecodeSize {
            let layout = onLayout
            onLayout = nil
            layout?()
            return size
        }

        var image: FakeImage? { if case .image(let image, _) = content { FakeImage(of: image) } else { nil } }

        func display(_ content: DisplayedContent<DecodedImage>, transition: ImageTransition) { self.content = content }
    }

    private let world = World()
    private let view = LazyView()

    private func box(_ width: Int, _ height: Int) -> DecodeSize { .box(TargetSize(width: width, height: height)) }

    private func set(_ path: String) throws {
        view.display.setImage(with: world.request(path), options: try world.options(), completion: world.ender(path))
    }

    @Test("Given a load waiting for a size, when that is reported during layout, then it begins once")
    func waits() async throws {
        world.hold("/a")
        try set("/a")
        view.size = box(20, 15)
        view.onLayout = { [unowned view] in view.display.sizeDidChange() }
        view.display.sizeDidChange()
        #expect(world.pipeline.tokens.count == 1)
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(view.image == FakeImage(width: 20, height: 15))
        #expect(world.endingsOfAll == [.shown("/a")])
    }

    @Test("Given a view that has grown, when it reports that during layout, then it loads once more")
    func refines() async throws {
        let world = World(cache: FakeDataCache(storeFailure: .cache(.writeFailed("full"))))
        view.size = box(20, 15)
        view.display.setImage(with: world.request("/a"), options: try world.options(), completion: world.ender("/a"))
        await world.endings.wait(for: 1)
        // Held, for the second load must not have ended when it is counted.
        world.hold("/a")
        view.size = box(40, 30)
        view.onLayout = { [unowned view] in view.display.sizeDidChange() }
        view.display.sizeDidChange()
        #expect(world.pipeline.tokens.count == 1)
        world.gate.open()
        try await eventually("it is shown as it is") { view.image == World.a }
    }

    @Test("Given a view that sets another image during layout, when memory has it, then it is shown")
    func sets() async throws {
        try await world.load("/b")
        for size in [DecodeSize.whole, .unknown] {
            view.size = size
            view.onLayout = { [unowned view] in
                view.size = .whole
                #expect(throws: Never.self) { try set("/b") }
                view.size = size
            }
            try set("/a")
            #expect(view.image == World.b)
            #expect(view.display.state.response != nil)
            #expect(world.endingsOfAll == [.shown("/b", .memory), .replaced("/a")])
            world.endings.removeAll()
        }
        #expect(world.loader.urls == ["http://test/b"])
    }

    @Test("Given a view that has grown, when it sets another image during layout, then that is shown")
    func setsInsteadOfRefining() async throws {
        try await world.load("/b")
        view.size = box(20, 15)
        try set("/a")
        await world.endings.wait(for: 1)
        view.size = .whole
        view.onLayout = { #expect(throws: Never.self) { try set("/b") } }
        view.display.sizeDidChange()
        #expect(view.image == World.b)
        #expect(view.display.request?.sourceKey == "http://test/b")
        #expect(world.pipeline.tokens.count == 0)
    }
}
