import HalcyonCore

extension PixelSize {
    /// The size at `1/divisor`, as codecs round it: up.
    func reduced(by divisor: Int) -> PixelSize {
        PixelSize(width: (width + divisor - 1) / divisor, height: (height + divisor - 1) / divisor)
    }

    /// The greatest of 8, 4, 2 and 1 by which it can be reduced without coming below another size on any side.
    func divisor(reaching other: PixelSize) -> Int {
        for divisor in [8, 4, 2] {
            let size = reduced(by: divisor)
            if size.width >= other.width, size.height >= other.height { return divisor }
        }
        return 1
    }
}
