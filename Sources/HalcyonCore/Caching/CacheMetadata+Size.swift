import HTTPTypes

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

extension HTTPFields {
    /// What a field takes in memory beside the bytes of its name and value.
    package static let bytesOfField = 128

    /// The bytes of names and values, and `field` more for each.
    package func byteCount(perField field: Int = HTTPFields.bytesOfField) -> Int {
        reduce(0) { $0 + $1.name.rawName.utf8.count + $1.withUnsafeBytesOfValue { $0.count } + field }
    }
}
