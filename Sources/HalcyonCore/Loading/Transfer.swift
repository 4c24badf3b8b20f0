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
        try Self.validate(request)
        guard let loader else { throw .request(.noLoader) }
        var request = request
        let asksForConfirmation = confirming?.addConditions(to: &request) ?? false
        let load = try await loader.load(DataRequest(request, body: body))
        if asksForConfirmation, load.response.status == .notModified {
            return Answer(response: load.response, url: load.url, data: Data())
        }
        guard load.response.status.kind == .successful else { throw .response(.status(load.response.status.code)) }
        return Answer(
            response: load.response, url: load.url, data: try await Self.collect(load, limit, onProgress)
        )
    }

    private static func validate(_ request: HTTPRequest) throws(ImageError) {
        let url = request.urlText
        guard let scheme = request.scheme?.lowercased(), !scheme.isEmpty else { throw .request(.invalidURL(url)) }
        guard scheme == "http" || scheme == "https" else { throw .request(.unsupportedScheme(scheme)) }
        guard let authority = request.authority, !authority.isEmpty, !authority.hasPrefix(":") else {
            throw .request(.missingHost(url))
        }
    }

    private static func collect(
        _ load: DataLoad, _ limit: Int, _ onProgress: (LoadingProgress) -> Void
    ) async throws(ImageError) -> Data {
        let expected = load.expectedByteCount
        if let expected, expected > limit { throw .response(.tooLarge(limit: limit)) }
        var data = Data()
        for try await chunk in load.body {
            guard data.count + chunk.count <= limit else { throw .response(.tooLarge(limit: limit)) }
            if data.isEmpty {
                // Most pictures arrive in one piece, which is then the answer as it is.
                data = chunk
                if let expected, expected > chunk.count { data.reserveCapacity(expected) }
            } else {
                data.append(chunk)
            }
            onProgress(LoadingProgress(received: data.count, expected: expected))
        }
        if let expected, data.count < expected {
            throw .response(.truncated(received: data.count, expected: expected))
        }
        guard !data.isEmpty else { throw .response(.emptyBody) }
        return data
    }
}
