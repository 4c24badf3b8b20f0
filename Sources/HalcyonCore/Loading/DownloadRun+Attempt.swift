import Foundation
import HTTPTypes
import Synchronization

/// One attempt: the request as it is sent, intermediate responses, and the body of the final one.
extension DownloadRun {
    mutating func attemptOnce() async throws(ImageError) -> DownloadResponse {
        let http = try await modified()
        var partial = http.allowsResumption ? partials.take(key) : nil
        do throws(ImageError) {
            let download = try await answer(to: http, &partial)
            // A partial body that an equal download has left meanwhile is no longer useful.
            if http.allowsResumption { _ = partials.take(key) }
            return download
        } catch {
            if let partial, http.allowsResumption, isWorthResuming(after: error) { partials.keep(partial, for: key) }
            throw error
        }
    }

    private mutating func modified() async throws(ImageError) -> HTTPRequest {
        guard let modifier = request.modifier else { return request.http }
        standing.stepAside()
        let http = try await standing.lending { () async throws(ImageError) in
            try await Self.modified(request.http, by: modifier)
        }
        change = modifier.identifier.isEmpty ? UnnamedChange(from: request.http, to: http) : nil
        try http.validateURL(
            allowing: configuration.allowedSchemes, knownTo: loader?.schemes, atMost: configuration.maximumURLBytes)
        try await enter(for: http)
        return http
    }

    /// Runs off the caller's thread, which may be the main thread.
    @concurrent
    private static func modified(
        _ http: HTTPRequest, by modifier: any RequestModifying
    ) async throws(ImageError) -> HTTPRequest {
        do {
            return try await modifier.modified(http)
        } catch {
            if Task.isCancelled { throw .cancelled }
            if let error = error as? ImageError, error != .cancelled { throw error }
            // If a modifier cancels itself, that must not look like a cancellation by the waiting callers.
            throw .request(.modifierFailed(.init(error)))
        }
    }

    /// - Parameter partial: The available part of the body; afterwards, the part that is worth keeping.
    private mutating func answer(
        to http: HTTPRequest, _ partial: inout PartialBody?
    ) async throws(ImageError) -> DownloadResponse {
        var target = http
        while true {
            switch try await send(target, partial) {
            case .challenge(let response, let url):
                target = try await authorized(target, after: response, from: url)
            case .load(let load):
                if let rest = partial, load.response.status == .partialContent {
                    if let range = rest.rest(in: load) {
                        return try await receiveRest(range, of: load, &partial)
                    }
                    // Another version, or invalid: it must not be mixed with the existing part, so start over.
                    partial = nil
                } else if partial != nil, load.response.status == .rangeNotSatisfiable {
                    partial = nil
                } else {
                    guard load.isNotJustPart(for: target) else {
                        throw .response(.malformed("a part of a body that was requested as a whole"))
                    }
                    return try await receive(load, target.method, &partial)
                }
            }
        }
    }

    /// A response of the loader; a challenge comes without its body, which would keep a connection busy.
    private enum Answer {
        case load(DataLoad)
        case challenge(HTTPResponse, url: String)
    }

    /// Returns the request that was answered: a handler may have sent it to another URL than the redirect said.
    private func answered(_ target: HTTPRequest, at url: String) -> HTTPRequest {
        guard var last = redirects.last?.next else { return target }
        if let address = URL(string: url).map(HTTPRequest.init(ofAny:)), address.authority != nil {
            (last.scheme, last.authority, last.path) = (address.scheme, address.authority, address.path)
        }
        return last
    }

    /// Collects the redirects that a loader reports on any thread.
    private final class Hops: Sendable {
        private let redirects = Mutex<[Redirect]>([])

        var all: [Redirect] { redirects.withLock { $0 } }

        /// Adds a redirect and returns the previous ones.
        func add(_ redirect: Redirect) -> [Redirect] {
            redirects.withLock { redirects in
                defer { redirects.append(redirect) }
                return redirects
            }
        }
    }

