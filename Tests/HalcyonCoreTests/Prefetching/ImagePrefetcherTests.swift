import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ImagePrefetcher")
struct ImagePrefetcherTests: PrefetchTesting {
    @Test("Given an image with and without alternatives, when it fails, then only one falls back")
    func alternatives() async throws {
        let loader = FakeLoader()
        loader["/1"] = .status(404)
        var withAlternative = request(1)
        withAlternative.alternatives = [ImageSource("http://test/2")]
        let prefetcher = ImagePrefetcher(pipeline: pipeline(loader))
        let batch = prefetcher.start([request(1), withAlternative])
        #expect(await outcomes(batch) == [.failed(.response(.status(404))), .loaded(.network)])
    }

    @Test("Given a prefetcher with a size, when it gets plain URLs, then views of that size find them")
    func targetSize() async throws {
        let pipeline = pipeline(FakeLoader(default: .image(FakeImage(width: 40, height: 20))))
        let size = TargetSize(width: 10, height: 10)
        let prefetcher = ImagePrefetcher(pipeline: pipeline, targetSize: size)
        let sized = ImageRequest("http://test/2", targetSize: TargetSize(width: 20, height: 20))
        let batch = prefetcher.start([ImageRequest("http://test/1"), sized])
        #expect(await outcomes(batch) == [.loaded(.network), .loaded(.network)])
        #expect(pipeline.cachedImage(for: ImageRequest("http://test/1", targetSize: size)) != nil)
        #expect(pipeline.cachedImage(for: "http://test/1") == nil && pipeline.cachedImage(for: sized) != nil)
        prefetcher.isPaused = true
        let paused = prefetcher.start(["http://test/3"])
        prefetcher.stop(["http://test/3"])
        #expect(await outcomes(paused) == [.stopped])
    }

    // MARK: Order and width

    @Test("Given 1,000 items two at a time, when item 900 is wanted, then it comes at once, only once")
    func foregroundOvertakes() async throws {
        let gate = Gate()
        let prefetching = Tally()
        let loader = FakeLoader { request async throws(ImageError) in
            let path = request.path ?? ""
            if path != "/900" {
                prefetching.add()
                if path != "/0", path != "/1" { await gate.pass() }
                prefetching.add(-1)
            }
            return .success(path)
        }
        let pipeline = pipeline(loader)
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        let batch = prefetcher.start(requests(0..<1000))
        try await eventually("items 2 and 3 run") { loader.running.value == 2 && loader.started.value == 4 }

        #expect(try await pipeline.image(for: request(900)).text == "/900")
        #expect(paths(loader) == ["/0", "/1", "/2", "/3", "/900"])
        #expect(batch.progress.finished == 2)

        gate.open()
        let outcomes = await outcomes(batch)
        #expect(outcomes[900] == .skipped)
        #expect(outcomes.filter { $0 == .loaded(.network) }.count == 999)
        #expect(paths(loader).filter { $0 != "/900" } == (0..<1000).filter { $0 != 900 }.map { "/\($0)" })
        #expect(loader.started.value == 1000)
        #expect(prefetching.peak == 2)
    }

    @Test("Given prefetching at the transfer limit, when the foreground asks, then it comes next")
    func foregroundGetsTheNextPermit() async throws {
        let gates = Dictionary(uniqueKeysWithValues: (0..<4).map { ("/\($0)", Gate()) })
        let loader = gated(gates)
        let pipeline = pipeline(loader, transfers: 1)
        let prefetcher = ImagePrefetcher(pipeline: pipeline, width: 3)
        let batch = prefetcher.start(requests(0..<4))
        try await eventually("the first item runs") { loader.running.value == 1 }
        let wanted = pipeline.task(for: request(9))
        gates["/0"]?.open()
        #expect(try await wanted.image.text == "/9")
        #expect(paths(loader).prefix(2) == ["/0", "/9"])
        for gate in gates.values { gate.open() }
        _ = await batch.completion
    }

