package import HTTPTypes

/// What becomes of a request at a redirect (RFC 9110, section 15.4): the same for all loaders that follow them by
/// themselves.
package enum RedirectRules {
    /// Fields that tell another origin nothing but what is wanted. All others may be secrets: `Authorization`,
    /// `Cookie`, but `X-Api-Key` too.
    private static let harmlessFields: Set<HTTPField.Name> = [
        .accept, .acceptEncoding, .acceptLanguage, .cacheControl, .contentEncoding, .contentLanguage, .contentType,
        .ifMatch, .ifModifiedSince, .ifNoneMatch, .ifRange, .ifUnmodifiedSince, .range, .userAgent,
    ]

    /// Whether an answer of this status sends the client elsewhere, given that it says where.
    package static func isRedirect(_ status: Int) -> Bool { [301, 302, 303, 307, 308].contains(status) }

    /// Whether the next request is a GET without a body, whatever this one was.
    package static func turnsToGet(_ method: HTTPRequest.Method, at status: Int) -> Bool {
        // 301 and 302 say less, but POST is what every client turns into GET.
        status == 303 ? method != .get && method != .head : status <= 302 && method == .post
    }

    /// The fields of the next request.
    ///
    /// - Parameters:
    ///   - turnsToGet: Whether the body goes, and with it what describes it.
    ///   - leavesOrigin: Whether scheme, host or port change.
    package static func fields(_ fields: HTTPFields, turnsToGet: Bool, leavesOrigin: Bool) -> HTTPFields {
        var next = fields
        if turnsToGet {
            for name in [HTTPField.Name.contentType, .contentEncoding, .contentLanguage, .contentLocation] {
                next[fields: name] = []
            }
        }
        guard leavesOrigin else { return next }
        var kept = HTTPFields()
        for field in next where harmlessFields.contains(field.name) { kept.append(field) }
        return kept
    }
}
