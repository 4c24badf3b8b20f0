#if os(Linux)
import Foundation
import HalcyonCore

extension ImageIsolation {
    func write(to message: inout MessageWriter) {
        message.put(hasSeccomp)
        message.put(landlockVersion)
        message.put(hasOwnNetwork)
        message.put(hasLimits)
    }

    init(from message: inout MessageReader) throws(MalformedMessage) {
        self.init(
            hasSeccomp: try message.bool(), landlockVersion: try message.int(), hasOwnNetwork: try message.bool(),
            hasLimits: try message.bool())
    }
}

extension ImageOrientation {
    init(from message: inout MessageReader) throws(MalformedMessage) {
        guard let value = UInt16(exactly: try message.int()), let orientation = ImageOrientation(rawValue: value) else {
            throw MalformedMessage(why: "no orientation")
        }
        self = orientation
    }
}

extension ImageInfo {
    func write(to message: inout MessageWriter) {
        message.put(format.name)
        message.put(size)
        message.put(Int(orientation.rawValue))
        message.put(frameCount) { $0.put($1) }
        message.put(hasAlpha)
        message.put(bitsPerChannel)
        message.put(String(colorModel.prefix(64)))
        message.put(colorProfile) { $0.put(String($1.prefix(256))) }
        message.put(duration) { $0.put($1) }
        message.put(hasGainMap)
        message.put(pageCount) { $0.put($1) }
        message.put(highRangeTransfer) { $0.put($1) }
    }

    init(from message: inout MessageReader) throws(MalformedMessage) {
        self.init(
            format: try ImageFormat(from: &message), size: try message.size(),
            orientation: try ImageOrientation(from: &message),
            frameCount: try message.optional { message throws(MalformedMessage) in try message.int() },
            hasAlpha: try message.bool(), bitsPerChannel: try message.int(), colorModel: try message.text(),
            colorProfile: try message.optional { message throws(MalformedMessage) in try message.text() },
            duration: try message.optional { message throws(MalformedMessage) in try message.double() },
            hasGainMap: try message.bool(),
            pageCount: try message.optional { message throws(MalformedMessage) in try message.int() },
            highRangeTransfer: try message.optional { message throws(MalformedMessage) in try message.text(atMost: 8) })
        // Sides up to what any format can have (BMP's are up to 2^31), so that no product of two overflows.
        let sides = 1...(1 << 31)
        guard sides.contains(size.width), sides.contains(size.height), frameCount ?? 1 > 0, pageCount ?? 1 > 0,
            duration ?? 0 >= 0, duration?.isFinite ?? true, (1...128).contains(bitsPerChannel)
        else { throw MalformedMessage(why: "a header with numbers that no image has") }
    }
}
#endif
