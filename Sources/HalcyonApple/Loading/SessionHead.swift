#if canImport(Darwin) || HALCYON_STAND_INS
import Foundation
import HTTPTypes
import HalcyonCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The head of an answer.
struct SessionHead: Sendable {
    let response: HTTPResponse
    /// The announced number of body bytes, where it counts what the reader gets.
    let expectedByteCount: Int?

    /// - Throws: `.response(.malformed)` for a status outside 100…999, which is none (RFC 9110, section 15), and for
    ///   more fields than any server needs: `HTTPResponse` and `HTTPFields` trap on them.
    init(_ answer: HTTPURLResponse, to method: HTTPRequest.Method) throws(ImageError) {
        guard (100...999).contains(answer.statusCode) else {
            throw .response(.malformed("the status \(answer.statusCode)"))
        }
        guard answer.allHeaderFields.count <= 1000 else {
            throw .response(.malformed("\(answer.allHeaderFields.count) header fields"))
        }
        var fields = HTTPFields()
        for (name, value) in answer.allHeaderFields {
            guard let name = (name as? String).flatMap({ HTTPField.Name($0) }), let value = value as? String else {
                continue
            }
            fields.append(HTTPField(name: name, value: value))
        }
        response = HTTPResponse(status: .init(code: answer.statusCode), headerFields: fields)
        let hasBody = method != .head && ![204, 304].contains(answer.statusCode)
        let isEncoded = fields[.contentEncoding].map { !$0.isEmpty && $0.lowercased() != "identity" } ?? false
        let length = Int(clamping: answer.expectedContentLength)
        expectedByteCount = hasBody && !isEncoded && length >= 0 ? length : nil
    }

    /// The reference that a redirect (RFC 9110, section 15.4) names; nil for other answers.
    var redirectLocation: String? {
        RedirectRules.isRedirect(response.status.code) ? response.headerFields[.location] : nil
    }
}
#endif
