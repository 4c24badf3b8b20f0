import HTTPTypes
import HalcyonCore

extension TransferRequest {
    /// Fields that tell another origin nothing but what is wanted. All others may be secrets: `Authorization`,
    /// `Cookie`, but `X-Api-Key` too.
    private static let harmlessFields: Set<HTTPField.Name> = [
        .accept, .acceptEncoding, .acceptLanguage, .cacheControl, .contentEncoding, .contentLanguage, .contentType,
        .ifMatch, .ifModifiedSince, .ifNoneMatch, .ifRange, .ifUnmodifiedSince, .range, .userAgent,
    ]

    /// The request that an answer sends the client to make (RFC 9110, section 15.4).
    ///
    /// - Parameters:
    ///   - status: 301, 302, 303, 307 or 308.
    ///   - location: Where to, as sent.
    /// - Throws: `ResponseReason.redirectRefused`.
    func redirected(status: Int, to location: String) throws(ImageError) -> TransferRequest {
        var next = self
        next.address = try address.resolving(location)
        next.redirectCount += 1
        // 301 and 302 say less, but POST is what every client turns into GET.
        let changes = status == 303 ? method != .get && method != .head : status <= 302 && method == .post
        if changes {
            next.method = .get
            next.body = nil
            for name in [HTTPField.Name.contentType, .contentEncoding, .contentLanguage, .contentLocation] {
                next.fields[fields: name] = []
            }
        }
        if next.address.origin != address.origin {
            var kept = HTTPFields()
            for field in next.fields where Self.harmlessFields.contains(field.name) { kept.append(field) }
            next.fields = kept
            next.credential = nil
        }
        return next
    }
}
