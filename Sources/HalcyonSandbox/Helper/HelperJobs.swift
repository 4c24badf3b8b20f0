#if os(Linux)
import Foundation
import Glibc
import HalcyonCore

/// What a helper does once it is locked in: it answers one request after another until its parent is gone.
final class HelperJobs {
    private let channel: Channel
    private let decoders: ImageDecoderRegistry
    private let pixels: HelperPixels
    private var pass: (any FrameDecoding)?
    private var previewer: (any ImagePreviewing)?
    /// Where the parent puts one file after the other.
    private var room: (id: Int, memory: MappedFile)?

    init(_ channel: Channel, _ decoders: ImageDecoderRegistry, _ pixels: HelperPixels) {
        self.channel = channel
        self.decoders = decoders
        self.pixels = pixels
    }

    /// Works until the parent is gone, or asks for what is not in the format.
    ///
    /// - Returns: The status to end with.
    func run() -> Int32 {
        do throws(Channel.Failure) {
            while channel.wait(seconds: nil) { try answerNext() }
        } catch {
            if case .malformed = error { return DecoderHelper.otherVersion }
        }
        return 0
    }

    /// Answers the request that has come.
    func answerNext() throws(Channel.Failure) { try answer(try channel.receive()) }

    private func answer(_ message: Channel.Message) throws(Channel.Failure) {
        let reply: HelperReply
        var picture: PixelBuffer?
        do throws(MalformedMessage) {
            var reader = MessageReader(message.body)
            let request = try HelperRequest(from: &reader)
            let fileBytes = try reader.int()
            let fileRoom = FileRoom.Place(id: try reader.int(), byteCount: try reader.int())
            let roomBytes = try reader.int()
            try reader.finish()
            guard message.descriptors.count == (fileBytes > 0 ? 1 : 0) + (roomBytes > 0 ? 1 : 0) else {
                throw MalformedMessage(why: "other memory than it says")
            }
            if roomBytes > 0, let room = message.descriptors.last { pixels.use(room, roomBytes) }
            (reply, picture) = result { () throws(ImageError) in
                try carryOut(request, try file(message.descriptors.first, fileBytes, fileRoom))
            }
        } catch {
            throw .malformed(error.why)
        }
        try send(reply, picture, message.serial)
    }

    private func send(_ reply: HelperReply, _ picture: PixelBuffer?, _ serial: Int) throws(Channel.Failure) {
        var writer = MessageWriter()
        reply.write(to: &writer)
        var (body, isElsewhere) = (writer.bytes, false)
        if body.count > Channel.mostInPacket {
            guard let offset = pixels.write(body, behind: picture?.byteCount ?? 0) else {
                return try send(
                    .failure(.decoding(.outOfMemory(picture?.size ?? PixelSize(width: 1, height: 1)))), nil, serial)
            }
            var place = MessageWriter()
            place.put(offset)
            place.put(body.count)
            (body, isElsewhere) = (place.bytes, true)
        }
        if let picture, !pixels.export(picture) {
            return try send(.failure(.decoding(.outOfMemory(picture.size))), nil, serial)
        }
        try channel.send(body, isElsewhere: isElsewhere, serial: serial)
        withExtendedLifetime(picture) {}
    }

    /// Maps the bytes that came with a request.
    private func file(
        _ descriptor: Descriptor?, _ byteCount: Int, _ place: FileRoom.Place
    ) throws(ImageError) -> Data {
        guard let descriptor, byteCount > 0 else { return Data() }
        if let room, room.id == place.id { return room.memory.data(byteCount) }
        guard let memory = MappedFile(descriptor, max(byteCount, place.byteCount)) else {
            throw .decoding(.outOfMemory(PixelSize(width: max(1, byteCount / 4), height: 1)))
        }
        if place.byteCount > 0 { room = (place.id, memory) }
        return memory.data(byteCount)
    }

    private func result(
        of work: () throws(ImageError) -> (HelperReply, PixelBuffer?)
    ) -> (HelperReply, PixelBuffer?) {
        do throws(ImageError) { return try work() } catch { return (.failure(error), nil) }
    }

    private func carryOut(
        _ request: HelperRequest, _ data: Data
    ) throws(ImageError) -> (HelperReply, PixelBuffer?) {
        switch request {
        case .nextFrame, .skipFrame, .append, .preview: break
        // What the last file has left.
        default: (pass, previewer) = (nil, nil)
        }
        switch request {
        case .info(let options):
            return (.info(try decoders.info(of: data, options: options)), nil)
        case .decode(let options):
            return image(try decoders.decode(data, options: options))
        case .beginPass(let options, let index):
            let image = try decoders.decode(data, options: options)
            guard let animation = image.frames?.animation else { return (.nothing, nil) }
            let pass = try animation.pass(toward: index)
            self.pass = pass
            return (.done(nextIndex: pass.nextIndex), nil)
        case .nextFrame:
            guard let frame = try pass?.next() else { return (.nothing, nil) }
            return image(DecodedImage(pixels: frame))
        case .skipFrame:
            try pass?.skip()
            return (.done(nextIndex: pass?.nextIndex ?? 0), nil)
        case .beginPreviews(let options):
            previewer = try decoders.makePreviewer(for: data, options: options)
            return (previewer == nil ? .nothing : .done(nextIndex: 0), nil)
        case .append:
            try previewer?.append(data)
            return (.done(nextIndex: 0), nil)
        case .preview:
            guard let preview = try previewer?.preview() else { return (.nothing, nil) }
            return image(preview)
        }
    }

    private func image(_ image: DecodedImage) -> (HelperReply, PixelBuffer?) {
        let animation = image.frames.map {
            HelperImage.Animation(timing: $0.timing, size: $0.size, byteCount: $0.animation.byteCount)
        }
        let facts = HelperImage(
            size: image.size, hasAlpha: image.pixels.hasAlpha, format: image.format, originalSize: image.originalSize,
            isDownsampled: image.isDownsampled, metadata: image.metadata, animation: animation, damage: image.damage)
        return (.image(facts), image.pixels)
    }
}

/// Memory that the parent has filled, for reading.
private final class MappedFile {
    private let address: UnsafeMutableRawPointer
    private let byteCount: Int

    init?(_ descriptor: Descriptor, _ byteCount: Int) {
        // All pages are there, and mapping them at once costs less than one after the other.
        guard let address = mmap(nil, byteCount, PROT_READ, MAP_SHARED | MAP_POPULATE, descriptor.number, 0),
            address != MAP_FAILED
        else { return nil }
        self.address = address
        self.byteCount = byteCount
    }

    deinit { munmap(address, byteCount) }

    /// Returns the first bytes.
    func data(_ count: Int) -> Data {
        let end = Data.Deallocator.custom { [self] _, _ in withExtendedLifetime(self) {} }
        return Data(bytesNoCopy: address, count: min(count, byteCount), deallocator: end)
    }
}
#endif
