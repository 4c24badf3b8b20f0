import CPixels
public import Foundation
public import HTTPTypes

/// The metadata that a cache stores with the bytes of an entry.
public struct CacheMetadata: Sendable, Hashable {
    /// The URL that the bytes came from, after redirects; nil if they came from elsewhere.
    public var url: String?
    /// Status and header fields of the response that brought the bytes; nil if there was none. After a revalidation,
    /// with the updated fields (RFC 9111, 3.2).
    public var response: HTTPResponse?
    /// When the entry was stored or last revalidated.
    public var storedAt: Date
    /// When the entry becomes stale; nil for never.
    public var expiresAt: Date?
    /// The age of the response on arrival, in seconds: the time it had spent in other caches and in transit (RFC 9111,
    /// 4.2.3, `corrected_initial_age`). Default: 0.
    public var initialAge: TimeInterval
    /// The values of the request's fields that the response's `Vary` names (RFC 9111, 4.1). Default: none.
    public var requestFields: HTTPFields
    /// The heads of the redirects that led to the response, in order, with only the fields that limit their reuse: the
    /// response may be reused only as all of them allow (RFC 9111, 3 and 4). Default: none.
    public var redirects: [HTTPResponse]
    /// The number of seconds for which each use extends the expiry, counted from the use; nil (the default) if it does
    /// not. See ``used(at:)``.
    public var extensionOnUse: TimeInterval?
    /// The version of the bytes. Entries of the same version have the same bytes, and so do images made of them. It is
    /// derived from the bytes if a pipeline has loaded them, and kept when they are revalidated. Default: random.
    public var version: UInt64
    /// The ThumbHash of the image that the bytes contain; nil (the default) until a pipeline has decoded them.
    public var thumbHash: ThumbHash?
    /// Whether the response is only for the caller who asked, and must not be cached. Not persisted.
    package var isPersonal = false

    /// Creates metadata; see the properties. Without a `version`, it gets a unique one.
    public init(
        url: String? = nil, response: HTTPResponse? = nil, storedAt: Date, expiresAt: Date? = nil,
        initialAge: TimeInterval = 0, requestFields: HTTPFields = [:], redirects: [HTTPResponse] = [],
        extensionOnUse: TimeInterval? = nil, version: UInt64 = .random(in: .min ... .max)
    ) {
        self.url = url
        self.response = response
        self.storedAt = storedAt
        self.expiresAt = expiresAt
        self.initialAge = initialAge
        self.requestFields = requestFields
        self.redirects = redirects
        self.extensionOnUse = extensionOnUse
        self.version = version
    }

    /// Returns this metadata after a use of the entry at `moment`: the expiry moves to ``extensionOnUse`` seconds after
    /// the use, if that is later. Nil if nothing changes. A ``DataCaching`` stores the result and returns it.
    ///
    /// A stale entry is not changed: reading is not revalidation.
    public func used(at moment: Date) -> CacheMetadata? {
        guard let expiresAt, let seconds = extensionOnUse, seconds > 0, isFresh(at: moment) else { return nil }
        let later: Date? = seconds.isFinite ? moment + seconds : nil
        guard (later ?? .distantFuture) > expiresAt else { return nil }
        var used = self
        used.expiresAt = later
        return used
    }

    /// Whether the entry counts as fresh at `moment`: before its expiry, and unless it was stored more than a day after
    /// `moment`. In that case the clock has been set back, and the entry would stay fresh for that much longer.
    public func isFresh(at moment: Date) -> Bool { staleness(at: moment) < 0 }

    /// For how many seconds the entry has been stale at a moment; if negative, for how many it will be fresh.
    func staleness(at moment: Date) -> TimeInterval {
        guard let expiresAt else { return -.infinity }
        // Only its server can tell how old it is.
        if storedAt.timeIntervalSince(moment) > Self.clockTolerance { return 0 }
        return moment.timeIntervalSince(expiresAt)
    }

    /// The normal difference of clocks, in seconds, between machines that share a cache.
    package static let clockTolerance: TimeInterval = 86_400
}

/// The size of an entry's metadata: a server chooses it, and may send a thousand times the bytes of its image.
extension CacheMetadata {
    /// The bytes of an entry's key and metadata in memory that are not counted in its cost; an ordinary head has about
    /// this many. Any more count like the entry's own pixels or bytes.
    package static let coveredBytes = 1024

    /// The maximum number of bytes of a response's metadata for it to be stored: URL and header fields, including those
    /// of redirects, without storage overhead.
    ///
    /// Servers and proxies themselves refuse heads of more than 8 to 64 KiB. A response with a longer one is delivered
    /// but not stored: storing it with only some of its fields is not allowed (RFC 9111, 3.1).
    static let mostBytes = 64 << 10

    /// Returns the number of bytes of the URL and of all header fields.
    ///
    /// - Parameter field: The overhead of each field besides its name and value. Default: about as much as in memory.
    package func byteCount(perField field: Int = HTTPFields.bytesOfField) -> Int {
        let heads = redirects.reduce(response?.headerFields.byteCount(perField: field) ?? 0) {
            $0 + $1.headerFields.byteCount(perField: field)
        }
        return (url?.utf8.count ?? 0) + heads + requestFields.byteCount(perField: field)
    }

    /// Whether the metadata is too large for the response to be stored.
    var isTooLong: Bool { byteCount(perField: 0) > Self.mostBytes }

    /// The bytes in memory beyond ``coveredBytes``.
    var excessByteCount: Int { max(0, byteCount() - Self.coveredBytes) }
}

extension CacheMetadata {
    /// Returns the version of bytes from their source: equal bytes have the same version, whichever load or process
    /// brought them. So loading unchanged bytes again keeps cached images that were made of them.
    ///
    /// It is a checksum, not a signature: somebody who chooses both the old and the new bytes can make their versions
    /// equal, and is then shown the older of their own pictures.
    static func version(of data: Data) -> UInt64 { Checksum.of(data) }
}

/// A 64-bit checksum against damage (torn writes, lost blocks), not against tampering.
///
/// It runs at about the speed of a copy, in a debug build too; SipHash would take longer than the read.
package enum Checksum {
    /// Returns the checksum of bytes in memory.
    package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        guard let first = bytes.baseAddress else { return cpixels_checksum([], 0) }
        return cpixels_checksum(first.assumingMemoryBound(to: UInt8.self), bytes.count)
    }

    /// Returns the checksum of bytes.
    package static func of(_ data: Data) -> UInt64 { data.withUnsafeBytes { of($0) } }
}

extension FileFacts {
    /// Names the version of the file in the metadata of what is made of it.
    var version: UInt64 { values.withUnsafeBytes { Checksum.of($0) } }
}
