import Foundation
import HTTPTypes
import HalcyonCore

/// One request on the wire: a load takes one, and one more for each redirect.
struct TransferRequest: Sendable {
    /// libcurl controls the framing of the message.
    private static let framingFields: Set<HTTPField.Name> = [
        .contentLength, .transferEncoding, .connection, .expect, .te, .upgrade, hostField,
    ]
    private static let hostField = HTTPField.Name("Host") ?? .connection

    var address: WebAddress
    var method: HTTPRequest.Method
    var fields: HTTPFields
    var body: Data?
    /// For this address's origin only. It replaces an `Authorization` among the fields.
    var credential: Credential?
    /// Whether path and query are sent exactly as they are written, because they are signed.
    var isVerbatim: Bool
    /// The schemes that may be loaded; nil for `http` and `https`.
    let allowedSchemes: Set<String>?
    /// The number of redirects that have led here.
    var redirectCount = 0
    /// Whether libcurl decodes the body: true if a response has shown that only libcurl can.
    var decodesInLibrary = false
    /// The maximum size of the body in bytes, after decompression.
    let maximumBodyBytes: Int
    /// The maximum length of a URL that a redirect leads to.
    let maximumURLBytes: Int
    /// When the load was called, in the time of ``Monotonic``.
    let start: UInt64
    let limit: TimeLimit
    /// The longest time without receiving bytes, in seconds, if it is less than the configuration's limits.
    let idleTimeout: Double

    /// Creates the first request of a load.
    ///
    /// - Throws: `ImageError.request` if the URL is invalid, too long, or not `http` or `https`, if its scheme is not
    ///   allowed, or if a credential contains control characters.
    init(
        _ request: DataRequest, _ configuration: CurlDataLoader.Configuration, verbatim isVerbatim: Bool = false
    ) throws(ImageError) {
        allowedSchemes = request.allowedSchemes
        maximumURLBytes = configuration.maximumURLBytes
        try request.http.validateLength(atMost: maximumURLBytes)
        try request.credential?.validate()
        if configuration.userAgent.hasControls { throw .request(.controlCharacter(in: "the user agent")) }
        address = try isVerbatim ? WebAddress(verbatim: request.http) : WebAddress(request.http)
        self.isVerbatim = isVerbatim
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
        idleTimeout = request.idleTimeout.map { $0.isNaN ? .infinity : max(0, $0) } ?? .infinity
    }

    /// - Throws: `ImageError.response(.redirectRefused)` if an address is too long, or its scheme is not allowed.
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

    /// Whether the caller's `Accept-Encoding` names a coding (RFC 9110, section 12.5.3), without refusing it.
    func accepts(encoding name: String) -> Bool {
        fields[values: .acceptEncoding].joined(separator: ",").lowercased().split(separator: ",").contains { item in
            let parts = item.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
            guard parts.first == name else { return false }
            return !parts.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
        }
    }

    /// The fields that are sent: not those for framing, and no `Authorization` if there is a credential.
    var sentFields: some Sequence<HTTPField> {
        fields.lazy.filter { field in
            !Self.framingFields.contains(field.name) && (credential == nil || field.name != .authorization)
        }
    }
}

/// The maximum duration of a load, including redirects and all waiting.
struct TimeLimit: Sendable {
    /// The limit as requested, but not negative.
    let seconds: Double
    /// When it expires, in the time of ``Monotonic``.
    let end: UInt64

    /// Creates a limit from the smaller of the loader's and the request's; NaN is ignored.
    init(_ total: Double, or own: Double?, from start: UInt64) {
        let limits = [total, own ?? .infinity].filter { !$0.isNaN }
        seconds = max(0, limits.min() ?? .infinity)
        end = Monotonic.deadline(seconds, after: start)
    }

    /// The error for a load that takes longer.
    var error: ImageError { .response(.timeout(.total, seconds: seconds)) }

    /// Returns when the limit has expired, or when the task is cancelled.
    func wait() async {
        // In parts, because a limit may be beyond what a clock can count.
        var now = Monotonic.now
        while now < end, !Task.isCancelled {
            let part = Duration.nanoseconds(Int64(min(end - now, 3_600_000_000_000)))
            try? await Task.sleep(for: part, clock: .suspending)
            now = Monotonic.now
        }
    }
}

/// A monotonic clock, in nanoseconds.
enum Monotonic {
    static var now: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }

    static func seconds(from start: UInt64, to end: UInt64) -> Double { end > start ? Double(end - start) / 1e9 : 0 }

    /// Returns the moment `seconds` after `start`; never, if that is infinite, beyond the clock's range, or NaN.
    static func deadline(_ seconds: Double, after start: UInt64) -> UInt64 {
        let nanoseconds = seconds * 1e9
        guard nanoseconds < 1e18 else { return .max }
        return start + UInt64(max(0, nanoseconds))
    }
}
