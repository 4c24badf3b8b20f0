import CoreGraphics
import Foundation
import HalcyonCodecs
import HalcyonCore

/// What Halcyon's codecs know of the bytes of a file.
final class StandInFile {
    private static let codecs = ImageDecoderRegistry(StandardCodecs.decoders)
    let data: Data
    let info: ImageInfo?
    let format: ImageFormat?
    private let infoError: ImageError?
    private var pass: (frames: AnimatedFrames, next: any FrameDecoding)?

    init(_ data: Data) {
        self.data = data
        format = ImageFormat(sniffing: data)
        do throws(ImageError) {
            info = try Self.codecs.info(of: data)
            infoError = nil
        } catch {
            info = nil
            infoError = error
        }
    }

    /// As stored, with its frames where it has several.
    private lazy var whole: Result<DecodedImage, ImageError> = Result { () throws(ImageError) in
        if let infoError { throw infoError }
        let kept: ImageMetadata.Kinds = [.orientation, .colorProfile]
        return try Self.codecs.decode(data, options: DecodingOptions(keptMetadata: kept))
    }

    func status(isIncremental: Bool) -> CGImageSourceStatus {
        if format == nil { return data.count < 64 ? .statusReadingHeader : .statusUnknownType }
        guard case .failure(let error) = whole else { return .statusComplete }
        guard case .decoding(.truncated) = error else { return .statusInvalidData }
        return isIncremental ? (info == nil ? .statusReadingHeader : .statusIncomplete) : .statusUnexpectedEOF
    }

    var count: Int { info?.frameCount ?? timing?.delays.count ?? 1 }

    private var animation: (any AnimationDecoding)? { (try? whole.get())?.frames?.animation }

    private var timing: AnimationTiming? {
        guard info?.frameCount != 1 else { return nil }
        return animation?.timing
    }

    private var dictionaryKey: CFString {
        switch format {
        case .gif: kCGImagePropertyGIFDictionary
        case .webp: kCGImagePropertyWebPDictionary
        case .avif: kCGImagePropertyAVISDictionary
        default: kCGImagePropertyPNGDictionary
        }
    }

    var properties: NSDictionary? {
        guard info != nil else { return nil }
        var values: [NSString: Any] = [:]
        if let timing, !(format == .gif && timing.loopCount == 1) {
            values[dictionaryKey] = NSDictionary(dictionary: [kCGImagePropertyGIFLoopCount: timing.loopCount ?? 0])
        }
        return NSDictionary(dictionary: values)
    }

    func properties(at index: Int) -> NSDictionary? {
        guard let info else { return nil }
        let stored = info.orientation.applied(to: info.size)
        let isGray = info.colorModel == "gray"
        var values: [NSString: Any] = [
            kCGImagePropertyPixelWidth: stored.width, kCGImagePropertyPixelHeight: stored.height,
            kCGImagePropertyDepth: info.bitsPerChannel, kCGImagePropertyHasAlpha: info.hasAlpha,
            kCGImagePropertyColorModel: isGray ? "Gray" : info.colorModel == "CMYK" ? "CMYK" : "RGB",
        ]
        if info.colorModel == "palette" { values[kCGImagePropertyIsIndexed] = true }
        if info.orientation != .up { values[kCGImagePropertyOrientation] = Int(info.orientation.rawValue) }
        values[kCGImagePropertyProfileName] = info.colorProfile
        if let timing, index < timing.delays.count {
            let delay = timing.delays[index]
            values[dictionaryKey] = NSDictionary(dictionary: [
                kCGImagePropertyGIFUnclampedDelayTime: delay, kCGImagePropertyGIFDelayTime: max(delay, 0.1),
            ])
        }
        return NSDictionary(dictionary: values)
    }

    func image(at index: Int, longestSide: Int?, keeping kept: ImageMetadata.Kinds) -> CGImage? {
        guard info != nil else { return nil }
        let decoded: DecodedImage? =
            if let longestSide {
                try? Self.codecs.decode(
                    data,
                    options: DecodingOptions(
                        targetSize: TargetSize(width: longestSide, height: longestSide),
                        frames: count > 1 ? .onDemand : .first, keptMetadata: kept))
            } else {
                try? whole.get()
            }
        guard let image = decoded ?? (index == 0 ? arriving(kept) : nil) else { return nil }
        let pixels = index == 0 ? image.pixels : frame(index, of: image)
        return pixels.flatMap { CGImage.standIn($0, image.metadata.colorProfile) }
    }

    /// Goes on from the last frame that was asked for, where it can.
    private func frame(_ index: Int, of image: DecodedImage) -> PixelBuffer? {
        guard let frames = image.frames, index < frames.count else { return nil }
        if pass?.frames !== frames || pass?.next.nextIndex ?? .max > index {
            pass = (try? frames.animation.pass(toward: index)).map { (frames, $0) }
        }
        while let next = pass?.next, next.nextIndex < index { if (try? next.skip()) == nil { return nil } }
        return (try? pass?.next.next()) ?? nil
    }

    /// As much as has arrived, the rest transparent.
    private func arriving(_ kept: ImageMetadata.Kinds) -> DecodedImage? {
        guard let previewer = try? Self.codecs.makePreviewer(for: data.prefix(64)),
            (try? previewer.append(data)) != nil, var image = try? previewer.preview(), let info
        else { return nil }
        guard kept.contains(.orientation) else { return image }
        // Back to how it is stored.
        let back: ImageOrientation =
            switch info.orientation {
            case .left: .right
            case .right: .left
            default: info.orientation
            }
        guard let stored = try? image.pixels.upright(from: back) else { return nil }
        image.pixels = stored
        return image
    }
}