    @Test("Given an item that the foreground is loading, when its turn comes, then it joins that load")
    func joinsTheForeground() async throws {
        let gate = Gate()
        let loader = gated(["/0": gate])
        let pipeline = pipeline(loader)
        let foreground = pipeline.task(for: request(0))
        try await eventually("the transfer runs") { loader.running.value == 1 }
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        let batch = prefetcher.start([request(0), request(1)])
        try await eventually("the other item has ended") { batch.progress.finished == 1 }
        gate.open()
        #expect(await outcomes(batch) == [.loaded(.network), .loaded(.network)])
        #expect(try await foreground.image.text == "/0")
        #expect(loader.started.value == 2)
    }

    @Test("Given two batches, when run one item at a time, then the second follows the first in order")
    func firstComeFirstServed() async {
        let gate = Gate()
        let loader = gated(["/0": gate])
        let prefetcher = ImagePrefetcher(pipeline: pipeline(loader), width: 1)
        let first = prefetcher.start(requests(0..<20))
        let second = prefetcher.start(requests(20..<40).reversed())
        gate.open()
        _ = await (first.completion, second.completion)
        #expect(paths(loader) == (0..<20).map { "/\($0)" } + (20..<40).reversed().map { "/\($0)" })
        #expect(loader.running.peak == 1)
    }

    @Test("Given a width, when it is changed, then as many run as it says")
    func widthChanges() async throws {
        let gates = Dictionary(uniqueKeysWithValues: (0..<20).map { ("/\($0)", Gate()) })
        let loader = gated(gates)
        let prefetcher = ImagePrefetcher(pipeline: pipeline(loader), width: 0)
        #expect(prefetcher.width == 1)
        let batch = prefetcher.start(requests(0..<20))
        try await eventually("one runs") { loader.running.value == 1 }
        prefetcher.width = 4
        try await eventually("four run") { loader.running.value == 4 }
        prefetcher.width = 1
        for number in 0..<3 { gates["/\(number)"]?.open() }
        try await eventually("three have ended") { batch.progress.finished == 3 }
        await settle()
        #expect(loader.started.value == 4)
        for gate in gates.values { gate.open() }
        _ = await batch.completion
        #expect(loader.running.peak == 4)
    }

    @Test("Given thousands of items ending at once, when run, then each ends and the stack holds")
    func manyThatEndAtOnce() async {
        let loader = FakeLoader()
        let prefetcher = ImagePrefetcher(pipeline: pipeline(loader))
        let batch = prefetcher.start((0..<20_000).map { ImageRequest("ftp://test/\($0)") })
        _ = await batch.completion
        #expect(batch.progress.failed == 20_000)
        #expect(loader.started.value == 0)
    }

    // MARK: Pause

    @Test("Given a running prefetch, when paused, then running items end but none start until resumed")
    func pause() async throws {
        let gates = ["/0": Gate(), "/1": Gate()]
        let loader = gated(gates)
        let prefetcher = ImagePrefetcher(pipeline: pipeline(loader))
        let batch = prefetcher.start(requests(0..<10))
        try await eventually("two run") { loader.running.value == 2 }
        prefetcher.isPaused = true
        for gate in gates.values { gate.open() }
        try await eventually("both have ended") { batch.progress.loaded == 2 }
        let other = prefetcher.start(requests(10..<12))
        await settle()
        #expect(loader.started.value == 2)
        #expect(prefetcher.unfinishedCount == 10)
        prefetcher.isPaused = false
        _ = await (batch.completion, other.completion)
        #expect(paths(loader) == (0..<12).map { "/\($0)" })
        #expect(prefetcher.unfinishedCount == 0)
    }

    @Test("Given a paused prefetcher, when it is stopped, then its batches end")
    func pausedThenStopped() async {
        let loader = FakeLoader()
        let prefetcher = ImagePrefetcher(pipeline: pipeline(loader))
        prefetcher.isPaused = true
        let batch = prefetcher.start(requests(0..<5))
        prefetcher.stop()
        #expect(await outcomes(batch) == Array(repeating: .stopped, count: 5))
        prefetcher.isPaused = false
        #expect(await outcomes(prefetcher.start(requests(7..<8))) == [.loaded(.network)])
        #expect(paths(loader) == ["/7"])
    }

