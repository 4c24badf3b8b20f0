#if canImport(Darwin) || HALCYON_STAND_INS
import Foundation
import HalcyonCore
import HTTPTypes

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request on the wire: a load is one, and one more for each redirect.
struct SessionRequest: Sendable {
    /// The framing of the message is URLSession's.
    private static let framingFields: Set<HTTPField.Name> = [
        .contentLength, .transferEncoding, .connection, .expect, .te, .upgrade,
    ]

    private(set) var http: HTTPRequest
    private(set) var url: URL
    var body: Data?
    /// For this origin alone. It takes the place of an `Authorization` among the fields.
    var credential: Credential?
    /// The schemes that may be loaded; nil for those of the web.
    private let allowedSchemes: Set<String>?
    /// The most bytes of the body, after decompression.
    let maximumBodyBytes: Int
    /// How many redirects have led here.
    var redirectCount = 0
    /// When the load was called for, by the machine's uptime.
    let start: Double
    /// How long the load may last, its redirects and all waiting included.
    let timeLimit: Double

    /// The first request of a load.
    ///
    /// - Throws: `ImageError.request` for a URL that is none, or none of the web.
    init(
        _ request: DataRequest, _ configuration: URLSessionDataLoader.Configuration
    ) throws(ImageError) {
        http = request.http
        allowedSchemes = request.allowedSchemes
        url = try Self.url(of: request.http, request.allowedSchemes)
        body = request.body
        credential = request.credential
        start = SystemClock().uptime
        let own = request.timeout.flatMap { $0.isNaN ? nil : $0 } ?? .infinity
        timeLimit = max(0, min(configuration.totalTimeout, own))
        maximumBodyBytes = max(0, min(configuration.maximumBodyBytes, request.maximumBodyBytes ?? .max))
    }

    /// The same load, asked of another.
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

    /// Scheme, host and port: where credentials may go (RFC 6454).
    static func origin(of http: HTTPRequest) -> String { "\(http.scheme?.lowercased() ?? "")://\(http.peer)" }

    /// The fields that are sent: not those of the framing, and no other answer beside the credential.
    var sentFields: HTTPFields {
        HTTPFields(
            http.headerFields.filter { field in
                !Self.framingFields.contains(field.name) && (credential == nil || field.name != .authorization)
            })
    }

    /// As URLSession takes it.
    func urlRequest(_ configuration: URLSessionDataLoader.Configuration) -> URLRequest {
        var request = URLRequest(url: url, timeoutInterval: URLSessionDataLoader.seconds(configuration.idleTimeout))
        request.httpMethod = http.method.rawValue
        request.httpBody = body
        var fields = sentFields
        // Pictures are compressed already, and a plain body can be resumed at any byte.
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

    /// What a load fails with that lasts longer than it may.
    var timeError: ImageError { .response(.timeout(.total, seconds: timeLimit)) }

    /// - Throws: ``timeError`` where no time is left.
    func checkTime() throws(ImageError) { if remainingTime <= 0 { throw timeError } }

    /// Returns when the time is over, or when the task is cancelled.
    func waitForTimeLimit() async { try? await SystemClock().sleep(seconds: remainingTime) }

    private var remainingTime: Double { start + timeLimit - SystemClock().uptime }
}

extension HTTPRequest {
    /// Host and port, as texts name them.
    var peer: String { hostAndPort.map { "\($0.host):\($0.port)" } ?? "" }
}

extension SessionRequest {
    /// The request that an answer sends the client to make.
    ///
    /// - Parameters:
    ///   - status: 301, 302, 303, 307 or 308.
    ///   - location: Where to, as sent.
    /// - Throws: `ResponseReason.redirectRefused`.
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

    /// Has the caller's handler decide where a redirect leads.
    ///
    /// - Parameters:
    ///   - next: What follows from the answer by the loader's own rules.
    ///   - location: Where to, as sent.
    /// - Throws: `ResponseReason.redirectRefused` where the handler refuses, or wants what cannot be loaded; the time
    ///   limit; `.cancelled`.
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

    /// What follows from a redirect, of which the caller is told; also of one that leads nowhere, for it is an answer.
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
        guard let target = URL(string: location, relativeTo: url)?.absoluteURL else {
            throw .response(.redirectRefused(location: URLText.withoutUser(location), why: "not a URL"))
        }
        // What has another scheme cannot be made a request of.
        guard let scheme = target.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
            let why = "the scheme '\(target.scheme ?? "")' is not supported"
            throw .response(.redirectRefused(location: URLText.withoutUser(location), why: why))
        }
        return target
    }

    /// What is wrong with a URL, as the reason not to go there.
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
