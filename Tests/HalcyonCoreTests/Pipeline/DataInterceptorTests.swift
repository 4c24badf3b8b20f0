import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("DataInterceptor", .timeLimit(.minutes(5)))
struct DataInterceptorTests {
    private struct Refusal: Error {}

    private let url = "http://test/x"
    private let fixture = PipelineFixture()

    private func pipeline(_ interceptors: DataInterceptor...) -> ImagePipeline {
        fixture.pipeline { $0.dataInterceptors = interceptors }
    }

    private func failure(_ interceptor: @escaping DataInterceptor) async -> ImageError? {
        let pipeline = pipeline(interceptor)
        return await TestSupport.failure { _ = try await pipeline.data(for: url) }
    }

    private func text(_ response: DataResponse) -> String { String(decoding: response.data, as: UTF8.self) }

    @Test("Given two interceptors, when bytes are loaded, then the first is around the second")
    func order() async throws {
        let steps = Log<String>()
        func step(_ name: String) -> DataInterceptor {
            { load in
                steps.add("\(name) \(load.request.headerFields[.accept] ?? "-")")
                defer { steps.add("\(name) ends") }
                var request = load.request
                request.headerFields[.accept] = name
                return try await load.proceed(with: request)
            }
        }
        let pipeline = pipeline(step("a"), step("b"))
        #expect(text(try await pipeline.data(for: url)) == "/x")
        #expect(steps.entries == ["a -", "b a", "b ends", "a ends"])
        #expect(fixture.loader.requests.entries.map { $0.headerFields[.accept] } == ["b"])
    }

    @Test("Given an interceptor, when bytes are loaded in any way, then it is asked before the disk")
    func asked() async throws {
        let asked = Tally()
        let pipeline = pipeline { load in
            asked.add()
            return try await load.proceed()
        }
        #expect(try await pipeline.data(for: url).source == .network)
        await pipeline.flush()
        #expect(try await pipeline.data(for: url).source == .disk)
        #expect(asked.value == 2)
        let answer = await withCheckedContinuation { done in
            pipeline.loadData("http://test/y", on: .immediate) { done.resume(returning: $0) }
        }
        #expect(text(try answer.get()) == "/y")
        #expect(asked.value == 3)
    }

    @Test("Given an interceptor, when something is prefetched to the disk, then it is asked")
    func prefetching() async throws {
        let pipeline = pipeline { load in
            try await load.proceed(with: "http://test/other")
        }
        let prefetcher = ImagePrefetcher(pipeline: pipeline, destination: .disk)
        #expect(await prefetcher.start([ImageRequest(url)]).completion.map(\.outcome) == [.loaded(.network)])
        await pipeline.flush()
        #expect(fixture.loader.urls == ["http://test/other"])
        #expect(await pipeline.cache.hasData(for: "http://test/other"))
        #expect(await !pipeline.cache.hasData(for: url))
        // It is there by now.
        #expect(await prefetcher.start([ImageRequest(url)]).completion.map(\.outcome) == [.skipped])
    }

    @Test("Given an interceptor of bytes, when images or the caches are asked, then it is not asked")
    func unasked() async throws {
        let asked = Tally()
        let pipeline = pipeline { load in
            asked.add()
            return try await load.proceed()
        }
        #expect(try await pipeline.image(for: url).text == "/x")
        #expect(try await pipeline.task(for: "http://test/y").image.text == "/y")
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        #expect(await prefetcher.start(["http://test/z"]).completion.map(\.outcome) == [.loaded(.network)])
        await pipeline.flush()
        #expect(await pipeline.cache.data(for: url)?.data == Data("/x".utf8))
        #expect(asked.value == 0)
    }

    @Test("Given an interceptor that changes a request, when asked, then its bytes are the answer")
    func rewriting() async throws {
        let pipeline = pipeline { load in try await load.proceed(with: "http://test/small") }
        #expect(text(try await pipeline.data(for: url)) == "/small")
        #expect(fixture.loader.urls == ["http://test/small"])
        await pipeline.flush()
        #expect(await pipeline.cache.hasData(for: "http://test/small"))
        #expect(await !pipeline.cache.hasData(for: url))
    }

