#if HALCYON_STAND_INS
import AppKit
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import QuartzCore
import TestSupport
import Testing

@Suite("NSImageView.halcyon") @MainActor
struct NSImageViewTests {
    private let stage = ViewStage()
    private let window = NSWindow()
    private let content = NSView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let view = NSImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    private let placeholder = NSImage(size: CGSize(width: 3, height: 3))

    init() {
        window.contentView = content
        content.addSubview(view)
    }

    private func set(_ request: ImageRequest, _ change: (inout DisplayOptions<AppKitPlaceholder>) -> Void = { _ in }) {
        view.halcyon.setImage(
            with: request, placeholder: placeholder, options: stage.options(change), completion: stage.end)
    }

    @Test("Given a remote image, when set, then the placeholder shows, then it, at the view's size")
    func flow() async throws {
        set(stage.held("/a"))
        #expect(view.image === placeholder)
        stage.gate.open()
        await stage.endings.wait(for: 1)
        #expect(view.image?.probe == PixelProbe(100, 100))
        #expect(view.image?.size == CGSize(width: 50, height: 50))
    }

    @Test("Given an image in memory, when it is set, then it shows at once, without a placeholder")
    func memory() async throws {
        let request = stage.request("/a")
        set(request)
        await stage.endings.wait(for: 1)
        view.halcyon.reset()
        #expect(view.image == nil)
        set(request)
        #expect(stage.endings.entries.count == 2)
        #expect(view.standInImages.suffix(2).map { $0?.probe } == [nil, PixelProbe(100, 100)])
    }

    @Test("Given a fade, when an image comes from the network, then it crosses over; from memory, not")
    func fade() async throws {
        let request = stage.request("/a")
        set(request) { $0.transition = .fade(seconds: 0.5) }
        await stage.endings.wait(for: 1)
        let animations = try #require(view.layer).standInAnimations
        let transition = try #require(animations.first?.animation as? CATransition)
        #expect((animations.count, transition.type, transition.duration) == (1, .fade, 0.5))
        set(request) { $0.transition = .fade(seconds: 0.5) }
        #expect(view.layer?.standInAnimations.count == 1)
    }

    @Test("Given a failure, when there is a failure image, then it is shown")
    func failure() async throws {
        let failure = NSImage(size: CGSize(width: 5, height: 5))
        set(ImageRequest("http://test/none")) { $0.failureImage = .image(failure) }
        await stage.endings.wait(for: 1)
        #expect(view.image === failure)
        #expect(AppKitPlaceholder.image(nil) == nil)
    }

    @Test(
        "Given a scaling of the view, when an image is shown, then it is decoded for that",
        arguments: [
            (NSImageScaling.scaleProportionallyDown, PixelProbe(100, 100)),
            (.scaleProportionallyUpOrDown, PixelProbe(100, 100)), (.scaleAxesIndependently, PixelProbe(200, 100)),
            (.scaleNone, PixelProbe(400, 400)),
        ])
    func scaling(_ scaling: NSImageScaling, _ size: PixelProbe) async throws {
        view.imageScaling = scaling
        set(stage.request("/a"))
        await stage.endings.wait(for: 1)
        #expect(view.image?.probe == size)
    }

    @Test("Given a view without a size, when laid out, then its image fits its new size, or is whole")
    func waits() async throws {
        let (sized, free) = (NSImageView(frame: .zero), NSImageView(frame: .zero))
        sized.halcyon.setImage(with: stage.request("/a"), options: stage.options(), completion: stage.end)
        free.halcyon.setImage(with: stage.request("/b"), options: stage.options(), completion: stage.end)
        content.addSubview(sized)
        content.addSubview(free)
        sized.setFrameSize(CGSize(width: 20, height: 20))
        #expect(stage.loader.started.value == 0)
        window.layoutIfNeeded()
        await stage.endings.wait(for: 2)
        #expect(sized.image?.probe == PixelProbe(40, 40))
        #expect(free.image?.probe == PixelProbe(400, 400))
    }

    @Test("Given an image in a window, when the window's scale grows, then the image is decoded again")
    func scale() async throws {
        window.standInScale = 1
        set(stage.request("/a"))
        await stage.endings.wait(for: 1)
        #expect(view.image?.probe == PixelProbe(50, 50))
        window.standInScale = 2
        try await eventually("it is sharp") { view.image?.probe == PixelProbe(100, 100) }
    }

    @Test("Given an animation, when its view is hidden or leaves the window, then it holds")
    func animation() async throws {
        set(stage.request("/clip", FakeImage(width: 20, height: 20, frameCount: 4)))
        await stage.endings.wait(for: 1)
        let playback = view.halcyon.playback
        #expect(playback.isPlaying)
        content.isHidden = true
        #expect(!playback.isPlaying)
        content.isHidden = false
        #expect(playback.isPlaying)
        window.contentView = nil
        #expect(!playback.isPlaying)
    }

    @Test("Given a load, when its view is freed, then it is cancelled; its overlay let clicks through")
    func life() async throws {
        weak var gone: NSImageView?
        do {
            let view = NSImageView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            gone = view
            view.halcyon.setImage(with: stage.held("/b"), options: stage.options(), completion: stage.end)
            await stage.gate.waiting.wait(for: 1)
            #expect(view.subviews.first?.hitTest(CGPoint(x: 5, y: 5)) == nil)
        }
        #expect(gone == nil)
        await stage.loader.running.wait { $0 == 0 }
        await stage.endings.wait(for: 1)
        #expect(stage.endings.entries == [.failed(.display(.notCurrent))])
    }
}
#endif
