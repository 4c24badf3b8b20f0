import Foundation
import HalcyonCore

/// Several pictures of one image: the frames of an animation, or what could be seen of a file while it arrived.
struct SheetStrip: Sendable {
    let input: Input
    /// The side of the square that each picture fits into, in pixels.
    let cell: Int
    /// The most pictures.
    let count: Int

    /// Loads the image.
    func cells(from pipeline: ImagePipeline) async -> [SheetCell] { await cells(of: task(in: pipeline).events) }

    /// Past the caches: what is there at once shows nothing on its way.
    func task(in pipeline: ImagePipeline) -> ImageTask {
        var request = ImageRequest(source: input.source, targetSize: TargetSize(width: cell, height: cell))
        request.cachePolicy = CachePolicy(memory: .off, disk: .off)
        request.previews = PreviewPolicy(interval: 0, growth: 1.05)
        return pipeline.task(for: request)
    }

    /// What a load shows, up to its end.
    func cells(of events: some AsyncSequence<ImageTask.Event, Never>) async -> [SheetCell] {
        var progress = LoadingProgress(received: 0, expected: nil)
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
        let share = progress.fraction.map { "after \(Int($0 * 100)) %" } ?? "after \(ByteCount(progress.received))"
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

    /// At most so many numbers below `total`, the first and the last among them, as far apart from each other as can be.
    private func evenly(_ total: Int) -> [Int] {
        guard total > count, count > 1 else { return Array(0..<min(total, count)) }
        return (0..<count).map { $0 * (total - 1) / (count - 1) }
    }
}
