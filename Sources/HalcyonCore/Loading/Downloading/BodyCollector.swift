import Foundation

/// Puts the chunks of a body together, within a limit.
struct BodyCollector: Sendable {
    /// What has arrived.
    private(set) var data: Data
    /// The bytes of the whole, or nil where nobody said.
    let expected: Int?
    private let limit: Int

    /// - Parameter data: What had arrived before, for the rest of a body.
    /// - Throws: `ImageError.response(.tooLarge)` where more is announced than the limit.
    init(continuing data: Data = Data(), expected: Int?, limit: Int) throws(ImageError) {
        if let expected, expected > limit { throw .response(.tooLarge(limit: limit)) }
        self.data = data
        self.expected = expected
        self.limit = limit
    }

    var progress: LoadingProgress { LoadingProgress(received: data.count, expected: expected) }

    /// Adds what arrives until the end; what has arrived before a failure stays.
    ///
    /// - Throws: what the body throws; `.tooLarge`, `.truncated`, `.emptyBody`.
    mutating func collect(
        _ body: DataBody, onProgress: (LoadingProgress) -> Void
    ) async throws(ImageError) {
        for try await chunk in body {
            guard data.count + chunk.count <= limit else { throw .response(.tooLarge(limit: limit)) }
            if data.isEmpty {
                // Most pictures arrive in one piece, which is then the answer as it is.
                data = chunk
                if let expected, expected > chunk.count { data.reserveCapacity(expected) }
            } else {
                data.append(chunk)
            }
            onProgress(progress)
        }
        if let expected, data.count < expected {
            throw .response(.truncated(received: data.count, expected: expected))
        }
        guard !data.isEmpty else { throw .response(.emptyBody) }
    }
}
