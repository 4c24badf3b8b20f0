import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// What Kingfisher's CacheCallbackCoordinator and DownloadTask are for: one completion at the right moment, one
/// transfer with many tokens.
@Suite("Completion handlers")
struct CallbackTests {
    private typealias Outcome = Result<ImageResponse, ImageError>

    private func pipeline(_ loader: FakeLoader) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration(dataLoader: loader, decoders: [FakeDecoder()])
        configuration.downloads.retry = .never
        return ImagePipeline(configuration)
    }

    private func held(at gate: Gate) -> FakeLoader {
        FakeLoader { request async throws(ImageError) in
            await gate.pass()
            return .success(request.path ?? "")
        }
    }

    @Test("Given an image in memory, when loaded, then the completion runs before the call returns")
    func memoryHit() async throws {
        let pipeline = pipeline(FakeLoader())
        let request = ImageRequest("http://test/x")
        _ = try await pipeline.image(for: request)
        let outcomes = Log<Outcome>()
        let token = pipeline.load(request, on: .immediate) { outcomes.add($0) }
        pipeline.cancel(token)
        #expect(try outcomes.entries.map { try $0.get().source } == [.memory])
        #expect(pipeline.tokens.count == 0)
    }

    @Test("Given loads of several sources, when those of one are cancelled, then the others go on")
    func cancelSource() async throws {
        let gate = Gate()
        let loader = held(at: gate)
        let pipeline = pipeline(loader)
        let outcomes = Log<(String, Outcome)>()
        let small = ImageRequest("http://test/a", targetSize: TargetSize(width: 1, height: 1))
        pipeline.load("http://test/a", on: .immediate) { outcomes.add(("whole", $0)) }
        pipeline.load(small, on: .immediate) { outcomes.add(("small", $0)) }
        let dataOutcome = Log<Result<DataResponse, ImageError>>()
        pipeline.loadData("http://test/a", on: .immediate) { dataOutcome.add($0) }
        pipeline.load("http://test/b", on: .immediate) { outcomes.add(("other", $0)) }
        let task = pipeline.task(for: "http://test/a")
        let awaited = Task { try await pipeline.image(for: ImageRequest("http://test/a")).text }
        await loader.started.wait(for: 2)
        pipeline.cancelAll(for: "http://test/a")
        await #expect(throws: ImageError.cancelled) { try await task.image }
        #expect(dataOutcome.entries.map { $0.failure } == [.cancelled])
        #expect(Set(outcomes.entries.map(\.0)) == ["whole", "small"])
        #expect(outcomes.entries.allSatisfy { $0.1.failure == .cancelled })
        gate.open()
        #expect(try await awaited.value == "/a")
        await outcomes.wait(for: 3)
        #expect(outcomes.entries.last?.0 == "other" && outcomes.entries.last?.1.failure == nil)
    }

    @Test("Given loads, when all are cancelled, then each has ended, and later ones run")
    func cancelEverything() async throws {
        let gate = Gate()
        let loader = held(at: gate)
        let pipeline = pipeline(loader)
        let outcomes = Log<Outcome>()
        for path in ["a", "b"] { pipeline.load("http://test/\(path)", on: .immediate) { outcomes.add($0) } }
        await loader.started.wait(for: 2)
        pipeline.cancelAll()
        #expect(outcomes.entries.map { $0.failure } == [.cancelled, .cancelled])
        #expect(pipeline.tokens.count == 0)
        gate.open()
        #expect(try await pipeline.image(for: "http://test/a").text == "/a")
    }

    @Test("Given providers without names, when the loads of one are cancelled, then the other's go on")
    func cancelProvider() async throws {
        let gate = Gate()
        let pipeline = pipeline(FakeLoader())
        let requests = ["a", "b"].map { text in
            ImageRequest(
                provider: ClosureDataProvider(id: "") {
                    await gate.pass()
                    return Data(text.utf8)
                })
        }
        let tasks = requests.map { pipeline.task(for: $0) }
        pipeline.cancelAll(for: requests[0])
        #expect(tasks[0].isCancelled && !tasks[1].isCancelled)
        gate.open()
        #expect(try await tasks[1].image.text == "b")
    }

    @Test("Given downloads of several URLs, when those of one are cancelled, then the others go on")
    func cancelDownloads() async throws {
        let gate = Gate()
        let downloader = pipeline(held(at: gate)).downloader
        let outcomes = Log<(String, Result<DownloadResponse, ImageError>)>()
        for path in ["a", "a", "b"] {
            downloader.download("http://test/\(path)", on: .immediate) { outcomes.add((path, $0)) }
        }
        downloader.cancelAll(for: "http://test/a")
        #expect(outcomes.entries.map(\.0) == ["a", "a"])
        #expect(outcomes.entries.allSatisfy { $0.1.failure == .cancelled })
        gate.open()
        await outcomes.wait(for: 3)
        #expect(outcomes.entries.last?.1.failure == nil)
    }

    @Test("Given a memory hit on a busy queue, when cancelled first, then the completion reports it")
    func cancelledMemoryHit() async throws {
        let pipeline = pipeline(FakeLoader())
        let request = ImageRequest("http://test/x")
        _ = try await pipeline.image(for: request)
        let queue = DispatchQueue(label: "busy")
        let outcomes = Log<Outcome>()
        queue.suspend()
        let token = pipeline.load(request, on: .queue(queue)) { outcomes.add($0) }
        pipeline.cancel(token)
        queue.resume()
        queue.sync {}
        #expect(outcomes.entries.count == 1)
        #expect(throws: ImageError.cancelled) { try outcomes.entries[0].get() }
        #expect(pipeline.tokens.count == 0)
    }

    @MainActor
    @Test("Given an image in memory, when loaded on the main actor, then its handler runs at once")
    func mainActorHit() async throws {
        let pipeline = pipeline(FakeLoader())
        let request = ImageRequest("http://test/x")
        _ = try await pipeline.image(for: request)
        var seen: String?
        pipeline.load(request) { outcome in seen = try? outcome.get().image.text }
        #expect(seen == "/x")
    }

    @MainActor
    @Test("Given a load on the main actor, when it ends, then its handlers ran there, completion once")
    func mainActor() async throws {
        let pipeline = pipeline(FakeLoader())
        var calls: [String] = []
        await withCheckedContinuation { continuation in
            pipeline.load(ImageRequest("http://test/x")) { progress in
                calls.append("\(progress.receivedBytes)")
            } completion: { outcome in
                calls.append((try? outcome.get().image.text) ?? "failed")
                continuation.resume()
            }
        }
        #expect(calls.last == "/x")
        #expect(calls.filter { $0 == "/x" }.count == 1)
    }

    @Test("Given many tokens on one transfer, when one is cancelled, then only it ends, and at once")
    func manyTokens() async throws {
        let gate = Gate()
        let loader = held(at: gate)
        let pipeline = pipeline(loader)
        let outcomes = Log<(Int, Outcome)>()
        var tokens: [LoadID] = []
        for number in 0..<10 {
            let token = pipeline.load(ImageRequest("http://test/x"), on: .immediate) { outcomes.add((number, $0)) }
            tokens.append(token)
        }
        #expect(Set(tokens).count == 10)
        pipeline.cancel(tokens[4])
        pipeline.cancel(tokens[4])
        #expect(outcomes.entries.count == 1)
        #expect(outcomes.entries.first?.0 == 4)
        try await eventually("the transfer runs") { loader.started.value == 1 }
        gate.open()
        try await eventually("all have ended") { outcomes.entries.count == 10 }
        let cancelled = outcomes.entries.filter { if case .failure(.cancelled) = $0.1 { true } else { false } }
        #expect(cancelled.map(\.0) == [4])
        #expect(loader.started.value == 1)
        // After the end a token means nothing.
        for token in tokens { pipeline.cancel(token) }
        #expect(outcomes.entries.count == 10)
        #expect(pipeline.tokens.count == 0)
    }

    @Test("Given a transfer, when its last token is cancelled, then it ends; a new load restarts it")
    func lastToken() async throws {
        let gate = Gate()
        let loader = held(at: gate)
        let pipeline = pipeline(loader)
        let outcomes = Log<Outcome>()
        let token = pipeline.load(ImageRequest("http://test/x"), on: .immediate) { outcomes.add($0) }
        try await eventually("the transfer runs") { loader.running.value == 1 }
        pipeline.cancel(token)
        #expect(outcomes.entries.count == 1)
        try await eventually("the transfer has ended") { loader.running.value == 0 }
        gate.open()
        #expect(try await pipeline.image(for: ImageRequest("http://test/x")).text == "/x")
        #expect(loader.started.value == 2)
    }

    @Test("Given a task, when its token is cancelled, then it ends, and so does its transfer")
    func taskToken() async throws {
        let gate = Gate()
        let loader = held(at: gate)
        let pipeline = pipeline(loader)
        let task = pipeline.task(for: ImageRequest("http://test/x"))
        try await eventually("the transfer runs") { loader.running.value == 1 }
        pipeline.cancel(task.id)
        await #expect(throws: ImageError.cancelled) { try await task.image }
        try await eventually("the transfer has ended") { loader.running.value == 0 }
        #expect(pipeline.tokens.count == 0)
    }

    @Test("Given a token, when its priority is raised, then the load overtakes what is queued")
    func priority() async throws {
        let gate = Gate()
        let loader = held(at: gate)
        var configuration = ImagePipeline.Configuration(dataLoader: loader, decoders: [FakeDecoder()])
        configuration.maximumTransfers = 1
        let pipeline = ImagePipeline(configuration)
        let ended = Log<String>()
        func load(_ path: String) -> LoadID? {
            pipeline.load(ImageRequest("http://test/\(path)"), on: .immediate) { _ in ended.add(path) }
        }
        _ = load("first")
        try await eventually("the first runs") { loader.started.value == 1 }
        _ = load("second")
        let third = try #require(load("third"))
        try await eventually("both wait") { pipeline.downloader.transfers.count == 3 }
        pipeline.setPriority(.veryHigh, of: third)
        gate.open()
        try await eventually("all have ended") { ended.entries.count == 3 }
        #expect(loader.requests.entries.map(\.path) == ["/first", "/third", "/second"])
    }

    @Test("Given a queue, when a load fails, then its completion runs on that queue with the error")
    func queue() async throws {
        let queue = DispatchQueue(label: "test")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let pipeline = pipeline(FakeLoader { _ async throws(ImageError) in throw .response(.status(404)) })
        let outcome: Outcome = await withCheckedContinuation { continuation in
            pipeline.load(ImageRequest("http://test/x"), on: .queue(queue)) { outcome in
                #expect(DispatchQueue.getSpecific(key: key) == true)
                continuation.resume(returning: outcome)
            }
        }
        #expect(throws: ImageError.response(.status(404))) { try outcome.get() }
    }

    @Test("Given a slow handler, when progress outruns it, then old updates are skipped, the end last")
    func slowHandler() async throws {
        let chunks = (0..<50).map { "\($0 % 10)" }
        let loader = ScriptedLoader { _, _ async throws(ImageError) in .answer(chunks, expected: 50) }
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader, decoders: [FakeDecoder()]))
        let jobs = Log<@Sendable () -> Void>()
        let events = Log<String>()
        pipeline.load(
            ImageRequest("http://test/x"), on: CallbackExecutor { jobs.add($0) },
            progress: { events.add("\($0.receivedBytes)") }, completion: { _ in events.add("end") })
        try await eventually("the load has ended") {
            loader.running.value == 0 && pipeline.engine.images.jobs.count == 0
        }
        var called = 0
        try await eventually("its end was told") {
            while called < jobs.entries.count {
                called += 1
                jobs.entries[called - 1]()
            }
            return events.entries.last == "end"
        }
        #expect(events.entries.last == "end")
        #expect(events.entries.filter { $0 == "end" }.count == 1)
        #expect(events.entries.count <= 2)
    }

    @Test("Given a finished load, when cancelled before its completion runs, then that is reported")
    func cancelledBeforeTold() async throws {
        let pipeline = pipeline(FakeLoader())
        let jobs = Log<@Sendable () -> Void>()
        let events = Log<String>()
        let token = pipeline.load(ImageRequest("http://test/x"), on: CallbackExecutor { jobs.add($0) }) { outcome in
            if case .failure(.cancelled) = outcome { events.add("cancelled") } else { events.add("end") }
        }
        // Progress was posted before, but has no handler that would wait for it.
        try await eventually("the image is there") { pipeline.cachedImage(for: ImageRequest("http://test/x")) != nil }
        try await eventually("its end was posted") { pipeline.engine.images.jobs.count == 0 && jobs.entries.count == 1 }
        pipeline.cancel(token)
        // The job may be that of the progress, and the end still on its way.
        var called = 0
        try await eventually("its end was told") {
            while called < jobs.entries.count {
                called += 1
                jobs.entries[called - 1]()
            }
            return !events.entries.isEmpty
        }
        #expect(events.entries == ["cancelled"])
        #expect(pipeline.tokens.count == 0)
    }

    @MainActor
    @Test("Given a reused cell, when its loads are cancelled at any moment, then it shows no other's")
    func recycled() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = RandomSource(seed: seed)
        let pipeline = pipeline(FakeLoader())
        var (wanted, token): (String, LoadID?) = ("", nil)
        var shown: [String] = []
        for _ in 0..<2000 {
            if let token { pipeline.cancel(token) }
            wanted = "/\(Int.random(in: 0..<1000, using: &random))"
            let policy = CachePolicy(memory: .off)
            token = pipeline.load(ImageRequest("http://test" + wanted, cachePolicy: policy)) { outcome in
                guard let text = try? outcome.get().image.text else { return }
                shown.append(text)
                #expect(text == wanted, "seed \(seed)")
            }
            for _ in 0..<Int.random(in: 0..<30, using: &random) { await Task.yield() }
        }
        try await eventually("the last is shown") { shown.last == wanted }
    }

    @Test("Given handlers that hold an object, when the load ends, then pipeline and token release it")
    func noCycle() async throws {
        final class Owner: Sendable {}
        let pipeline = pipeline(FakeLoader())
        var owner: Owner? = Owner()
        weak let weakOwner = owner
        let ended = Tally()
        pipeline.load(ImageRequest("http://test/x"), on: .immediate) { [owner] _ in
            withExtendedLifetime(owner) { ended.add() }
        }
        owner = nil
        try await eventually("the load has ended and its handlers are gone") { ended.value == 1 && weakOwner == nil }
        #expect(pipeline.tokens.count == 0)
    }

    @Test("Given random loads with handlers, when cancelled at random, then each completes just once")
    func exactlyOnce() async throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = RandomSource(seed: seed)
        let loader = FakeLoader { request async throws(ImageError) in
            for _ in 0..<Int.random(in: 0..<5) { await Task.yield() }
            return .success(request.path ?? "")
        }
        let pipeline = pipeline(loader)
        let counts = (0..<500).map { _ in Tally() }
        for (number, count) in counts.enumerated() {
            let path = Int.random(in: 0..<7, using: &random)
            let token = pipeline.load(
                ImageRequest("http://test/\(path)", cachePolicy: CachePolicy(memory: .off)), on: .immediate
            ) { _ in count.add() }
            if number % 3 == 0 { pipeline.cancel(token) }
            if number % 10 == 0 { await Task.yield() }
        }
        try await eventually("each has ended, seed \(seed)") {
            counts.allSatisfy { $0.value >= 1 } && pipeline.tokens.count == 0
        }
        #expect(counts.allSatisfy { $0.value == 1 }, "seed \(seed)")
    }
}

extension Result where Failure == ImageError {
    fileprivate var failure: ImageError? { if case .failure(let error) = self { error } else { nil } }
}
