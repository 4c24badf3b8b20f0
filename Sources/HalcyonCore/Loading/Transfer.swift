import Foundation
import HTTPTypes

/// One network transfer, from the request to the last byte.
struct Transfer: Sendable {
    /// What a transfer brought.
    struct Answer: Sendable {
        let response: HTTPResponse
        let url: String
        let data: Data
        /// Whether the server has only confirmed what the cache holds (status 304).
        var isConfirmation: Bool { response.status == .notModified }
    }

    let loader: (any DataLoading)?
    let limit: Int
    /// What the cache knows of the bytes it holds, for the server to confirm; nil to have the bytes sent in any case.
    let confirming: CacheMetadata?

    /// - Throws: `.request` and `.response` errors: of the loader, for a status that is no success, for an empty or
    ///   incomplete body, and for one over the limit.
    func run(
        _ request: HTTPRequest, _ body: Data?, onProgress: (LoadingProgress) -> Void
    ) async throws(ImageError) -> Answer {
        try request.validateURL()
        guard let loader else { throw .request(.noLoader) }
        var request = request
        let asksForConfirmation = confirming?.addConditions(to: &request) ?? false
        let load = try await loader.load(DataRequest(request, body: body))
        if asksForConfirmation, load.response.status == .notModified {
            return Answer(response: load.response, url: load.url, data: Data())
        }
        guard load.response.status.kind == .successful else { throw .response(.status(load.response.status.code)) }
        var body = try BodyCollector(expected: load.expectedByteCount, limit: limit)
        try await body.collect(load.body, onProgress: onProgress)
        return Answer(response: load.response, url: load.url, data: body.data)
    }
}
