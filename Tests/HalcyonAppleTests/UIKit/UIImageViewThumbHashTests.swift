#if HALCYON_STAND_INS
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing
import UIKit

@Suite("UIImageView.halcyon: ThumbHashes") @MainActor
struct UIImageViewThumbHashTests {
    private let stage = ViewStage()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() { window.addSubview(view) }

    @Test("Given a picture dropped by both caches, when set with its hash, then that shows, then it")
    func evicted() async throws {
        _ = try await stage.pipeline.image(for: stage.request("/a"))
        await stage.pipeline.flush()
        try await stage.disk.removeAll()
        stage.cache.removeAll()
        view.halcyon.setImage(
            with: stage.held("/a"), placeholder: .thumbHash, options: stage.options(), completion: stage.end)
        #expect(view.image?.probe.map { [$0.width, $0.height] } == [32, 32])
        #expect(view.halcyon.state.isLoading)
        stage.gate.open()
        await stage.endings.wait(for: 1)
        #expect(view.image?.probe == PixelProbe(200, 200))
    }

    @Test("Given a hash from the server, when set, then it shows at once; another image drops it")
    func known() async throws {
        let hash = ThumbHash(try ViewStage.green.decoded().pixels)
        let placeholder = try UIImage.own()
        view.halcyon.setImage(
            with: stage.held("/a"), placeholder: .thumbHash(hash), options: stage.options(), completion: stage.end)
        #expect(view.image?.probe.map { [$0.width, $0.height] } == [32, 32])
        view.halcyon.setImage(
            with: stage.held("/b", ViewStage.green), placeholder: .thumbHash,
            options: stage.options { $0.placeholder = placeholder }, completion: stage.end)
        #expect(view.image === placeholder)
        stage.gate.open()
        await stage.endings.wait(for: 2)
        #expect(view.halcyon.state.response != nil)
    }

    @Test("Given a view whose image is awaited with its hash, when it comes, then it is returned")
    func awaited() async throws {
        let hash = ThumbHash(try ViewStage.green.decoded().pixels)
        let response = try await view.halcyon.showImage(
            with: stage.request("/a"), placeholder: .thumbHash(hash), options: stage.options())
        #expect(response.image.originalSize == ViewStage.red.size)
        #expect(view.standInImages.first??.probe.map { [$0.width, $0.height] } == [32, 32])
    }
}
#endif
