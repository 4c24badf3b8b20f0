#if os(Linux)
import HalcyonCore

extension Helper {
    /// Checks and maps a picture that it has sent.
    ///
    /// - Returns: nil if it has sent that there is none.
    func picture(
        _ answer: (reply: HelperReply, room: PixelRoom?), _ options: DecodingOptions
    ) throws(ImageError) -> (HelperImage, PixelBuffer)? {
        guard case .image(let facts) = answer.reply else {
            if case .nothing = answer.reply { return nil }
            throw ended(.decoding(.decoderMisbehaved("it sent something else than a picture")))
        }
        do throws(MalformedMessage) { try facts.check(options) } catch {
            throw ended(.decoding(.decoderMisbehaved("it sent \(error.why)")))
        }
        if let room = answer.room, let pixels = room.copy(of: facts.size, hasAlpha: facts.hasAlpha) {
            keep(room)
            return (facts, pixels)
        }
        // Checked above: the product fits.
        guard let memory = answer.room?.taken(facts.size.width * facts.size.height * 4) else {
            throw ended(.decoding(.decoderMisbehaved("it still writes the pixels that it has sent")))
        }
        guard let pixels = PixelBuffer.picture(in: memory, facts.size, hasAlpha: facts.hasAlpha) else {
            throw ended(.decoding(.outOfMemory(facts.size)))
        }
        return (facts, pixels)
    }
}
#endif
