import HalcyonCore

/// The result of one input.
struct FetchOutcome: Sendable {
    /// Where an image came from, in the program's terms.
    enum Origin: String, Sendable {
        case memory, disk, network, file, data

        /// Distinguishes local sources, which the engine does not.
        init(_ source: ResponseSource, _ kind: Input.Kind) {
            switch source {
            case .memory: self = .memory
            case .disk: self = .disk
            case .network: self = .network
            case .provider: self = kind == .file ? .file : .data
            }
        }
    }

    /// A successfully loaded image.
    struct Success: Sendable {
        var origin: Origin
        /// The format and size of the result: of the file written, or of the requested image.
        var format: ImageFormat?
        var size: PixelSize
        /// The size of the source in bytes.
        var bytes: Int
        /// The path written to.
        var file: String?
        /// Whether it was stale, which happens without a network, or if its server fails.
        var isStale = false
        /// The number of frames of the animation that the file written lacks, because the program writes none in its
        /// format.
        var lostFrames = 0
        /// The number of pages of the source that the file written lacks.
        var lostPages = 0
    }

    let input: Input
    let result: Result<Success, Failure>
    /// The time since the load started.
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
                "lostFrames": success.lostFrames > 0 ? .integer(success.lostFrames) : nil,
                "lostPages": success.lostPages > 0 ? .integer(success.lostPages) : nil,
            ])
        case .failure(let failure):
            .object(of: [
                "url": .string(input.shownText), "index": .integer(input.index), "status": .string("failed"),
                "seconds": .seconds(seconds), "error": failure.json,
            ])
        }
    }

    /// A line on standard error about what the file written lacks; nil if nothing.
    var note: String? {
        guard case .success(let success) = result, success.lostFrames + success.lostPages > 0 else { return nil }
        let parts = success.lostFrames > 0 ? "\(success.lostFrames + 1) frames" : "\(success.lostPages + 1) pages"
        return "note: \(input.displayName): only the first of its \(parts) was written"
    }

    /// One line of readable text; a failure's line belongs on standard error.
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
