import CoreMetrics
import Foundation
public import HTTPTypes
import HalcyonCore
import Logging
import Synchronization
import Tracing

/// Answers requests for pictures that are made of others: `GET /{signature}/{options}/{source}`.
///
/// It is a handler in the terms of swift-http-types, for any framework. Sources and results go through two pipelines of
/// the engine, so that everything is shared, stored, revalidated and limited as anywhere in Halcyon:
///
/// ```swift
/// var configuration = ImageServer.Configuration()
/// configuration.signer = try URLSigner(keys: [key])
/// let server = try ImageServer(configuration)
/// let response = await server.response(to: request, from: client)
/// ```
///
/// Besides results, it answers `/health` and `/ready`.
public final class ImageServer: Sendable {
    /// What the server was created with.
    public let configuration: Configuration
    private let results: ImagePipeline
    private let sources: ImagePipeline
    private let renderer: Renderer
    private let rules: OptionRules
    private let admission: Admission
    private let meters: ServerMeters
    private let playground: Playground?
    let hot: HotResults
    private let isStopping = Atomic(false)

    /// Creates a server.
    ///
    /// - Throws: ``ConfigurationError`` if a setting is not usable.
    public init(_ configuration: Configuration) throws(ConfigurationError) {
        self.configuration = configuration
        rules = try OptionRules(configuration)
        admission = Admission(
            running: configuration.maximumRunning, waiting: configuration.maximumWaiting,
            waitingPerClient: configuration.maximumWaitingPerClient, patience: configuration.timeLimit / 2,
            clock: configuration.sources.clock)
        let meters = ServerMeters(configuration.metrics)
        self.meters = meters
        hot = HotResults(limit: max(0, configuration.memoryMegabytes) << 20)
        playground = configuration.isDevelopment ? Playground(configuration) : nil
        var loading = configuration.sources
        loading.dataCache = configuration.dataCache
        loading.expiration = .seconds(configuration.lifetime.standard)
        loading.downloads.redirects = configuration.policy.redirects
        // The size of a result whose path gives none. Not a target, to which a drawing would be enlarged.
        loading.maximumImageSize = PixelSize(width: configuration.maximumSide, height: configuration.maximumSide)
        loading.observer = loading.observer ?? MetricsObserver(prefix: "halcyon_source", factory: configuration.metrics)
        sources = ImagePipeline(loading)
        renderer = Renderer(
            sources, configuration.policy, configuration.lifetime, longestSide: configuration.maximumSide,
            onRender: { meters.rendered($0) })
        results = ImagePipeline(.results(of: renderer, configuration))
    }

    /// Answers a request. Cancel the calling task when the client has gone: work that nobody else waits for ends then.
    ///
    /// - Parameters:
    ///   - request: The request; its path is taken as it was sent, and its method must be GET or HEAD.
    ///   - client: An identity of the client, for fairness: its address, for example.
    public func response(to request: HTTPRequest, from client: String) async -> ServerResponse {
        let start = ContinuousClock.now
        var context = ServiceContext.current ?? .topLevel
        InstrumentationSystem.instrument.extract(request.headerFields, into: &context, using: TraceFields())
        let (response, tier) = await withSpan("halcyon.request", context: context, ofKind: .server) { span in
            let answer = await answer(to: request, from: client)
            span.attributes["http.response.status_code"] = answer.response.head.status.code
            span.attributes["halcyon.tier"] = answer.tier.rawValue
            return answer
        }
        return finished(response, to: request, tier, since: start)
    }

    func finished(
        _ response: ServerResponse, to request: HTTPRequest, _ tier: ServerMeters.Tier,
        since start: ContinuousClock.Instant
    ) -> ServerResponse {
        var response = response
        if configuration.isDevelopment {
            let seconds = (ContinuousClock.now - start).inSeconds
            response.head.headerFields[.serverTiming] = "\(tier.rawValue);dur=\((seconds * 10_000).rounded() / 10)"
        }
        record(request.method, request.path ?? "", response, tier, since: start)
        return response
    }

    /// The signature of all paths of a server without a key.
    static let unsigned = "insecure"

    /// From now on, `/ready` says that the server is not ready, so that balancers send no more requests.
    public func stop() { isStopping.store(true, ordering: .relaxed) }

    /// The numbers of requests that are worked on and that wait for it.
    public var load: (running: Int, waiting: Int) { admission.load }

    /// Waits until everything is in the disk cache; call it before the program ends.
    public func flush() async {
        await sources.flush()
        await results.flush()
    }

    private func answer(
        to request: HTTPRequest, from client: String
    ) async -> (response: ServerResponse, tier: ServerMeters.Tier) {
        do throws(RequestProblem) {
            guard request.method == .get || request.method == .head else { throw .method }
            let path = request.path ?? ""
            if let response = fixedResponse(to: path) { return (response.answering(request), .other) }
            if let response = await playground?.response(to: path) { return (response.answering(request), .other) }
            let (response, tier) = try await result(of: request, path, client)
            return (response.answering(request), tier)
        } catch {
            return (problem(error).answering(request), .error)
        }
    }

    private func fixedResponse(to path: String) -> ServerResponse? {
        switch path {
        case "/health": ServerResponse(text: "ok\n")
        case "/ready":
            isStopping.load(ordering: .relaxed)
                ? ServerResponse(.serviceUnavailable, text: "stopping\n") : ServerResponse(text: "ready\n")
        case "/metrics":
            configuration.metricsText.map { text in
                meters.set(load)
                return ServerResponse(text: text(), type: "text/plain; version=0.0.4; charset=utf-8")
            }
        default: nil
        }
    }

