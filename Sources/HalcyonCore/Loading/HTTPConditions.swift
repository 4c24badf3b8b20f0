import HTTPTypes

extension CacheMetadata {
    /// Makes a request ask whether the cached bytes are still the right ones (RFC 9111, 4.3.1).
    ///
    /// - Returns: Whether the server can answer that: it gave the bytes a validator, and the caller has set no condition of
    ///   its own.
    func addConditions(to request: inout HTTPRequest) -> Bool {
        let own: [HTTPField.Name] = [.ifNoneMatch, .ifModifiedSince, .ifMatch, .ifUnmodifiedSince, .ifRange, .range]
        guard let fields = response?.headerFields, !own.contains(where: { request.headerFields.contains($0) }) else {
            return false
        }
        if let tag = fields[.eTag] { request.headerFields[.ifNoneMatch] = tag }
        if let date = fields[.lastModified] { request.headerFields[.ifModifiedSince] = date }
        return fields.contains(.eTag) || fields.contains(.lastModified)
    }
}

extension HTTPResponse {
    /// Whether `Cache-Control: no-store` stands in the answer (RFC 9111, 5.2.2.5).
    var forbidsStoring: Bool {
        headerFields[values: .cacheControl].contains { value in
            value.split(separator: ",").contains { directive in
                directive.drop(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != "=" }.lowercased() == "no-store"
            }
        }
    }

    /// Fields that tell of the body, which a confirmation does not have (RFC 9111, 3.2).
    static func describesContent(_ name: HTTPField.Name) -> Bool {
        [.contentEncoding, .contentType, .contentRange, .contentLength, .transferEncoding].contains(name)
    }
}
