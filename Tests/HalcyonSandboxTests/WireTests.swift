import Foundation
import HalcyonCore
import Testing

@testable import HalcyonSandbox

@Suite("What helpers send")
struct WireTests {
    @Test("Given an answer as long as the room, when it is read, then only what answers have is")
    func longAnswer() throws {
        let room = try PixelRoom(for: DecodingOptions())
        #expect(room.bytes(at: 0, 16 << 20) != nil)
        #expect(room.bytes(at: 0, 16 << 20 + 1) == nil)
        #expect(room.bytes(at: room.byteCount, 1) == nil)
        #expect(room.bytes(at: -1, 1) == nil)
        #expect(room.bytes(at: 0, .max) == nil)
    }

    private func picture(delays: Int, profile: Int = 0) -> [UInt8] {
        let facts = HelperImage(
            size: PixelSize(width: 1, height: 1), hasAlpha: false, originalSize: PixelSize(width: 1, height: 1),
            isDownsampled: false, metadata: ImageMetadata(),
            animation: HelperImage.Animation(
                timing: AnimationTiming(delays: Array(repeating: 1, count: delays)),
                size: PixelSize(width: 1, height: 1), byteCount: 1))
        var image = facts
        if profile > 0 { image.metadata.colorProfile = Data(count: profile) }
        var message = MessageWriter()
        HelperReply.image(image).write(to: &message)
        return message.bytes
    }

    @Test("Given more delays or a longer profile than the limits, when read, then they are not taken")
    func lists() throws {
        var limits = DecodingLimits()
        limits.maximumFrames = 1000
        limits.maximumMetadataBytes = 1000
        for (bytes, isRead) in [
            (picture(delays: 1000, profile: 1000), true), (picture(delays: 1001), false),
            (picture(delays: 2, profile: 1001), false),
        ] {
            var reader = MessageReader(bytes)
            if isRead {
                _ = try HelperReply(from: &reader, within: limits)
            } else {
                #expect(throws: MalformedMessage.self) { try HelperReply(from: &reader, within: limits) }
            }
        }
    }

    @Test("Given a list that is longer than its message, when read, then nothing is taken for it")
    func shortList() {
        var message = MessageWriter()
        message.put(1_000_000)
        for value in 0..<1000 { message.put(value) }
        var reader = MessageReader(message.bytes)
        // Each may be there by its number of bytes, and is not by theirs.
        #expect(throws: MalformedMessage.self) {
            try reader.array(atMost: 2_000_000, bytesEach: 8) { message throws(MalformedMessage) in try message.int() }
        }
    }

    @Test("Given a header with texts for a terminal, when read, then they are none")
    func texts() throws {
        var message = MessageWriter()
        ImageInfo(
            format: .png, size: PixelSize(width: 1, height: 1), bitsPerChannel: 8, colorModel: "\u{1B}[2J",
            colorProfile: "\u{7}", highRangeTransfer: "\u{1B}[1J"
        ).write(to: &message)
        var reader = MessageReader(message.bytes)
        let info = try ImageInfo(from: &reader)
        #expect(info.colorModel == "\u{FFFD}[2J")
        #expect(info.highRangeTransfer == "\u{FFFD}[1J")
        #expect(info.colorProfile == "\u{FFFD}")
    }

    @Test("Given a header with sides that no image has, when read, then it is not taken")
    func sides() throws {
        var message = MessageWriter()
        ImageInfo(format: .png, size: PixelSize(width: .max, height: 1)).write(to: &message)
        var reader = MessageReader(message.bytes)
        #expect(throws: MalformedMessage.self) { try ImageInfo(from: &reader) }
    }

    @Test("Given a message of another version, when a helper gets it, then its status says so")
    func otherVersion() throws {
        let (own, other) = try Channel.pair()
        try own.send([1, 2, 3], serial: 1)
        #expect(HelperJobs(other, ImageDecoderRegistry([]), HelperPixels()).run() == 76)
    }

    @Test("Given a helper's end with that status, when it had answered none, then versions are named")
    func otherVersionTold() throws {
        let decoder = SandboxedDecoder(try Helpers.settings())
        let error = #expect(throws: ImageError.self) {
            try decoder.decode(Helpers.plant("exit 76"), options: DecodingOptions())
        }
        guard case .decoding(.sandboxUnavailable(let why)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(why.contains("versions"))
        #expect(try decoder.decode(Helpers.good, options: DecodingOptions()) != nil)
        // Now it is a lie.
        #expect(throws: ImageError.decoding(.decoderMisbehaved("it ended with status 76"))) {
            try decoder.decode(Helpers.plant("exit 76"), options: DecodingOptions())
        }
    }
}
