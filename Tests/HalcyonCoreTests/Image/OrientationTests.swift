import HalcyonCore
import Testing

@Suite("Turning pictures upright")
struct OrientationTests {
    /// Where a stored pixel of a `width` × `height` picture is seen, by the words of EXIF's table.
    private func place(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ orientation: ImageOrientation) -> (Int, Int) {
        switch orientation {
        case .up: (x, y)
        case .upMirrored: (width - 1 - x, y)
        case .down: (width - 1 - x, height - 1 - y)
        case .downMirrored: (x, height - 1 - y)
        case .leftMirrored: (y, x)
        case .right: (height - 1 - y, x)
        case .rightMirrored: (height - 1 - y, width - 1 - x)
        case .left: (y, width - 1 - x)
        }
    }

    @Test(
        "Given each orientation, when turned upright, then every pixel is where EXIF says",
        arguments: ImageOrientation.allCases, [(1, 1), (1, 7), (7, 1), (5, 3), (70, 45), (33, 64)])
    func pixels(_ orientation: ImageOrientation, _ size: (Int, Int)) throws {
        let (width, height) = size
        let stored = try PixelBuffer(width: width, height: height, hasAlpha: true) { memory in
            for index in 0..<width * height {
                memory.storeBytes(
                    of: SIMD4(UInt8(index & 0xFF), UInt8(index >> 8), 7, 9), toByteOffset: index * 4,
                    as: SIMD4<UInt8>.self)
            }
        }
        let upright = try stored.upright(from: orientation)
        #expect(upright.size == orientation.applied(to: stored.size))
        #expect(upright.hasAlpha)
        for y in 0..<height {
            for x in 0..<width {
                let (u, v) = place(x, y, width, height, orientation)
                if upright[u, v] != stored[x, y] { Issue.record("(\(x), \(y)) is not at (\(u), \(v))") }
            }
        }
    }
}
