import Testing

@testable import HalcyonCore

@Suite("Target size")
struct TargetSizeTests {
    private func layout(_ width: Int, _ height: Int, _ target: TargetSize) -> [Int] {
        let layout = target.layout(for: PixelSize(width: width, height: height))
        return [
            layout.scaled.width, layout.scaled.height, layout.cropX, layout.cropY, layout.output.width,
            layout.output.height,
        ]
    }

    @Test("Given a larger picture, when fitted, then it lies within the box and keeps its proportions")
    func fit() {
        #expect(layout(4000, 3000, TargetSize(width: 200, height: 200)) == [200, 150, 0, 0, 200, 150])
        #expect(layout(3000, 4000, TargetSize(width: 200, height: 200)) == [150, 200, 0, 0, 150, 200])
        #expect(layout(1000, 10, TargetSize(width: 20, height: 20)) == [20, 1, 0, 0, 20, 1])
    }

    @Test("Given a larger picture, when filling, then the box is covered and the middle kept")
    func fill() {
        #expect(layout(4000, 3000, TargetSize(width: 200, height: 200, mode: .fill)) == [267, 200, 33, 0, 200, 200])
        #expect(layout(300, 400, TargetSize(width: 200, height: 100, mode: .fill)) == [200, 267, 0, 83, 200, 100])
    }

    @Test("Given a box to cover, when nothing is cropped, then the whole picture covers it")
    func cover() {
        let cover = TargetSize(width: 200, height: 200, mode: .fill, crops: false)
        #expect(layout(4000, 3000, cover) == [267, 200, 0, 0, 267, 200])
        #expect(layout(300, 400, cover) == [200, 267, 0, 0, 200, 267])
        #expect(layout(100, 150, cover) == [100, 150, 0, 0, 100, 150])
        // Other modes never crop, so that it makes no difference to them.
        #expect(layout(4000, 3000, TargetSize(width: 200, height: 200, crops: false)) == [200, 150, 0, 0, 200, 150])
        func key(_ target: TargetSize) -> String {
            ImageRequest("http://test/x", targetSize: target).imageKey.description
        }
        let fill = TargetSize(width: 200, height: 200, mode: .fill)
        #expect(key(cover) != key(fill))
        #expect(ImageProcessors.Resize(to: cover).identifier == "halcyon.resize(200x200,cover,lanczos3)")
        #expect(ImageProcessors.Resize(to: fill).identifier == "halcyon.resize(200x200,fill,lanczos3)")
    }

    @Test("Given a smaller picture, when laid out, then it grows only where that is asked for")
    func smaller() {
        #expect(layout(10, 5, TargetSize(width: 20, height: 20)) == [10, 5, 0, 0, 10, 5])
        #expect(layout(10, 5, TargetSize(width: 8, height: 20, mode: .fill)) == [10, 5, 1, 0, 8, 5])
        #expect(layout(10, 5, TargetSize(width: 20, height: 20, enlarges: true)) == [20, 10, 0, 0, 20, 10])
        let fill = TargetSize(width: 20, height: 20, mode: .fill, enlarges: true)
        #expect(layout(10, 5, fill) == [40, 20, 10, 0, 20, 20])
    }

    @Test("Given a new aspect ratio, when stretched, then the picture takes it, growing only if asked")
    func stretch() {
        #expect(layout(4000, 3000, TargetSize(width: 200, height: 300, mode: .stretch)) == [200, 300, 0, 0, 200, 300])
        #expect(layout(10, 500, TargetSize(width: 20, height: 30, mode: .stretch)) == [10, 30, 0, 0, 10, 30])
        let growing = TargetSize(width: 20, height: 30, mode: .stretch, enlarges: true)
        #expect(layout(10, 500, growing) == [20, 30, 0, 0, 20, 30])
        let absurd = TargetSize(width: .max, height: 1, mode: .stretch, enlarges: true)
        #expect(layout(0, .max, absurd) == [Int(Int32.max), 1, 0, 0, Int(Int32.max), 1])
    }

    @Test("Given absurd sizes, when laid out, then nothing overflows and no side is below one pixel")
    func absurd() {
        let target = TargetSize(width: .max, height: .max, mode: .fill, enlarges: true)
        for size in [
            PixelSize(width: 1, height: .max), PixelSize(width: .max, height: .max), PixelSize(width: 0, height: 0),
        ] {
            let layout = target.layout(for: size)
            #expect(layout.output.width >= 1 && layout.output.height >= 1)
        }
        #expect(TargetSize(width: -5, height: 0) == TargetSize(width: 1, height: 1))
    }
}
