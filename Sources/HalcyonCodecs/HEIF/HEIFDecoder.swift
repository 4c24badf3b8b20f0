#if HEIF
import CPixels
public import Foundation
public import HalcyonCore

/// Decodes HEIC, the photographs of phones, with libheif: the primary image of a file, as one image or a grid of tiles,
/// with alpha, at 8, 10 and 12 bits, cropped, rotated and mirrored as the file says. Part of the package trait `HEIF`,
/// which is off by default.
///
/// Colours follow the ICC profile or the file's code points (`nclx`). A high dynamic range image is brought to the
/// range of sRGB by the curve of ITU-R BT.2390. A thumbnail of the file is used for a result that is not larger.
/// Otherwise one row of tiles is held at full size, or the whole image if it is a single one. Depth and gain maps are
/// ignored. Sequences without a still image, overlays and images that are not HEVC are not read.
public struct HEIFDecoder: ImageDecoding {
    /// Creates a decoder; it has no settings.
    public init() {}

    /// Returns what the boxes say, or nil if the bytes are not HEIF, or are AVIF. The data may end where the boxes end.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` within the boxes, `.corrupt`, and `.unsupportedFormat` for an
    ///   image that is not HEVC.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        guard ImageFormat(sniffing: data) == .heic else { return nil }
        return try data.withByteView { bytes throws(ImageError) in
            let items = try MediaItems(bytes, .heic)
            var info = try HEIFPicture(items.primary, in: items).info
            info.hasGainMap = GainMapMark.isPresent(inBoxes: bytes)
            return info
        }
    }

    /// Returns the image, or nil if the bytes are not HEIF, or are AVIF.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`,
    ///   `.metadataTooLarge`, `.outOfMemory`, `.unsupportedFormat` for an image that is not HEVC or if libheif has no
    ///   decoder for HEVC, and `.tookTooLong`, which like `ImageError.cancelled` is checked between tiles and rows.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard ImageFormat(sniffing: data) == .heic else { return nil }
        return try data.withByteView { bytes throws(ImageError) in
            let items = try MediaItems(bytes, .heic)
            let picture = try HEIFPicture(items.primary, in: items)
            let plan = try DecodePlan(picture.info, options: options)
            try options.limits.check(metadata: picture.colors.profileByteCount)
            let source = try HEIFSource(picture, in: items, plan, options.limits)
            return try plan.holding(source.byteCount) { plan throws(ImageError) in try source.decode(plan) }
        }
    }
}

extension HEIFPicture {
    var info: ImageInfo {
        ImageInfo(
            format: .heic, size: size, orientation: turn.orientation, hasAlpha: alpha != nil, bitsPerChannel: bits,
            colorModel: chroma == 0 ? "gray" : "RGB", colorProfile: colors.embedded?.name,
            highRangeTransfer: colors.highRangeTransfer)
    }
}

/// The image of a file that is decoded for a result: the primary one or its thumbnail.
struct HEIFSource {
    private let items: MediaItems
    private let primary: HEIFPicture
    private let picture: HEIFPicture
    private let alpha: HEIFPicture?
    private let isPremultiplied: Bool
    private let threads: Int

    init(
        _ primary: HEIFPicture, in items: MediaItems, _ plan: DecodePlan, _ limits: DecodingLimits
    ) throws(ImageError) {
        self.items = items
        self.primary = primary
        threads = min(8, plan.threads)
        picture = Self.thumbnail(of: primary, in: items, for: plan.layout.scaled) ?? primary
        // The cropped-away part is decoded too.
        try limits.check(picture.coded)
        try limits.check(picture.tileSize)
        guard let id = picture.alpha else {
            alpha = nil
            isPremultiplied = false
            return
        }
        let alpha = try HEIFPicture(id, in: items)
        try limits.check(alpha.coded)
        try limits.check(alpha.tileSize)
        self.alpha = alpha
        isPremultiplied = items.targets("prem", of: picture.item).contains(id)
    }

    /// The memory for the decoder and its rows of tiles.
    var byteCount: Int {
        let alphaBytes = alpha?.byteCount(threads: threads) ?? 0
        return picture.byteCount(threads: threads) + alphaBytes + picture.coded.width * 16
    }

    /// Decodes the image to its final pixels, within the plan's time.
    func decode(_ plan: DecodePlan) throws(ImageError) -> DecodedImage {
        try plan.deadline.check()
        let rows = try HEIFRows(picture, in: items, isAlpha: false, threads: threads)
        var opacity: HEIFAlpha?
        if let alpha {
            opacity = HEIFAlpha(
                try HEIFRows(alpha, in: items, isAlpha: true, threads: threads), for: picture.coded)
        }
        let colors = picture.colors.isEmpty ? primary.colors : picture.colors
        let profile = colors.profile(isGray: picture.chroma == 0)
        // The curves of high dynamic range images would show steps on 8 bits.
        let isDeep = picture.bits > 8 && colors.areHighRange && opacity == nil
        let deepTransform = isDeep ? plan.transform(profile, isDeep: true) : nil
        return try plan.picture(
            hasAlpha: opacity != nil, profile: deepTransform == nil ? profile : nil
        ) { memory throws(ImageError) in
            let part = picture.visible
            let sink = RowSink(
                memory, plan: plan, source: part.size, hasAlpha: opacity != nil, deepTransform: deepTransform,
                isBigEndian: false)
            let columns = part.x..<part.x + part.size.width
            for y in 0..<part.size.height {
                try rows.prepare(part.y + y, plan.deadline)
                guard let row = sink.row(y) else { throw sink.stopReason }
                if deepTransform != nil {
                    rows.writeDeep(part.y + y, columns: columns, to: row)
                    continue
                }
                rows.write(part.y + y, columns: columns, to: row)
                guard let opacity else { continue }
                try opacity.write(part.y + y, columns: columns, to: row, plan.deadline)
                if isPremultiplied { cpixels_divide_by_alpha(row, columns.count) }
            }
            sink.finish()
        }
    }

    /// Returns the smallest thumbnail that is at least as large as the result before it is cropped.
    private static func thumbnail(
        of picture: HEIFPicture, in items: MediaItems, for size: PixelSize
    ) -> HEIFPicture? {
        guard size.width < picture.visible.size.width else { return nil }
        var best: HEIFPicture?
        for id in items.sources("thmb", of: items.primary).prefix(16) {
            // One that cannot be read is not needed.
            guard let found = try? HEIFPicture(id, in: items), found.isReduction(of: picture),
                (found.alpha != nil) == (picture.alpha != nil), found.visible.size.width >= size.width,
                found.visible.size.height >= size.height,
                found.visible.size.width < best?.visible.size.width ?? .max
            else { continue }
            best = found
        }
        return best
    }
}
#endif
