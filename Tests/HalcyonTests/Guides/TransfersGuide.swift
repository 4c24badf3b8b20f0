import Foundation
import HTTPTypes
import Halcyon
import HalcyonCurl
import HalcyonTesting
import TestSupport
import Testing

@Suite("Guide: Transfers", .timeLimit(.minutes(5)))
struct TransfersGuide {
    private let loader = FakeLoader(default: .image())
    private let clock = FakeClock()
    private let pipeline: ImagePipeline

    init() { pipeline = ImagePipeline(.fake(loader: loader, clock: clock)) }

    @Test("Given the guide's last policy, when the picture is not there at first, then it is retried")
    func retry() async throws {
        var request = ImageRequest("https://example.org/cat.jpg")

        request.retry = RetryPolicy(maximumAttempts: 5, backoff: .init(initial: 1, maximum: 30), totalTimeout: 60)
        request.retry = .never
        request.retry = RetryPolicy { failure in
            failure.error == .response(.status(404)) ? .retry(after: 2) : nil  // nil: as the other rules say
        }

        loader.answer("/cat.jpg", with: .status(404), .image())
        let task = pipeline.task(for: request)
        await clock.wait(forSleepers: 1)
        clock.advance(2)
        #expect(try await task.response.source == .network)
        #expect(loader.started.value == 2)
    }

    private struct User {
        let gate = Gate()

        func wantsToRetry() async -> Bool {
            await gate.pass()
            return true
        }
    }

    @Test("Given the guide's patient policy, when the user wants to, then the download is retried")
    func patience() async throws {
        var request = ImageRequest("https://example.org/cat.jpg")
        let user = User()

        request.retry = RetryPolicy { failure in
            guard case .response(.status(503)) = failure.error else { return nil }
            return await user.wantsToRetry() ? .retry(after: 0) : .stop
        }

        loader.answer("/cat.jpg", with: .status(503), .image())
        let task = pipeline.task(for: request)
        await loader.started.wait(for: 1)
        user.gate.open()
        #expect(try await task.response.source == .network)
    }

    @Test("Given the guide's policies for the network, when something answers, then nothing waits")
    func network() async throws {
        var configuration = ImagePipeline.Configuration.fake(loader: loader, clock: clock)
        var request = ImageRequest("https://example.org/cat.jpg")

        configuration.downloads.retry = .whenOnline()  // at most 60 s
        request.retry = .whenOnline(.never, timeout: 300)

        loader.answer("/cat.jpg", with: .status(503), .image())
        let pipeline = ImagePipeline(configuration)
        #expect(await pipeline.failure(of: request) == .response(.status(503)))
    }

    @Test("Given the guide's last handler, when a server challenges, then it gets the token")
    func authentication() async throws {
        var request = ImageRequest("https://example.org/cat.jpg")
        let tokens = GuideTokens()

        request.authentication = AuthenticationHandler(.password(user: "me", password: "secret"), host: "example.org")
        request.authentication = AuthenticationHandler(id: "me") { challenge in
            guard challenge.failureCount == 0 else { return nil }
            return .bearer(await tokens.fresh(for: challenge.host))
        }

        loader.answer("/cat.jpg", with: .status(401), .image())
        _ = try await pipeline.image(for: request)
        #expect(loader.requests.entries.last?.headerFields[.authorization] == "Bearer fresh for example.org")
    }

    @Test("Given the guide's validator, when an answer has another type, then it is rejected")
    func validator() async {
        var request = ImageRequest("https://example.org/cat.jpg")

        request.redirects = RedirectHandler.sameOrigin  // or .refuseAll
        request.redirects = RedirectHandler { redirect in redirect.count < 3 ? redirect.next : nil }
        request.validator = ResponseValidator(statuses: [200, 203], contentTypes: ["image/"])

        loader["/cat.jpg"] = .image(fields: [.contentType: "text/html"])
        let strict = request
        await #expect(throws: ImageError.response(.rejected("its content type is text/html"))) {
            try await pipeline.image(for: strict)
        }
    }

    @Test("Given the guide, when limits are set, then the pipeline's downloads have them")
    func limits() {
        var configuration = ImagePipeline.Configuration.standard
        configuration.downloads.maximumTransfers = 16  // in all; 64 by default
        configuration.downloads.maximumTransfersPerHost = 4  // over HTTP/1.1; 6
        configuration.downloads.maximumStreamsPerHost = 32  // over HTTP/2; 100
        configuration.downloads.maximumDataBytes = 64 << 20
        configuration.downloads.startRate = nil

        var curl = CurlDataLoader.Configuration()  // import HalcyonCurl
        curl.connectTimeout = 5
        curl.idleTimeout = 15
        curl.minimumBytesPerSecond = 1000
        curl.minimumSpeedTime = 20
        curl.totalTimeout = 120
        curl.authorities = .file(URL(filePath: "/etc/example/authorities.pem"))
        curl.addressFilter = { $0.isGlobal }  // public addresses alone
        configuration.dataLoader = CurlDataLoader(curl)

        #expect(configuration.maximumTransfers == 16)
        #expect(configuration.downloads.loader is CurlDataLoader)
    }

    /// Compiled and not run: it would ask the network.
    private func alone() async throws {
        let downloader = ImageDownloader(.init(loader: CurlDataLoader()))
        let download = try await downloader.download("https://example.org/cat.jpg", priority: .high) { progress in
            print(progress.fraction ?? 0)
        }
        print(download.data.count, download.response.status, download.attempts, download.resumedBytes)
    }

    @Test("Given the guide, when figures are read where there was no transfer, then there are none")
    func metrics() async throws {
        let response = try await pipeline.response(for: "https://example.org/cat.jpg")

        if let metrics = response.metrics {
            print(metrics.total, metrics.nameLookup ?? 0, metrics.connect ?? 0, metrics.secureConnect ?? 0)
            print(metrics.firstByte ?? 0, metrics.receivedBytes, metrics.networkProtocol ?? "?")
        }

        #expect(response.metrics == nil)
    }
}

/// In the place of the standard one, whose words would stand in the midst of the tests' own.
private func print(_ words: Any..., separator: String = " ", terminator: String = "\n") {}
