import Foundation
import HalcyonCore

/// Writes frame after frame, each as what has changed since the one before.
final class GIFAnimationWriter {
    private static let longestSide = 65535

    private let file: GIFFileWriter
    private let isStill: Bool
    private let loopCount: Int?
    private let dithering: EncodingOptions.Dithering
    private var canvas: GIFCanvas
    private var clock = GIFClock()
    /// The first frame's palette, which the file has once, for all frames that it serves.
    private var shared: GIFPalette?

    init(
        _ size: PixelSize, loopCount: Int?, isStill: Bool, dithering: EncodingOptions.Dithering
    ) throws(ImageError) {
        try size.check(.gif, longestSide: Self.longestSide)
        file = try GIFFileWriter()
        canvas = GIFCanvas(size)
        self.isStill = isStill
        self.loopCount = isStill ? 1 : loopCount
        // Errors that wander from pixel to pixel make a moving picture restless, and larger.
        self.dithering = dithering == .automatic ? (isStill ? .diffused : .ordered) : dithering
    }

    /// Writes a frame.
    ///
    /// - Parameter next: The one that comes after it, nil for the last. What is to vanish with it has to be cleared by
    ///   this one: a GIF cannot draw nothing over something.
    func write(_ frame: AnimationFrame, before next: PixelBuffer?) throws(ImageError) {
        let picture = frame.pixels
        for size in [picture.size, next?.size ?? canvas.size] where size != canvas.size {
            throw .encoding(.failed(.gif, why: "frames of \(canvas.size) and \(size) pixels"))
        }
        if Task.isCancelled { throw .cancelled }
        let vanishing = next.flatMap { canvas.vanishing(from: picture, to: $0) }
        let area = area(of: picture, vanishing)
        let drawn = canvas.drawing(of: picture, in: area)
        let (indices, palette, isShared) = try painted(drawn, in: area)
        if shared == nil {
            shared = palette
            try file.begin(canvas.size, palette.entries, loopCount: loopCount)
        }
        // Some viewers, Pillow among them, clear an area to nothing only where the frame has a number for it.
        let needsClear = vanishing != nil || drawn.contains(0)
        let image = GIFImage(
            area: area, indices: indices, colors: isShared ? nil : palette.entries,
            clear: needsClear ? palette.clear : nil, clears: vanishing != nil,
            ticks: isStill ? 0 : clock.ticks(for: frame.delay))
        try file.write(image)
        if next != nil { canvas.show(picture, clearing: vanishing == nil ? nil : area) }
    }

    /// The file's bytes, after the last frame.
    func finish() throws(ImageError) -> Data { try file.finish() }

    private func area(of picture: PixelBuffer, _ vanishing: GIFArea?) -> GIFArea {
        // A frame without a change keeps its place: as many frames come out as went in.
        let changes = canvas.changes(to: picture) ?? GIFArea(columns: 0..<1, rows: 0..<1)
        return vanishing.map(changes.union) ?? changes
    }

    private func painted(
        _ drawn: [UInt32], in area: GIFArea
    ) throws(ImageError) -> (indices: [UInt8], palette: GIFPalette, isShared: Bool) {
        if let shared, let indices = shared.exactIndices(of: drawn) { return (indices, shared, true) }
        let palette = GIFPalette(for: drawn, hasClear: !isStill || drawn.contains(0))
        if let indices = palette.exactIndices(of: drawn) { return (indices, palette, shared == nil) }
        var ditherer = Ditherer(palette.colors, dithering)
        let indices = try ditherer.indices(of: drawn, in: area, clear: palette.clear ?? 0)
        return (indices, palette, shared == nil)
    }
}
