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
            gets one with the reason. --strip adds a row for one image: frames of an animation, or what a progressive \
            file showed while it arrived.

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

    @Option(help: "How many images stand in a row. Default: what gives a sheet of usual shape.")
    var columns: Int?

    @Option(help: "The side of the square that each image fits into, in pixels.")
    var cell = 240

    @Option(
        help: ArgumentHelp(
            "Add a row with the frames of this animation, or the previews of this progressive image. May be given often.",
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
            throw ValidationError("The sheet would be too large; take a smaller --cell, or fewer images.")
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
        let data = try await Assembly.encoder.encode(
            DecodedImage(pixels: pixels), as: format ?? .png, options: EncodingOptions(quality: 90))
        try await OutputFile.write(data, to: URL(fileURLWithPath: output))
        Console.shared.print("\(output): \(pixels.size), \(ByteCount(data.count))")
    }
}
