import Foundation
import HTTPTypes
import HalcyonCore

/// One request on the wire: a load is one, and one more for each redirect.
struct TransferRequest: Sendable {
    /// The framing of the message is libcurl's.
    private static let framingFields: Set<HTTPField.Name> = [
        .contentLength, .transferEncoding, .connection, .expect, .te, .upgrade, hostField,
    ]
    private static let hostField = HTTPField.Name("Host") ?? .connection

    var address: WebAddress
    var method: HTTPRequest.Method
    var fields: HTTPFields
    var body: Data?
    /// For this address's origin alone. It takes the place of an `Authorization` among the fields.
    var credential: Credential?
    /// How many redirects have led here.
    var redirectCount = 0
    /// When the load was called for, in the time of ``Monotonic``.
    let start: UInt64
    let limit: TimeLimit

    /// The first request of a load.
    ///
    /// - Throws: `ImageError.request` for a URL that is none, or none of the web.
    init(_ request: DataRequest, totalTimeout: Double) throws(ImageError) {
        address = try WebAddress(request.http)
        method = request.http.method
        fields = request.http.headerFields
        body = request.body
        credential = request.credential
        start = Monotonic.now
        limit = TimeLimit(totalTimeout, or: request.timeout, from: start)
    }

    /// The fields that are sent: not those of the framing, and no other answer beside the credential.
    var sentFields: some Sequence<HTTPField> {
        fields.lazy.filter { field in
            !Self.framingFields.contains(field.name) && (credential == nil || field.name != .authorization)
        }
    }
}
