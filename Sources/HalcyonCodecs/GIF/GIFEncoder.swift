public import Foundation
public import HalcyonCore

/// Writes GIF with giflib, still and animated, with palettes of its own making.
///
/// A frame of up to 255 colours (a still picture without transparency: 256) keeps them exactly; one of more gets a
/// palette by Wu's method, and dithering. Pixels are either opaque (an alpha of 128 and more) or not there. Of a frame
/// only what differs from the one before is written.
///
/// Of ``EncodingOptions`` it heeds `dithering`. The format holds no metadata: pixels that come with some are brought
/// upright and to sRGB first.
public struct GIFEncoder: ImageEncoding {
    /// An encoder; all settings come with each call.
    public init() {}

    /// A still GIF file; nil for another format than `.gif`.
    ///
    /// - Throws: `ImageError.encoding`: `.tooLarge` for a side of more than 65535 pixels, `.failed`;
    ///   `ImageError.cancelled`.
    public func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        var frame: AnimationFrame? = AnimationFrame(pixels: pixels, delay: 0)
        return try encode(frames: { () throws(ImageError) in frame.take() }, loopCount: 1, as: format, options: options)
    }

    /// An animated GIF file; nil for another format than `.gif`. A file of one frame is a still picture.
    ///
    /// GIF counts time in hundredths of a second: each frame ends at the one that is nearest to when it should, so that
    /// the whole lasts as long as it should. No frame is shown for less than 0.02 s, as viewers show shorter ones for
    /// 0.1 s.
    ///
    /// - Throws: As ``encode(_:as:options:)``, also what `nextFrame` throws.
    public func encode(
        frames nextFrame: () throws(ImageError) -> AnimationFrame?, loopCount: Int?, as format: ImageFormat,
        options: EncodingOptions
    ) throws(ImageError) -> Data? {
        guard format == .gif else { return nil }
        guard var current = try nextFrame() else { throw .encoding(.failed(.gif, why: "an animation of no frame")) }
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

extension PixelBuffer {
    /// The picture as it is meant to be seen: in sRGB and upright. The same object where it is so already.
    func applying(_ metadata: ImageMetadata) throws(ImageError) -> PixelBuffer {
        guard let profile = metadata.colorProfile else { return try upright(from: metadata.orientation) }
        let embedded = profile.withUnsafeBytes { ICCProfile(ByteView(bytes: $0)) }
        guard let transform = embedded?.fitting(.rgb).flatMap({ ColorTransform.from($0) })
        else { return try upright(from: metadata.orientation) }
        let seen = try PixelBuffer(width: width, height: height, hasAlpha: hasAlpha) { memory throws(ImageError) in
            withUnsafeBytes { memory.copyMemory(from: $0) }
            try transform.apply(to: memory)
        }
        return try seen.upright(from: metadata.orientation)
    }
}

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

/// Counts an animation's time in GIF's hundredths of a second.
struct GIFClock {
    private static let least = 2
    private static let most = 65535

    private var seconds = 0.0
    private var ticks = 0

    /// The hundredths for a frame that is to be shown for so many seconds.
    mutating func ticks(for delay: Double) -> Int {
        if delay > 0, delay < Double(Self.most) { seconds += delay }
        // What one frame is too long or too short by, the next makes up for.
        let count = max(Self.least, min(Self.most, Int((seconds * 100).rounded()) - ticks))
        ticks += count
        return count
    }
}
