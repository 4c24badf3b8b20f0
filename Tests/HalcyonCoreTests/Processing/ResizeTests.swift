import HalcyonCore
import Testing

@Suite("Resize, the processor")
struct ResizeTests {
    @Test("Given two that differ in any parameter, when compared, then their identifiers differ")
    func identifiers() {
        let all: [ImageProcessors.Resize] = [
            .init(width: 30, height: 20), .init(width: 20, height: 30), .init(width: 30, height: 20, mode: .fill),
            .init(width: 30, height: 20, enlarges: true), .init(width: 30, height: 20, mode: .stretch),
            .init(width: 302, height: 0), .init(to: TargetSize(width: 30, height: 20), filter: .box),
            .init(to: TargetSize(width: 30, height: 20), filter: .mitchell),
        ]
        #expect(Set(all.map(\.identifier)).count == all.count)
        #expect(ImageProcessors.Resize(width: 30, height: 20).identifier == "halcyon.resize(30x20,fit,lanczos3)")
    }

    @Test("Given one side, when processed, then the other follows in proportion")
    func oneSide() throws {
        let image = DecodedImage(pixels: try Pictures.random(40, 20, hasAlpha: false))
        #expect(try ImageProcessors.Resize(width: 10).process(image).size == PixelSize(width: 10, height: 5))
        #expect(try ImageProcessors.Resize(height: 10).process(image).size == PixelSize(width: 20, height: 10))
        #expect(try ImageProcessors.Resize(width: 80).process(image).size == image.size)
        #expect(
            try ImageProcessors.Resize(height: 40, enlarges: true).process(image).size
                == PixelSize(width: 80, height: 40))
        #expect(
            try ImageProcessors.Resize(width: 7, height: 9, mode: .stretch).process(image).size
                == PixelSize(width: 7, height: 9))
    }

    @Test("Given a picture, when processed, then it has the size wanted and keeps what is known of it")
    func process() throws {
        let pixels = try PixelBuffer(width: 40, height: 20, hasAlpha: false) { memory in
            memory.initializeMemory(as: UInt8.self, repeating: 255)
        }
        let image = DecodedImage(
            pixels: pixels, format: .png, originalSize: PixelSize(width: 80, height: 40), isDownsampled: true)
        let result = try ImageProcessors.Resize(width: 10, height: 10, mode: .fill).process(image)
        #expect(result.size == PixelSize(width: 10, height: 10))
        #expect(result.format == .png)
        #expect(result.originalSize == PixelSize(width: 80, height: 40))
        #expect(result.isDownsampled)
    }
}
