public import HTTPTypes

/// A response that redirects the client.
public struct Redirect: Sendable, Hashable {
    /// The request that was redirected.
    public var request: HTTPRequest
    /// The response, with its `Location`.
    public var response: HTTPResponse
    /// The next request. If the scheme, host or port changes, all fields that may be secrets have been removed.
    public var next: HTTPRequest
    /// The number of previous redirects in this transfer.
    public var count: Int

    /// Creates a redirect; see the properties.
    public init(request: HTTPRequest, response: HTTPResponse, next: HTTPRequest, count: Int) {
        self.request = request
        self.response = response
        self.next = next
        self.count = count
    }
}

/// Decides on redirects (RFC 9110, 15.4); not called if the target is not `http` or `https`.
///
/// Called after the loader's own rules: ``Redirect/next`` has lost fields that may be secret if the origin (scheme,
/// host, port) changes. A request that the handler changes is sent as returned. So if a handler changes only the host
/// of a `next` that stays with its origin, the fields go to the new host unchanged, including `Cookie` and
/// `Authorization`; only a ``DataRequest/credential`` is protected, which no other origin gets. A handler that
/// redirects to another host must remove the `headerFields` that the host must not see.
public protocol RedirectHandling: Sendable {
    /// Identifies the rules: concurrent requests share a load only if this is the same, so that none gets bytes by a
    /// redirect that it rejects. Default: objects are identified by reference, values without properties by type; each
    /// request with another value gets its own load, so give such values an identifier that reflects their contents.
    var identifier: String { get }

    /// Returns the request to continue with: `redirect.next`, another one, or nil to refuse, which fails the load with
    /// `ImageError.response(.redirectRefused)`. May take its time, within the transfer's time limits, and may be
    /// cancelled.
    func request(for redirect: Redirect) async -> HTTPRequest?
}

extension RedirectHandling {
    /// Identifies the object or the type; unique on each call for a value with properties.
    public var identifier: String { RuleIdentity.name(of: self) }
}

/// A ``RedirectHandling`` that calls a function.
public struct RedirectHandler: RedirectHandling {
    /// See ``RedirectHandling/identifier``.
    public let identifier: String
    private let decide: @Sendable (Redirect) async -> HTTPRequest?

    /// Creates a handler that calls `decide`.
    ///
    /// - Parameters:
    ///   - id: Identifies the function; see ``RedirectHandling/identifier``. Default: empty, which gives each handler a
    ///     unique identifier: create it once, and use it for many requests.
    ///   - decide: Returns the request to continue with, or nil to refuse.
    public init(id: String = "", _ decide: @escaping @Sendable (Redirect) async -> HTTPRequest?) {
        identifier = KeyText.unique(unless: id)
        self.decide = decide
    }

    /// Refuses all redirects.
    public static let refuseAll = RedirectHandler(id: "halcyon.refuseAll") { _ in nil }

    /// Follows redirects that keep the scheme, host and port (RFC 6454, section 5), however they are written.
    public static let sameOrigin = RedirectHandler(id: "halcyon.sameOrigin") { redirect in
        guard let origin = redirect.request.origin, redirect.next.origin == origin else { return nil }
        return redirect.next
    }

    /// Returns the result of the function.
    public func request(for redirect: Redirect) async -> HTTPRequest? { await decide(redirect) }
}

extension RedirectHandling {
    /// Calls the handler and returns its answer.
    ///
    /// Custom code may take forever, so it runs in a separate task: the load's time limit and its cancellation end the
    /// wait immediately, and cancel that task.
    ///
    /// - Parameter timeout: Waits for the time limit, and returns the error that the load then fails with.
    package func answer(
        to redirect: Redirect, orAfter timeout: @escaping @Sendable () async -> ImageError
    ) async throws(ImageError) -> HTTPRequest? {
        let (answers, continuation) = AsyncStream.makeStream(
            of: Result<HTTPRequest?, ImageError>.self, bufferingPolicy: .bufferingOldest(1))
        let asking = Task { continuation.yield(.success(await request(for: redirect))) }
        let waiting = Task { continuation.yield(.failure(await timeout())) }
        defer {
            asking.cancel()
            waiting.cancel()
        }
        var iterator = answers.makeAsyncIterator()
        // Only cancelling ends the stream.
        guard let answer = await iterator.next() else { throw .cancelled }
        return try answer.get()
    }
}

/// The rules for rewriting a request at a redirect (RFC 9110, section 15.4), shared by all loaders that follow
/// redirects themselves.
package enum RedirectRules {
    /// Fields that reveal nothing confidential to another origin. All others may be secrets: `Authorization` and
    /// `Cookie`, but also `X-Api-Key`.
    private static let harmlessFields: Set<HTTPField.Name> = [
        .accept, .acceptEncoding, .acceptLanguage, .cacheControl, .contentEncoding, .contentLanguage, .contentType,
        .ifMatch, .ifModifiedSince, .ifNoneMatch, .ifRange, .ifUnmodifiedSince, .range, .userAgent,
    ]

    /// Whether a response with this status redirects the client, provided that it has a location.
    package static func isRedirect(_ status: Int) -> Bool { [301, 302, 303, 307, 308].contains(status) }

    /// Whether the next request is a GET without a body, whatever this one was.
    package static func turnsToGet(_ method: HTTPRequest.Method, at status: Int) -> Bool {
        // The standard is less strict about 301 and 302, but every client turns POST into GET.
        status == 303 ? method != .get && method != .head : status <= 302 && method == .post
    }

    /// Returns the fields of the next request.
    ///
    /// - Parameters:
    ///   - turnsToGet: Whether the body is dropped, and with it the fields that describe it.
    ///   - leavesOrigin: Whether the scheme, host or port changes.
    package static func fields(_ fields: HTTPFields, turnsToGet: Bool, leavesOrigin: Bool) -> HTTPFields {
        var next = fields
        if turnsToGet {
            for name in [HTTPField.Name.contentType, .contentEncoding, .contentLanguage, .contentLocation] {
                next[fields: name] = []
            }
        }
        guard leavesOrigin else { return next }
        var kept = HTTPFields()
        for field in next where harmlessFields.contains(field.name) { kept.append(field) }
        return kept
    }
}
