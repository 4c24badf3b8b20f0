#if canImport(Darwin) || HALCYON_STAND_INS
import Foundation
import HalcyonCore
import HTTPTypes

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request on the wire: a load takes one, and one more for each redirect.
struct SessionRequest: Sendable {
    /// URLSession controls the framing of the message.
    private static let framingFields: Set<HTTPField.Name> = [
        .contentLength, .transferEncoding, .connection, .expect, .te, .upgrade,
    ]

    private(set) var http: HTTPRequest
    private(set) var url: URL
    var body: Data?
    /// For this origin only. It replaces an `Authorization` among the fields.
    var credential: Credential?
    /// The schemes that may be loaded; nil for `http` and `https`.
    private let allowedSchemes: Set<String>?
    /// The maximum size of the body in bytes, after decompression.
    let maximumBodyBytes: Int
    /// The number of redirects that have led here.
    var redirectCount = 0
    /// When the load was called, by the machine's uptime.
    let start: Double
    /// The maximum duration of the load, including redirects and all waiting.
    let timeLimit: Double
    /// The longest time without receiving bytes.
    let idleTimeout: Double

    /// Creates the first request of a load.
    ///
    /// - Throws: `ImageError.request` if the URL is invalid, not `http` or `https`, or of a scheme that is not allowed,
    ///   or if a credential or the user agent contains control characters.
    init(
        _ request: DataRequest, _ configuration: URLSessionDataLoader.Configuration
    ) throws(ImageError) {
        try request.credential?.validate()
        if configuration.userAgent.hasControls { throw .request(.controlCharacter(in: "the user agent")) }
        http = request.http
        allowedSchemes = request.allowedSchemes
        url = try Self.url(of: request.http, request.allowedSchemes)
        body = request.body
        credential = request.credential
        start = SystemClock().uptime
        let idle = request.idleTimeout.flatMap { $0.isNaN ? nil : $0 } ?? .infinity
        idleTimeout = configuration.idleTimeout.isNaN ? idle : max(0, min(configuration.idleTimeout, idle))
        let own = request.timeout.flatMap { $0.isNaN ? nil : $0 } ?? .infinity
        timeLimit = max(0, min(configuration.totalTimeout, own))
        maximumBodyBytes = max(0, min(configuration.maximumBodyBytes, request.maximumBodyBytes ?? .max))
    }

    /// Returns the same load with another request.
    func replacing(_ other: HTTPRequest) throws(ImageError) -> SessionRequest {
        var next = self
        next.url = try Self.url(of: other, allowedSchemes)
        next.http = other
        if Self.origin(of: other) != Self.origin(of: http) { next.credential = nil }
        return next
    }

    private static func url(of http: HTTPRequest, _ allowedSchemes: Set<String>?) throws(ImageError) -> URL {
        let text = http.urlText
        guard let scheme = http.scheme?.lowercased(), !scheme.isEmpty else {
            throw .request(.invalidURL(http.shownURL))
        }
        guard scheme == "http" || scheme == "https" else { throw .request(.unsupportedScheme(scheme)) }
        if let allowedSchemes, !allowedSchemes.contains(scheme) { throw .request(.schemeNotAllowed(scheme)) }
        guard http.hostAndPort != nil else { throw .request(.missingHost(http.shownURL)) }
        guard let url = URL(string: text) else { throw .request(.invalidURL(http.shownURL)) }
        return url
    }

    /// Returns scheme, host and port, to which credentials may be sent (RFC 6454).
    static func origin(of http: HTTPRequest) -> String { "\(http.scheme?.lowercased() ?? "")://\(http.peer)" }

    /// The fields that are sent: not those for framing, and no `Authorization` if there is a credential.
    var sentFields: HTTPFields {
        HTTPFields(
            http.headerFields.filter { field in
                !Self.framingFields.contains(field.name) && (credential == nil || field.name != .authorization)
            })
    }

    /// Returns the request for URLSession.
    func urlRequest(_ configuration: URLSessionDataLoader.Configuration) -> URLRequest {
        var request = URLRequest(url: url, timeoutInterval: URLSessionDataLoader.seconds(idleTimeout))
        request.httpMethod = http.method.rawValue
        request.httpBody = body
        var fields = sentFields
        // Images are already compressed, and an uncompressed body can be resumed at any byte.
        if !fields.contains(.acceptEncoding) { fields[.acceptEncoding] = "identity" }
        if !fields.contains(.userAgent), !configuration.userAgent.isEmpty {
            fields[.userAgent] = configuration.userAgent
        }
        switch credential {
        case nil, .password: break
        case .bearer(let token): fields[.authorization] = "Bearer \(token)"
        case .authorization(let value): fields[.authorization] = value
        }
        for field in fields { request.addValue(field.value, forHTTPHeaderField: field.name.rawName) }
        return request
    }

