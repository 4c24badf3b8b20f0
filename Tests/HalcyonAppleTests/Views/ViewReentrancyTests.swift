#if HALCYON_STAND_INS
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing
import UIKit

@Suite("Views that ask again while they are told") @MainActor
struct ViewReentrancyTests {
    private let stage = ViewStage()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    private let clip = FakeImage(width: 20, height: 20, color: SIMD4(100, 0, 0, 255), frameCount: 4)

    /// Tells of each image that it is given.
    private final class TellingView: UIImageView {
        var onImage: (() -> Void)?

        override var image: UIImage? { didSet { onImage?() } }
    }

    @Test("Given an animated image, when its view reacts by asking for another, then the other stays")
    func asksWhileShown() async throws {
        let view = TellingView(frame: frame)
        window.addSubview(view)
        let still = stage.request("/still", ViewStage.green)
        view.halcyon.setImage(with: still, options: stage.options(), completion: stage.end)
        await stage.endings.wait(for: 1)
        let request = stage.held("/clip", clip)
        view.halcyon.setImage(with: request, options: stage.options(), completion: stage.end)
        view.onImage = { [stage] in
            view.onImage = nil
            view.halcyon.setImage(with: still, options: stage.options())
        }
        stage.gate.open()
        await stage.endings.wait(for: 2)
        #expect(view.image?.probe == PixelProbe(200, 200, FakeImage.green))
        #expect(view.halcyon.playback.player == nil)
    }

    @Test("Given an indicator whose making ends the load, when it is made, then it is not left behind")
    func endsWhileIndicated() async throws {
        let view = UIImageView(frame: frame)
        let made = Tally()
        view.halcyon.indicator = .custom { [weak view] in
            made.add()
            view?.halcyon.reset()
            return UIView(frame: .zero)
        }
        view.halcyon.setImage(with: stage.held("/a"), options: stage.options(), completion: stage.end)
        await stage.clock.wait(forSleepers: 1)
        stage.clock.advance(0.2)
        await made.wait(for: 1)
        #expect(view.subviews.first?.subviews.isEmpty == true)
        stage.gate.open()
    }

    @Test("Given a finished animation, when started off-window, then it plays once its view is back")
    func startsOffWindow() async throws {
        let (view, ends) = (UIImageView(frame: frame), Tally())
        window.addSubview(view)
        view.halcyon.playback.repetition = .times(1)
        view.halcyon.playback.onFinish = { _ in ends.add() }
        view.halcyon.setImage(with: stage.request("/clip", clip), options: stage.options(), completion: stage.end)
        await stage.endings.wait(for: 1)
        try await eventually("it is over") {
            stage.clock.advance(0.05)
            await stage.turn()
            return ends.value == 1
        }
        view.removeFromSuperview()
        view.halcyon.playback.start()
        #expect(!view.halcyon.playback.isPlaying)
        window.addSubview(view)
        #expect(view.halcyon.playback.isPlaying)
    }
}
#endif
