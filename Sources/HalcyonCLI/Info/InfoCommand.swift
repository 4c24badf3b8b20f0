import ArgumentParser
import HalcyonCore
import HalcyonSandbox

/// `halcyon info`.
struct InfoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "info",
        abstract: "Print the format, size and other properties of images, without decoding them.",
        discussion: """
            Reads only as much of each image as necessary, and decodes nothing. Width and height are those of the \
            upright image.

            Examples:
              halcyon info photo.jpg
              halcyon info https://example.org/cat.webp --json
              find . -name '*.jpg' | halcyon info --from - --json | jq 'select(.width > 4000)'
            """
    )

    @OptionGroup var inputs: InfoInputs
    @OptionGroup var schemes: SchemeOptions
    @OptionGroup var trust: TrustOptions
    @OptionGroup var logging: LoggingOptions

    @Flag(help: "Write JSON, one object per line, to standard output.")
    var json = false

    func run() async throws {
        if inputs.posture { try sayPosture() }
        let list = try inputs.list()
        if list.isEmpty { return }
        logging.start()
        let reader = Assembly.headerReader(schemes, trust)
        let ending = await Interruption.watch {
            var outcomes: [InfoOutcome] = []
            await LoadWindow.run(list, concurrency: 8, work: { await Self.outcome(for: $0, reader) }) {
                outcomes.append($0)
            }
            return outcomes.sorted { $0.input.index < $1.input.index }
        }
        report(ending.value)
        if let status = ending.exitStatus { throw ExitCode(status) }
        if ending.value.contains(where: { (try? $0.result.get()) == nil }) { throw ExitCode.failure }
    }

    private func sayPosture() throws {
        do throws(ImageError) {
            let isolation = try SandboxedDecoder(SandboxSettings(requiresSandbox: true)).posture()
            let object = JSONValue.object(of: ["sandbox": .string("\(isolation)")])
            Console.shared.print(json ? object.text : "sandbox: \(isolation)")
        } catch {
            if json { Console.shared.print(JSONValue.object(of: ["error": Failure(error).json]).text) }
            Console.shared.report("failed: \(error)")
            throw ExitCode.failure
        }
    }

    private static func outcome(for input: Input, _ reader: HeaderReader) async -> InfoOutcome {
        do throws(ImageError) {
            return InfoOutcome(input: input, result: .success(try await reader.header(of: input)))
        } catch {
            return InfoOutcome(input: input, result: .failure(Failure(error)))
        }
    }

    private func report(_ outcomes: [InfoOutcome]) {
        guard !json else { return outcomes.forEach { Console.shared.print($0.json.text) } }
        let rows = outcomes.compactMap(\.cells)
        if !rows.isEmpty {
            var table = Table(
                InfoOutcome.headings, alignments: [.left, .right, .right, .left, .left, .right, .left, .right, .left])
            for row in rows { table.append(row) }
            for line in table.lines { Console.shared.print(line) }
        }
        for case (let input, .failure(let failure)) in outcomes.map({ ($0.input, $0.result) }) {
            Console.shared.report("failed: \(input.displayName): \(failure.reason.printable)")
        }
    }
}

/// The images that `info` tells of, and whether it tells of the sandbox, which takes no image.
struct InfoInputs: ParsableArguments {
    @Argument(help: "URLs (http, https, file, data) or paths of images.")
    var inputs: [String] = []

    @Option(
        help: ArgumentHelp(
            "Read more of them from a file, one per line; '-' for standard input.",
            discussion: "Empty lines and lines that begin with '#' are skipped.", valueName: "file"))
    var from: String?

    @Flag(help: "Say what holds for the helper processes of `fetch --sandbox`, or why there are none. Takes no images.")
    var posture = false

    func validate() throws {
        if posture, !inputs.isEmpty || from != nil {
            throw ValidationError("--posture takes no images: `info` reads their headers in the program itself.")
        }
        guard !inputs.isEmpty || from != nil || posture else {
            throw ValidationError("Specify at least one URL or path, or a list with --from.")
        }
    }

    func list() throws -> [Input] { posture ? [] : try InputOptions.list(inputs, from: from) }
}

/// The header of one input, or why there is none.
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
                "pages": header.info.pageCount.map(JSONValue.integer),
                "orientation": .integer(Int(header.info.orientation.rawValue)),
                "alpha": .boolean(header.info.hasAlpha), "bits": .integer(header.info.bitsPerChannel),
                "model": .string(header.info.colorModel), "profile": header.info.colorProfile.map(JSONValue.string),
                "gainMap": .boolean(header.info.hasGainMap),
                "transfer": header.info.highRangeTransfer.map(JSONValue.string),
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
            info.format.name, info.size.description, frames(info),
            info.orientation.shortName, info.hasAlpha ? "yes" : "no", "\(info.bitsPerChannel)",
            info.colorModel + (info.colorProfile.map { " (\($0.printable.shortened(to: 24)))" } ?? "")
                + (info.highRangeTransfer.map { ", \($0)" } ?? "") + (info.hasGainMap ? " + gain map" : ""),
            header.byteCount.map { ByteCount($0).description } ?? "?", input.displayName,
        ]
    }

    /// The number of frames, or of pages if there are several.
    private func frames(_ info: ImageInfo) -> String {
        if let pages = info.pageCount, pages > 1 { return "\(pages) pages" }
        return info.frameCount.map(String.init) ?? "?"
    }
}

extension ImageOrientation {
    /// The rotation of the stored pixels, for a table.
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
