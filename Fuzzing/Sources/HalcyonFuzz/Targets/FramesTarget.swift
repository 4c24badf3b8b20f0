import Foundation
import HalcyonCodecs
import HalcyonCore

/// All frames of an animation, and one of them by a pass of its own, which must show the same. The last byte chooses
/// how.
enum FramesTarget: FuzzTarget {
    static let name = "frames"

    static func run(_ data: Data) throws {
        let choice = data.last ?? 0
        let options = DecodingOptions(targetSize: DecodeTarget.target(choice), limits: DecodeTarget.limits)
        let image = try ImageDecoderRegistry(StandardCodecs.decoders).decode(data, options: options)
        DecodeTarget.check(image, options)
        guard let animation = image.frames?.animation else { return }
        let count = animation.timing.delays.count
        require(count > 1 && count <= options.limits.maximumFrames, "\(count) frames")
        require(animation.timing.delays.allSatisfy { $0 > 0 }, "a frame that is not shown")
        let wanted = Int(choice >> 3) % count
        let sought = try? frame(wanted, of: animation)
        let pass = try animation.pass(toward: 0)
        while let frame = try pass.next() {
            require(frame.size == animation.size, "a frame of another size")
            DecodeTarget.check(frame)
            if pass.nextIndex - 1 == wanted {
                require(sought.map { areEqual($0, frame) } ?? false, "frame \(wanted) is another one when sought")
            }
        }
        require(pass.nextIndex == count, "\(pass.nextIndex) frames of \(count)")
    }

    private static func frame(_ index: Int, of animation: any AnimationDecoding) throws -> PixelBuffer? {
        let pass = try animation.pass(toward: index)
        require(pass.nextIndex <= index, "a pass that begins behind the frame")
        while pass.nextIndex < index { try pass.skip() }
        return try pass.next()
    }

    /// The colour of a pixel that is not seen is of no account.
    private static func areEqual(_ one: PixelBuffer, _ other: PixelBuffer) -> Bool {
        one.size == other.size && one.hasAlpha == other.hasAlpha
            && one.withUnsafeBytes { one in
                other.withUnsafeBytes { other in
                    zip(one.bindMemory(to: UInt32.self), other.bindMemory(to: UInt32.self))
                        .allSatisfy { $0 == $1 || $0 >> 24 == 0 && $1 >> 24 == 0 }
                }
            }
    }
}
