import ArgumentParser
import Foundation
import Halcyon
import HalcyonCore

/// `halcyon sheet`.
struct SheetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet",
        abstract: "Draw a contact sheet: many images in one picture.",
        discussion: """
            Each image gets a cell with its name, its size, its format, and where it came from. An image that fails \
            gets one with the reason. --strip adds a row for one image: the frames of an animation, or the previews of \
            a progressive file.

            Examples:
              halcyon sheet pictures/*.jpg -o sheet.png
              halcyon sheet --from urls.txt -o sheet.png --columns 8 --cell 160
            """
    )

    @OptionGroup var inputs: InputOptions
    @OptionGroup var loading: LoadingOptions
    @OptionGroup var logging: LoggingOptions

    @Option(
        name: [.customShort("o"), .long],
        help: ArgumentHelp("Write the sheet to this file, a .png or .jpg.", valueName: "file")
    )
    var output = "sheet.png"

    @Option(help: "The number of images in a row. Default: as many as give a sheet of the usual shape.")
    var columns: Int?

    @Option(help: "The side of the square that each image fits into, in pixels.")
    var cell = 240

    @Option(
        help: ArgumentHelp(
            "Add a row with the frames of this animation, or the previews of this progressive image. Can be repeated.",
            valueName: "image"))
    var strip: [String] = []

    func validate() throws {
        guard (32...2048).contains(cell) else { throw ValidationError("--cell takes a number from 32 to 2048.") }
        guard (1...200).contains(columns ?? 1) else { throw ValidationError("--columns takes a number from 1 to 200.") }
        guard format != nil else { throw ValidationError("The file after --output must end in .png or .jpg.") }
    }

    private var format: OutputFormat? { OutputFormat(argument: URL(fileURLWithPath: output).pathExtension) }

    func run() async throws {
        let list = try inputs.list()
        let sheet = ContactSheet(columns: columns ?? ContactSheet.usualColumns(for: list.count), cell: cell)
        guard let pixels = sheet.size(for: list.count, strips: strip.count).pixelCount, pixels <= 100_000_000 else {
            throw ValidationError("The sheet would be too large; use a smaller --cell, or fewer images.")
        }
        logging.start()
        let run = SheetRun(
            inputs: list, sheet: sheet, assembly: Assembly(loading), concurrency: loading.concurrency,
            cachePolicy: loading.cachePolicy, strips: strip.map { Input($0) }
        )
        let ending = await Interruption.watch { (strips: await run.strips(), cells: await run.cells()) }
        if let status = ending.exitStatus { throw ExitCode(status) }
        do {
            try await write(sheet.draw(ending.value.cells, strips: ending.value.strips))
        } catch {
            Console.shared.report("halcyon: \((error as? Failure)?.reason ?? "\(error)")")
            throw ExitCode.failure
        }
        let cells = ending.value.cells + ending.value.strips.joined()
        if cells.contains(where: { (try? $0.picture.get()) == nil }) { throw ExitCode.failure }
    }

    private func write(_ pixels: PixelBuffer) async throws {
        let encoder = ImageFileEncoder(encoders: Assembly.encoders, decoders: ImageDecoderRegistry([]))
        let (data, _) = try await encoder.encode(
            DecodedImage(pixels: pixels), as: format ?? .png, options: EncodingOptions(quality: 90))
        try await OutputFile.write(data, to: URL(fileURLWithPath: output))
        Console.shared.print("\(output): \(pixels.size), \(ByteCount(data.count))")
    }
}

/// Loads the images of a contact sheet.
struct SheetRun: Sendable {
    let inputs: [Input]
    let sheet: ContactSheet
    let assembly: Assembly
    let concurrency: Int
    let cachePolicy: CachePolicy
    /// The images that get a separate row.
    let strips: [Input]

