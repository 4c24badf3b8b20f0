import Foundation
import HTTPTypes

/// One request on the wire: a load is one, and one more for each redirect.
struct TransferRequest: Sendable {
    var address: WebAddress
    var method: HTTPRequest.Method
    var fields: HTTPFields
    var body: Data?
    /// When the total time of the load runs out, in the time of ``Monotonic``.
    var deadline: UInt64
}
