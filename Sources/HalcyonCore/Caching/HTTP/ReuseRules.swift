import Foundation
import HTTPTypes

/// Decides what may be done with a stored answer at a moment (RFC 9111, 4).
struct ReuseRules: Sendable {
    /// What may be done with a stored answer.
    enum Verdict: Sendable, Hashable {
        /// It may be used.
        case use(isStale: Bool)
        /// It may be used, and must be revalidated in the background (RFC 5861, 3).
        case useAndRevalidate
        /// It must be revalidated first.
        case revalidate
        /// It must be revalidated, which the request forbids.
        case refuse
    }

    let freshness: CacheFreshness
    let network: CachePolicy.Network
    /// The request's header fields.
    let fields: HTTPFields
    /// Whether a server's `stale-while-revalidate` counts.
    let revalidatesInBackground: Bool
    private let directives: CacheControl

    init(
        _ freshness: CacheFreshness, _ network: CachePolicy.Network, _ fields: HTTPFields,
        revalidatesInBackground: Bool = true
    ) {
        self.freshness = freshness
        self.network = network
        self.fields = fields
        self.revalidatesInBackground = revalidatesInBackground
        directives = CacheControl(ofRequest: fields)
    }

    /// Whether no request may be sent.
    var forbidsNetwork: Bool { network == .never || directives.forbidsNetwork }

    /// Whether no cache may be read: a request whose answer must not be stored (5.2.1.5) must not get a stored one.
    var forbidsCaches: Bool { directives.contains("no-store") }

    /// Whether a stored answer fits this request, rather than one with other values in the fields of its `Vary` (4.1).
    func matches(_ metadata: CacheMetadata) -> Bool {
        freshness == .expirationOnly || VaryRules.matches(metadata, fields)
    }

    func verdict(on metadata: CacheMetadata, at moment: Date) -> Verdict {
        let otherwise: Verdict = forbidsNetwork ? .refuse : .revalidate
        guard network != .reload, !forbidsCaches, matches(metadata) else { return otherwise }
        let answers = answerDirectives(of: metadata)
        let staleness = metadata.staleness(at: moment)
        switch network {
        case .revalidate where !directives.forbidsNetwork:
            let isKept = staleness < 0 && answers.allSatisfy(\.isImmutable) && !directives.contains("no-cache")
            return isKept ? .use(isStale: false) : .revalidate
        case .never:
            if staleness < 0 { return .use(isStale: false) }
            // The program prefers old images to none. By the RFC alone, the servers must agree.
            return freshness == .strict && answers.contains(where: \.forbidsStale) ? .refuse : .use(isStale: true)
        default: break
        }
        if directives.requiresRevalidation { return otherwise }
        let isYoungEnough = directives.maxAge.map { ResponseAge.current(of: metadata, at: moment) <= $0 } ?? true
        if staleness < 0 {
            if isYoungEnough, -staleness >= directives.minFresh { return .use(isStale: false) }
            // For an answer older than requested, max-stale does not apply.
            return otherwise
        }
        if answers.contains(where: \.forbidsStale) { return otherwise }
        if isYoungEnough, directives.contains("max-stale"), staleness <= directives.maxStale {
            return .use(isStale: true)
        }
        let leave = answers.map(\.staleWhileRevalidate).min() ?? 0
        if !directives.asksForFreshness, staleness < leave {
            return forbidsNetwork ? .use(isStale: true) : revalidatesInBackground ? .useAndRevalidate : .revalidate
        }
        return otherwise
    }

    /// Whether a stale answer may replace an error (4.2.4, 4.3.3; RFC 5861, 4).
    func allowsStale(_ metadata: CacheMetadata, after error: ImageError, at moment: Date) -> Bool {
        guard network == .automatic, !forbidsCaches, matches(metadata), !directives.requiresRevalidation else {
            return false
        }
        let answers = answerDirectives(of: metadata)
        guard !answers.contains(where: \.forbidsStale) else { return false }
        // No server was there to revalidate it.
        if error.saysThatServerIsOutOfReach { return true }
        guard error.saysThatServerFailed else { return false }
        // With the RFC's rules alone, each answer in a chain of redirects has to allow it.
        let limits = freshness == .strict ? answers.map { $0.staleIfError ?? 0 } : answers.compactMap(\.staleIfError)
        guard let limit = directives.staleIfError ?? limits.min() else { return true }
        return metadata.staleness(at: moment) < limit
    }

    /// Returns the directives of the answer and of the redirects that led to it; all of them have to allow a use.
    private func answerDirectives(of metadata: CacheMetadata) -> [CacheControl] {
        guard freshness != .expirationOnly, let response = metadata.response else { return [CacheControl([:])] }
        return (metadata.redirects + [response]).map { CacheControl($0.headerFields) }
    }
}