    /// Returns the cells, in the order of the inputs. Failures are also reported on standard error.
    func cells() async -> [SheetCell] {
        let display = ProgressDisplay(total: inputs.count, isLive: Terminal.isError)
        let cells = await display.shown {
            var cells: [Int: SheetCell] = [:]
            await LoadWindow.run(inputs, concurrency: concurrency, work: { await cell(for: $0, display) }) {
                index, cell in
                cells[index] = cell
            }
            return cells
        }
        await assembly.close()
        return cells.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Returns the rows of the strips. Call this before ``cells()``, which closes the pipeline. The first failure of
    /// each is also reported on standard error.
    func strips() async -> [[SheetCell]] {
        var rows: [[SheetCell]] = []
        for input in strips {
            let strip = SheetStrip(input: input, cell: sheet.cell, count: sheet.columns)
            let cells = await strip.cells(from: assembly.pipeline)
            if let failure = Self.failure(in: cells) {
                Console.shared.report("failed: \(input.displayName): \(failure.reason.printable)")
            }
            rows.append(cells)
        }
        return rows
    }

    /// Returns why images of one input failed. All frames of a damaged animation may fail, usually for one reason.
    static func failure(in cells: [SheetCell]) -> Failure? {
        for case .failure(let failure) in cells.map(\.picture) where failure.kind != "cancelled" { return failure }
        return nil
    }

    private func cell(for input: Input, _ display: ProgressDisplay) async -> (Int, SheetCell) {
        display.begin(input.index, name: input.displayName)
        let request = ImageRequest(
            source: input.source, targetSize: TargetSize(width: sheet.cell, height: sheet.cell),
            cachePolicy: cachePolicy
        )
        do throws(ImageError) {
            let response = try await assembly.pipeline.response(for: request)
            display.end(input.index, bytes: 0, failed: false)
            return (input.index, SheetCell(response, of: input))
        } catch {
            display.end(input.index, bytes: 0, failed: true)
            if error != .cancelled {
                Console.shared.report("failed: \(input.displayName): \(error.description.printable)")
            }
            return (input.index, SheetCell(Failure(error), of: input))
        }
    }
}

/// Several images of one input: the frames of an animation, or the previews of a file while it arrives.
struct SheetStrip: Sendable {
    let input: Input
    /// The side of the square that each image fits into, in pixels.
    let cell: Int
    /// The maximum number of images.
    let count: Int

    /// Loads the image.
    func cells(from pipeline: ImagePipeline) async -> [SheetCell] { await cells(of: task(in: pipeline).events) }

    /// Creates the load, without the caches: an image that is available at once has no previews.
    func task(in pipeline: ImagePipeline) -> ImageTask {
        var request = ImageRequest(source: input.source, targetSize: TargetSize(width: cell, height: cell))
        request.cachePolicy = CachePolicy(memory: .off, disk: .off)
        request.previews = PreviewPolicy(interval: 0, growth: 1.05)
        return pipeline.task(for: request)
    }

    /// Returns the cells of a load, up to its end.
    func cells(of events: some AsyncSequence<ImageTask.Event, Never>) async -> [SheetCell] {
        var progress = LoadingProgress(receivedBytes: 0, expectedBytes: nil)
        var previews: [SheetCell] = []
        for await event in events {
            switch event {
            case .progress(let latest): progress = latest
            case .preview(let response): previews.append(preview(response.image, after: progress))
            case .finished(.success(let response)): return await pictures(of: response.image, after: previews)
            case .finished(.failure(let error)): return previews + [SheetCell(Failure(error), of: input)]
            }
        }
        return previews
    }

    private func preview(_ image: DecodedImage, after progress: LoadingProgress) -> SheetCell {
        let share = progress.fraction.map { "after \(Int($0 * 100)) %" } ?? "after \(ByteCount(progress.receivedBytes))"
        return SheetCell(image.pixels, of: input, details: ["preview", share])
    }

    private func pictures(of image: DecodedImage, after previews: [SheetCell]) async -> [SheetCell] {
        let size = image.originalSize
        let whole = "\(size.width)x\(size.height) \(image.format?.name ?? "")"
        guard let frames = image.frames else {
            let all = previews + [SheetCell(image.pixels, of: input, details: [whole, "all of it"])]
            return evenly(all.count).map { all[$0] }
        }
        var cells: [SheetCell] = []
        for index in evenly(frames.count) {
            do throws(ImageError) {
                let pixels = try await frames.frame(at: index)
                let moment = String(format: "at %.2f s", frames.timing.start(of: index))
                let details = ["frame \(index + 1) of \(frames.count)", moment]
                cells.append(SheetCell(pixels, of: input, details: details))
            } catch {
                cells.append(SheetCell(Failure(error), of: input))
            }
        }
        return cells
    }

    /// Returns at most `count` numbers below `total`, evenly spaced, including the first and the last.
    private func evenly(_ total: Int) -> [Int] {
        guard total > count, count > 1 else { return Array(0..<min(total, count)) }
        return (0..<count).map { $0 * (total - 1) / (count - 1) }
    }
}
