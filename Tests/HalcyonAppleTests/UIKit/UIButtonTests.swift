#if canImport(UIKit)
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing
import UIKit

@Suite("UIButton.halcyon") @MainActor
struct UIButtonTests {
    private let stage = ViewStage()
    private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

    @Test("Given states of a button, when each has an image set, then none disturbs another")
    func states() async throws {
        button.halcyon.setImage(
            with: stage.request("/a"), for: .normal, options: stage.options(), completion: stage.end)
        button.halcyon.setImage(
            with: stage.request("/b", ViewStage.green), for: .highlighted, options: stage.options(),
            completion: stage.end)
        button.halcyon.setBackgroundImage(
            with: stage.request("/c"), for: .normal, options: stage.options(), completion: stage.end)
        await stage.endings.wait(for: 3)
        #expect(button.image(for: .normal)?.probe == PixelProbe(40, 40))
        #expect(button.image(for: .highlighted)?.probe == PixelProbe(40, 40, FakeImage.green))
        #expect(button.backgroundImage(for: .normal)?.probe == PixelProbe(80, 40))
        #expect(button.subviews.count == 1)
    }

    @Test("Given loads of two states, when one is cancelled, then the other goes on; reset ends all")
    func cancel() async throws {
        let (a, b) = (stage.held("/a"), stage.held("/b"))
        button.halcyon.setImage(with: a, for: .normal, options: stage.options(), completion: stage.end)
        button.halcyon.setImage(with: b, for: .selected, options: stage.options(), completion: stage.end)
        button.halcyon.image(for: .normal).cancel()
        #expect(stage.endings.entries == [.failed(.cancelled)])
        #expect(button.halcyon.image(for: .selected).state.isLoading)
        button.halcyon.reset()
        #expect(stage.endings.entries.count == 2)
        #expect(!button.halcyon.image(for: .selected).state.isLoading)
    }

    @Test("Given a URL, when it is set with a placeholder, then that is shown for its state meanwhile")
    func url() async throws {
        let placeholder = try UIImage.own()
        _ = stage.held("/a")
        button.halcyon.setImage(
            with: URL(string: "http://test/a"), for: .disabled, placeholder: placeholder, options: stage.options())
        button.halcyon.setBackgroundImage(
            with: URL(string: "http://test/a"), for: .disabled, placeholder: placeholder, options: stage.options())
        #expect(button.image(for: .disabled) === placeholder)
        #expect(button.backgroundImage(for: .disabled) === placeholder)
        #expect(button.image(for: .normal) == nil)
        button.halcyon.cancel()
        #expect(button.image(for: .disabled) === placeholder)
    }
}
#endif
