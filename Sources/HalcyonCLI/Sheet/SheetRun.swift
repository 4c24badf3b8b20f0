import HalcyonCore

/// Loads the pictures of a contact sheet.
struct SheetRun: Sendable {
    let inputs: [Input]
    let sheet: ContactSheet
    let assembly: Assembly
    let concurrency: Int
    let cachePolicy: CachePolicy
    /// The images that get a row of their own.
    let strips: [Input]

    /// The cells, in the order of the inputs. Failures are told on standard error too.
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

    /// The rows of those that have one, before ``cells()`` closes the pipeline. The first failure of each is told on
    /// standard error too.
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

    /// Why pictures of one input failed. The frames of a damaged animation may all fail, and mostly for one reason.
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
