import Foundation
import HalcyonCodecs
import HalcyonCore

/// GIF frames of any place, disposal and transparency, against a canvas that is worked out pixel by pixel.
enum CompositingTarget: FuzzTarget {
    static let name = "compositing"

    static func run(_ data: Data) throws {
        guard let gif = PlainGIF(data) else { return }
        let canvases = gif.canvases
        guard let animation = try GIFDecoder().decode(gif.file, options: DecodingOptions())?.frames?.animation else {
            return require(false, "no animation")
        }
        require(animation.timing.delays.count == canvases.count, "\(animation.timing.delays.count) frames")
        let pass = try animation.pass(toward: 0)
        for (index, canvas) in canvases.enumerated() {
            let frame = try pass.next()
            require(frame.map { areEqual($0, canvas) } ?? false, "frame \(index)")
            require(frame?.hasAlpha == true || canvas.allSatisfy { $0 >> 24 == 255 }, "an opaque frame that is not")
        }
        let wanted = Int(data.last ?? 0) % canvases.count
        let late = try animation.pass(toward: wanted)
        while late.nextIndex < wanted { try late.skip() }
        require(try late.next().map { areEqual($0, canvases[wanted]) } ?? false, "frame \(wanted) when sought")
    }

    private static func areEqual(_ frame: PixelBuffer, _ canvas: [UInt32]) -> Bool {
        frame.withUnsafeBytes { $0.bindMemory(to: UInt32.self).elementsEqual(canvas) }
    }
}
