import HTTPTypes
import HalcyonCore

/// The object that an `s3:` URL names: `s3://bucket/key`, with the key percent-encoded, and perhaps
/// `?versionId=…`.
struct S3Place: Equatable {
    var bucket: String
    var key: [UInt8]
    var version: String?

    /// - Throws: `ImageError.request(.invalidURL)`, or `.response(.other)` with what to correct.
    init(_ request: HTTPRequest) throws(ImageError) {
        let parts = URLReference(request.urlText)
        let shown = request.shownURL
        guard let bucket = parts.authority, Self.isBucket(bucket), let key = S3Text.decoded(parts.path), key.count > 1
        else { throw .request(.invalidURL(shown)) }
        guard parts.fragment == nil else { throw Self.unencoded("#", in: shown) }
        if let query = parts.query {
            let name = "versionId="
            guard query.hasPrefix(name), !query.contains("&"), let bytes = S3Text.decoded(String(query.dropFirst(name.count)))
            else { throw Self.unencoded("?", in: shown) }
            version = String(decoding: bytes, as: UTF8.self)
        }
        self.bucket = bucket
        self.key = Array(key.dropFirst())
    }

    private static func unencoded(_ mark: String, in url: String) -> ImageError {
        let code = mark == "#" ? "%23" : "%3F"
        return .response(
            .other(
                .init(
                    "'\(URLText.shortened(url))' has a '\(mark)': if it is part of the object's name, write \(code); "
                        + "only ?versionId= is understood")))
    }

    /// Whether a text may be a bucket's name. Old buckets and other servers have names that Amazon's rules of today do
    /// not allow, so this refuses only what has a meaning of its own in a URL.
    static func isBucket(_ name: String) -> Bool {
        (1...255).contains(name.utf8.count) && name != "." && name != ".."
            && name.utf8.allSatisfy { S3Text.isLetterOrDigit($0) || "-._".utf8.contains($0) }
    }
}
