import HalcyonTesting
import Testing

@testable import HalcyonCore

/// Which image of a source will do for a request that asks for another size.
@Suite("ImageCoverage")
struct ImageCoverageTests {
    private static let original = PixelSize(width: 4000, height: 3000)

    private static func fit(_ width: Int, _ height: Int) -> TargetSize { TargetSize(width: width, height: height) }
    private static func fill(_ width: Int, _ height: Int) -> TargetSize {
        TargetSize(width: width, height: height, mode: .fill)
    }
    private static func stretch(_ width: Int, _ height: Int) -> TargetSize {
        TargetSize(width: width, height: height, mode: .stretch)
    }

    /// What a decoder makes for a target.
    private func coverage(_ target: TargetSize?, of original: PixelSize = Self.original) throws -> ImageCoverage {
        let size = target?.layout(for: original).output ?? original
        return try #require(
            ImageCoverage(
                target: target, size: size, originalSize: original, isDownsampled: size != original, format: .jpeg))
    }

    @Test(
        "Given an image for one target, when another is wanted, then it will do if it is as large",
        arguments: [
            (fit(400, 400), fit(400, 400), true), (fit(400, 400), fit(200, 200), true),
            (fit(400, 400), fit(401, 401), false), (fit(400, 400), fit(9000, 300), true),
            (fit(400, 400), fit(9000, 301), false), (fit(400, 400), fill(300, 300), true),
            (fit(400, 400), fill(301, 301), false), (fit(400, 400), fill(400, 10), true),
            (fill(400, 400), fit(100, 100), false), (fill(400, 400), fill(100, 100), true),
            (fill(400, 400), fill(400, 300), false), (fill(400, 400), fill(300, 400), true),
            (fill(400, 300), fit(400, 300), true), (fit(400, 300), fill(400, 300), true),
            (stretch(400, 400), fit(100, 100), false), (stretch(400, 400), stretch(400, 100), true),
            (stretch(400, 400), stretch(401, 100), false), (fit(400, 300), stretch(400, 300), true),
            (fit(400, 300), stretch(300, 301), false), (fill(400, 400), stretch(100, 100), false),
        ])
    func covers(made: TargetSize, wanted: TargetSize, does: Bool) throws {
        #expect(try coverage(made).covers(wanted) == does)
    }

    @Test("Given boxes cut alike, when a smaller asks for the larger, then rounding refuses nothing")
    func coversDespiteRounding() throws {
        for side in 50...400 {
            let image = try coverage(Self.fill(side * 2, side), of: PixelSize(width: 1237, height: 991))
            for smaller in [1, 2, 3, side / 2, side - 1] {
                #expect(image.covers(Self.fill(smaller * 2, smaller)))
                #expect(!image.covers(Self.fill(smaller * 2, side + 2)))
            }
        }
    }

    @Test("Given a whole picture, when any size is wanted, then it will do unless it must be enlarged")
    func whole() throws {
        let whole = try coverage(nil)
        for target in [Self.fit(10, 10), Self.fill(4000, 3000), Self.fill(10, 2000), Self.stretch(9, 9)] {
            #expect(whole.covers(target) && !whole.equals(imageFor: Self.fit(10, 10)))
        }
        #expect(whole.covers(nil) && whole.equals(imageFor: nil))
        #expect(whole.covers(Self.fit(9000, 9000)) && whole.equals(imageFor: Self.fit(9000, 9000)))
        var enlarged = Self.fit(9000, 9000)
        enlarged.enlarges = true
        #expect(!whole.covers(enlarged) && !whole.equals(imageFor: enlarged))
        #expect(try !coverage(Self.fit(400, 400)).covers(nil))
    }

    @Test("Given a picture smaller than its box, when a larger is wanted, then the image is the same")
    func equalsLargerBoxes() throws {
        let small = PixelSize(width: 40, height: 30)
        let image = try coverage(Self.fit(100, 100), of: small)
        #expect(image.equals(imageFor: Self.fit(41, 31)) && image.equals(imageFor: Self.fill(500, 500)))
        #expect(image.equals(imageFor: nil))
        #expect(!image.equals(imageFor: Self.fit(39, 39)) && !image.equals(imageFor: Self.fill(39, 500)))
    }

    @Test("Given a picture as wide as its box, when the box gets taller, then the image is the same")
    func equalsSlackBoxes() throws {
        let image = try coverage(Self.fit(400, 400))
        #expect(image.equals(imageFor: Self.fit(400, 900)) && image.equals(imageFor: Self.fill(400, 300)))
        #expect(!image.equals(imageFor: Self.fit(399, 900)) && !image.equals(imageFor: Self.fill(400, 301)))
        #expect(!image.equals(imageFor: nil))
    }

    @Test("Given contradictory facts about an image, when it is judged, then its coverage is unknown")
    func doubtful() {
        // So do smaller ones that were stored finished, and came back from the disk.
        let size = PixelSize(width: 100, height: 75)
        let box = Self.fit(100, 100)
        #expect(ImageCoverage(target: box, size: size, originalSize: size, isDownsampled: false, format: .png) == nil)
        #expect(
            ImageCoverage(target: nil, size: size, originalSize: Self.original, isDownsampled: true, format: .png)
                == nil)
        // Enlarged, and not made for the target at all.
        let tiny = PixelSize(width: 10, height: 10)
        #expect(ImageCoverage(target: box, size: size, originalSize: tiny, isDownsampled: false, format: .png) == nil)
        #expect(
            ImageCoverage(target: box, size: tiny, originalSize: Self.original, isDownsampled: true, format: .png)
                == nil)
    }

    @Test("Given a drawing for one box, when a larger is wanted, then it will not do")
    func drawings() throws {
        let original = PixelSize(width: 24, height: 24)
        func drawn(_ target: TargetSize?, _ size: PixelSize) throws -> ImageCoverage {
            try #require(
                ImageCoverage(
                    target: target, size: size, originalSize: original, isDownsampled: target != nil, format: .svg))
        }
        let large = try drawn(Self.fit(100, 100), PixelSize(width: 100, height: 100))
        #expect(large.covers(Self.fit(99, 99)) && !large.covers(Self.fit(101, 101)) && !large.covers(nil))
        #expect(large.equals(imageFor: Self.fit(100, 300)) && !large.equals(imageFor: nil))
        let whole = try drawn(nil, original)
        #expect(whole.covers(nil) && whole.covers(Self.fit(24, 24)) && !whole.covers(Self.fit(25, 25)))
    }

    @Test("Given a bound for larger images, when one is judged, then more, or another cut, is refused")
    func bounded() throws {
        let image = try coverage(Self.fit(400, 400))
        #expect(image.covers(Self.fit(200, 200), excess: 2) && !image.covers(Self.fit(190, 190), excess: 2))
        #expect(!image.covers(Self.fill(300, 300), excess: 2))
        #expect(try coverage(Self.fill(300, 300)).covers(Self.fill(150, 150), excess: 2))
    }
}
