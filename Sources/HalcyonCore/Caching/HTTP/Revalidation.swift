import HTTPTypes

/// Revalidates a stored answer: the conditions of the request (RFC 9111, 4.3.1), and whether status 304 refers to the
/// stored answer (4.3.4).
enum Revalidation {
    /// Adds conditions to a request that ask whether stored bytes are still current.
    ///
    /// - Parameter isOtherVariant: Whether they answered a request with other values in the fields of `Vary`: a date
    ///   then proves nothing, because another variant may have the same (4.1).
    /// - Returns: Whether the server can answer that: the bytes have a validator, and the caller has set no condition
    ///   of its own.
    static func addConditions(
        of metadata: CacheMetadata, to request: inout HTTPRequest, isOtherVariant: Bool = false
    ) -> Bool {
        let own: [HTTPField.Name] = [.ifMatch, .ifUnmodifiedSince, .ifRange, .range]
        guard let fields = metadata.response?.headerFields, !request.asksWhetherChanged,
            !own.contains(where: { request.headerFields.contains($0) })
        else { return false }
        let tag = fields[.eTag].flatMap { text in EntityTag(text).map { _ in text } }
        let date = isOtherVariant ? nil : fields[.lastModified]
        if let tag { request.headerFields[.ifNoneMatch] = tag }
        if let date { request.headerFields[.ifModifiedSince] = date }
        return tag != nil || date != nil
    }

    /// Whether status 304 confirms the stored answer.
    ///
    /// A 304 without a validator refers to the one that was sent.
    ///
    /// - Parameter isOfOtherURL: Whether the answer is from another URL than the stored one: a name in the caches may
    ///   stand for several, and a redirect may lead elsewhere. A date then proves nothing, because the other may be
    ///   older.
    static func confirms(
        _ answer: HTTPResponse, _ stored: HTTPResponse, isOfOtherURL: Bool = false
    ) -> Bool {
        if let text = answer.headerFields[.eTag] {
            guard let tag = EntityTag(text), let own = stored.headerFields[.eTag].flatMap(EntityTag.init) else {
                return false
            }
            return tag.isWeak ? tag.isWeakly(own) : tag.isStrongly(own)
        }
        if isOfOtherURL { return stored.headerFields[.eTag].flatMap(EntityTag.init) != nil }
        guard let date = answer.headerFields[.lastModified] else { return true }
        return stored.headerFields[.lastModified].map { $0.trimmed == date.trimmed } ?? true
    }

    /// Whether redirects now lead to another resource than when the answer was stored: the version of that resource
    /// proves nothing for this one, even if its tag is equal (RFC 9110, 8.8.1). If only the signature of the URL
    /// differs, the resource is the same.
    static func leadsElsewhere(_ stored: CacheMetadata, _ redirects: [Redirect], to url: String) -> Bool {
        guard let old = stored.url, !redirects.isEmpty || !stored.redirects.isEmpty else { return false }
        return Resource(old) != Resource(url)
    }

    /// Returns the stored answer with the fields of the one that confirmed it (3.2).
    static func merged(_ stored: HTTPResponse, with answer: HTTPResponse) -> HTTPResponse {
        var merged = stored
        let new = answer.headerFields.withoutConnectionFields
        // They describe the age of the old answer.
        merged.headerFields[.age] = nil
        merged.headerFields[.date] = nil
        var done: Set<HTTPField.Name> = []
        for field in new where !describesContent(field.name) && done.insert(field.name).inserted {
            merged.headerFields[fields: field.name] = new[fields: field.name]
        }
        return merged
    }

    /// Whether a field describes the body, which a confirmation does not have (3.2).
    private static func describesContent(_ name: HTTPField.Name) -> Bool {
        [.contentEncoding, .contentType, .contentRange, .contentLength].contains(name)
    }
}

extension HTTPRequest {
    /// Whether the caller has set a condition to which the answer may be that nothing has changed (RFC 9110, 15.4.5).
    var asksWhetherChanged: Bool {
        headerFields.contains(.ifNoneMatch) || headerFields.contains(.ifModifiedSince)
    }

    /// Returns the request with directives for the caches on the way to its server, according to the policy (RFC 9111,
    /// 5.2.1.1 and 5.2.1.4), unless its caller has set some. The request's identity does not change.
    func tellingCaches(_ network: CachePolicy.Network) -> HTTPRequest {
        guard method == .get || method == .head, !CacheControl.asksOfCaches(headerFields) else { return self }
        var request = self
        switch network {
        case .reload:
            request.headerFields[.cacheControl] = "no-cache"
            if let name = CacheControl.pragma { request.headerFields[name] = "no-cache" }
        case .revalidate: request.headerFields[.cacheControl] = "max-age=0"
        case .automatic, .never: break
        }
        return request
    }
}
