#if canImport(Darwin) || HALCYON_STAND_INS
import Foundation
import HTTPTypes
import HalcyonCore

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
#endif
