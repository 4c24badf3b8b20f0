#if os(Linux)
import Foundation
import HalcyonCore

/// What a helper is asked to do. The bytes of a file come with it, as memory.
enum HelperRequest {
    /// Read the header.
    case info(DecodingOptions)
    /// Decode a still image, or the first frame of an animation and the timing of all.
    case decode(DecodingOptions)
    /// Begin a pass over an animation's frames, from a frame at or before the one with this index.
    case beginPass(DecodingOptions, Int)
    /// Decode the next frame of the pass.
    case nextFrame
    /// Skip the next frame of the pass.
    case skipFrame
    /// Begin previews.
    case beginPreviews(DecodingOptions)
    /// Append bytes to the previews.
    case append
    /// Make a preview.
    case preview

    private func write(to message: inout MessageWriter) {
        switch self {
        case .info(let options):
            message.put(1)
            options.write(to: &message)
        case .decode(let options):
            message.put(2)
            options.write(to: &message)
        case .beginPass(let options, let index):
            message.put(3)
            options.write(to: &message)
            message.put(index)
        case .nextFrame: message.put(4)
        case .skipFrame: message.put(5)
        case .beginPreviews(let options):
            message.put(6)
            options.write(to: &message)
        case .append: message.put(7)
        case .preview: message.put(8)
        }
    }

    /// Whether its answer is a picture.
    var wantsPicture: Bool {
        switch self {
        case .decode, .nextFrame, .preview: true
        default: false
        }
    }

    /// The message of this request, and of the sizes of the file, of the room that it lies in, if that is kept, and of
    /// the room for pixels that go with it.
    func message(with file: SharedMemory?, _ room: PixelRoom?) -> [UInt8] {
        var message = MessageWriter()
        write(to: &message)
        message.put(file?.byteCount ?? 0)
        message.put(file?.room?.id ?? 0)
        message.put(file?.room?.byteCount ?? 0)
        message.put(room?.byteCount ?? 0)
        return message.bytes
    }

    init(from message: inout MessageReader) throws(MalformedMessage) {
        switch try message.int() {
        case 1: self = .info(try DecodingOptions(from: &message))
        case 2: self = .decode(try DecodingOptions(from: &message))
        case 3: self = .beginPass(try DecodingOptions(from: &message), try message.int())
        case 4: self = .nextFrame
        case 5: self = .skipFrame
        case 6: self = .beginPreviews(try DecodingOptions(from: &message))
        case 7: self = .append
        case 8: self = .preview
        case let kind: throw MalformedMessage(why: "request \(kind)")
        }
    }
}

extension DecodingOptions {
    fileprivate func write(to message: inout MessageWriter) {
        message.put(targetSize) { message, target in
            message.put(target.width)
            message.put(target.height)
            message.put(target.mode.rawValue)
            message.put(target.enlarges)
            message.put(target.crops)
        }
        message.put(targetIsLimit)
        message.put(limits.maximumPixels)
        message.put(limits.maximumBytes)
        message.put(limits.maximumScans)
        message.put(limits.maximumFrames)
        message.put(limits.maximumAnimationPixels)
        message.put(limits.maximumMetadataBytes)
        message.put(limits.maximumSeconds)
        message.put(frames.rawValue)
        message.put(Int(keptMetadata.rawValue))
        message.put(contentType) { $0.put(String($1.prefix(1024))) }
        message.put(url) { $0.put(String($1.suffix(1024))) }
    }

    fileprivate init(from message: inout MessageReader) throws(MalformedMessage) {
        self.init()
        isAlone = true
        targetSize = try message.optional { message throws(MalformedMessage) in
            let width = try message.int()
            let height = try message.int()
            guard let mode = TargetSize.Mode(rawValue: try message.string()) else {
                throw MalformedMessage(why: "no mode of a target size")
            }
            return TargetSize(
                width: width, height: height, mode: mode, enlarges: try message.bool(), crops: try message.bool())
        }
        targetIsLimit = try message.bool()
        limits = DecodingLimits(
            maximumPixels: try message.int(), maximumBytes: try message.int(), maximumScans: try message.int(),
            maximumFrames: try message.int(), maximumAnimationPixels: try message.int(),
            maximumMetadataBytes: try message.int(), maximumSeconds: try message.double())
        guard let frames = Frames(rawValue: try message.string()),
            let kept = UInt8(exactly: try message.int())
        else { throw MalformedMessage(why: "no options") }
        self.frames = frames
        keptMetadata = ImageMetadata.Kinds(rawValue: kept)
        contentType = try message.optional { message throws(MalformedMessage) in try message.string() }
        url = try message.optional { message throws(MalformedMessage) in try message.string() }
    }
}
#endif
