#if HALCYON_STAND_INS
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing
import UIKit

@Suite("UIImageView.halcyon") @MainActor
struct UIImageViewTests {
    private let stage = ViewStage()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    private let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() { window.addSubview(view) }

    @Test("Given a remote image, when set, then a placeholder shows, then it, at view size and scale")
    func flow() async throws {
        let placeholder = try UIImage.own()
        let request = stage.held("/a")
        view.halcyon.setImage(
            with: request, placeholder: placeholder, options: stage.options(), completion: stage.end)
        #expect(view.image === placeholder)
        #expect(view.halcyon.state.isLoading)
        stage.gate.open()
        await stage.endings.wait(for: 1)
        #expect(view.image?.probe == PixelProbe(200, 200))
        #expect(view.image?.scale == 2)
        #expect(view.image?.size == view.bounds.size)
        #expect(view.standInImages.count == 2)
        #expect(view.halcyon.state.response?.image.isDownsampled == true)
    }

    @Test("Given an image in memory, when set, then it shows at once, without a placeholder or fade")
    func memory() async throws {
        let request = stage.request("/a")
        view.halcyon.setImage(with: request, options: stage.options(), completion: stage.end)
        await stage.endings.wait(for: 1)
        let other = UIImageView(frame: view.frame)
        window.addSubview(other)
        var outcomes = 0
        other.halcyon.setImage(
            with: request, placeholder: try .own(), options: stage.options { $0.transition = .fade() }
        ) { _ in outcomes += 1 }
        #expect(outcomes == 1)
        #expect(other.standInImages.map { $0?.probe } == [PixelProbe(200, 200)])
        #expect(other.standInTransitions.isEmpty)
    }

    @Test("Given a URL without an image, when set, then the failure image shows, and retry works")
    func failure() async throws {
        let failure = try UIImage.own(5)
        view.halcyon.setImage(
            with: URL(string: "http://test/a"), options: stage.options { $0.failureImage = failure },
            completion: stage.end)
        await stage.endings.wait(for: 1)
        #expect(view.image === failure)
        #expect(view.halcyon.state.error == .response(.status(404)))
        _ = stage.request("/a")
        view.halcyon.retry()
        try await eventually("it is shown") { view.halcyon.state.response != nil }
        #expect(view.image?.probe == PixelProbe(200, 200))
        #expect(stage.endings.entries.count == 1)
    }

    @Test("Given no request, when it is set, then the placeholder stays and the completion says so")
    func nothing() async throws {
        let placeholder = try UIImage.own()
        view.halcyon.setImage(
            with: nil as ImageRequest?, placeholder: placeholder, options: stage.options(), completion: stage.end)
        #expect(view.image === placeholder)
        #expect(stage.endings.entries == [.failed(.display(.noSource))])
        let other = try UIImage.own()
        view.halcyon.setImage(with: nil as ImageRequest?, options: stage.options { $0.placeholder = other })
        #expect(view.image === other)
    }

    @Test("Given a body in pieces, when it arrives, then progress is told")
    func progress() async throws {
        let data = ViewStage.red.data
        stage.loader["/a"] = .chunks([data.prefix(10), data.dropFirst(10)])
        let seen = Log<Int>()
        view.halcyon.setImage(
            with: ImageRequest("http://test/a"), options: stage.options(), progress: { seen.add($0.receivedBytes) },
            completion: stage.end)
        await stage.endings.wait(for: 1)
        #expect(seen.entries.last == data.count)
    }

    @Test("Given a fade, when an image shows, then it cross-fades from the network but not from disk")
    func fade() async throws {
        let request = stage.request("/a")
        let options: DisplayOptions<UIImage> = stage.options { $0.transition = .fade(seconds: 0.3) }
        view.halcyon.setImage(with: request, options: options, completion: stage.end)
        await stage.endings.wait(for: 1)
        #expect(view.standInTransitions.map(\.seconds) == [0.3])
        #expect(view.standInTransitions.first?.options == [.transitionCrossDissolve, .allowUserInteraction])
        await stage.pipeline.flush()
        stage.cache.removeAll()
        view.halcyon.setImage(with: request, options: options, completion: stage.end)
        await stage.endings.wait(for: 2)
        #expect(stage.endings.entries.last == .shown(FakeImage(width: 200, height: 200), .disk))
        #expect(view.standInTransitions.count == 1)
    }

    @Test("Given a view in no window, when its image comes with a fade, then nothing is animated")
    func fadeOffWindow() async throws {
        view.removeFromSuperview()
        view.halcyon.setImage(
            with: stage.request("/a"), options: stage.options { $0.transition = .fade() }, completion: stage.end)
        await stage.endings.wait(for: 1)
        #expect(view.image != nil)
        #expect(view.standInTransitions.isEmpty)
    }

    @Test("Given a hundred images, when set in a row, then the last is shown and the others fail")
    func lastWins() async throws {
        let requests = (0..<100).map { stage.held("/\($0)", FakeImage(width: 10, height: $0 + 1)) }
        view.contentMode = .center
        for request in requests {
            view.halcyon.setImage(with: request, options: stage.options(), completion: stage.end)
        }
        #expect(stage.endings.entries.count == 99)
        stage.gate.open()
        await stage.endings.wait(for: 100)
        #expect(stage.endings.entries.count { $0 == .failed(.display(.notCurrent)) } == 99)
        #expect(view.image?.probe == PixelProbe(10, 100))
        #expect(view.standInImages.compactMap { $0?.probe } == [PixelProbe(10, 100)])
    }

    @Test("Given a load, when it is cancelled or reset, then it is given up, and reset shows nothing")
    func cancelAndReset() async throws {
        let placeholder = try UIImage.own()
        view.halcyon.setImage(
            with: stage.held("/a"), placeholder: placeholder, options: stage.options(), completion: stage.end)
        view.halcyon.cancel()
        #expect(view.image === placeholder)
        #expect(stage.endings.entries == [.failed(.cancelled)])
        view.halcyon.reset()
        #expect(view.image == nil)
        if case .idle = view.halcyon.state {} else { Issue.record("not idle") }
    }

    @Test("Given a task, when it shows an image, then it gets the response; cancelling ends the load")
    func async() async throws {
        let response = try await view.halcyon.showImage(with: stage.request("/a"), options: stage.options())
        #expect(response.source == .network)
        #expect(view.image?.probe == PixelProbe(200, 200))
        let request = stage.held("/b")
        let task = Task { try await view.halcyon.showImage(with: request, options: stage.options()) }
        await stage.gate.waiting.wait(for: 1)
        task.cancel()
        await #expect(throws: ImageError.cancelled) { try await task.value }
    }
}
#endif