    private mutating func send(_ target: HTTPRequest, _ partial: PartialBody?) async throws(ImageError) -> Answer {
        guard let loader else { throw .request(.noLoader) }
        var sent = DataRequest(
            target, body: request.body, timeout: timeLeft,
            redirects: request.redirects.map { LendingRedirects(rules: $0, standing: standing) },
            maximumBodyBytes: configuration.maximumDataBytes)
        sent.idleTimeout = request.idleTimeout.flatMap { $0.isNaN ? nil : $0 }
        sent.allowedSchemes = configuration.allowedSchemes
        partial?.addConditions(to: &sent.http)
        authentication.addCredential(to: &sent)
        let requestedAt = configuration.clock.date
        let hops = Hops()
        sent.onRedirect = { [request, redirects, change, clock = configuration.clock] redirect in
            let before = redirects + hops.add(redirect)
            request.onHead?(
                ReceivedHead(
                    request: redirect.request, response: redirect.response, redirects: before,
                    isRedirect: true, requestedAt: requestedAt, receivedAt: clock.date,
                    isPersonal: change?.isPersonal(redirect.response, through: before.map(\.response)) ?? false))
        }
        let load = try await loader.load(sent)
        times = (requestedAt, configuration.clock.date)
        response = load.response
        redirects += hops.all
        let hasNoBody = target.method == .head || load.response.status == .notModified
        isSizeTold = tellGate(of: load, byteCount: hasNoBody ? 0 : load.expectedBytes)
        request.onHead?(
            ReceivedHead(
                request: answered(target, at: load.url), response: load.response, redirects: redirects,
                isRedirect: false, requestedAt: requestedAt, receivedAt: configuration.clock.date,
                isPersonal: isPersonal(load.response)))
        guard load.response.status == .unauthorized, request.authentication != nil else { return .load(load) }
        return .challenge(load.response, url: load.url)
    }

    /// Receives the whole body of a response.
    private func receive(
        _ load: DataLoad, _ method: HTTPRequest.Method, _ partial: inout PartialBody?
    ) async throws(ImageError) -> DownloadResponse {
        if request.acceptsNotModified, load.response.status == .notModified {
            return download(Data(), load.response, load)
        }
        try validator.validate(load.response, for: request.http)
        // The server has begun again.
        partial = nil
        guard method != .head else { return download(Data(), load.response, load) }
        let body = try BodyCollector(expected: load.expectedBytes, limit: configuration.maximumDataBytes)
        // A successful change needs no body, nor does a status without content.
        let mayBeEmpty = method != .get || load.response.status == .noContent || load.response.status == .resetContent
        do throws(ImageError) {
            try await body.collect(load.body, allowingNone: mayBeEmpty, onProgress: onProgress)
            let data = body.data
            guard ContentEnd.isThere(in: data, of: load) else {
                throw .response(.truncated(receivedBytes: data.count, expectedBytes: nil))
            }
            return download(data, load.response, load)
        } catch {
            // Not if the body would not be kept: joining its pieces would take its size in memory once more.
            if partials.hasRoom(forBody: body.count, key), let validator = load.response.resumptionValidator {
                partial = PartialBody(
                    response: load.response, resource: Resource(load.url), validator: validator, data: body.data,
                    total: body.expected, id: body.arrived.id)
            }
            throw error
        }
    }

    /// Receives the rest of a partial body.
    private func receiveRest(
        _ range: ContentRange, of load: DataLoad, _ partial: inout PartialBody?
    ) async throws(ImageError) -> DownloadResponse {
        guard let start = partial else { throw .response(.malformed("a part of a body without its beginning")) }
        partial = nil
        let resumed = start.data.count
        let total = range.total ?? start.total
        emit(.resumed(from: resumed))
        let body = try BodyCollector(
            continuing: start, expected: total, limit: configuration.maximumDataBytes)
        onProgress(body.progress)
        do throws(ImageError) {
            try await body.collect(load.body, onProgress: onProgress)
        } catch {
            if partials.hasRoom(forBody: body.count, key) {
                partial = PartialBody(
                    response: start.whole(with: load.response, count: total), resource: start.resource,
                    validator: start.validator, data: body.data, total: total, id: body.arrived.id)
            }
            // The loader counts only the rest.
            guard case .response(.truncated) = error else { throw error }
            throw .response(.truncated(receivedBytes: body.count, expectedBytes: body.expected))
        }
        guard body.count == range.last + 1 else {
            throw .response(.malformed("\(body.count - resumed) bytes instead of \(range)"))
        }
        let response = start.whole(with: load.response, count: body.count)
        return download(body.data, response, load, resumed: resumed)
    }

