package import Foundation

/// The value of an entry in a cache that machines share: key, metadata and bytes in one, so that they always belong
/// together.
///
/// Little-endian: a format (1 byte), the version of the bytes (8 bytes), the key and the metadata, each after its
/// length (4 bytes), a checksum of the entry's bytes (8 bytes), then these. A script in the cache's server can compare
/// versions and replace the metadata without knowing more than this.
package enum SharedEntry {
    /// A value of another format counts as none.
    private static let format: UInt8 = 1
    /// The bytes before the key's length: what all values of a version begin with.
    private static let prefixLength = 9

    /// Returns what the values of a version's bytes begin with.
    package static func beginning(version: UInt64) -> Data {
        var writer = ByteWriter()
        writer.append(format)
        writer.append(version)
        return Data(writer.bytes)
    }

    /// Returns the beginning of an entry's value: all but its bytes and their checksum.
    ///
    /// - Throws: `ImageError.cache(.writeFailed)` for metadata that could not be decoded again.
    package static func head(_ metadata: CacheMetadata, key: String) throws(ImageError) -> Data {
        guard MetadataCoder.canEncode(metadata) else {
            throw .cache(.writeFailed("the response has more than \(MetadataCoder.mostFields) header fields"))
        }
        var writer = ByteWriter()
        writer.append(format)
        writer.append(metadata.version)
        writer.append(key)
        MetadataCoder.encode(metadata).withUnsafeBytes { writer.append($0) }
        return Data(writer.bytes)
    }

    /// Returns an entry's value.
    ///
    /// - Throws: `ImageError.cache(.writeFailed)` for metadata that could not be decoded again.
    package static func encode(_ entry: DataCacheEntry, key: String) throws(ImageError) -> Data {
        var writer = ByteWriter()
        writer.append(Checksum.of(entry.data))
        return try head(entry.metadata, key: key) + writer.bytes + entry.data
    }

    /// Returns the entry of a value; nil if the value is damaged, or of another key or format.
    package static func decode(_ value: Data, key: String) -> DataCacheEntry? {
        value.withUnsafeBytes { value in
            var reader = ByteReader(value)
            guard let metadata = metadata(&reader, key),
                let sum = reader.longWord(), Checksum.of(reader.remaining) == sum
            else { return nil }
            return DataCacheEntry(data: Data(reader.remaining), metadata: metadata)
        }
    }

    /// Returns the metadata of a value, of which the beginning is enough; nil if that is too short or damaged, or of
    /// another key or format.
    package static func metadata(of head: Data, key: String) -> CacheMetadata? {
        head.withUnsafeBytes { head in
            var reader = ByteReader(head)
            return metadata(&reader, key)
        }
    }

    private static func metadata(_ reader: inout ByteReader, _ key: String) -> CacheMetadata? {
        guard reader.byte() == format, let version = reader.longWord(), reader.text() == key,
            let block = reader.block(), let metadata = MetadataCoder.decode(block), metadata.version == version
        else { return nil }
        return metadata
    }

    /// Returns the key of a value, of which the beginning is enough; nil if that is too short or of another format.
    package static func key(of head: Data) -> String? {
        head.withUnsafeBytes { head in
            var reader = ByteReader(head)
            guard reader.byte() == format, reader.longWord() != nil else { return nil }
            return reader.text()
        }
    }

    /// Returns the number of bytes of a value's head and checksum, of which the beginning is enough; nil if that is too
    /// short or of another format.
    package static func headLength(of head: Data) -> Int? {
        head.withUnsafeBytes { head in
            var reader = ByteReader(head)
            guard reader.byte() == format, reader.longWord() != nil,
                let key = reader.word(), reader.skip(Int(key)), let metadata = reader.word()
            else { return nil }
            return prefixLength + 4 + Int(key) + 4 + Int(metadata) + 8
        }
    }
}