    private func result(
        of request: HTTPRequest, _ path: String, _ client: String
    ) async throws(RequestProblem) -> (ServerResponse, tier: ServerMeters.Tier) {
        let accepts = request.headerFields[values: .accept]
        let key = hotKey(path, accepts)
        if let response = hot.response(for: key, now: Date()) { return (response, .memory) }
        let path = try RenderPath(path)
        try checkSignature(of: path)
        var options = try RenderOptions(path.options, rules)
        let url = try SourceText.url(of: path.source)
        _ = try configuration.policy.source(url)
        let isNegotiated = options.format == nil
        if isNegotiated { options.format = configuration.negotiation.format(for: accepts) }
        // Part of the result's key: a server that starts with another quality makes it again.
        options.quality = options.quality ?? configuration.quality
        let job = RenderJob(source: url, options: options)
        do throws(RequestProblem) {
            let (answer, tier) = try await answer(to: job, client)
            return (try response(answer, isNegotiated: isNegotiated, key), tier)
        } catch {
            guard let fallback = configuration.fallback, error.allowsFallback else { throw error }
            let response = try await rendered(fallback, options)
            return (response, .fallback)
        }
    }

    func hotKey(_ path: String, _ accepts: [String]) -> HotResults.Key {
        HotResults.Key(format: configuration.negotiation.format(for: accepts)?.name ?? "", path: path)
    }

    private func checkSignature(of path: RenderPath) throws(RequestProblem) {
        guard let signer = configuration.signer else {
            guard path.signature == Self.unsigned else { throw .signature }
            return
        }
        guard signer.isValid(path.signature, for: path.signed) else { throw .signature }
    }

    private func answer(
        to job: RenderJob, _ client: String
    ) async throws(RequestProblem) -> (DataResponse, tier: ServerMeters.Tier) {
        let request = ImageRequest(source: .remote(job.request))
        if let stored = await stored(request) { return (stored, .cache) }
        let answer = try await limited { [self] () async throws(RequestProblem) in
            try await admission.admitted(client) { () async throws(RequestProblem) in
                do throws(ImageError) {
                    return try await results.data(for: request)
                } catch {
                    throw .image(error)
                }
            }
        }
        return (answer, answer.source == .network ? .made : .cache)
    }

    private func response(
        _ answer: DataResponse, isNegotiated: Bool, _ key: HotResults.Key
    ) throws(RequestProblem) -> ServerResponse {
        guard let head = answer.response else { throw .image(.response(.emptyBody)) }
        var response = ServerResponse(.ok, body: answer.data)
        for name in [HTTPField.Name.contentType, .eTag, .cacheControl] {
            response.head.headerFields[name] = head.headerFields[name]
        }
        let age = answer.age ?? 0
        response.head.headerFields[.age] = String(Int(age))
        if isNegotiated { response.head.headerFields[.vary] = "Accept" }
        response = response.securing()
        let mayBeStored = head.headerFields[.cacheControl] != "no-store"
        if mayBeStored, let expiresAt = answer.expiresAt, !answer.isStale {
            hot.store(.init(response: response, storedAt: Date(), age: age, expiresAt: expiresAt), for: key)
        }
        return response
    }

    /// Returns a fresh result from the caches, for which nobody has to wait.
    private func stored(_ request: ImageRequest) async -> DataResponse? {
        var request = request
        request.cachePolicy.network = .never
        guard let answer = try? await results.data(for: request), !answer.isStale else { return nil }
        return answer
    }

    private func rendered(_ data: Data, _ options: RenderOptions) async throws(RequestProblem) -> ServerResponse {
        do throws(ImageError) {
            let file = try await renderer.file(options, from: data, id: "halcyon fallback")
            let fields: HTTPFields = [
                .contentType: OutputFormats.contentType(of: file.format), .cacheControl: "public, max-age=60",
                .vary: "Accept", .fallback: "1",
            ]
            return ServerResponse(.ok, fields, body: file.data).securing()
        } catch {
            throw .image(error)
        }
    }

    private func limited<Value: Sendable>(
        _ work: @escaping @Sendable () async throws(RequestProblem) -> Value
    ) async throws(RequestProblem) -> Value {
        let limit = configuration.timeLimit
        let result = await withTaskGroup(of: Result<Value, RequestProblem>?.self) { group in
            group.addTask {
                do throws(RequestProblem) {
                    return .success(try await work())
                } catch {
                    return .failure(error)
                }
            }
            group.addTask { [clock = configuration.sources.clock] in
                try? await clock.sleep(seconds: limit)
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            return first
        }
        guard let result else { throw Task.isCancelled ? .image(.cancelled) : .tookTooLong(limit: limit) }
        return try result.get()
    }

    private func problem(_ problem: RequestProblem) -> ServerResponse {
        Problem(problem, showsDetail: configuration.isDevelopment).response
    }

    func record(
        _ method: HTTPRequest.Method, _ path: String, _ response: ServerResponse, _ tier: ServerMeters.Tier,
        since start: ContinuousClock.Instant
    ) {
        let seconds = (ContinuousClock.now - start).inSeconds
        let status = response.head.status.code
        meters.answered(status, tier: tier, seconds: seconds, bytes: response.body.count)
        let level: Logger.Level = status >= 500 ? .warning : status >= 400 ? .info : .debug
        configuration.logger.log(
            level: level, "answered",
            metadata: [
                "method": "\(method.rawValue)", "path": "\(LoggedPath(path))", "status": "\(status)",
                "tier": "\(tier.rawValue)", "bytes": "\(response.body.count)",
                "ms": "\(Int((seconds * 1000).rounded()))",
            ])
    }
}

/// Reads what a client's trace put into the header fields (W3C Trace Context).
private struct TraceFields: Extractor {
    func extract(key: String, from fields: HTTPFields) -> String? {
        HTTPField.Name(key).flatMap { fields[$0] }
    }
}
