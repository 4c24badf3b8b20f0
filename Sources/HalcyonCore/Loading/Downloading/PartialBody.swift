import Foundation
import HTTPTypes

/// The beginning of a body whose transfer ended early, and all that is needed to ask for the rest (RFC 9110, 14).
struct PartialBody: Sendable {
    /// Status and fields of the answer that began it.
    let response: HTTPResponse
    /// What has answered, after redirects: a validator tells versions of one resource apart, and those of no other
    /// (RFC 9110, 8.8.1).
    let resource: Resource
    /// What tells that version of the body from others: for `If-Range`.
    let validator: String
    var data: Data
    /// The bytes of the whole, or nil where the server did not say.
    let total: Int?
    /// That of the body as it arrived.
    var id = WaitID()

    /// What a request for the rest has in addition.
    func addConditions(to request: inout HTTPRequest) {
        request.headerFields[.range] = "bytes=\(data.count)-"
        request.headerFields[.ifRange] = validator
    }

    /// The range of an answer (status 206) that is the rest of this very body; nil for one that is not, or may not be.
    func rest(in load: DataLoad) -> ContentRange? {
        let fields = load.response.headerFields
        guard Resource(load.url) == resource, isSameVersion(fields), let text = fields[.contentRange],
            let range = ContentRange(text), range.first == data.count, fields[.contentEncoding] == nil,
            total == nil || range.total == nil || range.total == total
        else { return nil }
        // A server may send less than was asked for (RFC 9110, 15.3.7): without any length nobody knows whether it did.
        guard total != nil || range.total != nil else { return nil }
        // The range counts the bytes inside of one part of several, with the lines around them (RFC 9110, 15.3.7.2).
        if fields[.contentType]?.lowercased().hasPrefix("multipart/byteranges") == true { return nil }
        if let count = load.expectedByteCount, count != range.last - range.first + 1 { return nil }
        return range
    }

    /// Whether a part has the validator of this body (RFC 9110, 15.3.7.3).
    ///
    /// A server that has a tag must send it with a part too. `Last-Modified` should not stand in a part that was asked
    /// for by `If-Range` (15.3.7): a part without it is what was asked for.
    private func isSameVersion(_ fields: HTTPFields) -> Bool {
        if validator.hasPrefix("\"") {
            // Both are ASCII. Swift compares some other texts as equal that have different bytes.
            return fields[.eTag].map { EntityTag.namesVersion($0) && $0 == validator } ?? false
        }
        return fields[.eTag] == nil && fields[.lastModified].map { $0 == validator } ?? true
    }

    /// Status and fields of the whole, once the rest is there (RFC 9110, 15.3.7.3).
    func whole(with answer: HTTPResponse, count: Int?) -> HTTPResponse {
        var whole = response
        let ofPart: Set<HTTPField.Name> = [.contentRange, .contentLength, .transferEncoding]
        for field in answer.headerFields where !ofPart.contains(field.name) {
            whole.headerFields[fields: field.name] = answer.headerFields[fields: field.name]
        }
        whole.headerFields[.transferEncoding] = nil
        whole.headerFields[.contentLength] = count.map(String.init)
        return whole
    }
}

extension HTTPResponse {
    /// What an `If-Range` may name of this answer (RFC 9110, 13.1.5): a strong entity tag; without any tag, a date that
    /// is strong, because the answer was made a second later or more (8.8.2.2). Nil where there is nothing, where the
    /// server takes no ranges or forbids to keep any part (RFC 9111, 5.2.2.5), and for an encoded body, of which another
    /// copy need not have the same bytes.
    ///
    /// `Accept-Ranges: bytes` is not asked for: servers need not send it, clients may ask all the same (14.3), and
    /// `If-Range` makes a server that takes no ranges send the whole.
    var resumptionValidator: String? {
        guard status == .ok, !forbidsStoring, headerFields[.contentEncoding] == nil,
            headerFields[.acceptRanges]?.lowercased().trimmingCharacters(in: .whitespaces) != "none"
        else { return nil }
        if let tag = headerFields[.eTag] { return EntityTag.namesVersion(tag) ? tag : nil }
        guard let text = headerFields[.lastModified], let modified = HTTPDate.date(text, now: .distantPast),
            let sent = headerFields[.date].flatMap({ HTTPDate.date($0, now: .distantPast) }),
            sent.timeIntervalSince(modified) >= 1
        else { return nil }
        return text
    }
}

extension HTTPRequest {
    /// Whether an answer to it may be put together from parts: a `GET` of the whole, without conditions of its own.
    var allowsResumption: Bool {
        let own: [HTTPField.Name] = [.range, .ifRange, .ifMatch, .ifNoneMatch, .ifModifiedSince, .ifUnmodifiedSince]
        return method == .get && !own.contains { headerFields.contains($0) }
    }
}
