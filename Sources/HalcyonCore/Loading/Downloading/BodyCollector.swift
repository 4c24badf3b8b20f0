import Foundation

/// Puts the chunks of a body together, within a limit.
struct BodyCollector: Sendable {
    /// What has arrived.
    let arrived: ArrivingBody
    /// The bytes of the whole, or nil where nobody said.
    let expected: Int?
    private let limit: Int

    /// - Parameter start: What had arrived before, for the rest of a body.
    /// - Throws: `ImageError.response(.tooLarge)` where more is announced than the limit.
    init(continuing start: PartialBody? = nil, expected: Int?, limit: Int) throws(ImageError) {
        if let expected, expected > limit { throw .response(.tooLarge(limit: limit)) }
        arrived = start.map { ArrivingBody(id: $0.id) } ?? ArrivingBody()
        if let start, !start.data.isEmpty { arrived.append(start.data) }
        self.expected = expected
        self.limit = limit
    }

    /// All that has arrived, as one piece: a copy, unless it came as one.
    var data: Data { arrived.joined() }

    var count: Int { arrived.count }

    var progress: TransferProgress {
        TransferProgress(progress: LoadingProgress(received: count, expected: expected), body: arrived)
    }

    /// Adds what arrives until the end; what has arrived before a failure stays.
    ///
    /// - Parameter isEmptyAllowed: Whether there need not be a single byte. Default: false.
    /// - Throws: what the body throws; `.tooLarge`, `.truncated`, `.emptyBody`.
    func collect(
        _ body: DataBody, allowingNone isEmptyAllowed: Bool = false, onProgress: (TransferProgress) -> Void
    ) async throws(ImageError) {
        for try await chunk in body {
            guard count + chunk.count <= limit else { throw .response(.tooLarge(limit: limit)) }
            arrived.append(chunk)
            onProgress(progress)
        }
        if let expected, count < expected { throw .response(.truncated(received: count, expected: expected)) }
        guard count > 0 || isEmptyAllowed else { throw .response(.emptyBody) }
    }
}
