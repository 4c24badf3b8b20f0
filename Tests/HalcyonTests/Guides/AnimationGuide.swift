import Foundation
import Halcyon
import HalcyonTesting
import Testing

@Suite("Guide: Animate", .timeLimit(.minutes(5)))
struct AnimationGuide {
    private let pipeline = ImagePipeline(
        .fake(loader: FakeLoader(default: .image(FakeImage(width: 200, height: 200, frameCount: 12)))))

    @Test("Given the guide, when an animated image is loaded, then its frames are there")
    func frames() async throws {
        let image = try await pipeline.image(for: "https://example.org/cat.gif")
        if let frames = image.frames {
            print(frames.count, frames.timing.duration, frames.timing.loopCount ?? 0)
            let third = try await frames.frame(at: 2)
            print(third.size)
        }
        #expect(image.frames?.count == 12)
        #expect(image.frames?.readyFrame(at: 2) != nil)
    }

    @Test("Given the guide's request, when it says which frames are wanted, then the last word holds")
    func request() async throws {
        var request = ImageRequest("https://example.org/cat.gif")
        request.frames = .first  // a still image
        request.frames = .preloaded  // all frames decoded before the answer, where they fit
        request.frames = .onDemand  // the default
        #expect(try await pipeline.image(for: request).frames != nil)
    }

    @Test("Given the guide's player, when it plays, then its view shows a frame")
    @MainActor
    func player() async throws {
        let animation = FakeAnimation(count: 20)
        let frames = AnimatedFrames(animation)
        let view = GuideView()
        let player = AnimationPlayer(frames)
        player.onFrame = { [weak view] frame in
            MainActor.assumeIsolated { view?.pixels = frame.pixels }
        }
        player.onLoop = { count in print("played \(count) times") }
        player.onFinish = { error in print(error?.errorDescription ?? "the last frame stays") }
        player.start()
        while view.pixels == nil { await Task.yield() }

        player.pause()  // while the view is not to be seen: no work, no timer
        player.resume()
        player.seek(to: 10)
        player.setRate(0.5)  // half as fast
        player.setRate(-1)  // backwards: false, unless all frames are kept
        player.stop()

        #expect(player.status == .stopped)
    }

    @Test("Given the guide's view with a frame clock, when it ticks, then it gets the current frame")
    @MainActor
    func ticks() async throws {
        let frames = AnimatedFrames(FakeAnimation(count: 20))
        try await frames.preload()
        let view = GuideView()
        let tick = SystemClock().uptime
        let player = AnimationPlayer(frames, isSelfDriven: false)
        player.start()
        // At each tick:
        if let frame = player.advance(to: tick) { view.pixels = frame.pixels }
        #expect(view.pixels != nil)
    }

    @Test("Given the guide's processors, when they run, then the image still moves")
    func processes() async throws {
        var request = ImageRequest("https://example.org/cat.gif")
        request.processors = [.resize(width: 100, height: 100, mode: .fill), .circle()]
        let avatar = try await pipeline.image(for: request)
        print(avatar.frames?.size ?? avatar.size)
        #expect(avatar.frames?.size == PixelSize(width: 100, height: 100))
    }

    @Test("Given the guide's test, when it runs, then it passes")
    func test() async throws {
        let clock = FakeClock()
        let animation = FakeAnimation(count: 3, delay: 0.5)
        let frames = AnimatedFrames(animation)
        try await frames.preload()
        let shown = Log<Int>()
        let player = AnimationPlayer(frames, callbacks: .immediate, clock: clock)
        player.onFrame = { shown.add($0.index) }
        player.start()
        await clock.wait(forSleepers: 1)
        clock.advance(0.5)
        await shown.wait(for: 2)
        #expect(shown.entries == [0, 1])
        #expect(animation.decoded.value == 3)
    }
}
