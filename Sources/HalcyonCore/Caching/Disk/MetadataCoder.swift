package import Foundation
import HTTPTypes

/// Encodes ``CacheMetadata`` for the index of a disk cache and for the values of shared caches, and decodes it.
///
/// A custom little-endian format, because every hit reads it: a version, flags, the dates' bit patterns, then
/// length-prefixed texts, then a checksum of all that. JSON took longer than reading the image.
package enum MetadataCoder {
    private static let version: UInt8 = 2
    /// The previous version, without age, `Vary`, extension and versions.
    private static let oldVersion: UInt8 = 1
    private static let hasURL: UInt8 = 1
    private static let hasResponse: UInt8 = 2
    private static let hasExpiry: UInt8 = 4
    private static let hasExtension: UInt8 = 8
    /// At the end, after the point where a reader that does not know it stops.
    private static let hasRedirects: UInt8 = 16
    private static let hasThumbHash: UInt8 = 32
    private static let otherName: UInt8 = 255
    /// The maximum number of header fields in one header. No server needs that many, and none of our loaders lets more
    /// than 1,000 through; `HTTPFields` traps at 65,535, and a revalidation adds fields to the stored ones.
    package static let mostFields = 10_000

    /// Whether the metadata could be decoded again.
    package static func canEncode(_ metadata: CacheMetadata) -> Bool {
        let heads =
            [metadata.requestFields] + ([metadata.response].compactMap(\.self) + metadata.redirects).map(\.headerFields)
        return heads.allSatisfy { $0.count <= mostFields }
    }

    package static func encode(_ metadata: CacheMetadata) -> [UInt8] {
        var bytes = ByteWriter()
        bytes.append(version)
        bytes.append(
            (metadata.url == nil ? 0 : hasURL) | (metadata.response == nil ? 0 : hasResponse)
                | (metadata.expiresAt == nil ? 0 : hasExpiry) | (metadata.extensionOnUse == nil ? 0 : hasExtension)
                | (metadata.redirects.isEmpty ? 0 : hasRedirects) | (metadata.thumbHash == nil ? 0 : hasThumbHash))
        bytes.append(metadata.storedAt)
        bytes.append(metadata.initialAge)
        bytes.append(metadata.version)
        if let seconds = metadata.extensionOnUse { bytes.append(seconds) }
        append(metadata.requestFields, to: &bytes)
        if let expiresAt = metadata.expiresAt { bytes.append(expiresAt) }
        if let url = metadata.url { bytes.append(url) }
        if let response = metadata.response { append(response, to: &bytes) }
        if !metadata.redirects.isEmpty {
            bytes.append(UInt32(metadata.redirects.count))
            for redirect in metadata.redirects { append(redirect, to: &bytes) }
        }
        if let hash = metadata.thumbHash { hash.withBytes { bytes.append($0) } }
        bytes.appendChecksum()
        return bytes.bytes
    }

    /// Returns nil if the bytes are damaged.
    package static func decode(_ bytes: UnsafeRawBufferPointer) -> CacheMetadata? {
        guard var reader = ByteReader(checked: bytes), let version = reader.byte(),
            version == Self.version || version == oldVersion, let flags = reader.byte(), let storedAt = reader.date()
        else { return nil }
        // Not random, because generating one takes as long as all the rest; it is read below.
        var metadata = CacheMetadata(storedAt: storedAt, version: 0)
        if version == oldVersion {
            // A number that is the same each time it is read.
            metadata.version = Checksum.of(bytes)
        } else {
            guard let age = reader.seconds(), let version = reader.longWord() else { return nil }
            metadata.initialAge = age
            metadata.version = version
            if flags & hasExtension != 0 {
                guard let seconds = reader.seconds() else { return nil }
                metadata.extensionOnUse = seconds
            }
            guard let fields = fields(&reader) else { return nil }
            metadata.requestFields = fields
        }
        if flags & hasExpiry != 0 {
            guard let expiresAt = reader.date() else { return nil }
            metadata.expiresAt = expiresAt
        }
        if flags & hasURL != 0 {
            guard let url = reader.text() else { return nil }
            metadata.url = url
        }
        if flags & hasResponse != 0 {
            guard let response = response(&reader) else { return nil }
            metadata.response = response
        }
        if flags & hasRedirects != 0 {
            guard let count = reader.word() else { return nil }
            for _ in 0..<count {
                guard let redirect = response(&reader) else { return nil }
                metadata.redirects.append(redirect)
            }
        }
        if flags & hasThumbHash != 0 {
            guard let bytes = reader.block() else { return nil }
            metadata.thumbHash = ThumbHash(bytes: bytes)
        }
        return metadata
    }

    private static func append(_ response: HTTPResponse, to bytes: inout ByteWriter) {
        bytes.append(UInt32(response.status.code))
        bytes.append(response.status.reasonPhrase)
        append(response.headerFields, to: &bytes)
    }

    private static func name(_ reader: inout ByteReader) -> HTTPField.Name? {
        guard let number = reader.byte() else { return nil }
        if number != otherName { return CommonNames.name(number) }
        return reader.text().flatMap { HTTPField.Name($0) }
    }

    private static func response(_ reader: inout ByteReader) -> HTTPResponse? {
        guard let code = reader.word(), code <= 999, let reason = reader.text(), let fields = fields(&reader)
        else { return nil }
        return HTTPResponse(status: .init(code: Int(code), reasonPhrase: reason), headerFields: fields)
    }

    private static func append(_ fields: HTTPFields, to bytes: inout ByteWriter) {
        bytes.append(UInt32(fields.count))
        for field in fields {
            if let number = CommonNames.number(of: field.name) {
                bytes.append(number)
            } else {
                bytes.append(otherName)
                bytes.append(field.name.rawName)
            }
            // The value's bytes rather than its text, because a value need not be UTF-8.
            field.withUnsafeBytesOfValue { bytes.append(UnsafeRawBufferPointer($0)) }
        }
    }

    private static func fields(_ reader: inout ByteReader) -> HTTPFields? {
        guard let count = reader.word(), count <= mostFields else { return nil }
        var fields = HTTPFields()
        for _ in 0..<count {
            guard let name = name(&reader), let value = reader.block() else { return nil }
            fields.append(HTTPField(name: name, lenientValue: value))
        }
        return fields
    }
}