extension ImageError {
    /// Whether the network failed before an answer: a cache is then disconnected (RFC 9111, 4.2.4).
    var saysThatServerIsOutOfReach: Bool {
        guard case .response(let reason) = self else { return false }
        switch reason {
        case .hostNotFound, .connectionRefused, .connectionFailed, .timeout, .connectionReset, .truncated, .proxy:
            return true
        default: return false
        }
    }

    /// Whether the server, or one in front of it, says that it cannot answer (RFC 5861, 4).
    var saysThatServerFailed: Bool {
        guard case .response(.status(let code)) = self else { return false }
        return [500, 502, 503, 504].contains(code)
    }
}

/// Decides whether a stored answer belongs to another request, by the fields that its `Vary` names (RFC 9111, 4.1).
///
/// Most of a request's fields are part of its key in the caches (``ImageRequest/sourceKey``), so they need not be
/// compared, nor written to disk, which would expose secrets. Only fields that are not in the key are compared, except
/// `Accept-Encoding`: loaders decode the content, and an image is the same in each encoding.
enum VaryRules {
    /// Whether no request can show that an answer is right for it (`Vary: *`).
    static func variesByAnything(_ response: HTTPResponse) -> Bool { response.varyingFields.contains("*") }

    /// Returns the values of a request's fields that the `Vary` of answers names, of redirects and of the last one;
    /// empty text for fields that it does not have.
    static func requestFields(of request: HTTPFields, for responses: [HTTPResponse]) -> HTTPFields {
        var fields = HTTPFields()
        let varying = responses.reduce(into: Set<String>()) { $0.formUnion($1.varyingFields) }
        for name in varying.sorted() where HTTPFields.leftOutOfKeys.contains(name) {
            guard name != "accept-encoding", let name = HTTPField.Name(name) else { continue }
            fields[name] = normalized(request[values: name])
        }
        return fields
    }

    /// Whether a stored answer is right for a request.
    static func matches(_ metadata: CacheMetadata, _ request: HTTPFields) -> Bool {
        guard let response = metadata.response else { return true }
        if variesByAnything(response) || metadata.redirects.contains(where: variesByAnything) { return false }
        return metadata.requestFields.allSatisfy { normalized(request[values: $0.name]) == $0.value }
    }

    /// Joins several fields of a name into one text, with uniform spaces between the parts of a list.
    private static func normalized(_ values: [String]) -> String {
        values.flatMap { $0.split(separator: ",").map { String($0).trimmed } }.joined(separator: ", ")
    }
}

/// Cuts a range from a stored answer, to answer a request for that range (RFC 9110, 14.2; RFC 9111, 3.4).
enum PartOfWhole {
    /// Returns the byte range that a header value names in a body of `count` bytes; nil if it is invalid, has several
    /// ranges, or is outside the body.
    static func range(_ text: String, in count: Int) -> Range<Int>? {
        let sides = text.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
        guard sides.count == 2, sides[0].lowercased() == "bytes" else { return nil }
        let ends = sides[1].split(separator: "-", omittingEmptySubsequences: false).map { String($0).trimmed }
        guard ends.count == 2, count > 0 else { return nil }
        guard let first = number(ends[0]) else {
            // The last bytes.
            guard ends[0].isEmpty, let length = number(ends[1]), length > 0 else { return nil }
            return max(0, count - length)..<count
        }
        guard first < count else { return nil }
        if ends[1].isEmpty { return first..<count }
        guard let last = number(ends[1]), last >= first else { return nil }
        return first..<min(count, last + 1)
    }

    private static func number(_ text: String) -> Int? {
        guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text), number < Int.max / 4 else {
            return nil
        }
        return number
    }

    /// Returns the part of a stored answer that a request's `Range` names; nil if it cannot be cut, and the server must
    /// be asked.
    static func cut(_ stored: DataCacheEntry, for fields: HTTPFields) -> DataCacheEntry? {
        guard let text = fields[.range], var response = stored.metadata.response, response.status == .ok,
            // Ranges refer to the encoded bytes, which are no longer available.
            response.headerFields[.contentEncoding] == nil, let range = range(text, in: stored.data.count)
        else { return nil }
        if let condition = fields[.ifRange] {
            guard let tag = response.headerFields[.eTag].flatMap(EntityTag.init), let wanted = EntityTag(condition),
                tag.isStrongly(wanted)
            else { return nil }
        }
        response.status = .partialContent
        response.headerFields[.contentLength] = String(range.count)
        response.headerFields[.contentRange] = "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(stored.data.count)"
        var metadata = stored.metadata
        metadata.response = response
        // A part has other bytes than the whole.
        metadata.version = .random(in: .min ... .max)
        let start = stored.data.startIndex
        let data = Data(stored.data[(start + range.lowerBound)..<(start + range.upperBound)])
        return DataCacheEntry(data: data, metadata: metadata)
    }
}
