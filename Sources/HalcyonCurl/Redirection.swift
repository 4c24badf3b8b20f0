import HTTPTypes
import HalcyonCore

extension TransferRequest {
    /// The request that an answer sends the client to make (RFC 9110, section 15.4).
    ///
    /// - Parameters:
    ///   - status: 301, 302, 303, 307 or 308.
    ///   - location: Where to, as sent.
    /// - Throws: `ResponseReason.redirectRefused`.
    func redirected(status: Int, to location: String) throws(ImageError) -> TransferRequest {
        var next = self
        next.address = try address.resolving(location)
        try check(next.address)
        next.redirectCount += 1
        let turnsToGet = RedirectRules.turnsToGet(method, at: status)
        if turnsToGet {
            next.method = .get
            next.body = nil
        }
        let leavesOrigin = next.address.origin != address.origin
        next.fields = RedirectRules.fields(fields, turnsToGet: turnsToGet, leavesOrigin: leavesOrigin)
        if leavesOrigin { next.credential = nil }
        return next
    }
}
