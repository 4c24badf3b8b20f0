import HalcyonCore

/// Percent-encoding in the one form that signatures are made of.
///
/// Source: "Create a signed AWS API request", the function `UriEncode()`,
/// <https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html>.
enum S3Text {
    /// Encodes a path: all but unreserved characters (RFC 3986, section 2.3) and slashes.
    static func encodedPath(_ bytes: some Sequence<UInt8>) -> String {
        PercentEncoding.encoded(bytes) { PercentEncoding.isUnreserved($0) || $0 == UInt8(ascii: "/") }
    }

    /// Returns a query, sorted by the encoded names.
    static func query(_ items: [(name: String, value: String)]) -> String {
        items.map { (encoded($0.name), encoded($0.value)) }.sorted { $0 < $1 }
            .map { "\($0.0)=\($0.1)" }.joined(separator: "&")
    }

    private static func encoded(_ text: String) -> String {
        PercentEncoding.encoded(text.utf8, keeping: PercentEncoding.isUnreserved)
    }
}
