#if os(Linux)
import Foundation
import HalcyonCore

/// Errors of decoders. Their codes are the numbers on the wire, because they never change.
extension ImageError {
    func write(to message: inout MessageWriter) {
        guard case .decoding(let reason) = self else {
            // A decoder of the caller's own may throw any.
            return Self.decoding(.corrupt(ImageFormat(name: "image"), why: .init(description))).write(to: &message)
        }
        message.put(reason.code)
        switch reason {
        // Regions are not decoded in a sandbox.
        case .empty, .noSuchRegion: break
        case .notAnImage(let looks): message.put(looks) { $0.put(String($1.prefix(200))) }
        case .unsupportedFormat(let format), .truncated(let format): message.put(format.name)
        case .corrupt(let format, let why):
            message.put(format.name)
            message.put(String(why.text.prefix(500)))
        case .tooManyPixels(let size, let limit):
            message.put(size)
            message.put(limit)
        case .tooManyScans(let limit): message.put(limit)
        case .outOfMemory(let size): message.put(size)
        case .tooManyBytes(let count, let limit), .tooManyFrames(let count, let limit),
            .tooManyAnimationPixels(let count, let limit), .metadataTooLarge(let count, let limit):
            message.put(count)
            message.put(limit)
        case .tookTooLong(let limit): message.put(limit)
        case .decoderCrashed(let signal): message.put(signal)
        case .decoderMisbehaved(let why), .sandboxUnavailable(let why): message.put(String(why.prefix(500)))
        }
    }

    init(from message: inout MessageReader) throws(MalformedMessage) {
        self = .decoding(try DecodingReason(from: &message))
    }
}

extension ImageError.DecodingReason {
    fileprivate init(from message: inout MessageReader) throws(MalformedMessage) {
        switch try message.int() {
        case 4001: self = .empty
        case 4002:
            self = .notAnImage(
                looksLike: try message.optional { message throws(MalformedMessage) in try message.text() })
        case 4003: self = .unsupportedFormat(try ImageFormat(from: &message))
        case 4004: self = .truncated(try ImageFormat(from: &message))
        case 4005: self = .corrupt(try ImageFormat(from: &message), why: .init(try message.text()))
        case 4006: self = .tooManyPixels(try message.anySize(), limit: try message.count())
        case 4007: self = .tooManyScans(limit: try message.count())
        case 4008: self = .outOfMemory(try message.anySize())
        case 4009: self = .tooManyBytes(try message.count(), limit: try message.count())
        case 4010: self = .tooManyFrames(try message.count(), limit: try message.count())
        case 4011: self = .tooManyAnimationPixels(try message.count(), limit: try message.count())
        case 4012: self = .metadataTooLarge(try message.count(), limit: try message.count())
        case 4013:
            let limit = try message.double()
            guard limit.isFinite else { throw MalformedMessage(why: "a limit of \(limit) s") }
            self = .tookTooLong(limit: limit)
        // What only the parent can know is not for a helper to say.
        case let code: throw MalformedMessage(why: "an error with the code \(code)")
        }
    }
}

extension MessageReader {
    /// A text for people: control characters of a decoder that is not trusted do not reach a terminal.
    mutating func text(atMost limit: Int = 4096) throws(MalformedMessage) -> String {
        let text = try string(atMost: limit)
        return String(
            String.UnicodeScalarView(
                text.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
    }

    fileprivate mutating func count() throws(MalformedMessage) -> Int {
        let count = try int()
        guard count >= 0 else { throw MalformedMessage(why: "a number below 0") }
        return count
    }

    /// A size that may be none, as a file's may be.
    fileprivate mutating func anySize() throws(MalformedMessage) -> PixelSize {
        PixelSize(width: try count(), height: try count())
    }
}
#endif
