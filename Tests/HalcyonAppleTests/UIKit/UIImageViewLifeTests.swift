#if canImport(UIKit)
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing
import UIKit

@Suite("UIImageView.halcyon and the life of the view") @MainActor
struct UIImageViewLifeTests {
    private let stage = ViewStage()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

    @Test("Given a load, when its view is freed, then it is cancelled and its completion called once")
    func goes() async throws {
        weak var gone: UIImageView?
        do {
            let view = UIImageView(frame: frame)
            gone = view
            view.halcyon.setImage(with: stage.held("/a"), options: stage.options(), completion: stage.end)
            await stage.gate.waiting.wait(for: 1)
        }
        #expect(gone == nil)
        await stage.endings.wait(for: 1)
        #expect(stage.endings.entries == [.failed(.display(.notCurrent))])
        await stage.loader.running.wait { $0 == 0 }
        #expect(!stage.gate.isOpen)
    }

    @Test("Given a task awaiting an image, when its view goes, then the task releases it and throws")
    func goesWhileAwaited() async throws {
        weak var gone: UIImageView?
        let task: Task<ImageResponse, any Error>
        do {
            let view = UIImageView(frame: frame)
            gone = view
            let (images, request, options) = (
                view.halcyon, stage.held("/a"), stage.options() as ViewImages<UIKitViews>.Options
            )
            task = Task { try await images.showImage(with: request, options: options) }
            await stage.gate.waiting.wait(for: 1)
        }
        #expect(gone == nil)
        await #expect(throws: ImageError.display(.notCurrent)) { try await task.value }
    }

    @Test("Given a freed view, when its images are used, then nothing happens and completion says so")
    func late() throws {
        let images = UIImageView(frame: frame).halcyon
        images.setImage(with: stage.request("/a"), options: stage.options(), completion: stage.end)
        #expect(stage.endings.entries == [.failed(.display(.notCurrent))])
        #expect(stage.loader.started.value == 0)
        images.reset()
        #expect(images.playback.player == nil)
    }

    @Test("Given queued loads of two views, when one leaves the window, then the other loads first")
    func visibility() async throws {
        let stage = ViewStage(transfers: 1)
        let views = (0..<3).map { _ in UIImageView(frame: frame) }
        for (index, view) in views.enumerated() {
            window.addSubview(view)
            let request = stage.held("/\(index)")
            view.halcyon.setImage(with: request, options: stage.options(), completion: stage.end)
            if index == 0 { await stage.gate.waiting.wait(for: 1) }
        }
        views[1].removeFromSuperview()
        stage.gate.open()
        await stage.endings.wait(for: 3)
        #expect(stage.loader.urls == ["http://test/0", "http://test/2", "http://test/1"])
    }

    @Test("Given a view cleared of its subviews, when an image is set again, then layout is noticed")
    func clearedOfSubviews() async throws {
        let view = UIImageView(frame: .zero)
        window.addSubview(view)
        view.halcyon.setImage(with: stage.request("/a"), options: stage.options(), completion: stage.end)
        let kept = view.subviews
        for subview in kept { subview.removeFromSuperview() }
        view.halcyon.setImage(with: stage.request("/b"), options: stage.options(), completion: stage.end)
        #expect(view.subviews.count == 1)
        view.frame = frame
        window.layoutIfNeeded()
        await stage.endings.wait(for: 2)
        #expect(view.image?.probe == PixelProbe(200, 200))
    }
}
#endif
