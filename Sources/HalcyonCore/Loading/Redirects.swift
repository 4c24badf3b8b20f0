public import HTTPTypes

/// An answer that sends the client elsewhere.
public struct Redirect: Sendable, Hashable {
    /// The request that was answered.
    public var request: HTTPRequest
    /// The answer, with its `Location`.
    public var response: HTTPResponse
    /// The request that follows from it. Where scheme, host or port change, it has lost all fields that may be secrets.
    public var next: HTTPRequest
    /// How many redirects came before in this transfer.
    public var count: Int

    /// Describes a redirect; see the properties.
    public init(request: HTTPRequest, response: HTTPResponse, next: HTTPRequest, count: Int) {
        self.request = request
        self.response = response
        self.next = next
        self.count = count
    }
}

/// Decides on redirects (RFC 9110, 15.4), of which none is asked about whose target is not `http` or `https`.
///
/// Asked after the loader's own rules: ``Redirect/next`` has lost what may be secret where the origin (scheme, host,
/// port) changes. A request that the handler changes is sent as it returns it. So if a handler changes only the host of
/// a `next` that stays with its origin, the fields go to the new host as they are, `Cookie` and `Authorization` too;
/// only a ``DataRequest/credential`` is protected, which no other origin gets. A handler that leads elsewhere has to
/// take out of `headerFields` what the other host is not to see.
public protocol RedirectHandling: Sendable {
    /// Names the rules: requests at the same time share a load only if this is the same, so that none gets bytes by a way
    /// that it refuses. Default: an object is itself, a value without properties is its type; of other values each request
    /// has a load of its own, so give those a name that says what they hold.
    var identifier: String { get }

    /// The request to go on with: `redirect.next`, another one, or nil to refuse, which fails the load with
    /// `ImageError.response(.redirectRefused)`. May take its time, within the transfer's time limits, and may be
    /// cancelled.
    func request(for redirect: Redirect) async -> HTTPRequest?
}

extension RedirectHandling {
    /// The object or the type; for a value with properties another name each time.
    public var identifier: String { RuleIdentity.name(of: self) }
}

/// A ``RedirectHandling`` made of a function.
public struct RedirectHandler: RedirectHandling {
    /// See ``RedirectHandling/identifier``.
    public let identifier: String
    private let decide: @Sendable (Redirect) async -> HTTPRequest?

    /// A handler that asks `decide`.
    ///
    /// - Parameters:
    ///   - id: Names what the function does; see ``RedirectHandling/identifier``. Default: empty, which gives each handler
    ///     that is made a name of its own: make it once, and use it for many requests.
    ///   - decide: The request to go on with, or nil to refuse.
    public init(id: String = "", _ decide: @escaping @Sendable (Redirect) async -> HTTPRequest?) {
        identifier = KeyText.unique(unless: id)
        self.decide = decide
    }

    /// Follows none.
    public static let refuseAll = RedirectHandler(id: "halcyon.refuseAll") { _ in nil }

    /// Follows those that stay with the same scheme, host and port.
    public static let sameOrigin = RedirectHandler(id: "halcyon.sameOrigin") { redirect in
        let isSame =
            redirect.next.scheme == redirect.request.scheme
            && redirect.next.authority == redirect.request.authority
        return isSame ? redirect.next : nil
    }

    /// What the function decides.
    public func request(for redirect: Redirect) async -> HTTPRequest? { await decide(redirect) }
}

extension RedirectHandling {
    /// The handler's answer.
    ///
    /// It is foreign code that may take for ever, so it runs in a task of its own: the load's time limit and its
    /// cancellation end the wait at once, and cancel that task.
    ///
    /// - Parameter timeout: Waits for the time limit, and returns what the load fails with then.
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

/// What becomes of a request at a redirect (RFC 9110, section 15.4): the same for all loaders that follow them by
/// themselves.
package enum RedirectRules {
    /// Fields that tell another origin nothing but what is wanted. All others may be secrets: `Authorization`,
    /// `Cookie`, but `X-Api-Key` too.
    private static let harmlessFields: Set<HTTPField.Name> = [
        .accept, .acceptEncoding, .acceptLanguage, .cacheControl, .contentEncoding, .contentLanguage, .contentType,
        .ifMatch, .ifModifiedSince, .ifNoneMatch, .ifRange, .ifUnmodifiedSince, .range, .userAgent,
    ]

    /// Whether an answer of this status sends the client elsewhere, given that it says where.
    package static func isRedirect(_ status: Int) -> Bool { [301, 302, 303, 307, 308].contains(status) }

    /// Whether the next request is a GET without a body, whatever this one was.
    package static func turnsToGet(_ method: HTTPRequest.Method, at status: Int) -> Bool {
        // 301 and 302 say less, but POST is what every client turns into GET.
        status == 303 ? method != .get && method != .head : status <= 302 && method == .post
    }

    /// The fields of the next request.
    ///
    /// - Parameters:
    ///   - turnsToGet: Whether the body goes, and with it what describes it.
    ///   - leavesOrigin: Whether scheme, host or port change.
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