    @Test("Given 30,000 items in a paused prefetcher, when all are stopped, then each ends unstarted")
    func stopsMany() async {
        let loader = FakeLoader()
        let prefetcher = ImagePrefetcher(pipeline: pipeline(loader))
        prefetcher.isPaused = true
        let batch = prefetcher.start(requests(0..<30_000))
        #expect(prefetcher.unfinishedCount == 30_000)
        batch.stop()
        #expect(batch.progress.stopped == 30_000)
        #expect(prefetcher.unfinishedCount == 0)
        #expect(loader.started.value == 0)
    }

    // MARK: Priority

    @Test(
        "Given an item queued for transfer, when the prefetcher's priority changes, then it moves",
        arguments: [(LoadPriority.low, LoadPriority.high), (.high, .low), (.low, .low)])
    func priority(begin: LoadPriority, end: LoadPriority) async throws {
        let gate = Gate()
        let loader = gated(["/block": gate])
        let pipeline = pipeline(loader, transfers: 1)
        let blocker = pipeline.task(for: ImageRequest("http://test/block"))
        try await eventually("the only transfer is taken") { loader.running.value == 1 }
        let prefetcher = ImagePrefetcher(pipeline: pipeline, priority: begin)
        // Its own priority does not count.
        var urgent = request(1)
        urgent.priority = .veryHigh
        let batch = prefetcher.start([urgent])
        await settle()
        let foreground = pipeline.task(for: request(2))
        await settle()
        prefetcher.priority = end
        #expect(prefetcher.priority == end)
        gate.open()
        _ = try await (blocker.image, foreground.image)
        _ = await batch.completion
        #expect(paths(loader) == ["/block"] + (end > .normal ? ["/1", "/2"] : ["/2", "/1"]))
    }

    // MARK: Once for all

    @Test("Given one request repeated within and across batches, when run, then one transfer runs")
    func joins() async throws {
        let gate = Gate()
        let loader = gated(["/0": gate])
        let prefetcher = ImagePrefetcher(pipeline: pipeline(loader), width: 1)
        let first = prefetcher.start([request(0), request(1), request(0)])
        try await eventually("it runs") { loader.running.value == 1 }
        let second = prefetcher.start([request(1), request(0), request(2)])
        #expect(prefetcher.unfinishedCount == 3)
        gate.open()
        #expect(await outcomes(first) == Array(repeating: .loaded(.network), count: 3))
        #expect(await outcomes(second) == Array(repeating: .loaded(.network), count: 3))
        #expect(paths(loader) == ["/0", "/1", "/2"])
    }

    @Test("Given an item in two batches, when one batch is stopped, then the other still gets it")
    func stopOneBatch() async throws {
        let gate = Gate()
        let loader = gated(["/0": gate])
        let prefetcher = ImagePrefetcher(pipeline: pipeline(loader), width: 1)
        let first = prefetcher.start([request(0), request(1), request(2)])
        let second = prefetcher.start([request(0), request(2)])
        try await eventually("it runs") { loader.running.value == 1 }
        first.stop()
        #expect(await outcomes(first) == [.stopped, .stopped, .stopped])
        gate.open()
        #expect(await outcomes(second) == [.loaded(.network), .loaded(.network)])
        #expect(paths(loader) == ["/0", "/2"])
    }

    @Test("Given requests that differ in size or policy, when prefetched, then each is its own item")
    func differentImages() async {
        let prefetcher = ImagePrefetcher(pipeline: pipeline(FakeLoader()))
        prefetcher.isPaused = true
        let small = ImageRequest("http://test/0", targetSize: TargetSize(width: 1, height: 1))
        let fresh = ImageRequest("http://test/0", cachePolicy: CachePolicy(network: .reload))
        prefetcher.start([
            request(0), small, fresh, ImageRequest("http://test/0", processors: [Suffix("a")]), request(0),
        ])
        #expect(prefetcher.unfinishedCount == 4)
    }

    // MARK: Destinations

