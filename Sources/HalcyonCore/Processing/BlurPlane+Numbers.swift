/// Bytes with straight alpha to premultiplied numbers of 16 bits (a byte is 256 of them), and back.
extension BlurPlane {
    func widen(_ row: UnsafePointer<UInt32>, to numbers: UnsafeMutablePointer<UInt16>, count: Int) {
        guard hasAlpha else {
            let bytes = UnsafeRawPointer(row).assumingMemoryBound(to: UInt8.self)
            for index in 0..<count * 4 { numbers[index] = UInt16(bytes[index]) &<< 8 }
            return
        }
        let target = UnsafeMutableRawPointer(numbers).assumingMemoryBound(to: SIMD4<UInt16>.self)
        for x in 0..<count {
            let pixel = UInt32(littleEndian: row[x])
            let alpha = pixel &>> 24
            target[x] = SIMD4(
                Self.product(pixel & 255, alpha), Self.product(pixel &>> 8 & 255, alpha),
                Self.product(pixel &>> 16 & 255, alpha), UInt16(truncatingIfNeeded: alpha &<< 8))
        }
    }

    /// value · alpha / 255 in 256ths, rounded.
    @inline(__always)
    private static func product(_ value: UInt32, _ alpha: UInt32) -> UInt16 {
        UInt16(truncatingIfNeeded: ((value &* alpha) &<< 8 &+ 127) / 255)
    }

    func narrow(_ numbers: UnsafePointer<UInt16>, to row: UnsafeMutablePointer<UInt32>, count: Int) {
        guard hasAlpha else {
            let bytes = UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt8.self)
            for index in 0..<count * 4 { bytes[index] = UInt8(truncatingIfNeeded: (numbers[index] &+ 128) &>> 8) }
            for x in 0..<count { row[x] |= UInt32(0xFF00_0000).littleEndian }
            return
        }
        for x in 0..<count {
            let alpha = Float(numbers[x * 4 + 3])
            // Less than half a step of alpha is nothing.
            let scale = alpha < 128 ? 0 : 255 / alpha
            let pixel = PixelValue(
                red: Float(numbers[x * 4]) * scale, green: Float(numbers[x * 4 + 1]) * scale,
                blue: Float(numbers[x * 4 + 2]) * scale, alpha: alpha < 128 ? 0 : alpha * (1 / 256))
            row[x] = pixel.packed.littleEndian
        }
    }
}
