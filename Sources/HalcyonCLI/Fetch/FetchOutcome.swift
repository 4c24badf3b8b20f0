import HalcyonCore

/// What became of one input.
struct FetchOutcome: Sendable {
    /// Where an image came from, in the program's words.
    enum Origin: String, Sendable {
        case memory, disk, network, file, data

        /// Names the place more exactly than the engine does for what is local.
        init(_ source: ResponseSource, _ kind: Input.Kind) {
            switch source {
            case .memory: self = .memory
            case .disk: self = .disk
            case .network: self = .network
            case .provider: self = kind == .file ? .file : .data
            }
        }
    }

    /// An image that arrived.
    struct Success: Sendable {
        var origin: Origin
        /// The format and size of what was delivered: of the file written, or of the image as it was asked for.
        var format: ImageFormat?
        var size: PixelSize
        /// Bytes of the source.
        var bytes: Int
        /// The path written to.
        var file: String?
        /// Whether it was past its expiry, as without a network, or without its server.
        var isStale = false
    }

    let input: Input
    let result: Result<Success, Failure>
    /// From the moment the load started.
    let seconds: Double

    /// One object of the JSON output.
    var json: JSONValue {
        switch result {
        case .success(let success):
            .object(of: [
                "url": .string(input.shownText), "index": .integer(input.index), "status": .string("ok"),
                "source": .string(success.origin.rawValue),
                "format": (success.format?.name).map(JSONValue.string),
                "width": .integer(success.size.width), "height": .integer(success.size.height),
                "bytes": .integer(success.bytes), "seconds": .seconds(seconds),
                "file": success.file.map(JSONValue.string), "stale": success.isStale ? .boolean(true) : nil,
            ])
        case .failure(let failure):
            .object(of: [
                "url": .string(input.shownText), "index": .integer(input.index), "status": .string("failed"),
                "seconds": .seconds(seconds), "error": failure.json,
            ])
        }
    }

    /// One line for people; a failure's line belongs on standard error.
    var line: String {
        switch result {
        case .success(let success):
            [
                success.origin.rawValue.padded(to: 7), (success.format?.name ?? "").padded(to: 4),
                success.size.description.padded(to: 9), ByteCount(success.bytes).description.padded(to: 7),
                (success.file ?? input.shownText).printable.shortened(to: 200) + (success.isStale ? " (stale)" : ""),
            ].joined(separator: "  ")
        case .failure(let failure): "failed: \(input.displayName): \(failure.reason.printable)"
        }
    }
}
