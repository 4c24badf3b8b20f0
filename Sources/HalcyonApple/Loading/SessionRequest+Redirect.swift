#if canImport(Darwin) || HALCYON_STAND_INS
import Foundation
import HTTPTypes
import HalcyonCore

extension SessionRequest {
    /// The request that an answer sends the client to make.
    ///
    /// - Parameters:
    ///   - status: 301, 302, 303, 307 or 308.
    ///   - location: Where to, as sent.
    /// - Throws: `ResponseReason.redirectRefused`.
    func redirected(at status: Int, to location: String) throws(ImageError) -> SessionRequest {
        let target = try target(of: location)
        let turnsToGet = RedirectRules.turnsToGet(http.method, at: status)
        var other = HTTPRequest(method: turnsToGet ? .get : http.method, url: target)
        other.headerFields = RedirectRules.fields(
            sentFields, turnsToGet: turnsToGet, leavesOrigin: Self.origin(of: other) != Self.origin(of: http))
        var next = try refusing(location) { () throws(ImageError) in try replacing(other) }
        if turnsToGet { next.body = nil }
        next.redirectCount += 1
        return next
    }

    /// Has the caller's handler decide where a redirect leads.
    ///
    /// - Parameters:
    ///   - next: What follows from the answer by the loader's own rules.
    ///   - location: Where to, as sent.
    /// - Throws: `ResponseReason.redirectRefused` where the handler refuses, or wants what cannot be loaded; the time
    ///   limit; `.cancelled`.
    func reviewed(
        _ next: SessionRequest, after head: SessionHead, location: String, by handler: any RedirectHandling
    ) async throws(ImageError) -> SessionRequest {
        let redirect = redirect(to: next, after: head)
        let answer = try await handler.answer(to: redirect) {
            await waitForTimeLimit()
            return timeError
        }
        guard let answer else {
            throw .response(
                .redirectRefused(
                    location: URLText.withoutUser(location), why: "the request's redirect handler refused it"))
        }
        if answer == next.http { return next }
        var changed = try refusing(answer.shownURL) { () throws(ImageError) in try next.replacing(answer) }
        if answer.method != next.http.method {
            changed.body = [.get, .head].contains(answer.method) ? nil : body
        }
        return changed
    }

    /// What follows from a redirect, of which the caller is told; also of one that leads nowhere, for it is an answer.
    func reporting(
        _ head: SessionHead, to onRedirect: (@Sendable (Redirect) -> Void)?,
        _ following: () throws(ImageError) -> SessionRequest
    ) throws(ImageError) -> SessionRequest {
        do throws(ImageError) {
            let next = try following()
            onRedirect?(redirect(to: next, after: head))
            return next
        } catch {
            onRedirect?(redirect(to: self, after: head))
            throw error
        }
    }

    private func redirect(to next: SessionRequest, after head: SessionHead) -> Redirect {
        var seen = http
        seen.headerFields = sentFields
        return Redirect(request: seen, response: head.response, next: next.http, count: redirectCount)
    }

    private func target(of location: String) throws(ImageError) -> URL {
        guard let target = URL(string: location, relativeTo: url)?.absoluteURL else {
            throw .response(.redirectRefused(location: URLText.withoutUser(location), why: "not a URL"))
        }
        // What has another scheme cannot be made a request of.
        guard let scheme = target.scheme?.lowercased(), scheme == "http" || scheme == "https" else {
            let why = "the scheme '\(target.scheme ?? "")' is not supported"
            throw .response(.redirectRefused(location: URLText.withoutUser(location), why: why))
        }
        return target
    }

    /// What is wrong with a URL, as the reason not to go there.
    private func refusing(
        _ location: String, _ make: () throws(ImageError) -> SessionRequest
    ) throws(ImageError) -> SessionRequest {
        do throws(ImageError) {
            return try make()
        } catch {
            throw .response(.redirectRefused(location: URLText.withoutUser(location), why: error.description))
        }
    }
}
#endif
