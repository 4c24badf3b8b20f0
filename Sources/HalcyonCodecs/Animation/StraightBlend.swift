/// Blending of pixels whose colours are not multiplied by their alpha.
enum StraightBlend {
    /// Lays one row of RGBA pixels over another, rounded once from the exact value.
    ///
    /// Source: Porter, Duff, "Compositing digital images", SIGGRAPH 1984: the operator "over"; PNG, third edition
    /// (W3C, 2025), 11.3.7.2 asks for it by name.
    static func over(_ source: UnsafePointer<UInt32>, onto target: UnsafeMutablePointer<UInt32>, count: Int) {
        for index in 0..<count {
            let above = source[index]
            let alpha = above &>> 24
            if alpha == 255 {
                target[index] = above
            } else if alpha > 0 {
                target[index] = over(above, target[index], alpha)
            }
        }
    }

    private static func over(_ above: UInt32, _ below: UInt32, _ alpha: UInt32) -> UInt32 {
        // All in units of 1/255²: no product comes near 2³².
        let rest = (below &>> 24) &* (255 &- alpha)
        let sum = alpha &* 255 &+ rest
        var pixel = ((sum &+ 127) / 255) &<< 24
        for shift: UInt32 in [0, 8, 16] {
            let mixed = ((above &>> shift) & 255) &* alpha &* 255 &+ ((below &>> shift) & 255) &* rest
            pixel |= ((mixed &+ sum / 2) / sum) &<< shift
        }
        return pixel
    }
}
