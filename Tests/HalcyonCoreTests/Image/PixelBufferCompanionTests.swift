import HalcyonCore
import HalcyonTesting
import Synchronization
import Testing

@Suite("PixelBuffer companions", .timeLimit(.minutes(5)))
struct PixelBufferCompanionTests {
    /// In the place of a texture: holds on to the memory alone.
    private final class Texture: Sendable {
        let memory: PixelBuffer.Memory
        private let onDeinit: @Sendable () -> Void

        init(_ memory: PixelBuffer.Memory, onDeinit: @escaping @Sendable () -> Void = {}) {
            self.memory = memory
            self.onDeinit = onDeinit
        }

        deinit { onDeinit() }
    }

    private final class Outline: Sendable {}

    private func pixels(_ color: SIMD4<UInt8> = FakeImage.red) throws -> PixelBuffer {
        try FakeImage(width: 4, height: 2, color: color).decoded().pixels
    }

    @Test("Given pixels, when a companion is requested, then one is made per type, of these pixels")
    func madeOnce() throws {
        let pixels = try pixels()
        #expect(pixels.companion(of: Texture.self) == nil)
        let first = pixels.companion { Texture($0.memory) }
        let second = pixels.companion { buffer -> Texture in
            Issue.record("made twice")
            return Texture(buffer.memory)
        }
        #expect(first === second)
        #expect(first.memory === pixels.memory)
        #expect(pixels.companion(of: Texture.self) === first)
        #expect(pixels.companion(of: Outline.self) == nil)
        let outline = pixels.companion { _ in Outline() }
        #expect(pixels.companion(of: Outline.self) === outline)
        #expect(pixels.companion(of: Texture.self) === first)
    }

    @Test("Given a companion that cannot be made, when asked for, then it throws, and may work later")
    func fails() throws {
        let pixels = try pixels()
        #expect(throws: ImageError.cancelled) {
            try pixels.companion { _ throws(ImageError) -> Outline in throw .cancelled }
        }
        #expect(pixels.companion(of: Outline.self) == nil)
        _ = pixels.companion { _ in Outline() }
        #expect(pixels.companion(of: Outline.self) != nil)
    }

    @Test("Given pixels with a companion that has their memory, when they go, then it goes with them")
    func goesWithThePixels() throws {
        let gone = Tally()
        var buffer: PixelBuffer? = try pixels()
        weak let pixels = buffer
        weak let memory = buffer?.memory
        _ = buffer?.companion { Texture($0.memory) { gone.add() } }
        #expect(gone.value == 0)
        buffer = nil
        #expect(pixels == nil)
        #expect(memory == nil)
        #expect(gone.value == 1)
    }

    @Test("Given a companion that somebody holds, when the pixels go, then their bytes stay for it")
    func memoryOutlivesThePixels() throws {
        var buffer: PixelBuffer? = try pixels(FakeImage.blue)
        weak let pixels = buffer
        let texture = buffer?.companion { Texture($0.memory) }
        buffer = nil
        #expect(pixels == nil)
        #expect(texture?.memory.bytes.count == 32)
        #expect(texture?.memory.bytes.suffix(4).elementsEqual([0, 0, 255, 255]) == true)
    }

    @Test("Given many tasks that ask at once, when each has a companion, then it is the same one")
    func atOnce() async throws {
        for _ in 0..<50 {
            let pixels = try pixels()
            let textures = await withTaskGroup(of: Texture.self) { group in
                for _ in 0..<8 { group.addTask { pixels.companion { Texture($0.memory) } } }
                return await group.reduce(into: [Texture]()) { $0.append($1) }
            }
            #expect(Set(textures.map(ObjectIdentifier.init)).count == 1)
            #expect(pixels.companion(of: Texture.self) === textures.first)
        }
    }

    @Test("Given two that make a companion at once, when both finish, then both get the first one")
    func bothMake() throws {
        let pixels = try pixels()
        let gone = Tally()
        let kept = Mutex<Texture?>(nil)
        let outer = pixels.companion { buffer in
            // Another thread, in the midst of this one's work.
            kept.withLock { $0 = buffer.companion { Texture($0.memory) } }
            return Texture(buffer.memory) { gone.add() }
        }
        #expect(kept.withLock { $0 === outer })
        #expect(gone.value == 1)
    }
}
