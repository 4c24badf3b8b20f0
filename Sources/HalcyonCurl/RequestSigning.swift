/// The key that a request is signed with, by AWS Signature Version 4.
///
/// libcurl signs the request when it sends it. Its versions differ in what they make of a path and a query (7.88
/// neither sorts nor encodes a query): write both in canonical form, with everything percent-encoded except unreserved
/// characters and a path's slashes, with upper-case digits, and with the query sorted by its encoded names.
///
/// Source: <https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html>
package struct RequestSigning: Sendable, CustomStringConvertible, CustomReflectable {
    package let accessKeyID: String
    package let secretAccessKey: String
    package let region: String
    package let service: String

    package init(accessKeyID: String, secretAccessKey: String, region: String, service: String) {
        self.accessKeyID = accessKeyID
        self.secretAccessKey = secretAccessKey
        self.region = region
        self.service = service
    }

    /// Shows no key.
    package var description: String { "signing for \(service) in \(region)" }
    /// Shows no key.
    package var customMirror: Mirror { Mirror(self, children: []) }
}
