import HTTPTypes

/// How a stored answer is confirmed by its server: the conditions of the request (RFC 9111, 4.3.1), and whether status
/// 304 is about the answer that is stored (4.3.4).
enum Confirmation {
    /// Makes a request ask whether stored bytes are still the right ones.
    ///
    /// - Parameter isOtherVariant: Whether they answered a request that differs in what `Vary` names: then a date says
    ///   nothing, for another variant may have the same (4.1).
    /// - Returns: Whether the server can answer that: it gave the bytes a validator, and the caller has set no
    ///   condition of its own.
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
    /// One that names no validator means the one that was asked about.
    ///
    /// - Parameter isOfOtherURL: Whether another URL has answered than that of the stored answer: a name in the caches
    ///   may stand for several, and a redirect lead elsewhere. A date says nothing then, for the other may be older.
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

    /// Whether redirects lead to another resource now than when the answer was stored: what that calls its version says
    /// nothing of this one, whose tag may be the same (RFC 9110, 8.8.1). If only its signature differs, it is the same
    /// one.
    static func leadsElsewhere(_ stored: CacheMetadata, _ redirects: [Redirect], to url: String) -> Bool {
        guard let old = stored.url, !redirects.isEmpty || !stored.redirects.isEmpty else { return false }
        return Resource(old) != Resource(url)
    }

    /// The stored answer with the fields of the one that has confirmed it (3.2).
    static func merged(_ stored: HTTPResponse, with answer: HTTPResponse) -> HTTPResponse {
        var merged = stored
        let new = answer.headerFields.withoutConnectionFields
        // They said how old that answer was, which this one is not.
        merged.headerFields[.age] = nil
        merged.headerFields[.date] = nil
        var done: Set<HTTPField.Name> = []
        for field in new where !describesContent(field.name) && done.insert(field.name).inserted {
            merged.headerFields[fields: field.name] = new[fields: field.name]
        }
        return merged
    }

    /// Fields that tell of the body, which a confirmation does not have (3.2).
    private static func describesContent(_ name: HTTPField.Name) -> Bool {
        [.contentEncoding, .contentType, .contentRange, .contentLength].contains(name)
    }
}

extension HTTPRequest {
    /// Whether its caller has set a condition to which the answer may be that nothing has changed (RFC 9110, 15.4.5).
    var asksWhetherChanged: Bool {
        headerFields.contains(.ifNoneMatch) || headerFields.contains(.ifModifiedSince)
    }

    /// The request with what tells the caches on the way to its server what the policy wants (RFC 9111, 5.2.1.1 and
    /// 5.2.1.4), unless its caller has said that. What it is kept and shared by does not change.
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
