import Foundation
import HTTPTypes

/// What may be done with a stored answer at a moment (RFC 9111, 4): use it, confirm it, or nothing.
struct ReuseRules: Sendable {
    /// What may be done.
    enum Verdict: Sendable, Hashable {
        /// It is the answer.
        case use(isStale: Bool)
        /// It is the answer, and is to be confirmed behind it (RFC 5861, 3).
        case useAndConfirm
        /// Its server has to be asked.
        case confirm
        /// Its server would have to be asked, which the request forbids.
        case refuse
    }

    let freshness: FreshnessRules
    let network: CachePolicy.Network
    /// Fields of the request.
    let fields: HTTPFields
    /// Whether a server's `stale-while-revalidate` counts.
    let confirmsBehind: Bool
    private let directives: CacheControl

    init(
        _ freshness: FreshnessRules, _ network: CachePolicy.Network, _ fields: HTTPFields, confirmsBehind: Bool = true
    ) {
        self.freshness = freshness
        self.network = network
        self.fields = fields
        self.confirmsBehind = confirmsBehind
        directives = CacheControl(ofRequest: fields)
    }

    /// Whether no request may go out.
    var forbidsNetwork: Bool { network == .never || directives.forbidsNetwork }

    /// Whether no cache is looked into: what is not to be kept (5.2.1.5) is not to be told from what was, either.
    var forbidsCaches: Bool { directives.contains("no-store") }

    /// Whether a stored answer is one to this request, and not to one that differs in what its `Vary` names (4.1).
    func matches(_ metadata: CacheMetadata) -> Bool {
        freshness == .expirationOnly || VaryRules.matches(metadata, fields)
    }

    func verdict(on metadata: CacheMetadata, at moment: Date) -> Verdict {
        let otherwise: Verdict = forbidsNetwork ? .refuse : .confirm
        guard network != .reload, !forbidsCaches, matches(metadata) else { return otherwise }
        let answers = answerDirectives(of: metadata)
        let staleness = metadata.staleness(at: moment)
        switch network {
        case .revalidate where !directives.forbidsNetwork:
            let isKept = staleness < 0 && answers.allSatisfy(\.isImmutable) && !directives.contains("no-cache")
            return isKept ? .use(isStale: false) : .confirm
        case .never:
            if staleness < 0 { return .use(isStale: false) }
            // The program has decided: old images over none. By the RFC alone, its servers have too.
            return freshness == .strict && answers.contains(where: \.forbidsStale) ? .refuse : .use(isStale: true)
        default: break
        }
        if directives.forbidsUnconfirmedUse { return otherwise }
        let isYoungEnough = directives.maxAge.map { ResponseAge.current(of: metadata, at: moment) <= $0 } ?? true
        if staleness < 0 {
            if isYoungEnough, -staleness >= directives.minFresh { return .use(isStale: false) }
            // Of an answer that is older than asked for, max-stale says nothing.
            return otherwise
        }
        if answers.contains(where: \.forbidsStale) { return otherwise }
        if isYoungEnough, directives.contains("max-stale"), staleness <= directives.maxStale {
            return .use(isStale: true)
        }
        let leave = answers.map(\.staleWhileRevalidate).min() ?? 0
        if !directives.asksForFreshness, staleness < leave {
            return forbidsNetwork ? .use(isStale: true) : confirmsBehind ? .useAndConfirm : .confirm
        }
        return otherwise
    }

    /// Whether a stale answer may take the place of an error (4.2.4, 4.3.3; RFC 5861, 4).
    func allowsStale(_ metadata: CacheMetadata, after error: ImageError, at moment: Date) -> Bool {
        guard network == .automatic, !forbidsCaches, matches(metadata), !directives.forbidsUnconfirmedUse else {
            return false
        }
        let answers = answerDirectives(of: metadata)
        guard !answers.contains(where: \.forbidsStale) else { return false }
        // Nobody was there who could have confirmed it.
        if error.saysThatServerIsOutOfReach { return true }
        guard error.saysThatServerFailed else { return false }
        // Of a chain of redirects, each has to allow it by the RFC alone.
        let limits = freshness == .strict ? answers.map { $0.staleIfError ?? 0 } : answers.compactMap(\.staleIfError)
        guard let limit = directives.staleIfError ?? limits.min() else { return true }
        return metadata.staleness(at: moment) < limit
    }

    /// Those of the redirects that led to the answer, and of the answer; all of them have to allow a use.
    private func answerDirectives(of metadata: CacheMetadata) -> [CacheControl] {
        guard freshness != .expirationOnly, let response = metadata.response else { return [CacheControl([:])] }
        return (metadata.redirects + [response]).map { CacheControl($0.headerFields) }
    }
}

extension ImageError {
    /// Whether the network did not get as far as an answer: what a cache calls disconnected (RFC 9111, 4.2.4).
    var saysThatServerIsOutOfReach: Bool {
        guard case .response(let reason) = self else { return false }
        switch reason {
        case .hostNotFound, .connectionRefused, .connectionFailed, .timeout, .connectionReset, .truncated, .proxy:
            return true
        default: return false
        }
    }

    /// Whether the server, or one before it, says that it cannot answer (RFC 5861, 4).
    var saysThatServerFailed: Bool {
        guard case .response(.status(let code)) = self else { return false }
        return [500, 502, 503, 504].contains(code)
    }
}
