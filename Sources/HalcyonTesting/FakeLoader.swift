import Foundation
public import HTTPTypes
public import HalcyonCore
import Synchronization

/// A loader without a network; a test defines its answers.
///
/// ```swift
/// let loader = FakeLoader()
/// loader["http://example.org/cat.jpg"] = .image(FakeImage(width: 40, height: 30))
/// loader["/dog.jpg"] = .status(404)
/// loader.answer("/owl.jpg", with: .status(503), .image())
/// let pipeline = ImagePipeline(.fake(loader: loader))
/// ```
///
/// Answers are looked up by the complete URL first, then by the path with its query. A request without one gets the
/// default answer: the bytes of its path, which ``FakeDecoder`` can decode.
///
/// Like a loader that uses the network, it gives no body to HEAD, 204 and 304, ends a body that is too large or too
/// short with an error, follows only redirects that the request's handler and schemes allow, and sends no secrets on to
/// another origin. It does not answer challenges, and has no time limits: delay an answer on a clock.
public final class FakeLoader: DataLoading {
    /// Answers one request.
    public typealias Handler = @Sendable (HTTPRequest) async throws(ImageError) -> DataLoad

    /// How many transfers were begun.
    public let started = Tally()
    /// How many transfers are running, from the request to the end of the body, with the maximum so far.
    public let running = Tally()
    /// The requests, in order.
    public let requests = Log<HTTPRequest>()

    private let answers = Mutex<[String: [Answer]]>([:])
    private let standard: @Sendable (DataRequest) async throws(ImageError) -> DataLoad

    private init(answering standard: @escaping @Sendable (DataRequest) async throws(ImageError) -> DataLoad) {
        self.standard = standard
    }

    /// Creates a loader whose default answers come from a function.
    public convenience init(_ handler: @escaping Handler) {
        self.init(answering: { request async throws(ImageError) in try await handler(request.http) })
    }

    /// Creates a loader that by default answers with the bytes of the request's path.
    public convenience init() {
        self.init { request in .success(request.path ?? "") }
    }

    /// Creates a loader that by default answers with `answer`.
    public convenience init(default answer: Answer) {
        self.init(answering: { request async throws(ImageError) in try await answer.load(request) })
    }

    /// The next answer for a URL, or for a path on any host; nil for the default answer.
    public subscript(url: String) -> Answer? {
        get { answers.withLock { $0[url]?.first } }
        set { answers.withLock { $0[url] = newValue.map { [$0] } } }
    }

    /// Sets the answers to requests for a URL, or for a path on any host, in order; the last one is repeated. Replaces
    /// earlier answers.
    public func answer(_ url: String, with first: Answer, _ others: Answer...) {
        answers.withLock { $0[url] = [first] + others }
    }

    /// The URLs of the requests, in order.
    public var urls: [String] { requests.entries.map(\.urlText) }

    /// Records the request, and answers it.
    ///
    /// - Throws: The error of the answer; `ImageError.request(.schemeNotAllowed)`; `ImageError.response` with
    ///   `.redirectRefused` or `.tooLarge`; `ImageError.cancelled` if the calling task was cancelled before the head.
    public func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
        // Recorded first, before a test that waits for the counters can notice.
        requests.add(request.http)
        let run = Run(running)
        started.add()
        if let scheme = request.http.scheme?.lowercased(), request.allowedSchemes?.contains(scheme) == false {
            throw .request(.schemeNotAllowed(scheme))
        }
        var load =
            if let answer = nextAnswer(to: request.http) {
                try await answer.load(request)
            } else {
                try await standard(request)
            }
        if request.http.method == .head || [204, 304].contains(load.response.status.code) {
            (load.body, load.expectedBytes) = (DataBody(Data()), nil)
        }
        let limit = request.maximumBodyBytes ?? .max
        guard load.expectedBytes ?? 0 <= limit else { throw .response(.tooLarge(limit: limit)) }
        let (body, expected) = (load.body, load.expectedBytes)
        load.body = DataBody { () async throws(ImageError) in
            var chunks = body.makeAsyncIterator()
            do throws(ImageError) {
                if let chunk = try await chunks.next() {
                    guard run.receive(chunk.count) <= limit else { throw .response(.tooLarge(limit: limit)) }
                    return chunk
                }
                let received = run.receive(0)
                if let expected, received < expected {
                    throw .response(.truncated(receivedBytes: received, expectedBytes: expected))
                }
            } catch {
                run.end()
                throw error
            }
            run.end()
            return nil
        }
        return load
    }

    private func nextAnswer(to request: HTTPRequest) -> Answer? {
        answers.withLock { answers in
            let keys = [request.urlText, request.path ?? ""]
            guard let key = keys.first(where: { answers[$0] != nil }), let list = answers[key] else { return nil }
            if list.count > 1 { answers[key]?.removeFirst() }
            return list.first
        }
    }
}

/// Counts as running until `end()` is called or it is deallocated: a body may be released before its end.
final class Run: Sendable {
    private let running: Tally
    private let received = Atomic(0)
    private let hasEnded = Atomic(false)

    init(_ running: Tally) {
        self.running = running
        running.add()
    }

    deinit { end() }

    /// Counts bytes of the body, and returns how many have arrived.
    func receive(_ count: Int) -> Int { received.add(count, ordering: .relaxed).newValue }

    func end() {
        if !hasEnded.exchange(true, ordering: .sequentiallyConsistent) { running.add(-1) }
    }
}

extension DataLoad {
    /// Returns a response with status 200 and the body `text`, for a ``FakeLoader/Handler``.
    public static func success(_ text: String, fields: HTTPFields = [:]) -> DataLoad {
        let data = Data(text.utf8)
        return DataLoad(
            response: HTTPResponse(status: .ok, headerFields: fields), url: "http://test/",
            expectedBytes: data.count,
            body: DataBody(data)
        )
    }

    /// Returns a response with a status and a body that is not an image, for a ``FakeLoader/Handler``.
    public static func status(_ status: HTTPResponse.Status, fields: HTTPFields = [:]) -> DataLoad {
        DataLoad(
            response: HTTPResponse(status: status, headerFields: fields), url: "http://test/", expectedBytes: nil,
            body: DataBody(Data("a page about the error".utf8))
        )
    }
}
