import Foundation
import HTTPTypes
import HalcyonTesting
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("Previews")
struct PreviewTests {
    /// Sends a body of 8 KiB in chunks of 1 KiB, each when the test lets it.
    private func loader(_ steps: [Gate], expected: Int? = 8 << 10) -> ScriptedLoader {
        ScriptedLoader { _, _ async throws(ImageError) in
            let sent = Tally()
            return DataLoad(
                response: HTTPResponse(status: .ok), url: "http://test/", expectedBytes: expected,
                body: DataBody { () async throws(ImageError) in
                    sent.add()
                    guard sent.value <= 8 else { return nil }
                    await steps[sent.value - 1].pass()
                    if Task.isCancelled { throw .cancelled }
                    return Data(repeating: UInt8(ascii: "a"), count: 1 << 10)
                })
        }
    }

    private func request(_ policy: PreviewPolicy = true, processors: [any ImageProcessing] = []) -> ImageRequest {
        var request = ImageRequest("http://test/x", processors: processors)
        request.previews = policy
        return request
    }

    private func pipeline(
        _ loader: ScriptedLoader, _ decoder: PreviewingDecoder, clock: FakeClock = FakeClock(), decodes: Int = 2
    ) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration(dataLoader: loader, decoders: [decoder])
        configuration.clock = clock
        configuration.maximumDecodes = decodes
        configuration.downloads.retry.backoff = RetryPolicy.Backoff(initial: 0)
        return ImagePipeline(configuration)
    }

    @Test("Given a request for previews, when bytes arrive, then a preview precedes the whole image")
    func preview() async throws {
        let steps = (0..<8).map { _ in Gate() }
        let decoder = PreviewingDecoder(length: 4)
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader(steps), decoders: [decoder]))
        let task = pipeline.task(for: request())
        var events = task.events.makeAsyncIterator()
        steps[0].open()
        var preview: ImageResponse?
        while preview == nil, let event = await events.next() {
            if case .preview(let response) = event { preview = response }
        }
        #expect(preview?.image.text == "aaaa?")
        #expect(preview?.isPreview == true)
        // A late subscriber gets the current one.
        var late = task.events.makeAsyncIterator()
        var seen: ImageResponse?
        while seen == nil, let event = await late.next() {
            if case .preview(let response) = event { seen = response }
        }
        #expect(seen?.image.text == "aaaa?")
        for step in steps { step.open() }
        let response = try await task.response
        #expect(response.isPreview == false)
        #expect(response.image.size.width == 8 << 10)
        var last: ImageTask.Event?
        while let event = await events.next() { last = event }
        guard case .finished(.success) = last else {
            Issue.record("the end is not the last event")
            return
        }
        // Not after each chunk, but whenever there is half as much again.
        #expect(decoder.previews.value <= 5)
    }

    @Test("Given a request for previews, when a task's previews are read, then they end with the load")
    func previewsOfTask() async throws {
        let steps = (0..<8).map { _ in Gate() }
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader(steps), decoders: [PreviewingDecoder(length: 4)]))
        let task = pipeline.task(for: request())
        var previews = task.previews.makeAsyncIterator()
        steps[0].open()
        #expect(await previews.next()?.image.text == "aaaa?")
        for step in steps { step.open() }
        while let preview = await previews.next() { #expect(preview.isPreview) }
        #expect(try await !task.response.isPreview)
    }

    @Test("Given damaged bytes on the disk, when they are reloaded, then that load has previews too")
    func damagedBytes() async throws {
        let steps = (0..<8).map { _ in Gate() }
        let request = request()
        let cache = FakeDataCache([
            "http://test/x": DataCacheEntry(data: Data("bad".utf8), metadata: CacheMetadata(storedAt: Date()))
        ])
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(
                dataLoader: loader(steps), dataCache: cache, decoders: [PreviewingDecoder(length: 4)]))
        let task = pipeline.task(for: request)
        steps[0].open()
        var preview: ImageResponse?
        for await event in task.events {
            if case .preview(let response) = event {
                preview = response
                break
            }
            if case .finished = event { break }
        }
        #expect(preview?.image.text == "aaaa?")
        for step in steps { step.open() }
        #expect(try await task.response.image.size.width == 8 << 10)
    }

    @Test("Given processors, when a preview comes, then it went through them as well")
    func processedPreview() async throws {
        let steps = (0..<8).map { _ in Gate() }
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader(steps), decoders: [PreviewingDecoder(length: 4)]))
        let task = pipeline.task(for: request(processors: [Suffix("1"), Suffix("2")]))
        steps[0].open()
        var preview: ImageResponse?
        for await event in task.events {
            if case .preview(let response) = event {
                preview = response
                break
            }
        }
        #expect(preview?.image.text == "aaaa?12")
        for step in steps { step.open() }
        #expect(try await task.image.text.hasSuffix("a12"))
    }

    @Test("Given no wish for previews, when bytes arrive, then none is made")
    func noPreviews() async throws {
        let steps = (0..<8).map { _ in Gate() }
        for step in steps { step.open() }
        let decoder = PreviewingDecoder(length: 4)
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader(steps), decoders: [decoder]))
        _ = try await pipeline.image(for: ImageRequest("http://test/x"))
        #expect(decoder.previews.value == 0)
    }

    @Test("Given a handler for previews, when there is one, then it is called before the completion")
    func callback() async throws {
        let steps = (0..<8).map { _ in Gate() }
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader(steps), decoders: [PreviewingDecoder(length: 4)]))
        let calls = Log<String>()
        pipeline.load(
            request(), on: .immediate, preview: { calls.add($0.image.text) }, completion: { _ in calls.add("end") })
        steps[0].open()
        try await eventually("a preview has come") { calls.entries == ["aaaa?"] }
        for step in steps { step.open() }
        try await eventually("the end has come") { calls.entries.last == "end" }
    }

    @Test("Given two requests for one image, when only one wants previews, then they share a transfer")
    func sharedTransfer() async throws {
        let steps = (0..<8).map { _ in Gate() }
        let loader = loader(steps)
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader, decoders: [PreviewingDecoder(length: 4)]))
        let one = pipeline.task(for: request())
        let other = pipeline.task(for: ImageRequest("http://test/x"))
        for step in steps { step.open() }
        _ = try await one.image
        _ = try await other.image
        #expect(loader.requests.entries.count == 1)
    }

    // MARK: Pace

    @Test("Given a minimum interval, when bytes come early, then the preview is delayed, not dropped")
    func interval() async throws {
        let steps = (0..<8).map { _ in Gate() }
        let (clock, decoder) = (FakeClock(), PreviewingDecoder(length: 2048))
        let pipeline = pipeline(loader(steps), decoder, clock: clock)
        let task = pipeline.task(for: request(PreviewPolicy(interval: 10)))
        let seen = Log<Int>()
        let reader = Task {
            for await event in task.events {
                if case .preview(let response) = event { seen.add(response.image.size.width) }
            }
        }
        steps[0].open()
        await seen.wait(for: 1)
        clock.advance(4)
        steps[1].open()
        try await eventually("the next one waits for its time") { clock.sleeps.contains(6) }
        #expect(decoder.previews.value == 1)
        clock.advance(5.9)
        #expect(decoder.previews.value == 1)
        clock.advance(0.1)
        await seen.wait(for: 2)
        #expect(seen.entries == [1025, 2049])
        for step in steps { step.open() }
        _ = try await task.image
        await reader.value
        #expect(seen.entries == [1025, 2049])
    }

    @Test("Given a slow preview, when bytes arrive, then no other starts and the next has them all")
    func oneInFlight() async throws {
        let (steps, gate) = ((0..<8).map { _ in Gate() }, Gate())
        let decoder = PreviewingDecoder(length: .max, gate: gate)
        let pipeline = pipeline(loader(steps), decoder)
        let task = pipeline.task(for: request(PreviewPolicy(interval: 0, growth: 1)))
        steps[0].open()
        await decoder.previews.wait(for: 1)
        for step in steps[1..<7] { step.open() }
        for await event in task.events {
            if case .progress(let progress) = event, progress.receivedBytes == 7 << 10 { break }
        }
        #expect(decoder.previews.value == 1)
        gate.open()
        var widths: [Int] = []
        for await event in task.events {
            guard case .preview(let response) = event else { continue }
            widths.append(response.image.size.width)
            if widths.last == 7 << 10 | 1 { break }
        }
        #expect(decoder.previews.value == 2)
        steps[7].open()
        _ = try await task.image
        // Each byte once, and those that came last not at all.
        #expect(decoder.fed.entries.map(\.utf8.count).reduce(0, +) == 7 << 10)
        #expect(decoder.previewers.value == 1)
    }

    @Test("Given a preview holding the only permit, when the last byte arrives, then it is cancelled")
    func neverInTheWay() async throws {
        let (steps, gate) = ((0..<8).map { _ in Gate() }, Gate())
        let decoder = PreviewingDecoder(gate: gate)
        let pipeline = pipeline(loader(steps), decoder, decodes: 1)
        let task = pipeline.task(for: request())
        steps[0].open()
        await decoder.previews.wait(for: 1)
        for step in steps { step.open() }
        #expect(try await task.image.size.width == 8 << 10)
        try await eventually("it is broken off") { decoder.cancelled.value == 1 }
        #expect(decoder.previews.value == 1)
    }

    @Test("Given a preview processor on the only permit, when all bytes are in, then it is cancelled")
    func processorNeverInTheWay() async throws {
        let steps = (0..<8).map { _ in Gate() }
        let (started, cancelled) = (Tally(), Tally())
        let slow = ImageProcessors.Anonymous(id: "slow") { image throws(ImageError) in
            guard image.text.hasSuffix("?") else { return image }
            started.add()
            while !Task.isCancelled { usleep(500) }
            cancelled.add()
            throw .cancelled
        }
        let pipeline = pipeline(loader(steps), PreviewingDecoder(), decodes: 1)
        let task = pipeline.task(for: request(processors: [slow]))
        steps[0].open()
        await started.wait(for: 1)
        for step in steps { step.open() }
        #expect(try await task.image.size.width == 8 << 10)
        try await eventually("it is broken off") { cancelled.value == 1 }
    }

    @Test("Given no Content-Length, when bytes arrive, then there are previews all the same")
    func unknownLength() async throws {
        let steps = (0..<8).map { _ in Gate() }
        let pipeline = pipeline(loader(steps, expected: nil), PreviewingDecoder(length: 4))
        let task = pipeline.task(for: request())
        steps[0].open()
        var seen: String?
        for await event in task.events {
            guard case .preview(let response) = event else { continue }
            seen = response.image.text
            break
        }
        #expect(seen == "aaaa?")
        for step in steps { step.open() }
        _ = try await task.image
    }

    // MARK: Transfers that break off

    private static func part(_ letter: Character, count: Int = 2048) -> String {
        String(repeating: letter, count: count)
    }

    @Test("Given a transfer that begins again, when it overtakes the first, then previews are its own")
    func retry() async throws {
        let (reset, hold) = (Gate(), Gate())
        let loader = ScriptedLoader { _, number async throws(ImageError) in
            let parts = (number == 1 ? ["a"] : ["b", "c", "d"]).map { Data(Self.part($0).utf8) }
            let sent = Tally()
            return DataLoad(
                response: HTTPResponse(status: .ok), url: "http://test/", expectedBytes: 6144,
                body: DataBody { () async throws(ImageError) in
                    sent.add()
                    if number == 1, sent.value > 1 {
                        await reset.pass()
                        throw .response(.connectionReset)
                    }
                    if sent.value > 2 { await hold.pass() }
                    return sent.value > 3 ? nil : parts[sent.value - 1]
                })
        }
        let decoder = PreviewingDecoder(length: 1)
        let pipeline = pipeline(loader, decoder)
        let task = pipeline.task(for: request(PreviewPolicy(interval: 0)))
        await decoder.previews.wait(for: 1)
        reset.open()
        await decoder.previews.wait(for: 2)
        hold.open()
        #expect(try await task.image.size.width == 6144)
        #expect(decoder.previewers.value == 2)
        #expect(decoder.fed.entries.joined() == ["a", "b", "c"].map { Self.part($0) }.joined())
    }

    @Test("Given a resumed transfer, when more bytes arrive, then the same previewer continues")
    func resumed() async throws {
        let (reset, hold) = (Gate(), Gate())
        let fields: HTTPFields = [.eTag: "\"1\""]
        let loader = ScriptedLoader { _, number async throws(ImageError) in
            let sent = Tally()
            var head = HTTPResponse(status: number == 1 ? .ok : .partialContent, headerFields: fields)
            if number > 1 { head.headerFields[.contentRange] = "bytes 2048-6143/6144" }
            return DataLoad(
                response: head, url: "http://test/", expectedBytes: number == 1 ? 6144 : 4096,
                body: DataBody { () async throws(ImageError) in
                    sent.add()
                    if sent.value == 1 { return Data(Self.part(number == 1 ? "a" : "b").utf8) }
                    if number == 1 {
                        await reset.pass()
                        throw .response(.connectionReset)
                    }
                    await hold.pass()
                    return sent.value == 2 ? Data(Self.part("c").utf8) : nil
                })
        }
        let decoder = PreviewingDecoder(length: 1)
        let pipeline = pipeline(loader, decoder)
        let task = pipeline.task(for: request(PreviewPolicy(interval: 0)))
        await decoder.previews.wait(for: 1)
        reset.open()
        await decoder.previews.wait(for: 2)
        hold.open()
        #expect(try await task.image.size.width == 6144)
        #expect(decoder.previewers.value == 1)
        #expect(decoder.fed.entries.joined() == Self.part("a") + Self.part("b"))
    }

    @Test("Given a failing previewer, when more bytes arrive, then it is dropped and the image loads")
    func failure() async throws {
        let steps = (0..<8).map { _ in Gate() }
        let decoder = PreviewingDecoder()
        let pipeline = pipeline(loader(steps), decoder)
        decoder.failing.add()
        let task = pipeline.task(for: request(PreviewPolicy(interval: 0, growth: 1)))
        for step in steps {
            step.open()
            await Task.yield()
        }
        #expect(try await task.image.size.width == 8 << 10)
        #expect(decoder.previews.value <= 1)
    }

    @Test("Given a policy whose numbers are none, when its image is loaded, then the load ends")
    func senselessPolicy() async throws {
        for (interval, blur) in [(Double.nan, nil), (0.25, Double.nan), (.infinity, .infinity), (-1, -1)] {
            let pipeline = ImagePipeline(.fake(loader: FakeLoader()))
            let image = try await withWatchdog("a load with senseless previews", seconds: 30) {
                try await pipeline.image(for: request(PreviewPolicy(interval: interval, blur: blur)))
            }
            #expect(image.text == "/x")
        }
    }
}
