import Foundation
import HalcyonCore

/// Several pictures of one image: the frames of an animation, or what could be seen of a file while it arrived.
struct SheetStrip: Sendable {
    let input: Input
    /// The side of the square that each picture fits into, in pixels.
    let cell: Int
    /// The most pictures.
    let count: Int

    /// Loads the image, past the caches: what is there at once shows nothing on its way.
    func cells(from pipeline: ImagePipeline) async -> [SheetCell] {
        var request = ImageRequest(source: input.source, targetSize: TargetSize(width: cell, height: cell))
        request.cachePolicy = CachePolicy(memory: .off, disk: .off)
        request.previews = PreviewPolicy(interval: 0, growth: 1.05)
        var progress = LoadingProgress(received: 0, expected: nil)
        var previews: [SheetCell] = []
        for await event in pipeline.task(for: request).events {
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
                let seconds = frames.timing.delays[..<index].reduce(0, +)
                let details = ["frame \(index + 1) of \(frames.count)", String(format: "at %.2f s", seconds)]
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