    private func download(_ data: Data, _ response: HTTPResponse, _ load: DataLoad, resumed: Int = 0)
        -> DownloadResponse
    {
        var download = DownloadResponse(
            data: data, response: response, url: URLText.withoutUser(load.url), attempts: attempt,
            resumedBytes: resumed,
            metrics: load.metrics())
        // Some loaders know the protocol only at the end, and some servers do not announce the size.
        if !isSizeTold { tellGate(of: load, byteCount: data.count - resumed) }
        download.times = times
        download.redirects = redirects
        download.isPersonal = isPersonal(load.response)
        return download
    }

    /// Whether a response to this attempt is only for this client; see ``UnnamedChange``.
    private func isPersonal(_ response: HTTPResponse) -> Bool {
        change?.isPersonal(response, through: redirects.map(\.response)) ?? false
    }

    /// Whether the server can be expected to still have the rest, and the rest to be useful.
    private func isWorthResuming(after error: ImageError) -> Bool {
        guard case .response(let reason) = error else { return true }
        switch reason {
        case .status(let status): return retry.statuses.contains(status)
        case .tooLarge, .malformed, .rejected, .emptyBody: return false
        default: return true
        }
    }
}

/// Redirect rules that may load something themselves; that load then gets the download's permit and place. The transfer
/// continues without them, so there may be one more than the limit.
struct LendingRedirects: RedirectHandling {
    let rules: any RedirectHandling
    let standing: GateStanding

    var identifier: String { rules.identifier }

    func request(for redirect: Redirect) async -> HTTPRequest? {
        // Nothing in it throws.
        try? await standing.lending { () async throws(ImageError) in await rules.request(for: redirect) }
    }
}

extension DataLoad {
    /// Whether it can be used as it is: not if it is a part (status 206) although the whole was requested, because it
    /// would be taken for the whole (RFC 9110, 15.3.7). A part may contain all bytes.
    fileprivate func isNotJustPart(for request: HTTPRequest) -> Bool {
        guard response.status == .partialContent, request.method == .get, !request.headerFields.contains(.range) else {
            return true
        }
        guard let range = response.headerFields[.contentRange].flatMap(ContentRange.init) else { return false }
        return range.first == 0 && range.total == range.last + 1
    }
}

/// Collects the chunks of a body, within a limit.
struct BodyCollector: Sendable {
    /// The body so far.
    let arrived: ArrivingBody
    /// The size of the whole body in bytes, or nil if unknown.
    let expected: Int?
    private let limit: Int

    /// - Parameter start: The part that has already arrived, for the rest of a body.
    /// - Throws: `ImageError.response(.tooLarge)` if more than the limit is announced.
    init(continuing start: PartialBody? = nil, expected: Int?, limit: Int) throws(ImageError) {
        if let expected, expected > limit { throw .response(.tooLarge(limit: limit)) }
        arrived = start.map { ArrivingBody(id: $0.id) } ?? ArrivingBody()
        if let start, !start.data.isEmpty { arrived.append(start.data) }
        self.expected = expected
        self.limit = limit
    }

    /// All bytes so far, as one piece: a copy, unless they arrived as one chunk.
    var data: Data { arrived.joined() }

    var count: Int { arrived.count }

    var progress: TransferProgress {
        TransferProgress(progress: LoadingProgress(receivedBytes: count, expectedBytes: expected), body: arrived)
    }

    /// Collects chunks until the end; after a failure, the bytes so far are kept.
    ///
    /// - Parameter isEmptyAllowed: Whether the body may be empty. Default: false.
    /// - Throws: Any error that the body throws; `.tooLarge`, `.truncated`, `.emptyBody`.
    func collect(
        _ body: DataBody, allowingNone isEmptyAllowed: Bool = false, onProgress: (TransferProgress) -> Void
    ) async throws(ImageError) {
        for try await chunk in body {
            guard count + chunk.count <= limit else { throw .response(.tooLarge(limit: limit)) }
            arrived.append(chunk)
            onProgress(progress)
        }
        if let expected, count < expected { throw .response(.truncated(receivedBytes: count, expectedBytes: expected)) }
        guard count > 0 || isEmptyAllowed else { throw .response(.emptyBody) }
    }
}
