import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ImageTask")
struct ImageTaskTests {
    /// Sends `0123456789` in two halves, each when its gate opens.
    private func slowPipeline(_ first: Gate, _ second: Gate) -> (ImagePipeline, FakeLoader) {
        let sent = Tally()
        let loader = FakeLoader { request async throws(ImageError) in
            DataLoad(
                response: HTTPResponse(status: .ok), url: "", expectedBytes: 10,
                body: DataBody { () async throws(ImageError) in
                    sent.add()
                    await (sent.value == 1 ? first : second).pass()
                    if Task.isCancelled { throw .cancelled }
                    return sent.value == 1 ? Data("01234".utf8) : sent.value == 2 ? Data("56789".utf8) : nil
                }
            )
        }
        return (ImagePipeline(ImagePipeline.Configuration(dataLoader: loader, decoders: [FakeDecoder()])), loader)
    }

    @Test("Given a load in progress, when its progress is read, even late, then it ends with the load")
    func progress() async throws {
        let (first, second) = (Gate(), Gate())
        let (pipeline, _) = slowPipeline(first, second)
        let task = pipeline.task(for: ImageRequest("http://test/x"))
        var early = task.progress.makeAsyncIterator()
        first.open()
        #expect(await early.next() == LoadingProgress(receivedBytes: 5, expectedBytes: 10))
        var late = task.progress.makeAsyncIterator()
        #expect(await late.next()?.receivedBytes == 5)
        second.open()
        while let progress = await late.next() { #expect(progress.receivedBytes == 10) }
        while let progress = await early.next() { #expect(progress.receivedBytes == 10) }
        var afterwards = task.progress.makeAsyncIterator()
        #expect(await afterwards.next() == nil)
    }

    @Test("Given tasks that end in different ways, when asked, then only the cancelled one says so")
    func isCancelled() async throws {
        let gate = Gate()
        let (pipeline, loader) = slowPipeline(gate, gate)
        let cancelled = pipeline.task(for: ImageRequest("http://test/x"))
        let finished = pipeline.task(for: ImageRequest("http://test/x"))
        await loader.started.wait(for: 1)
        #expect(!cancelled.isCancelled)
        cancelled.cancel()
        #expect(cancelled.isCancelled)
        gate.open()
        _ = try await finished.image
        finished.cancel()
        #expect(!finished.isCancelled)
        let tasks: Set = [cancelled, finished, cancelled]
        #expect(tasks.count == 2 && tasks.contains(finished) && cancelled != finished)
    }

    @Test("Given a load under way, when watched, even late, then events are in order, the end last")
    func events() async throws {
        let (first, second) = (Gate(), Gate())
        let (pipeline, _) = slowPipeline(first, second)
        let task = pipeline.task(for: ImageRequest("http://test/x"))
        var early = task.events.makeAsyncIterator()
        first.open()
        guard case .progress(let half) = await early.next() else {
            Issue.record("no progress")
            return
        }
        #expect(half == LoadingProgress(receivedBytes: 5, expectedBytes: 10))
        #expect(half.fraction == 0.5)

        var late = task.events.makeAsyncIterator()
        guard case .progress(let current) = await late.next() else {
            Issue.record("a late watcher does not get the current state")
            return
        }
        #expect(current.receivedBytes == 5)

        second.open()
        for await event in task.events {
            if case .finished(let outcome) = event { #expect(try outcome.get().image.text == "0123456789") }
        }
        var last: ImageTask.Event?
        while let event = await early.next() { last = event }
        guard case .finished(.success) = last else {
            Issue.record("the end is not the last event")
            return
        }
        var afterwards = task.events.makeAsyncIterator()
        guard case .finished(.success) = await afterwards.next() else {
            Issue.record("a watcher after the end does not get it")
            return
        }
        #expect(await afterwards.next() == nil)
    }

    @Test("Given many awaiters, when one is cancelled, then only it stops waiting; the load goes on")
    func manyAwaiters() async throws {
        let (first, second) = (Gate(), Gate())
        let (pipeline, loader) = slowPipeline(first, second)
        let task = pipeline.task(for: ImageRequest("http://test/x"))
        try await eventually("the transfer runs") { loader.started.value == 1 }
        let awaiters = (0..<10).map { _ in Task { await task.failure } }
        awaiters[3].cancel()
        #expect(await awaiters[3].value == .cancelled)
        first.open()
        second.open()
        for (number, awaiter) in awaiters.enumerated() where number != 3 { #expect(await awaiter.value == nil) }
        #expect(await task.failure == nil)
    }

    @Test("Given a load under way, when cancelled, then all who wait hear of it once, and it ends")
    func cancel() async throws {
        let (first, second) = (Gate(), Gate())
        let (pipeline, loader) = slowPipeline(first, second)
        let task = pipeline.task(for: ImageRequest("http://test/x"))
        try await eventually("the transfer runs") { loader.started.value == 1 }
        let awaiters = (0..<10).map { _ in Task { await task.failure } }
        let watcher = Task {
            var ends: [ImageError] = []
            for await event in task.events { if case .finished(.failure(let error)) = event { ends.append(error) } }
            return ends
        }
        task.cancel()
        task.cancel()
        for awaiter in awaiters { #expect(await awaiter.value == .cancelled) }
        #expect(await watcher.value == [.cancelled])
        try await eventually("the transfer has ended") { loader.running.value == 0 }
    }

    @Test("Given a finished load, when it is cancelled, then its outcome stays")
    func cancelAfterEnd() async throws {
        let pipeline = ImagePipeline(ImagePipeline.Configuration(dataLoader: FakeLoader(), decoders: [FakeDecoder()]))
        let task = pipeline.task(for: ImageRequest("http://test/x"))
        _ = try await task.response
        task.cancel()
        #expect(try await task.image.text == "/x")
    }

    @Test("Given two tasks for one image, when one is cancelled, then the other gets the image")
    func cancelOneOfTwo() async throws {
        let (first, second) = (Gate(), Gate())
        let (pipeline, loader) = slowPipeline(first, second)
        let given = pipeline.task(for: ImageRequest("http://test/x"))
        let kept = pipeline.task(for: ImageRequest("http://test/x"))
        try await eventually("the transfer runs") { loader.started.value == 1 }
        given.cancel()
        #expect(await given.failure == .cancelled)
        first.open()
        second.open()
        #expect(try await kept.image.text == "0123456789")
        #expect(loader.started.value == 1)
    }

    @Test("Given a task that nobody holds, when its load ends, then it is in memory")
    func goesOnUnheld() async throws {
        let pipeline = ImagePipeline(ImagePipeline.Configuration(dataLoader: FakeLoader(), decoders: [FakeDecoder()]))
        _ = pipeline.task(for: ImageRequest("http://test/x"))
        try await eventually("it is in memory") { pipeline.cachedImage(for: ImageRequest("http://test/x")) != nil }
    }
}
