#if HALCYON_STAND_INS
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing
import UIKit

@Suite("The size at which a UIImageView has its images decoded") @MainActor
struct UIImageViewSizeTests {
    private let stage = ViewStage()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let view = UIImageView(frame: .zero)
    private let wide = FakeImage(width: 800, height: 400)

    private func set(_ path: String = "/a") {
        view.halcyon.setImage(with: stage.request(path, wide), options: stage.options(), completion: stage.end)
    }

    @Test("Given a view without a size, when an image is set, then it loads only after layout, to fit")
    func waits() async throws {
        set()
        #expect(stage.loader.started.value == 0)
        window.addSubview(view)
        await stage.turn()
        #expect(stage.loader.started.value == 0)
        view.frame.size = CGSize(width: 100, height: 100)
        window.layoutIfNeeded()
        await stage.endings.wait(for: 1)
        #expect(view.image?.probe == PixelProbe(200, 200))
    }

    @Test("Given a view without a size, when laid out, then its image is whole, and the next one too")
    func ownSize() async throws {
        window.addSubview(view)
        set()
        window.layoutIfNeeded()
        await stage.endings.wait(for: 1)
        #expect(view.image?.probe == PixelProbe(800, 400))
        // As Auto Layout does.
        view.frame.size = view.image?.size ?? .zero
        window.layoutIfNeeded()
        view.halcyon.setImage(
            with: stage.request("/b", FakeImage(width: 1000, height: 1000)), options: stage.options(),
            completion: stage.end)
        await stage.endings.wait(for: 2)
        #expect(view.image?.probe == PixelProbe(1000, 1000))
    }

    @Test("Given a container without size at first, when it has one later, then no image is whole")
    func severalPasses() async throws {
        window.addSubview(view)
        set()
        window.layoutIfNeeded()
        view.frame.size = CGSize(width: 50, height: 50)
        window.layoutIfNeeded()
        await stage.turn()
        await stage.endings.wait(for: 1)
        #expect(stage.endings.entries == [.shown(FakeImage(width: 100, height: 100), .network)])
    }

    @Test("Given a view with only a width, when an image is set, then it is decoded for the width")
    func widthAlone() async throws {
        view.frame.size.width = 100
        window.addSubview(view)
        set()
        window.layoutIfNeeded()
        await stage.endings.wait(for: 1)
        #expect(view.image?.probe == PixelProbe(200, 100))
        #expect(view.image?.size == CGSize(width: 100, height: 50))
    }

    @Test(
        "Given a mode of the view, when an image is shown, then it is decoded for that",
        arguments: [
            (UIView.ContentMode.scaleAspectFit, PixelProbe(200, 100)), (.scaleAspectFill, PixelProbe(200, 200)),
            (.scaleToFill, PixelProbe(200, 200)), (.center, PixelProbe(800, 400)),
        ])
    func modes(_ mode: UIView.ContentMode, _ size: PixelProbe) async throws {
        view.frame.size = CGSize(width: 100, height: 100)
        view.contentMode = mode
        set()
        await stage.endings.wait(for: 1)
        #expect(view.image?.probe == size)
    }

    @Test("Given a view that shows an image, when it grows, then the image stays until decoded again")
    func grows() async throws {
        view.frame.size = CGSize(width: 50, height: 50)
        view.contentMode = .scaleAspectFit
        window.addSubview(view)
        set()
        await stage.endings.wait(for: 1)
        #expect(view.image?.probe == PixelProbe(100, 50))
        view.frame.size = CGSize(width: 200, height: 200)
        window.layoutIfNeeded()
        try await eventually("it has grown") { view.image?.probe == PixelProbe(400, 200) }
        #expect(view.standInImages.count == 3)
        #expect(stage.endings.entries.count == 1)
    }

    @Test("Given a view that knows no screen, when an image is shown, then a point is a pixel")
    func noScale() async throws {
        view.standInDisplayScale = 0
        view.frame.size = CGSize(width: 100, height: 100)
        set()
        await stage.endings.wait(for: 1)
        #expect(view.image?.probe == PixelProbe(100, 100))
        #expect(view.image?.scale == 1)
    }

    @Test("Given a wish for the whole image, when there is no size, then nothing is waited for")
    func whole() async throws {
        view.halcyon.setImage(
            with: stage.request("/a", wide), options: stage.options { $0.sizing = .whole }, completion: stage.end)
        await stage.endings.wait(for: 1)
        #expect(view.image?.probe == PixelProbe(800, 400))
    }
}
#endif