    // MARK: Time

    /// The error for a load that takes too long.
    var timeError: ImageError { .response(.timeout(.total, seconds: timeLimit)) }

    /// - Throws: ``timeError`` if no time is left.
    func checkTime() throws(ImageError) { if remainingTime <= 0 { throw timeError } }

    /// Returns when the time is up, or when the task is cancelled.
    func waitForTimeLimit() async { try? await SystemClock().sleep(seconds: remainingTime) }

    private var remainingTime: Double { start + timeLimit - SystemClock().uptime }
}

extension HTTPRequest {
    /// Host and port, for messages.
    var peer: String { hostAndPort.map { "\($0.host):\($0.port)" } ?? "" }
}

extension SessionRequest {
    /// Returns the request to which a redirect leads.
    ///
    /// - Parameters:
    ///   - status: 301, 302, 303, 307 or 308.
    ///   - location: The `Location` as sent.
    /// - Throws: `ImageError.response(.redirectRefused)`.
    func redirected(at status: Int, to location: String) throws(ImageError) -> SessionRequest {
        let target = try target(of: location)
        let turnsToGet = RedirectRules.turnsToGet(http.method, at: status)
        var other = HTTPRequest(method: turnsToGet ? .get : http.method, url: target)
        other.headerFields = RedirectRules.fields(
            sentFields, turnsToGet: turnsToGet, leavesOrigin: Self.origin(of: other) != Self.origin(of: http))
        var next = try refusing(location) { () throws(ImageError) in try replacing(other) }
        if turnsToGet { next.body = nil }
        next.redirectCount += 1
        return next
    }

    /// Lets the caller's handler decide where a redirect leads.
    ///
    /// - Parameters:
    ///   - next: The next request according to the loader's rules.
    ///   - location: The `Location` as sent.
    /// - Throws: `ImageError.response(.redirectRefused)` if the handler refuses, or returns a request that cannot be
    ///   loaded; the time limit's error; `.cancelled`.
    func reviewed(
        _ next: SessionRequest, after head: SessionHead, location: String, by handler: any RedirectHandling
    ) async throws(ImageError) -> SessionRequest {
        let redirect = redirect(to: next, after: head)
        let answer = try await handler.answer(to: redirect) {
            await waitForTimeLimit()
            return timeError
        }
        guard let answer else {
            throw .response(
                .redirectRefused(
                    location: URLText.withoutUser(location), why: "the request's redirect handler refused it"))
        }
        if answer == next.http { return next }
        var changed = try refusing(answer.shownURL) { () throws(ImageError) in try next.replacing(answer) }
        if answer.method != next.http.method {
            changed.body = [.get, .head].contains(answer.method) ? nil : body
        }
        return changed
    }

    /// Computes the next request and reports the redirect to the caller, even if it leads nowhere, because it is a
    /// response.
    func reporting(
        _ head: SessionHead, to onRedirect: (@Sendable (Redirect) -> Void)?,
        _ following: () throws(ImageError) -> SessionRequest
    ) throws(ImageError) -> SessionRequest {
        do throws(ImageError) {
            let next = try following()
            onRedirect?(redirect(to: next, after: head))
            return next
        } catch {
            onRedirect?(redirect(to: self, after: head))
            throw error
        }
    }

    private func redirect(to next: SessionRequest, after head: SessionHead) -> Redirect {
        var seen = http
        seen.headerFields = sentFields
        return Redirect(request: seen, response: head.response, next: next.http, count: redirectCount)
    }

    private func target(of location: String) throws(ImageError) -> URL {
        guard let target = URL(lenient: location, relativeTo: url)?.absoluteURL else {
            throw .response(.redirectRefused(location: URLText.withoutUser(location), why: "not a URL"))
        }
        // Other schemes cannot be used in a request.
        guard let scheme = target.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
            let why = "the scheme '\(target.scheme ?? "")' is not supported"
            throw .response(.redirectRefused(location: URLText.withoutUser(location), why: why))
        }
        return target
    }

    /// Turns the error for a URL into a refusal to follow the redirect.
    private func refusing(
        _ location: String, _ make: () throws(ImageError) -> SessionRequest
    ) throws(ImageError) -> SessionRequest {
        do throws(ImageError) {
            return try make()
        } catch {
            throw .response(.redirectRefused(location: URLText.withoutUser(location), why: error.description))
        }
    }
}
#endif
