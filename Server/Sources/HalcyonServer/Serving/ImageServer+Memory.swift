package import Foundation
public import HTTPTypes

extension ImageServer {
    /// Answers a request whose result is in memory and fresh, at once; returns nil for any other, which
    /// ``response(to:from:)`` answers. Calling this first spares what a framework needs for an answer that takes
    /// longer.
    ///
    /// - Parameters:
    ///   - request: The request; of its header fields, `Accept`, `If-None-Match`, `Range` and `If-Range` count.
    ///   - maximumBytes: Larger results are not answered. Default: no limit.
    public func responseInMemory(to request: HTTPRequest, maximumBytes: Int = .max) -> ServerResponse? {
        guard request.method == .get || request.method == .head else { return nil }
        let start = ContinuousClock.now
        let key = hotKey(request.path ?? "", request.headerFields[values: .accept])
        guard let response = hot.response(for: key, now: Date()), response.body.count <= maximumBytes else {
            return nil
        }
        return finished(response.answering(request), to: request, .memory, since: start)
    }

    /// A result in memory as HTTP/1.1 sends it.
    package struct SerializedResult {
        /// Status line and fields, but for `Age`, `Date` and the empty line.
        package let head: [UInt8]
        /// In seconds.
        package let age: Int
        package let body: Data
    }

    /// Answers a GET of a path without conditions and ranges as ``responseInMemory(to:maximumBytes:)`` does, for a
    /// third of the time: the head is there already.
    package func serializedResult(
        at path: String, accepting accepted: [String], maximumBytes: Int
    ) -> SerializedResult? {
        guard !configuration.isDevelopment else { return nil }
        let start = ContinuousClock.now
        let now = Date()
        guard let entry = hot.entry(for: hotKey(path, accepted), now: now),
            entry.response.body.count <= maximumBytes
        else { return nil }
        record(.get, path, entry.response, .memory, since: start)
        return SerializedResult(head: entry.head, age: entry.age(at: now), body: entry.response.body)
    }
}
