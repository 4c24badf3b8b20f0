#if canImport(Darwin) || HALCYON_STAND_INS
import Foundation
import HalcyonCore
import HTTPTypes

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The head of a response.
struct SessionHead: Sendable {
    let response: HTTPResponse
    /// The announced number of body bytes, if it is that of the bytes that the reader gets.
    let expectedBytes: Int?

    /// - Throws: `.response(.malformed)` for a status outside 100…999, which is invalid (RFC 9110, section 15), and for
    ///   more fields than any server needs: `HTTPResponse` and `HTTPFields` trap on them.
    init(_ answer: HTTPURLResponse, to method: HTTPRequest.Method) throws(ImageError) {
        guard (100...999).contains(answer.statusCode) else {
            throw .response(.malformed("its status is \(answer.statusCode)"))
        }
        guard answer.allHeaderFields.count <= 1000 else {
            throw .response(.malformed("it has \(answer.allHeaderFields.count) header fields"))
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
        expectedBytes = hasBody && !isEncoded && length >= 0 ? length : nil
    }

    /// The reference in a redirect (RFC 9110, section 15.4); nil for other responses.
    var redirectLocation: String? {
        RedirectRules.isRedirect(response.status.code) ? response.headerFields[.location] : nil
    }
}

/// The cost of a transfer: times measured by the loader, and what URLSession reports about the connection at the end.
struct SessionFigures: Sendable {
    private let start = SystemClock().uptime
    private let loadStart: Double
    private let redirectCount: Int
    private var firstByte: Double?
    private var end: Double?
    /// The size of the body after decompression, until URLSession reports how many bytes came over the network.
    var receivedBytes = 0
    private var connection = TransferMetrics()
    /// Whether a connection was established; true if URLSession does not report it.
    private(set) var hasConnected = true

    init(_ request: SessionRequest) {
        loadStart = request.start
        redirectCount = request.redirectCount
    }

    mutating func noteFirstByte() { firstByte = SystemClock().uptime }

    mutating func noteEnd() { end = SystemClock().uptime }

    var metrics: TransferMetrics {
        var metrics = connection
        metrics.firstByte = firstByte.map { $0 - start }
        metrics.total = (end ?? SystemClock().uptime) - loadStart
        metrics.redirectCount = redirectCount
        if metrics.receivedBytes == 0 { metrics.receivedBytes = receivedBytes }
        return metrics
    }

    /// Records what URLSession has collected; on Linux it never reports anything.
    mutating func note(_ collected: URLSessionTaskMetrics) {
        guard let last = collected.transactionMetrics.last(where: { $0.resourceFetchType == .networkLoad }) else {
            return
        }
        func seconds(_ start: Date?, _ end: Date?) -> Double {
            if let start, let end { max(0, end.timeIntervalSince(start)) } else { 0 }
        }
        let secureStart = last.secureConnectionStartDate
        hasConnected = last.isReusedConnection || last.connectEndDate != nil
        connection.nameLookup = seconds(last.domainLookupStartDate, last.domainLookupEndDate)
        connection.connect = seconds(last.connectStartDate, secureStart ?? last.connectEndDate)
        connection.secureConnect = seconds(secureStart, last.secureConnectionEndDate)
        connection.receivedBytes = Int(clamping: last.countOfResponseBodyBytesReceived)
        connection.networkProtocol = Self.name(ofProtocol: last.networkProtocolName)
        connection.isConnectionReused = last.isReusedConnection
        connection.remoteAddress = last.remoteAddress
    }

    private static func name(ofProtocol name: String?) -> String? {
        switch name {
        case "http/1.0": "HTTP/1.0"
        case "http/1.1": "HTTP/1.1"
        case "h2", "h2c": "HTTP/2"
        case "h3": "HTTP/3"
        default: nil
        }
    }
}
#endif
