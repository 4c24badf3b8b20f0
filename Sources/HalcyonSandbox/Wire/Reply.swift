#if os(Linux)
import Foundation
import HalcyonCore

/// What a helper answers. Pixels come with it, as memory.
enum HelperReply {
    /// It is locked in.
    case ready(ImageIsolation)
    /// It is not locked in, because of the system's error with this number.
    case notLockedIn(ImageIsolation, error: Int)
    /// No decoder recognizes the bytes, the frames are at their end, or there is no new preview.
    case nothing
    case failure(ImageError)
    case info(ImageInfo)
    case image(HelperImage)
    /// The pass or the previews have begun, or went on; the index of the next frame.
    case done(nextIndex: Int)

    func write(to message: inout MessageWriter) {
        switch self {
        case .ready(let isolation):
            message.put(1)
            isolation.write(to: &message)
        case .notLockedIn(let isolation, let error):
            message.put(2)
            isolation.write(to: &message)
            message.put(error)
        case .nothing: message.put(3)
        case .failure(let error):
            message.put(4)
            error.write(to: &message)
        case .info(let info):
            message.put(5)
            info.write(to: &message)
        case .image(let image):
            message.put(6)
            image.write(to: &message)
        case .done(let index):
            message.put(7)
            message.put(index)
        }
    }

    /// Reads an answer. What it holds beyond the limits is not taken into memory.
    init(
        from message: inout MessageReader, within limits: DecodingLimits = DecodingLimits()
    ) throws(MalformedMessage) {
        switch try message.int() {
        case 1: self = .ready(try ImageIsolation(from: &message))
        case 2: self = .notLockedIn(try ImageIsolation(from: &message), error: try message.int())
        case 3: self = .nothing
        case 4: self = .failure(try ImageError(from: &message))
        case 5: self = .info(try ImageInfo(from: &message))
        case 6: self = .image(try HelperImage(from: &message, within: limits))
        case 7: self = .done(nextIndex: try message.int())
        case let kind: throw MalformedMessage(why: "reply \(kind)")
        }
    }
}

/// What is told of a decoded image besides its pixels.
struct HelperImage {
    /// The frames of an animation.
    struct Animation {
        var timing: AnimationTiming
        var size: PixelSize
        var byteCount: Int
    }

    var size: PixelSize
    var hasAlpha: Bool
    var format: ImageFormat?
    var originalSize: PixelSize
    var isDownsampled: Bool
    var metadata: ImageMetadata
    var animation: Animation?
    var damage: ImageError?

    /// Checks what a helper says against what the caller allows. Their memory shows whether the pixels are there.
    func check(_ options: DecodingOptions) throws(MalformedMessage) {
        let limits = options.limits
        for size in [size, originalSize, animation?.size ?? size] {
            // Sides up to what any format can have, so that no sum or product of them is too large for a number.
            guard (1...Int(Int32.max)).contains(size.width), (1...Int(Int32.max)).contains(size.height) else {
                throw MalformedMessage(why: "an image of \(size) pixels")
            }
        }
        for size in [size, animation?.size ?? size] {
            // The bytes of several such images must fit in an Int, whatever the limit is.
            guard let pixels = size.pixelCount, pixels <= min(limits.maximumPixels, Int.max / 64) else {
                throw MalformedMessage(why: "an image of \(size) pixels, more than the limit")
            }
        }
        if let target = options.targetSize {
            var largest = target
            // A drawing may be.
            largest.enlarges = true
            let most = largest.layout(for: originalSize).output
            for size in [size, animation?.size ?? size] {
                let isWithin = size.width <= most.width && size.height <= most.height
                // Its turn may be kept for later.
                let isWithinTurned = size.width <= most.height && size.height <= most.width
                guard isWithin || isWithinTurned else {
                    throw MalformedMessage(why: "an image of \(size) pixels, where \(most) were wanted at most")
                }
            }
        }
        if let animation {
            guard (2...max(2, limits.maximumFrames)).contains(animation.timing.delays.count),
                (0...Int.max / 2).contains(animation.byteCount)
            else { throw MalformedMessage(why: "an animation of \(animation.timing.delays.count) frames") }
        }
        guard metadata.colorProfile?.count ?? 0 <= limits.maximumMetadataBytes else {
            throw MalformedMessage(why: "a profile beyond the limit")
        }
    }
}

extension HelperImage {
    fileprivate func write(to message: inout MessageWriter) {
        message.put(size)
        message.put(hasAlpha)
        message.put(format) { $0.put($1.name) }
        message.put(originalSize)
        message.put(isDownsampled)
        message.put(metadata.colorProfile) { $0.put($1) }
        message.put(Int(metadata.orientation.rawValue))
        message.put(animation) { message, animation in
            message.put(animation.timing.delays) { $0.put($1) }
            message.put(animation.timing.loopCount) { $0.put($1) }
            message.put(animation.size)
            message.put(animation.byteCount)
        }
        message.put(damage) { $1.write(to: &$0) }
    }

    fileprivate init(
        from message: inout MessageReader, within limits: DecodingLimits
    ) throws(MalformedMessage) {
        size = try message.size()
        hasAlpha = try message.bool()
        format = try message.optional { message throws(MalformedMessage) in try ImageFormat(from: &message) }
        originalSize = try message.size()
        isDownsampled = try message.bool()
        metadata = ImageMetadata()
        metadata.colorProfile = try message.optional { message throws(MalformedMessage) in
            try message.data(atMost: limits.maximumMetadataBytes)
        }
        metadata.orientation = try ImageOrientation(from: &message)
        animation = try message.optional { message throws(MalformedMessage) in
            let most = max(2, limits.maximumFrames)
            let delays = try message.array(atMost: most, bytesEach: 8) { message throws(MalformedMessage) in
                try message.double()
            }
            let loops = try message.optional { message throws(MalformedMessage) in try message.int() }
            return Animation(
                timing: AnimationTiming(delays: delays, loopCount: loops), size: try message.size(),
                byteCount: try message.int())
        }
        damage = try message.optional { message throws(MalformedMessage) in try ImageError(from: &message) }
    }
}
#endif
