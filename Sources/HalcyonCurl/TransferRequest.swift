import Foundation
import HTTPTypes
import HalcyonCore

/// One request on the wire: a load is one, and one more for each redirect.
struct TransferRequest: Sendable {
    /// The framing of the message is libcurl's.
    private static let framingFields: Set<HTTPField.Name> = [
        .contentLength, .transferEncoding, .connection, .expect, .te, .upgrade, hostField,
    ]
    private static let hostField = HTTPField.Name("Host") ?? .connection

    var address: WebAddress
    var method: HTTPRequest.Method
    var fields: HTTPFields
    var body: Data?
    /// For this address's origin alone. It takes the place of an `Authorization` among the fields.
    var credential: Credential?
    /// The schemes that may be loaded; nil for those of the web.
    let allowedSchemes: Set<String>?
    /// How many redirects have led here.
    var redirectCount = 0
    /// Whether libcurl decodes the body: true when an answer has shown that nobody else can.
    var decodesInLibrary = false
    /// The most bytes of the body, after decompression.
    let maximumBodyBytes: Int
    /// The maximum length of a URL that a redirect leads to.
    let maximumURLBytes: Int
    /// When the load was called for, in the time of ``Monotonic``.
    let start: UInt64
    let limit: TimeLimit

    /// The first request of a load.
    ///
    /// - Throws: `ImageError.request` for a URL that is none, or too long, or none of the web, or of a scheme that is
    ///   not allowed; for control characters in a credential.
    init(_ request: DataRequest, _ configuration: CurlDataLoader.Configuration) throws(ImageError) {
        allowedSchemes = request.allowedSchemes
        maximumURLBytes = configuration.maximumURLBytes
        try request.http.validateLength(atMost: maximumURLBytes)
        try request.credential?.validate()
        if configuration.userAgent.hasControls { throw .request(.controlCharacter(in: "the user agent")) }
        address = try WebAddress(request.http)
        let scheme = address.origin.scheme
        if let allowed = request.allowedSchemes, !allowed.contains(scheme) {
            throw .request(.schemeNotAllowed(scheme))
        }
        method = request.http.method
        fields = request.http.headerFields
        body = request.body
        credential = request.credential
        start = Monotonic.now
        maximumBodyBytes = max(0, min(configuration.maximumBodyBytes, request.maximumBodyBytes ?? .max))
        limit = TimeLimit(configuration.totalTimeout, or: request.timeout, from: start)
    }

    /// - Throws: `ResponseReason.redirectRefused` for an address that is too long, or of a scheme that is not allowed.
    func check(_ address: WebAddress) throws(ImageError) {
        guard address.text.utf8.count <= maximumURLBytes else {
            throw .response(
                .redirectRefused(
                    location: address.shown,
                    why: "the URL is longer than the limit of \(maximumURLBytes) bytes"))
        }
        let scheme = address.origin.scheme
        guard let allowedSchemes, !allowedSchemes.contains(scheme) else { return }
        throw .response(.redirectRefused(location: address.shown, why: "the scheme '\(scheme)' is not allowed here"))
    }

    /// Whether the caller's own `Accept-Encoding` names a coding (RFC 9110, section 12.5.3), and not to refuse it.
    func accepts(encoding name: String) -> Bool {
        fields[values: .acceptEncoding].joined(separator: ",").lowercased().split(separator: ",").contains { item in
            let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard parts.first == name else { return false }
            return !parts.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
        }
    }

    /// The fields that are sent: not those of the framing, and no other answer beside the credential.
    var sentFields: some Sequence<HTTPField> {
        fields.lazy.filter { field in
            !Self.framingFields.contains(field.name) && (credential == nil || field.name != .authorization)
        }
    }
}

/// How long a load may last, its redirects and all waiting included.
struct TimeLimit: Sendable {
    /// As it was asked for, but not negative.
    let seconds: Double
    /// When it runs out, in the time of ``Monotonic``.
    let end: UInt64

    /// The smaller of the loader's limit and the request's own; one that is no number counts for nothing.
    init(_ total: Double, or own: Double?, from start: UInt64) {
        let limits = [total, own ?? .infinity].filter { !$0.isNaN }
        seconds = max(0, limits.min() ?? .infinity)
        end = Monotonic.deadline(seconds, after: start)
    }

    /// What a load fails with that lasts longer.
    var error: ImageError { .response(.timeout(.total, seconds: seconds)) }

    /// Returns when it has run out, or when the task is cancelled.
    func wait() async {
        // In parts, since a limit may be beyond what a clock can count.
        var now = Monotonic.now
        while now < end, !Task.isCancelled {
            let part = Duration.nanoseconds(Int64(min(end - now, 3_600_000_000_000)))
            try? await Task.sleep(for: part, clock: .suspending)
            now = Monotonic.now
        }
    }
}

/// A clock that only goes forward, in nanoseconds.
enum Monotonic {
    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    static func seconds(from start: UInt64, to end: UInt64) -> Double { end > start ? Double(end - start) / 1e9 : 0 }

    /// The moment `seconds` after `start`; never, for a time that is infinite, beyond the clock, or no number.
    static func deadline(_ seconds: Double, after start: UInt64) -> UInt64 {
        let nanoseconds = seconds * 1e9
        guard nanoseconds < 1e18 else { return .max }
        return start + UInt64(max(0, nanoseconds))
    }
}
