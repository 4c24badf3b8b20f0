import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Modifiers and handlers that load something themselves, from the very host whose places their loads have.
@Suite("Handlers that load from their own host", .timeLimit(.minutes(5)))
struct NestedHandlerTests {
    /// The places that a host has.
    private static let places = 6
    private let begun = Tally()

    /// Asks the redirect rules of each request for an image, as a loader does.
    private struct RedirectingLoader: DataLoading {
        func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
            if let rules = request.redirects, request.http.path?.hasPrefix("/image") == true {
                let answer = HTTPResponse(status: .found, headerFields: [.location: "/other"])
                _ = await rules.request(
                    for: Redirect(request: request.http, response: answer, next: request.http, count: 1))
            }
            return DataLoad(
                response: HTTPResponse(status: .ok), url: request.http.urlText, expectedBytes: nil,
                body: DataBody(Data("bytes".utf8)))
        }
    }

    private func token(_ pipeline: ImagePipeline) async -> String {
        begun.add()
        // So that all places are taken before the first token is wanted.
        await begun.wait(for: Self.places)
        let request = ImageRequest("http://test/token").with { $0.headerFields[.cacheControl] = "no-store" }
        let data = try? await pipeline.data(for: request).data
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "none"
    }

    private func expectAll(_ pipeline: ImagePipeline, _ adjust: @escaping @Sendable (inout ImageRequest) -> Void)
        async throws
    {
        let tasks = (0..<(3 * Self.places)).map { number in
            Task { try await pipeline.data(for: ImageRequest("http://test/image\(number)").with(adjust)).data }
        }
        for task in tasks { #expect(try await task.value.isEmpty == false) }
        try await eventually("no place is taken") { pipeline.downloader.gate.counts.hosts == 0 }
    }

    @Test("Given modifiers in all slots of a host, when each loads a token there, then all loads end")
    func modifiers() async throws {
        let pipeline = ImagePipeline(.fake(imageCache: nil))
        try await expectAll(pipeline) { request in
            request.modifier = RequestModifier { [self] in
                $0.headerFields[.authorization] = "Bearer \(await token(pipeline))"
            }
        }
    }

    @Test("Given credential handlers in all slots of a host, when each loads a token, then all end")
    func credentials() async throws {
        let loader = FakeLoader { request async throws(ImageError) in
            let isKnown = request.headerFields[.authorization] != nil || request.path == "/token"
            return isKnown ? .success("bytes") : .status(401, fields: [.wwwAuthenticate: "Bearer"])
        }
        let pipeline = ImagePipeline(.fake(loader: loader, imageCache: nil))
        try await expectAll(pipeline) { request in
            request.authentication = AuthenticationHandler(id: "token") { [self] _ in .bearer(await token(pipeline)) }
        }
    }

    @Test("Given redirect rules in all slots of a host, when each loads from it, then all loads end")
    func redirects() async throws {
        let pipeline = ImagePipeline(.fake(loader: RedirectingLoader(), imageCache: nil))
        try await expectAll(pipeline) { request in
            request.redirects = RedirectHandler(id: "token") { [self] redirect in
                _ = await token(pipeline)
                return redirect.next
            }
        }
    }

    @Test("Given a task left by a modifier, when it loads later, then the transfer keeps its permit")
    func leftBehind() async throws {
        let gate = Gate()
        let late = Gate()
        let loader = FakeLoader()
        loader["http://test/image"] = .data(Data("bytes".utf8)).held(at: gate)
        let pipeline = ImagePipeline(.fake(loader: loader, imageCache: nil))
        let left = Log<Task<Void, Never>>()
        let request = ImageRequest("http://test/image").with {
            $0.modifier = RequestModifier { _ in
                left.add(
                    Task {
                        await late.pass()
                        _ = try? await pipeline.data(for: ImageRequest("http://test/token"))
                    })
            }
        }
        let load = Task { try await pipeline.data(for: request).data }
        await gate.waiting.wait(for: 1)
        late.open()
        await left.entries.first?.value
        #expect(pipeline.downloader.gate.counts.free == 63)
        gate.open()
        #expect(try await load.value == Data("bytes".utf8))
    }
}
