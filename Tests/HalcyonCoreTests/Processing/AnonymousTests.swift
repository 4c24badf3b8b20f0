import HalcyonCore
import Testing

@Suite("Anonymous, the processor")
struct AnonymousTests {
    private struct Trouble: Error, CustomStringConvertible {
        var description: String { "the ink is dry" }
    }

    private func failure(_ error: any Error) throws -> ImageError? {
        let image = DecodedImage(pixels: try Pictures.flat(1, 1, SIMD4(1, 2, 3, 255)))
        do throws(ImageError) {
            _ = try ImageProcessors.Anonymous(id: "mine") { _ in throw error }.process(image)
            return nil
        } catch { return error }
    }

    @Test("Given a closure, when processed, then the picture is what it makes")
    func closure() throws {
        let other = DecodedImage(pixels: try Pictures.flat(2, 3, SIMD4(1, 2, 3, 255)))
        let processor = ImageProcessors.Anonymous(id: "other") { _ in other }
        let image = DecodedImage(pixels: try Pictures.flat(1, 1, SIMD4(9, 9, 9, 255)))
        #expect(try processor.process(image).pixels === other.pixels)
        #expect(processor.identifier == "halcyon.anonymous(other)")
    }

    @Test("Given a failing closure, when processed, then the error names the processor and the reason")
    func failing() throws {
        #expect(
            try failure(Trouble()) == .processing(.failed(processor: "halcyon.anonymous(mine)", why: "the ink is dry")))
        let decoding = try failure(ImageError.decoding(.empty))
        #expect(
            decoding
                == .processing(.failed(processor: "halcyon.anonymous(mine)", why: "there are no bytes to decode")))
    }

    @Test("Given a closure that was cancelled, when processed, then that is `cancelled`")
    func cancelled() throws {
        #expect(try failure(CancellationError()) == .cancelled)
        #expect(try failure(ImageError.cancelled) == .cancelled)
    }
}
