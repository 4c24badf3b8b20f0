import Foundation
import HTTPTypes

/// Signs requests by AWS Signature Version 4.
///
/// Not by libcurl, whose versions differ: 7.88 sends no hash of the body and signs fields that are not sent, 8.16 signs
/// a query with an encoded plus sign wrongly, and refuses names with dot segments.
///
/// Source: "Authenticating Requests: Using the Authorization Header",
/// <https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html>.
struct S3Signature {
    let credentials: S3Credentials
    let region: String
    let date: Date

    private static let algorithm = "AWS4-HMAC-SHA256"
    private static let bodyHashField = HTTPField.Name("x-amz-content-sha256")
    private static let dateField = HTTPField.Name("x-amz-date")
    private static let tokenField = HTTPField.Name("x-amz-security-token")

    /// Adds the fields of the signature, which covers all fields of the request. Its path and query must be in
    /// canonical form: encoded like ``S3Text``, the query sorted.
    ///
    /// - Parameter bodyHash: The SHA-256 of the body, in hexadecimal digits.
    func sign(_ http: inout HTTPRequest, bodyHash: String) {
        guard let bodyHashField = Self.bodyHashField, let dateField = Self.dateField, let tokenField = Self.tokenField
        else { return }
        // "2013-05-24T00:00:00Z" without its punctuation.
        let moment = date.formatted(.iso8601).filter { !"-:".contains($0) }
        let day = String(moment.prefix(8))
        http.headerFields[bodyHashField] = bodyHash
        http.headerFields[dateField] = moment
        if let token = credentials.sessionToken { http.headerFields[tokenField] = token }

        let fields = signedFields(of: http)
        let names = fields.map(\.name).joined(separator: ";")
        let (path, query) = Self.parts(of: http.path ?? "/")
        let canonical =
            [http.method.rawValue, path, query] + fields.map { "\($0.name):\($0.value)" } + ["", names, bodyHash]
        let scope = "\(day)/\(region)/s3/aws4_request"
        let hash = SHA256.hash(Data(canonical.joined(separator: "\n").utf8))
        let text = [Self.algorithm, moment, scope, hash].joined(separator: "\n")
        let signature = SHA256.hex(SHA256.code(of: text, key: key(of: day)))
        http.headerFields[.authorization] =
            "\(Self.algorithm) Credential=\(credentials.accessKeyID)/\(scope),SignedHeaders=\(names),"
            + "Signature=\(signature)"
    }

    /// Derives the key of a day, which signs nothing outside of the region and S3.
    private func key(of day: String) -> [UInt8] {
        var key = Array("AWS4\(credentials.secretAccessKey)".utf8)
        for part in [day, region, "s3", "aws4_request"] { key = SHA256.code(of: part, key: key) }
        return key
    }

    /// The fields in lower case, sorted by name, with single blanks in their values; and the host, as it is sent.
    private func signedFields(of http: HTTPRequest) -> [(name: String, value: String)] {
        var values = ["host": Self.host(of: http)]
        for field in http.headerFields {
            let value = field.value.split(separator: " ").joined(separator: " ")
            let name = field.name.canonicalName
            values[name] = values[name].map { "\($0),\(value)" } ?? value
        }
        return values.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { ($0.key, $0.value) }
    }

    /// The host and port, without the standard port of the scheme, which is not sent.
    private static func host(of http: HTTPRequest) -> String {
        let authority = (http.authority ?? "").lowercased()
        let port = http.scheme == "https" ? ":443" : ":80"
        return authority.hasSuffix(port) ? String(authority.dropLast(port.count)) : authority
    }

    private static func parts(of target: String) -> (path: String, query: String) {
        let mark = target.firstIndex(of: "?") ?? target.endIndex
        return (String(target[..<mark]), String(target[mark...].dropFirst()))
    }
}