    @Test("Given an interceptor with its own answer, when asked, then nothing is loaded or stored")
    func mocking() async throws {
        let pipeline = pipeline { _ in DataResponse(data: Data("own".utf8), source: .provider) }
        let response = try await pipeline.data(for: url)
        #expect(text(response) == "own" && response.source == .provider)
        await pipeline.flush()
        #expect(await !pipeline.cache.hasData(for: url))
        #expect(fixture.loader.started.value == 0)
    }

    @Test("Given an interceptor that tries again, when a load fails, then the second is the answer")
    func retrying() async throws {
        fixture.loader.answer(url, with: .status(404), .data(Data("there".utf8)))
        let pipeline = pipeline { load in
            do {
                return try await load.proceed()
            } catch ImageError.response(.status(404)) {
                return try await load.proceed()
            }
        }
        #expect(text(try await pipeline.data(for: url)) == "there")
    }

    @Test("Given an interceptor that fails, when bytes are loaded, then its error is the load's")
    func failing() async throws {
        #expect(await failure { _ in throw ImageError.cache(.stale) } == .cache(.stale))
        let own = await failure { _ in throw Refusal() }
        #expect(own == .processing(.failed(processor: "interceptor", why: "Refusal()")))
        #expect(own?.underlyingError is Refusal)
        // Nobody has cancelled it.
        #expect(await failure { _ in throw ImageError.cancelled } == .request(.givenUp))
        #expect(fixture.loader.started.value == 0)
    }

    @Test("Given a load that fails, when it passes through interceptors, then its error is unchanged")
    func failingLoad() async throws {
        fixture.loader[url] = .status(503)
        let seen = Log<ImageError>()
        let watch: DataInterceptor = { load in
            do throws(ImageError) {
                return try await load.proceed()
            } catch {
                seen.add(error)
                throw error
            }
        }
        let pipeline = fixture.pipeline {
            $0.dataInterceptors = [watch, watch]
            $0.defaults.retry = .never
        }
        let error = await TestSupport.failure { _ = try await pipeline.data(for: url) }
        #expect(error == .response(.status(503)))
        #expect(seen.entries == [.response(.status(503)), .response(.status(503))])
    }

    @Test("Given a load within an interceptor, when its caller is cancelled, then its transfer ends")
    func cancellation() async throws {
        let gate = Gate()
        fixture.loader[url] = .hold(at: gate)
        let pipeline = pipeline { load in
            do {
                return try await load.proceed()
            } catch {
                throw Refusal()
            }
        }
        let task = Task { [url] in try await pipeline.data(for: url) }
        await fixture.loader.started.wait(for: 1)
        task.cancel()
        await #expect(throws: ImageError.cancelled) { try await task.value }
        try await eventually("the transfer has ended") { fixture.loader.running.value == 0 }
        gate.open()
    }

    @Test("Given an interceptor, when bytes are loaded with handlers, then progress reaches them")
    func progress() async throws {
        let gate = Gate()
        fixture.loader[url] = .chunks([Data("ab".utf8), Data("cd".utf8)]).pausing(at: gate)
        let pipeline = pipeline { load in try await load.proceed() }
        let counts = Log<Int>()
        let answers = Log<Result<DataResponse, ImageError>>()
        pipeline.loadData(
            url, on: .immediate, progress: { counts.add($0.receivedBytes) }, completion: { answers.add($0) })
        await counts.wait { $0.contains(2) }
        gate.open()
        await answers.wait(for: 1)
        #expect(try answers.entries.first.map { text(try $0.get()) } == "abcd")
    }

    @Test("Given an interceptor, when an answer is stale, then it is revalidated all the same")
    func revalidation() async throws {
        fixture.keep("old", for: url, seconds: 1, fields: [.cacheControl: "max-age=1, stale-while-revalidate=600"])
        fixture.clock.advance(2)
        let pipeline = pipeline { load in try await load.proceed() }
        let response = try await pipeline.data(for: url)
        #expect(text(response) == "old" && response.isStale)
        try await eventually("the newer bytes are stored") { fixture.cache[url]?.data == Data("/x".utf8) }
    }
}
