import HTTPTypes
import HalcyonCore

extension TransferRequest {
    /// Returns the request to which a redirect leads (RFC 9110, section 15.4).
    ///
    /// - Parameters:
    ///   - status: 301, 302, 303, 307 or 308.
    ///   - location: The `Location` as sent.
    /// - Throws: `ImageError.response(.redirectRefused)`.
    func redirected(status: Int, to location: String) throws(ImageError) -> TransferRequest {
        var next = self
        // Another spelling of the same origin keeps the user.
        next.address = address.lendingUser(to: try address.resolving(location))
        // The next response shows again how it is encoded.
        next.decodesInLibrary = false
        next.isVerbatim = false
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

    /// Lets the caller's handler decide where a redirect leads.
    ///
    /// - Parameters:
    ///   - next: The next request according to the loader's rules.
    ///   - location: The `Location` as sent.
    /// - Throws: `ImageError.response(.redirectRefused)` if the handler refuses, or returns a request that cannot be
    ///   loaded; the time limit's error; `.cancelled`.
    func reviewed(
        _ next: TransferRequest, after head: ResponseHead, location: String, by handler: any RedirectHandling
    ) async throws(ImageError) -> TransferRequest {
        let redirect = redirect(to: next, after: head)
        let answer = try await handler.answer(to: redirect) { [limit] in
            await limit.wait()
            return limit.error
        }
        guard let answer else {
            throw .response(
                .redirectRefused(
                    location: URLText.withoutUser(location), why: "the request's redirect handler refused it"))
        }
        return answer == redirect.next ? next : try changed(next, to: answer)
    }

    /// Computes the next request and reports the redirect to the caller, even if it leads nowhere, because it is a
    /// response.
    func reporting(
        _ head: ResponseHead, to onRedirect: (@Sendable (Redirect) -> Void)?,
        _ following: () throws(ImageError) -> TransferRequest
    ) throws(ImageError) -> TransferRequest {
        do throws(ImageError) {
            let next = try following()
            onRedirect?(redirect(to: next, after: head))
            return next
        } catch {
            onRedirect?(redirect(to: self, after: head))
            throw error
        }
    }

    private func redirect(to next: TransferRequest, after head: ResponseHead) -> Redirect {
        Redirect(request: http, response: head.response, next: next.http, count: redirectCount)
    }

    private func changed(_ next: TransferRequest, to answer: HTTPRequest) throws(ImageError) -> TransferRequest {
        var changed = next
        do throws(ImageError) {
            changed.address = next.address.lendingUser(to: try WebAddress(answer))
        } catch {
            var why = "the request's redirect handler returned a request that cannot be loaded"
            if case .request(let reason) = error { why += ": \(reason.message)" }
            throw .response(.redirectRefused(location: answer.shownURL, why: why))
        }
        try check(changed.address)
        if changed.address.origin != address.origin { changed.credential = nil }
        if answer.method != next.method {
            changed.method = answer.method
            changed.body = [.get, .head].contains(answer.method) ? nil : body
        }
        changed.fields = answer.headerFields
        return changed
    }

    /// The request as others may see it: without the credential and without a user in the URL.
    private var http: HTTPRequest {
        HTTPRequest(
            method: method, scheme: address.origin.scheme, authority: address.authority, path: address.path,
            headerFields: HTTPFields(sentFields))
    }
}