    @Test(
        "Given an image in memory, when prefetched, paused or not, then it is skipped at once",
        arguments: [true, false])
    func skipsWhatIsInMemory(isPaused: Bool) async throws {
        let loader = FakeLoader()
        let pipeline = pipeline(loader)
        _ = try await pipeline.image(for: request(0))
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        prefetcher.isPaused = isPaused
        let batch = prefetcher.start([request(0)])
        #expect(batch.progress.isFinished)
        #expect(await outcomes(batch) == [.skipped])
        #expect(loader.started.value == 1)
    }

    @Test("Given prefetched images, when they are asked for, then they are in memory")
    func reachesMemory() async {
        let decoder = FakeDecoder()
        let pipeline = pipeline(FakeLoader(), decoder: decoder)
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        let sized = ImageRequest(
            "http://test/0", targetSize: TargetSize(width: 1, height: 1), processors: [Suffix("a")])
        _ = await prefetcher.start([sized, request(1)]).completion
        #expect(pipeline.cachedImage(for: sized)?.text == "/a")
        #expect(pipeline.cachedImage(for: request(1))?.text == "/1")
        #expect(decoder.decoded.value == 2)
    }

    @Test("Given the disk as destination, when items run, then none is decoded, nor loaded if fresh")
    func disk() async throws {
        let loader = FakeLoader()
        let cache = FakeDataCache()
        let decoder = FakeDecoder()
        let pipeline = pipeline(loader, cache: cache, decoder: decoder)
        let prefetcher = ImagePrefetcher(pipeline: pipeline, destination: .disk)
        // The same bytes, whatever the size.
        let small = ImageRequest("http://test/0", targetSize: TargetSize(width: 1, height: 1))
        #expect(await outcomes(prefetcher.start([request(0), small])) == [.loaded(.network), .loaded(.network)])
        #expect(await outcomes(prefetcher.start([small, request(1)])) == [.skipped, .loaded(.network)])
        await pipeline.flush()
        #expect(cache["http://test/0"]?.data == Data("/0".utf8))
        #expect(cache["http://test/1"]?.data == Data("/1".utf8))
        #expect(loader.started.value == 2)
        #expect(decoder.decoded.value == 0)
        #expect(pipeline.cachedImage(for: request(0)) == nil)

        // Memory is another place: what is only there still goes to the disk.
        let other = self.pipeline(loader, cache: FakeDataCache(), decoder: decoder)
        _ = try await other.image(for: ImageRequest("http://test/0", cachePolicy: CachePolicy(disk: .off)))
        let copier = ImagePrefetcher(pipeline: other, destination: .disk)
        #expect(await outcomes(copier.start([request(0)])) == [.loaded(.network)])
    }

    @Test("Given an image on disk, when prefetched to memory, then it is decoded and not transferred")
    func fromDiskToMemory() async throws {
        let loader = FakeLoader()
        let cache = FakeDataCache()
        let first = pipeline(loader, cache: cache)
        _ = try await first.data(for: request(0))
        await first.flush()
        let second = pipeline(loader, cache: cache)
        let prefetcher = ImagePrefetcher(pipeline: second)
        #expect(await outcomes(prefetcher.start([request(0)])) == [.loaded(.disk)])
        #expect(second.cachedImage(for: request(0)) != nil)
        #expect(loader.started.value == 1)
    }

    // MARK: The end of all work

    @Test("Given a handler for the end, when batches end, are stopped or empty, then it is called")
    func didComplete() async throws {
        let gate = Gate()
        let loader = gated(["/1": gate])
        let prefetcher = ImagePrefetcher(pipeline: pipeline(loader))
        let ends = Tally()
        prefetcher.didComplete = { ends.add() }
        let first = prefetcher.start(requests(0..<3))
        let second = prefetcher.start(requests(2..<6))
        try await eventually("one item is left") { first.progress.finished == 2 && second.progress.isFinished }
        await settle()
        #expect(ends.value == 0)
        gate.open()
        try await eventually("all is done") { ends.value == 1 }
        prefetcher.start([ImageRequest]())
        try await eventually("there was nothing to do") { ends.value == 2 }
        prefetcher.isPaused = true
        prefetcher.start(requests(7..<9))
        prefetcher.stop()
        prefetcher.stop()
        try await eventually("all is stopped") { ends.value == 3 }
        await settle()
        #expect(ends.value == 3)
    }
}