/// The header names that make up most responses, by number.
///
/// Creating a name from text checks and lower-cases every letter, which for ten names takes longer than reading an
/// image. The numbers are stored in indexes: names may be appended, but never moved.
enum CommonNames {
    private static let texts = [
        "Accept-Ranges", "Age", "Access-Control-Allow-Origin", "Alt-Svc", "Cache-Control", "Connection",
        "Content-Disposition", "Content-Encoding", "Content-Language", "Content-Length", "Content-Location",
        "Content-Range", "Content-Security-Policy", "Content-Type", "Date", "ETag", "Expires", "Keep-Alive",
        "Last-Modified", "Link", "Location", "Pragma", "Server", "Server-Timing", "Set-Cookie",
        "Strict-Transport-Security", "Timing-Allow-Origin", "Transfer-Encoding", "Vary", "Via", "Warning",
        "X-Cache", "X-Cache-Hits", "X-Content-Type-Options", "X-Frame-Options", "X-Served-By", "X-Timer",
    ]

    /// First in the case that HTTP/1.1 servers use, then in that of HTTP/2.
    private static let names = (texts + texts.map { $0.lowercased() }).compactMap { HTTPField.Name($0) }
    private static let numbers = Dictionary(
        names.enumerated().map { ($1.rawName, UInt8($0)) }, uniquingKeysWith: { first, _ in first })

    static func number(of name: HTTPField.Name) -> UInt8? { numbers[name.rawName] }

    static func name(_ number: UInt8) -> HTTPField.Name? { number < names.count ? names[Int(number)] : nil }
}

/// Reads what ``ByteWriter`` wrote; every call returns nil if the bytes end too early.
struct ByteReader {
    private var rest: Slice<UnsafeRawBufferPointer>

    /// Returns nil if the checksum at the end does not match the bytes before it.
    init?(checked bytes: UnsafeRawBufferPointer) {
        guard bytes.count >= 8 else { return nil }
        let body = UnsafeRawBufferPointer(rebasing: bytes.dropLast(8))
        let sum = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: body.count, as: UInt64.self))
        guard Checksum.of(body) == sum else { return nil }
        rest = body[...]
    }

    /// Reads bytes without a checksum of their own.
    init(_ bytes: UnsafeRawBufferPointer) {
        rest = bytes[...]
    }

    /// What has not been read yet.
    var remaining: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: rest) }

    /// Passes over bytes; false if there are not that many.
    mutating func skip(_ count: Int) -> Bool {
        guard count <= rest.count else { return false }
        rest = rest.dropFirst(count)
        return true
    }

    mutating func byte() -> UInt8? { rest.popFirst() }

    mutating func word() -> UInt32? { number() }

    mutating func longWord() -> UInt64? { number() }

    mutating func seconds() -> TimeInterval? { longWord().map { Double(bitPattern: $0) } }

    mutating func date() -> Date? { seconds().map { Date(timeIntervalSinceReferenceDate: $0) } }

    mutating func text() -> String? { block().map { String(decoding: $0, as: UTF8.self) } }

    mutating func block() -> UnsafeRawBufferPointer? {
        guard let count = word(), count <= rest.count else { return nil }
        let block = UnsafeRawBufferPointer(rebasing: rest.prefix(Int(count)))
        rest = rest.dropFirst(Int(count))
        return block
    }

    private mutating func number<Number: FixedWidthInteger>() -> Number? {
        let size = MemoryLayout<Number>.size
        guard rest.count >= size else { return nil }
        let value = UnsafeRawBufferPointer(rebasing: rest).loadUnaligned(as: Number.self)
        rest = rest.dropFirst(size)
        return Number(littleEndian: value)
    }
}

/// Appends numbers and texts to an array of bytes, little-endian.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func append(_ byte: UInt8) { bytes.append(byte) }

    package mutating func append(_ word: UInt32) {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    package mutating func append(_ word: UInt64) {
        withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
    }

    package mutating func append(_ seconds: TimeInterval) { append(seconds.bitPattern) }

    package mutating func append(_ date: Date) { append(date.timeIntervalSinceReferenceDate) }

    package mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
    }

    package mutating func append(_ block: UnsafeRawBufferPointer) {
        append(UInt32(clamping: block.count))
        bytes.append(contentsOf: block)
    }

    /// Appends the checksum of everything so far.
    package mutating func appendChecksum() { append(bytes.withUnsafeBytes { Checksum.of($0) }) }
}
