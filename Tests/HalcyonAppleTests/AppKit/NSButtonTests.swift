#if canImport(AppKit)
import AppKit
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("NSButton.halcyon") @MainActor
struct NSButtonTests {
    private let stage = ViewStage()
    private let button = NSButton(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

    @Test("Given a button, when both of its images are set, then neither disturbs the other")
    func both() async throws {
        button.halcyon.setImage(with: stage.request("/a"), options: stage.options(), completion: stage.end)
        button.halcyonAlternate.setImage(
            with: stage.request("/b", ViewStage.green), options: stage.options(), completion: stage.end)
        await stage.endings.wait(for: 2)
        #expect(button.image?.probe == PixelProbe(40, 40))
        #expect(button.alternateImage?.probe == PixelProbe(40, 40, FakeImage.green))
        button.halcyon.reset()
        #expect(button.image == nil)
        #expect(button.alternateImage != nil)
    }
}
#endif
