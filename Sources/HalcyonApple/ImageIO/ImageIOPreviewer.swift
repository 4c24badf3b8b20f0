#if canImport(ImageIO)
import Foundation
import HalcyonCore
import ImageIO
import Synchronization

/// Shows a file while it arrives, with an ImageIO source that is given all the data so far.
final class ImageIOPreviewer: ImagePreviewing {
    private struct State {
        let source = CGImageSourceCreateIncremental(nil)
        var data = Data()
        var hasNewData = false
        var spent = 0.0
    }

    // Held during the work: callers take turns anyway, and if they did not, they would merely wait.
    private let state = Mutex(State())
    private let options: DecodingOptions

    init(_ options: DecodingOptions) {
        self.options = options
    }

    func append(_ data: Data) throws(ImageError) {
        state.withLock { state in
            guard !data.isEmpty else { return }
            state.data.append(data)
            state.hasNewData = true
        }
    }

    func preview() throws(ImageError) -> DecodedImage? {
        try state.withLock { state throws(ImageError) in
            guard state.hasNewData else { return nil }
            state.hasNewData = false
            let start = SystemClock().uptime
            defer { state.spent += SystemClock().uptime - start }
            CGImageSourceUpdateData(state.source, state.data.coreFoundation, false)
            guard let source = ImageIOSource(state.source), let info = try? source.info(readingFrames: 0) else {
                return nil
            }
            var options = try previewOptions(info)
            options.limits.maximumSeconds -= state.spent
            let plan = try ImageIOPlan(info, options: options, isWhole: true)
            do throws(ImageError) {
                return try plan.picture(source.primaryIndex, of: source, isArriving: true)
            } catch {
                switch error {
                // There is nothing to show yet.
                case .decoding(.truncated), .decoding(.corrupt): return nil
                case .decoding(.tookTooLong):
                    throw .decoding(.tookTooLong(limit: self.options.limits.maximumSeconds))
                default: throw error
                }
            }
        }
    }

    /// Returns the options for a preview in the shape of the final image: the first frame, upright, in sRGB and not too
    /// large.
    private func previewOptions(_ info: ImageInfo) throws(ImageError) -> DecodingOptions {
        _ = try ImageIOPlan(info, options: options)
        let target = options.targetSize ?? TargetSize(width: info.size.width, height: info.size.height)
        let layout = target.layout(for: info.size)
        var preview = DecodingOptions(targetSize: options.targetSize, limits: options.limits, frames: .first)
        let pixels = layout.output.pixelCount ?? .max
        let divisor = [1, 2, 4].first { pixels / ($0 * $0) <= PixelSize.mostPixelsOfPreview } ?? 8
        if divisor > 1 {
            preview.targetSize = TargetSize(
                width: (layout.output.width + divisor - 1) / divisor,
                height: (layout.output.height + divisor - 1) / divisor,
                mode: layout.output == layout.scaled ? .stretch : .fill, enlarges: true)
        }
        return preview
    }
}
#endif
