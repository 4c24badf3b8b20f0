import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// One turn a load: what is half done goes on before anything later begins, and what waits is bounded.
@Suite("One turn a load", .holdsThreads, .timeLimit(.minutes(5)))
struct TurnTests {
    /// Counts the pictures that were decoded and are not processed yet.
    private struct CountingDecoder: ImageDecoding {
        let held = Tally()
        private let decoder = FakeDecoder()

        func info(of data: Data) throws(ImageError) -> ImageInfo? { try decoder.info(of: data) }

        func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
            usleep(500)
            let image = try decoder.decode(data, options: options)
            held.add()
            return image
        }

        func makePreviewer(for head: Data, options: DecodingOptions) throws(ImageError) -> (any ImagePreviewing)? {
            nil
        }
    }

    /// Decodes nothing until it is let go.
    private struct HeldDecoder: ImageDecoding {
        let blocker = ThreadBlocker()
        let decoder = FakeDecoder()

        func info(of data: Data) throws(ImageError) -> ImageInfo? { try decoder.info(of: data) }

        func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
            blocker.hold()
            return try decoder.decode(data, options: options)
        }

        func makePreviewer(for head: Data, options: DecodingOptions) throws(ImageError) -> (any ImagePreviewing)? {
            nil
        }
    }

    @Test("Given 400 requests with processors, when loaded at once, then few pictures are held")
    func holdsFewPictures() async throws {
        let decoder = CountingDecoder()
        var configuration = ImagePipeline.Configuration.fake(imageCache: nil, decoder: decoder)
        configuration.maximumDecodes = 2
        let pipeline = ImagePipeline(configuration)
        let processor = FakeProcessor("counted") { [held = decoder.held] image in
            held.add(-1)
            usleep(500)
            return image
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<400 {
                var request = ImageRequest("http://test/\(number)")
                request.processors = [processor]
                group.addTask { [request] in _ = try await pipeline.image(for: request) }
            }
            try await group.waitForAll()
        }
        #expect(processor.runs.value == 400)
        #expect(decoder.held.peak <= 8)
        #expect(decoder.held.value == 0)
    }

    // Between two stages a load holds no permit, and for that moment another may take it, for one stage of its own. So
    // of the less urgent ones, those that are nearest to their end may slip in; no more than that.
    @Test("Given loads of two priorities, when processed, then urgent ones overtake new ones")
    func keepsTheOrder() async throws {
        let decoder = HeldDecoder()
        var configuration = ImagePipeline.Configuration.fake(imageCache: nil, decoder: decoder)
        configuration.maximumDecodes = 1
        configuration.maximumTransfers = 64
        configuration.downloads.maximumTransfersPerHost = 64
        let pipeline = ImagePipeline(configuration)
        let order = Log<String>()
        let names = ["first", "a", "b", "c", "d", "e", "f"]
        var tasks: [ImageTask] = []
        for name in names {
            var request = ImageRequest("http://test/\(name)")
            request.priority = "bdf".contains(name) ? .high : .normal
            request.processors = [
                FakeProcessor("one") { image in
                    usleep(10_000)
                    return image
                },
                FakeProcessor("two") { image in
                    order.add(name)
                    usleep(10_000)
                    return image
                },
            ]
            tasks.append(pipeline.task(for: request))
            // So that the others wait behind it for the one permit.
            if name == "first" { await decoder.blocker.held.wait(for: 1) }
        }
        try await eventually("all others wait") { pipeline.engine.permits.cpu.counts.waiting == names.count - 1 }
        decoder.blocker.release()
        for task in tasks { _ = try await task.image }
        #expect(order.entries.filter { "bdf".contains($0) } == ["b", "d", "f"])
        #expect(order.entries.filter { !"bdf".contains($0) } == ["first", "a", "c", "e"])
        #expect(order.entries.suffix(2) == ["c", "e"])
    }

    @Test("Given decoders slower than the network, when bodies wait, then loading stops at the limit")
    func boundsBodies() async throws {
        let (pipeline, loader, decoder) = heldPipeline(limit: 10_000)
        let tasks = (0..<200).map { pipeline.task(for: ImageRequest("http://test/\($0)")) }
        try await eventually("the limit is reached") { pipeline.downloader.backlog.byteCount >= 10_000 }
        try await eventually("what runs has ended") { loader.running.value == 0 }
        // Two are being decoded; eight at a time were on their way as the limit was reached.
        #expect(loader.started.value <= 10 + 2 + 8)
        // Urgent ones still begin, up to twice as many.
        let urgent = pipeline.task(for: ImageRequest("http://test/urgent").with { $0.priority = .high })
        try await eventually("it is loaded") { loader.urls.contains("http://test/urgent") }
        for task in tasks[100...] { task.cancel() }
        decoder.blocker.release()
        for task in tasks[..<100] { _ = try await task.image }
        _ = try await urgent.image
        try await eventually("nothing is left") { pipeline.downloader.backlog.byteCount == 0 }
        #expect(pipeline.engine.permits.cpu.counts == (free: 2, waiting: 0))
        #expect(pipeline.downloader.gate.counts.waiting == 0)
    }

    @Test("Given bodies over the limit, when all their waiters are cancelled, then others load again")
    func cancellationOpens() async throws {
        let (pipeline, _, decoder) = heldPipeline(limit: 3_000)
        let tasks = (0..<50).map { pipeline.task(for: ImageRequest("http://test/\($0)")) }
        try await eventually("the limit is reached") { pipeline.downloader.backlog.byteCount >= 3_000 }
        let late = pipeline.task(for: ImageRequest("http://test/late"))
        for task in tasks { task.cancel() }
        try await eventually("it waits for a decoder") { pipeline.downloader.backlog.byteCount == 1_000 }
        decoder.blocker.release()
        _ = try await late.image
        #expect(pipeline.downloader.backlog.byteCount == 0)
    }

    @Test("Given requests that share their bytes, when the limit is reached, then all of them end")
    func sharedJobs() async throws {
        let (pipeline, loader, decoder) = heldPipeline(limit: 2_000)
        decoder.blocker.release()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<300 {
                let request = ImageRequest("http://test/\(number % 30)").with {
                    $0.targetSize = TargetSize(width: 10 + number / 30, height: 10)
                    $0.processors = number % 2 == 0 ? [FakeProcessor("a")] : [FakeProcessor("a"), FakeProcessor("b")]
                }
                group.addTask { _ = try await pipeline.image(for: request) }
                if number % 7 == 0 { group.addTask { _ = try await pipeline.data(for: request) } }
            }
            try await group.waitForAll()
        }
        #expect(loader.running.value == 0)
        #expect(pipeline.downloader.backlog.byteCount == 0)
        #expect(pipeline.engine.permits.pictures.byteCount == 0)
    }

    @Test("Given a cache lookup being held back, when its load becomes urgent, then it runs at once")
    func urgentLookup() async throws {
        let (pipeline, loader, decoder) = heldPipeline(limit: 3_000, cache: FakeDataCache())
        let tasks = (0..<5).map { pipeline.task(for: ImageRequest("http://test/\($0)")) }
        try await eventually("the limit is reached") { pipeline.downloader.backlog.byteCount == 3_000 }
        let late = pipeline.task(for: ImageRequest("http://test/late"))
        let other = pipeline.task(for: ImageRequest("http://test/other"))
        try await eventually("both wait for their look-up") { pipeline.engine.disk.lookupPermits.counts.waiting == 2 }
        late.priority = .high
        try await eventually("it is loaded") { loader.urls.contains("http://test/late") }
        #expect(pipeline.engine.disk.lookupPermits.counts.waiting == 1)
        decoder.blocker.release()
        for task in tasks + [late, other] { _ = try await task.image }
        #expect(pipeline.downloader.backlog.byteCount == 0)
    }

    @Test("Given several sizes of one body, when they wait for decoders, then it counts once")
    func sharedBody() async throws {
        let gate = Gate()
        let answer = FakeLoader.Answer(chunks: [Data(count: 1_000)]).held(at: gate)
        let (pipeline, loader, decoder) = heldPipeline(limit: 3_000, answer: answer)
        let tasks = (1...10).map { side in
            pipeline.task(
                for: ImageRequest("http://test/a").with { $0.targetSize = TargetSize(width: side, height: side) })
        }
        await gate.waiting.wait(for: 1)
        gate.open()
        try await eventually("eight wait") { pipeline.engine.permits.cpu.counts.waiting == 8 }
        #expect(pipeline.downloader.backlog.byteCount == 1_000)
        // Others still begin.
        let other = pipeline.task(for: ImageRequest("http://test/b"))
        try await eventually("it waits for a decoder") { pipeline.downloader.backlog.byteCount == 2_000 }
        for task in tasks[2..<6] { task.cancel() }
        // Two of all ten decode, be they of these or of the others.
        try await eventually("they have left") { (5...7).contains(pipeline.engine.permits.cpu.counts.waiting) }
        #expect(pipeline.downloader.backlog.byteCount == 2_000)
        decoder.blocker.release()
        for task in tasks[..<2] + tasks[6...] + [other] { _ = try await task.image }
        #expect(pipeline.downloader.backlog.byteCount == 0)
        #expect(loader.started.value == 2)
    }

    private func heldPipeline(
        limit: Int, cache: (any DataCaching)? = nil,
        answer: FakeLoader.Answer = FakeLoader.Answer(chunks: [Data(count: 1_000)])
    ) -> (ImagePipeline, FakeLoader, HeldDecoder) {
        let loader = FakeLoader(default: answer)
        let decoder = HeldDecoder()
        var configuration = ImagePipeline.Configuration.fake(
            loader: loader, cache: cache, imageCache: nil, decoder: decoder)
        configuration.maximumDecodes = 2
        configuration.maximumTransfers = 8
        configuration.downloads.maximumTransfersPerHost = 8
        configuration.downloads.startRate = nil
        configuration.maximumWaitingBytes = limit
        return (ImagePipeline(configuration), loader, decoder)
    }

    // MARK: Providers

    @Test("Given many providers, when asked at once, then sixteen run at a time, urgent ones first")
    func boundsProviders() async throws {
        let pipeline = ImagePipeline(.fake(imageCache: nil))
        let gate = Gate()
        let running = Tally()
        let order = Log<String>()
        func provider(_ name: String) -> FakeDataProvider {
            FakeDataProvider(identifier: name) {
                order.add(name)
                running.add()
                defer { running.add(-1) }
                await gate.pass()
                return Data(name.utf8)
            }
        }
        var tasks = (0..<60).map { pipeline.task(for: ImageRequest(provider: provider("ordinary \($0)"))) }
        await gate.waiting.wait(for: 16)
        try await eventually("the others wait") { pipeline.engine.data.providerPermits.counts.waiting == 44 }
        tasks.append(pipeline.task(for: ImageRequest(provider: provider("urgent")).with { $0.priority = .high }))
        try await eventually("it waits") { pipeline.engine.data.providerPermits.counts.waiting == 45 }
        #expect(running.peak == 16)
        // Only one of them ends: of several that begin at once, any might note that first.
        let first = try #require(order.entries.first?.split(separator: " ").last.flatMap { Int($0) })
        tasks.remove(at: first).cancel()
        await order.wait(for: 17)
        #expect(order.entries[16] == "urgent")
        gate.open()
        for task in tasks { _ = try await task.image }
        #expect(running.peak <= 16)
        #expect(pipeline.engine.data.providerPermits.counts == (free: 16, waiting: 0))
    }

    @Test("Given nested provider loads, when more run than there are permits, then all of them end")
    func nestedProviders() async throws {
        let pipeline = ImagePipeline(.fake(imageCache: nil))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                let inner = ImageRequest(
                    provider: FakeDataProvider(identifier: "inner \(number)") { Data("inner".utf8) })
                let outer = FakeDataProvider(identifier: "outer \(number)") {
                    // So that all permits are taken before the first inner one is wanted.
                    for _ in 0..<50 { await Task.yield() }
                    if number % 2 == 0 { return try await pipeline.data(for: inner).data }
                    _ = try await pipeline.task(for: inner).image
                    return Data("outer".utf8)
                }
                group.addTask { _ = try await pipeline.image(for: ImageRequest(provider: outer)) }
            }
            try await group.waitForAll()
        }
        #expect(pipeline.engine.data.providerPermits.counts == (free: 16, waiting: 0))
    }

    // MARK: Chains

    @Test("Given a very long chain of processors, when it is run, then each of them runs once")
    func longChain() async throws {
        let count = 3_000
        let pipeline = ImagePipeline(.fake(imageCache: nil))
        let step = FakeProcessor("step")
        var request = ImageRequest("http://test/long")
        request.processors = Array(repeating: step, count: count)
        let image = try await pipeline.image(for: request)
        #expect(image.text == "/long")
        #expect(step.runs.value == count)
    }

    @Test("Given a very long chain under way, when it is cancelled, then a small stack suffices")
    func longChainOnSmallStack() async throws {
        let transfer = Gate()
        let loader = FakeLoader()
        loader["/long"] = FakeLoader.Answer.data(Data("/long".utf8)).held(at: transfer)
        let pipeline = ImagePipeline(.fake(loader: loader, imageCache: nil))
        var request = ImageRequest("http://test/long")
        request.processors = Array(repeating: FakeProcessor("step"), count: 3_000)
        let task = pipeline.task(for: request)
        await transfer.waiting.wait(for: 1)
        await suspended { (suspension: Suspension<Void>) in
            // Both go through each level of work that the load waits for.
            let thread = Thread {
                task.priority = .high
                task.cancel()
                suspension.resume(returning: ())
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
        #expect(await task.failure == .cancelled)
        try await eventually("no transfer is left") { loader.running.value == 0 }
    }

    @Test("Given a very long chain over an animation, when a frame is decoded, then every step runs")
    func longAnimatedChain() async throws {
        let count = 10_000
        let animation = FakeAnimation(count: 3, size: PixelSize(width: 1, height: 1))
        let step = FakeProcessor("step")
        var image = try FakeImage(width: 1, height: 1, color: animation.color(0)).decoded()
        image.frames = AnimatedFrames(animation, firstFrame: image.pixels)
        for _ in 0..<count { image = try step.applied(to: image) }
        #expect(step.runs.value == count)
        #expect(try await image.frames?.frame(at: 1)[0, 0] == animation.color(1))
        #expect(step.runs.value == 2 * count)
    }

    @Test("Given long chains that begin alike, when run at once, then their common steps run once")
    func sharedChain() async throws {
        let gate = Gate()
        let loader = FakeLoader()
        loader["/long"] = FakeLoader.Answer.data(Data("/long".utf8)).held(at: gate)
        let pipeline = ImagePipeline(.fake(loader: loader, imageCache: nil))
        let step = FakeProcessor("step")
        let ends = [FakeProcessor("x"), FakeProcessor("y")]
        // As many steps as are ever shared.
        let common = ImageRequest("http://test/long").with { $0.processors = Array(repeating: step, count: 32) }
        let tasks = ends.map { end in pipeline.task(for: common.with { $0.processors.append(end) }) }
        try await eventually("both wait for the common beginning") {
            pipeline.engine.images.jobs.waiterCount(for: ImageJobKey(common)) == 2
        }
        gate.open()
        for task in tasks { #expect(try await task.image.text == "/long") }
        #expect(step.runs.value == 32)
        #expect(ends.map(\.runs.value) == [1, 1])
    }
}
