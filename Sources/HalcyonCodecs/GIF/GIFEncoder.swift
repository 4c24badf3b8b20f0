import CPixels
public import Foundation
public import HalcyonCore

/// Encodes GIF with giflib, still and animated, with palettes that it computes itself.
///
/// A frame of up to 255 colours (a still image without transparency: 256) keeps them exactly; one with more gets a
/// palette by Wu's method, and dithering. Pixels are either opaque (an alpha of 128 or more) or transparent. Only the
/// part of a frame that differs from the previous one is written.
///
/// Of ``EncodingOptions`` it uses `dithering`. The format holds no metadata: pixels that come with some are first
/// turned upright and converted to sRGB.
public struct GIFEncoder: ImageEncoding {
    /// Creates an encoder; all settings come with each call.
    public init() {}

    /// Returns a still GIF file, or nil if the format is not `.gif`.
    ///
    /// - Throws: `ImageError.encoding`: `.tooLarge` if a side has more than 65535 pixels, `.failed`;
    ///   `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        var frame: AnimationFrame? = AnimationFrame(pixels: pixels, delay: 0)
        return try encode(frames: { () throws(ImageError) in frame.take() }, loopCount: 1, as: format, options: options)
    }

    /// Returns an animated GIF file, or nil if the format is not `.gif`. A file of one frame is a still image.
    ///
    /// GIF counts time in hundredths of a second: each frame ends at the hundredth nearest to its exact end, so that
    /// the total duration is right. No frame is shown for less than 0.02 s, because viewers show shorter ones for 0.1
    /// s.
    ///
    /// - Throws: The errors of ``encode(_:as:options:)``, and what `nextFrame` throws.
    public func encode(
        frames nextFrame: () throws(ImageError) -> AnimationFrame?, loopCount: Int?, as format: ImageFormat,
        options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .gif else { return nil }
        guard var current = try nextFrame() else { throw .encoding(.failed(.gif, why: "an animation without frames")) }
        current.pixels = try current.pixels.applying(options.metadata)
        var following = try nextFrame()
        let animation = try GIFAnimationWriter(
            current.pixels.size, loopCount: loopCount, isStill: following == nil, dithering: options.dithering)
        while var next = following {
            next.pixels = try next.pixels.applying(options.metadata)
            try animation.write(current, before: next.pixels)
            current = next
            following = try nextFrame()
        }
        try animation.write(current, before: nil)
        return try animation.finish()
    }
}

/// Writes frames one by one, each as its difference from the previous one.
final class GIFAnimationWriter {
    private static let longestSide = 65535

    private let file: GIFFileWriter
    private let isStill: Bool
    private let loopCount: Int?
    private let dithering: EncodingOptions.Dithering
    private var canvas: GIFCanvas
    private var clock = GIFClock()
    /// The first frame's palette, stored once in the file for all frames that can use it.
    private var shared: GIFPalette?

    init(
        _ size: PixelSize, loopCount: Int?, isStill: Bool, dithering: EncodingOptions.Dithering
    ) throws(ImageError) {
        try size.check(.gif, longestSide: Self.longestSide)
        file = try GIFFileWriter()
        canvas = GIFCanvas(size)
        self.isStill = isStill
        self.loopCount = isStill ? 1 : loopCount
        // Error diffusion makes an animation flicker, and larger.
        self.dithering = dithering == .automatic ? (isStill ? .diffused : .ordered) : dithering
    }

    /// Writes a frame.
    ///
    /// - Parameter next: The frame after it, nil for the last. Pixels that disappear in the next frame must be cleared
    ///   by this one: a GIF frame cannot make pixels transparent again.
    func write(_ frame: AnimationFrame, before next: PixelBuffer?) throws(ImageError) {
        let picture = frame.pixels
        for size in [picture.size, next?.size ?? canvas.size] where size != canvas.size {
            throw .encoding(.failed(.gif, why: "frames of different sizes: \(canvas.size) and \(size) pixels"))
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
        // Some viewers, Pillow among them, clear an area to transparent only if the frame has a transparent index.
        let needsClear = vanishing != nil || Self.hasGaps(drawn)
        let image = GIFImage(
            area: area, indices: indices, colors: isShared ? nil : palette.entries,
            clear: needsClear ? palette.clear : nil, clears: vanishing != nil,
            ticks: isStill ? 0 : clock.ticks(for: frame.delay))
        try file.write(image)
        if next != nil { canvas.show(picture, clearing: vanishing == nil ? nil : area) }
    }

    /// Returns the file's bytes, after the last frame.
    func finish() throws(ImageError) -> Data { try file.finish() }

    private func area(of picture: PixelBuffer, _ vanishing: GIFArea?) -> GIFArea {
        // A frame without a change is still written, so that the number of frames stays the same.
        let changes = canvas.changes(to: picture) ?? GIFArea(columns: 0..<1, rows: 0..<1)
        return vanishing.map(changes.union) ?? changes
    }

    /// Whether some pixels stay as they are.
    private static func hasGaps(_ drawn: [UInt32]) -> Bool { cpixels_has_zeros(drawn, drawn.count) != 0 }

    private func painted(
        _ drawn: [UInt32], in area: GIFArea
    ) throws(ImageError) -> (indices: [UInt8], palette: GIFPalette, isShared: Bool) {
        if let shared, let indices = shared.exactIndices(of: drawn) { return (indices, shared, true) }
        let palette = GIFPalette(for: drawn, hasClear: !isStill || Self.hasGaps(drawn))
        if let indices = palette.exactIndices(of: drawn) { return (indices, palette, shared == nil) }
        let ditherer = Ditherer(palette.colors, dithering)
        let indices = try ditherer.indices(of: drawn, in: area, clear: palette.clear ?? 0)
        return (indices, palette, shared == nil)
    }
}

/// Converts an animation's times to GIF's hundredths of a second.
struct GIFClock {
    private static let least = 2
    private static let most = 65535

    private var seconds = 0.0
    private var ticks = 0

    /// Returns the hundredths for a frame that should be shown for `delay` seconds.
    mutating func ticks(for delay: Double) -> Int {
        if delay > 0, delay < Double(Self.most) { seconds += delay }
        // Rounding errors of one frame are made up for by the next.
        let count = max(Self.least, min(Self.most, Int((seconds * 100).rounded()) - ticks))
        ticks += count
        return count
    }
}
