import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ImageInterceptor", .timeLimit(.minutes(5)))
struct ImageInterceptorTests {
    private struct Refusal: Error {}

    private let url = "http://test/x"
    private let fixture = PipelineFixture()

    private func pipeline(_ interceptors: ImageInterceptor...) -> ImagePipeline {
        fixture.pipeline { $0.interceptors = interceptors }
    }

    @Test("Given two interceptors, when an image is loaded, then the first is around the second")
    func order() async throws {
        let steps = Log<String>()
        func step(_ name: String) -> ImageInterceptor {
            { load in
                steps.add(name)
                defer { steps.add("\(name) ends") }
                return try await load.proceed()
            }
        }
        let pipeline = pipeline(step("a"), step("b"))
        #expect(try await pipeline.image(for: url).text == "/x")
        #expect(steps.entries == ["a", "b", "b ends", "a ends"])
    }

    @Test("Given an interceptor, when memory, the caches or bytes are looked up, then it is not asked")
    func unasked() async throws {
        let asked = Tally()
        let pipeline = pipeline { load in
            asked.add()
            return try await load.proceed()
        }
        #expect(try await pipeline.response(for: url).source == .network)
        #expect(asked.value == 1)
        #expect(try await pipeline.response(for: url).source == .memory)
        #expect(try await pipeline.image(for: url).text == "/x")
        #expect(pipeline.cachedImage(for: url) != nil)
        await pipeline.flush()
        await pipeline.cache.removeVariant(for: url)
        #expect(try await pipeline.cache.response(for: url)?.source == .disk)
        _ = try await pipeline.data(for: "http://test/y")
        #expect(asked.value == 1)
        // Every caller of a task, a callback and a prefetcher is.
        await pipeline.cache.removeVariant(for: url)
        #expect(try await pipeline.task(for: url).image.text == "/x")
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        #expect(await prefetcher.start(["http://test/z"]).completion.map(\.outcome) == [.loaded(.network)])
        #expect(asked.value == 3)
    }

    @Test("Given an interceptor that changes a request, when asked, then its image is the answer")
    func rewriting() async throws {
        let pipeline = pipeline { load in
            var request = load.request
            request.processors.append(Suffix("a"))
            return try await load.proceed(with: request)
        }
        let response = try await pipeline.response(for: url)
        #expect(response.image.text == "/xa")
        #expect(response.response?.status == .ok)
        #expect(pipeline.cachedImage(for: url) == nil)
        #expect(pipeline.cachedImage(for: ImageRequest(url, processors: [Suffix("a")]))?.text == "/xa")
        // From memory by now.
        #expect(try await pipeline.response(for: url).source == .memory)
        #expect(fixture.loader.started.value == 1)
    }

    @Test("Given an interceptor with its own answer, when asked, then nothing is loaded or stored")
    func mocking() async throws {
        let own = try #require(try FakeDecoder().decode(Data("own".utf8), options: DecodingOptions()))
        let pipeline = pipeline { load in
            ImageResponse(image: own, source: .provider, cacheKey: load.request.imageKey)
        }
        let response = try await pipeline.response(for: url)
        #expect(response.image.text == "own" && response.source == .provider)
        #expect(pipeline.cachedImage(for: url) == nil && fixture.loader.started.value == 0)
    }

    @Test("Given an interceptor that tries again, when a load fails, then the second is the answer")
    func retrying() async throws {
        fixture.loader[url] = .status(404)
        let pipeline = pipeline { load in
            do {
                return try await load.proceed()
            } catch ImageError.response(.status(404)) {
                return try await load.proceed(with: "http://test/other")
            }
        }
        #expect(try await pipeline.image(for: url).text == "/other")
    }

    @Test("Given an interceptor that fails, when an image is loaded, then its error is the load's")
    func failing() async throws {
        let typed = pipeline { _ in throw ImageError.cache(.stale) }
        #expect(await typed.failure(of: ImageRequest(url)) == .cache(.stale))
        let other = pipeline { _ in throw Refusal() }
        #expect(
            await other.failure(of: ImageRequest(url))
                == .processing(.failed(processor: "interceptor", why: "Refusal()")))
        // Nobody has cancelled it.
        let cancelling = pipeline { _ in throw ImageError.cancelled }
        #expect(await cancelling.failure(of: ImageRequest(url)) == .request(.givenUp))
        #expect(fixture.loader.started.value == 0)
    }

    @Test("Given a load within an interceptor, when it is cancelled, then its transfer ends")
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
        let task = pipeline.task(for: url)
        await fixture.loader.started.wait(for: 1)
        task.cancel()
        await #expect(throws: ImageError.cancelled) { try await task.image }
        try await eventually("the transfer has ended") { fixture.loader.running.value == 0 }
        gate.open()
    }

    @Test("Given an interceptor, when a task loads, then progress reaches it")
    func events() async throws {
        let bytes = FakeImage(width: 4, height: 4).data
        let gate = Gate()
        fixture.loader[url] = .chunks([bytes.prefix(8), bytes.dropFirst(8)]).pausing(at: gate)
        let pipeline = pipeline { load in try await load.proceed() }
        let recorder = EventRecorder(pipeline.task(for: url))
        await recorder.wait(for: 1)
        #expect(recorder.progress.last?.receivedBytes == 8)
        gate.open()
        await recorder.finished()
        #expect(try recorder.result?.get().image.size == PixelSize(width: 4, height: 4))
    }
}
