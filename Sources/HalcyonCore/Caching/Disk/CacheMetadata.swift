public import Foundation
public import HTTPTypes

/// What a cache keeps of an entry beside its bytes.
public struct CacheMetadata: Sendable, Hashable {
    /// The URL that the bytes came from, after redirects; nil where they came from elsewhere.
    public var url: String?
    /// Status and header fields of the answer that brought the bytes; nil where there was none. After its server has
    /// confirmed the entry, with the fields of that answer in their place (RFC 9111, 3.2).
    public var response: HTTPResponse?
    /// When the entry was stored or last confirmed by its server.
    public var storedAt: Date
    /// From when on the entry is stale; nil for never.
    public var expiresAt: Date?
    /// How old the answer was when it came, in seconds: what it had spent in other caches and on its way (RFC 9111,
    /// 4.2.3, `corrected_initial_age`). Default: 0.
    public var initialAge: TimeInterval
    /// What the request said in the fields that the answer's `Vary` names (RFC 9111, 4.1). Default: none.
    public var requestFields: HTTPFields
    /// The heads of the redirects that led to the answer, in their order, with those fields alone that say how they may be
    /// reused: an answer by way of them may be reused only as all of them allow (RFC 9111, 3 and 4). Default: none.
    public var redirects: [HTTPResponse]
    /// The seconds by which each use puts the expiry off, counted from the use; nil (the default) if it stays. See
    /// ``used(at:)``.
    public var extensionOnUse: TimeInterval?
    /// Follows from the bytes if a pipeline has loaded them, and is kept when they are confirmed: two entries of the same
    /// version have the same bytes, and so have images that were made of them. Default: drawn at random.
    public var version: UInt64
    /// Whether the answer is for nobody but who asked, and no cache may have it. Not written down.
    package var isPersonal = false

    /// Describes an entry; see the properties. Without a `version`, it is one of its own.
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

    /// What a use of the entry at `moment` makes of this: the expiry is put off by ``extensionOnUse``, counted from the use,
    /// if that is later. Nil if nothing changes. A ``DataCaching`` keeps the result and hands it out.
    ///
    /// A stale entry stays as it is: to be read is not to be confirmed.
    public func used(at moment: Date) -> CacheMetadata? {
        guard let expiresAt, let seconds = extensionOnUse, seconds > 0, isFresh(at: moment) else { return nil }
        let later: Date? = seconds.isFinite ? moment + seconds : nil
        guard (later ?? .distantFuture) > expiresAt else { return nil }
        var used = self
        used.expiresAt = later
        return used
    }

    /// Whether the entry counts as fresh at `moment`: before its expiry, and not where it was stored more than a day
    /// later than that. Then the clock has gone back since, and it would be fresh for as long as it went back.
    public func isFresh(at moment: Date) -> Bool { staleness(at: moment) < 0 }

    /// For how many seconds it has been stale at a moment; below 0, for how many it will be fresh.
    func staleness(at moment: Date) -> TimeInterval {
        guard let expiresAt else { return -.infinity }
        // How old it is, nobody can tell: its server can.
        if storedAt.timeIntervalSince(moment) > Self.clockTolerance { return 0 }
        return moment.timeIntervalSince(expiresAt)
    }

    /// How far, in seconds, clocks may be apart without anything being wrong: those of machines that share a cache.
    package static let clockTolerance: TimeInterval = 86_400
}

/// How much an entry's metadata holds: a server chooses it, and may send a thousand times the bytes of its image.
extension CacheMetadata {
    /// The bytes of an entry's key and metadata in memory that its place in a cache covers, beside the pixels or bytes;
    /// an ordinary head has about as many. What is more than these counts as the entry's own bytes do.
    package static let coveredBytes = 1024

    /// The most bytes that the metadata of an answer may have for it to be stored: URL and header fields, with those of
    /// redirects, without what keeping them takes.
    ///
    /// Servers and proxies refuse heads of more than 8 to 64 KiB themselves. An answer with a longer one is given to
    /// whoever asked, and not stored: to store it with some of its fields alone is not allowed (RFC 9111, 3.1).
    static let mostBytes = 64 << 10

    /// The bytes of the URL and of all header fields.
    ///
    /// - Parameter field: What each field takes beside its name and value. Default: about as much as it does in memory.
    package func byteCount(perField field: Int = HTTPFields.bytesOfField) -> Int {
        let heads = redirects.reduce(response?.headerFields.byteCount(perField: field) ?? 0) {
            $0 + $1.headerFields.byteCount(perField: field)
        }
        return (url?.utf8.count ?? 0) + heads + requestFields.byteCount(perField: field)
    }

    /// Whether it has so many bytes that the answer is not to be stored.
    var isTooLong: Bool { byteCount(perField: 0) > Self.mostBytes }

    /// The bytes in memory beyond ``coveredBytes``.
    var excessByteCount: Int { max(0, byteCount() - Self.coveredBytes) }
}

extension CacheMetadata {
    /// The version of bytes that come from their source: the same bytes have the same, whichever load or process has
    /// brought them. So a second load of what has not changed leaves images in the caches that were made of the first.
    ///
    /// A checksum and no signature: who can choose both the old bytes and the new ones can make them agree, and is then
    /// shown the older of their own pictures.
    static func version(of data: Data) -> UInt64 {
        data.withUnsafeBytes { bytes in
            var sums = (seed, ~seed, seed &* prime, ~seed &* prime)
            var offset = 0
            while bytes.count - offset >= 32 {
                sums.0 = mixed(sums.0, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                sums.1 = mixed(sums.1, bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
                sums.2 = mixed(sums.2, bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self))
                sums.3 = mixed(sums.3, bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self))
                offset += 32
            }
            for byte in bytes[offset...] { sums.0 = mixed(sums.0, UInt64(byte)) }
            return mixed(mixed(sums.0, sums.1), mixed(sums.2, sums.3) ^ UInt64(bytes.count))
        }
    }

    private static let seed: UInt64 = 0x9e37_79b9_7f4a_7c15
    private static let prime: UInt64 = 0xd6e8_feb8_6659_fd93

    /// Each word changes the sum in a way that can be undone, so that no two words give the same.
    private static func mixed(_ sum: UInt64, _ word: UInt64) -> UInt64 {
        let product = ((sum ^ word) &* prime)
        return (product ^ (product >> 32)) &* seed
    }
}
