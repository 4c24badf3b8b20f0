import HalcyonCore

/// What is known of one input from its header.
struct InfoOutcome: Sendable {
    let input: Input
    let result: Result<HeaderReader.Header, Failure>

    /// One object of the JSON output.
    var json: JSONValue {
        switch result {
        case .success(let header):
            .object(of: [
                "path": .string(input.shownText), "format": .string(header.info.format.name),
                "width": .integer(header.info.size.width), "height": .integer(header.info.size.height),
                "frames": header.info.frameCount.map(JSONValue.integer),
                "duration": header.info.duration.map(JSONValue.seconds),
                "orientation": .integer(Int(header.info.orientation.rawValue)),
                "alpha": .boolean(header.info.hasAlpha), "bits": .integer(header.info.bitsPerChannel),
                "model": .string(header.info.colorModel), "profile": header.info.colorProfile.map(JSONValue.string),
                "bytes": header.byteCount.map(JSONValue.integer),
            ])
        case .failure(let failure): .object(of: ["path": .string(input.shownText), "error": failure.json])
        }
    }

    static let headings = ["format", "size", "frames", "turned", "alpha", "bits", "colour", "bytes", "image"]

    /// The cells under ``headings``; nil for a failure.
    var cells: [String]? {
        guard case .success(let header) = result else { return nil }
        let info = header.info
        return [
            info.format.name, info.size.description, info.frameCount.map(String.init) ?? "?",
            info.orientation.shortName, info.hasAlpha ? "yes" : "no", "\(info.bitsPerChannel)",
            info.colorModel + (info.colorProfile.map { " (\($0.printable.shortened(to: 24)))" } ?? ""),
            header.byteCount.map { ByteCount($0).description } ?? "?", input.displayName,
        ]
    }
}

extension ImageOrientation {
    /// How the stored pixels are turned, in a table.
    fileprivate var shortName: String {
        switch self {
        case .up: "no"
        case .upMirrored: "mirrored"
        case .down: "180°"
        case .downMirrored: "180° mirrored"
        case .leftMirrored: "90° ccw mirrored"
        case .right: "90° cw"
        case .rightMirrored: "90° cw mirrored"
        case .left: "90° ccw"
        }
    }
}
