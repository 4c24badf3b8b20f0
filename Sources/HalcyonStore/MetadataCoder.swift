import Foundation
import HTTPTypes
import HalcyonCore

/// Turns ``CacheMetadata`` into bytes for the index and back.
///
/// A format of our own, little-endian, because a hit has to read it: a version, flags, the dates' bit patterns, then
/// texts with their lengths before them, then the checksum of all that. JSON took longer than reading the image.
enum MetadataCoder {
    private static let version: UInt8 = 1
    private static let hasURL: UInt8 = 1
    private static let hasResponse: UInt8 = 2
    private static let hasExpiry: UInt8 = 4
    private static let otherName: UInt8 = 255

    static func encode(_ metadata: CacheMetadata) -> [UInt8] {
        var bytes = ByteWriter()
        bytes.append(version)
        bytes.append(
            (metadata.url == nil ? 0 : hasURL) | (metadata.response == nil ? 0 : hasResponse)
                | (metadata.expiresAt == nil ? 0 : hasExpiry))
        bytes.append(metadata.storedAt)
        if let expiresAt = metadata.expiresAt { bytes.append(expiresAt) }
        if let url = metadata.url { bytes.append(url) }
        if let response = metadata.response {
            bytes.append(UInt32(response.status.code))
            bytes.append(response.status.reasonPhrase)
            bytes.append(UInt32(response.headerFields.count))
            for field in response.headerFields {
                if let number = CommonNames.number(of: field.name) {
                    bytes.append(number)
                } else {
                    bytes.append(otherName)
                    bytes.append(field.name.rawName)
                }
                // The value's bytes and not its text: a value need not be UTF-8.
                field.withUnsafeBytesOfValue { bytes.append(UnsafeRawBufferPointer($0)) }
            }
        }
        bytes.appendChecksum()
        return bytes.bytes
    }

    /// Nil when the bytes are damaged.
    static func decode(_ bytes: UnsafeRawBufferPointer) -> CacheMetadata? {
        guard var reader = ByteReader(checked: bytes), reader.byte() == version, let flags = reader.byte(),
            let storedAt = reader.date()
        else { return nil }
        var metadata = CacheMetadata(storedAt: storedAt)
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
        return metadata
    }

    private static func name(_ reader: inout ByteReader) -> HTTPField.Name? {
        guard let number = reader.byte() else { return nil }
        if number != otherName { return CommonNames.name(number) }
        return reader.text().flatMap { HTTPField.Name($0) }
    }

    private static func response(_ reader: inout ByteReader) -> HTTPResponse? {
        guard let code = reader.word(), code <= 999, let reason = reader.text(), let count = reader.word()
        else { return nil }
        var fields = HTTPFields()
        for _ in 0..<count {
            guard let name = name(&reader), let value = reader.block() else { return nil }
            fields.append(HTTPField(name: name, lenientValue: value))
        }
        return HTTPResponse(status: .init(code: Int(code), reasonPhrase: reason), headerFields: fields)
    }
}
