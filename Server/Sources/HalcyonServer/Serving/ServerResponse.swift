public import Foundation
public import HTTPTypes

/// The answer of an ``ImageServer``.
public struct ServerResponse: Sendable {
    /// Status and header fields.
    public var head: HTTPResponse
    /// The body; empty for HEAD.
    public var body: Data

    init(_ status: HTTPResponse.Status, _ fields: HTTPFields = [:], body: Data = Data()) {
        head = HTTPResponse(status: status, headerFields: fields)
        self.body = body
    }

    /// Text for people or programs; never stored by caches.
    init(_ status: HTTPResponse.Status = .ok, text: String, type: String = "text/plain; charset=utf-8") {
        self.init(status, [.contentType: type, .cacheControl: "no-store"], body: Data(text.utf8))
    }

    /// Returns the answer to a request's method, conditions and range (RFC 9110, 13 and 14): 304 if the client has this
    /// body already, 206 or 416 for a part, and no body for HEAD.
    func answering(_ request: HTTPRequest) -> ServerResponse {
        var response = self
        if head.status == .ok { response = response.checking(request) }
        if response.head.status != .notModified {
            response.head.headerFields[.contentLength] = String(response.body.count)
        }
        if request.method == .head { response.body = Data() }
        return response
    }

    private func checking(_ request: HTTPRequest) -> ServerResponse {
        var response = self
        guard let tag = head.headerFields[.eTag] else { return response }
        if let wanted = request.headerFields[.ifNoneMatch], Self.matches(wanted, tag) {
            response.head.status = .notModified
            response.head.headerFields[.contentType] = nil
            response.body = Data()
            return response
        }
        response.head.headerFields[.acceptRanges] = "bytes"
        guard request.method == .get, let range = request.headerFields[.range],
            request.headerFields[.ifRange].map({ $0 == tag }) ?? true
        else { return response }
        switch ByteRange(range, of: body.count) {
        case .whole: break
        case .part(let part):
            response.head.status = .partialContent
            response.head.headerFields[.contentRange] = "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(body.count)"
            response.body = body.subdata(in: body.startIndex + part.lowerBound..<body.startIndex + part.upperBound)
        case .unsatisfiable:
            response.head.status = .rangeNotSatisfiable
            response.head.headerFields[.contentRange] = "bytes */\(body.count)"
            response.head.headerFields[.contentType] = nil
            response.body = Data()
        }
        return response
    }

    /// By weak comparison (RFC 9110, 13.1.2).
    private static func matches(_ list: String, _ tag: String) -> Bool {
        if list.trimmingCharacters(in: .whitespaces) == "*" { return true }
        return list.split(separator: ",").contains { candidate in
            let candidate = candidate.trimmingSpaces
            return (candidate.hasPrefix("W/") ? candidate.dropFirst(2) : candidate) == tag
        }
    }
}

/// What a `Range` field wants of a body (RFC 9110, 14.2).
enum ByteRange: Equatable {
    /// All of it: also if the field is malformed, has another unit, or several ranges.
    case whole
    case part(Range<Int>)
    case unsatisfiable

    init(_ field: String, of count: Int) {
        self = .whole
        guard field.hasPrefix("bytes=") else { return }
        let ends = field.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false).map(\.trimmingSpaces)
        guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }) else { return }
        switch (Int(ends[0]), Int(ends[1])) {
        case (let first?, let last?) where first <= last:
            self = first < count ? .part(first..<min(last, count - 1) + 1) : .unsatisfiable
        case (let first?, nil) where ends[1].isEmpty:
            self = first < count ? .part(first..<count) : .unsatisfiable
        case (nil, let length?) where ends[0].isEmpty:
            self = length > 0 && count > 0 ? .part(max(0, count - length)..<count) : .unsatisfiable
        default: return
        }
    }
}
