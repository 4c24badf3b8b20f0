import HalcyonCore
import HalcyonTesting
import Testing

extension PhotoModelTests {
    @Test("Given a photo in two pieces, when the first arrives, then the model reports half progress")
    func tellsOfProgress() async {
        let loader = FakeLoader()
        let gate = Gate()
        let bytes = FakeImage().data
        let half = bytes.count / 2
        loader["/cat.jpg"] = .chunks([bytes.prefix(half), bytes.dropFirst(half)]).pausing(at: gate)
        let model = PhotoModel(pipeline: ImagePipeline(.fake(loader: loader)))
        let fractions = EventRecorder<Double?>()
        model.onProgress = { fractions.record($0) }

        async let loading: Void = model.load("http://example.org/cat.jpg")
        await fractions.wait(for: 1)
        #expect(fractions.events == [Double(half) / Double(bytes.count)])
        #expect(model.isLoading)

        gate.open()
        await loading
        #expect(model.image != nil)
        #expect(!model.isLoading)
    }

    @Test("Given a server that fails once, when the pipeline retries, then the model shows the photo")
    func triesAgain() async {
        let clock = FakeClock()
        let loader = FakeLoader()
        loader.answer("/cat.jpg", with: .status(503), .image())
        let model = PhotoModel(pipeline: ImagePipeline(.fake(loader: loader, clock: clock)))

        async let loading: Void = model.load("http://example.org/cat.jpg")
        await clock.wait(forSleepers: 1)
        #expect(clock.sleeps.count == 1)
        #expect(model.isLoading)

        clock.advance(1)
        await loading
        #expect(model.message == nil)
        #expect(model.image != nil)
        #expect(loader.started.value == 2)
    }

    @Test("Given a load in progress, when the model cancels it, then it ends and nothing is shown")
    func givesUp() async {
        let loader = FakeLoader()
        let gate = Gate()
        loader["/cat.jpg"] = .hold(at: gate)
        let model = PhotoModel(pipeline: ImagePipeline(.fake(loader: loader)))

        async let loading: Void = model.load("http://example.org/cat.jpg")
        await gate.waiting.wait(for: 1)
        model.cancel()
        await loading

        #expect(model.image == nil)
        #expect(model.message == nil)
        await loader.running.wait { $0 == 0 }
    }
}
