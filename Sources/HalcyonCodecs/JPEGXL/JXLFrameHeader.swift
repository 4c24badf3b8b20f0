#if JPEGXL
import CJXL
import HalcyonCore

/// What the header of a frame says of its size.
///
/// Source: ISO/IEC 18181-1 (JPEG XL codestream), frame header, field by field.
struct JXLFrameHeader {
    private enum Kind: Int {
        case regular
        case coarse
        case reference
        case skipped
    }

    let size: PixelSize
    let isModular: Bool
    let isLast: Bool
    /// The number of entries of the table of contents.
    let partCount: Int

    /// - Parameter whole: The size of a frame that does not name its own.
    /// - Returns: Nil if the bytes end, or make no sense.
    init?(_ bits: inout JXLBits, _ basic: JxlBasicInfo, _ whole: PixelSize) {
        guard let isDefault = bits.flag() else { return nil }
        guard !isDefault else {
            size = whole
            isModular = false
            isLast = true
            partCount = Self.partCount(size, groupSide: 256, padding: 8, passes: 1)
            return
        }
        let extra = Int(basic.num_extra_channels)
        guard let kind = bits.read(2).flatMap(Kind.init), let isModular = bits.flag(), let flags = bits.number64(),
            extra <= 4096
        else { return nil }
        let usesCoarse = flags & 32 != 0
        let isXYB = basic.uses_original_profile == 0
        var subsampling = 0
        if !isXYB, bits.flag() == true, !usesCoarse {
            for _ in 0..<3 where (bits.read(2) ?? 0) != 0 { subsampling = 1 }
        }
        var upsampling = 1
        if !usesCoarse {
            upsampling = bits.number([(0, 1), (0, 2), (0, 4), (0, 8)]) ?? 1
            for _ in 0..<extra { bits.skip(2) }
        }
        var groupSide = 256
        if isModular { groupSide = 128 << (bits.read(2) ?? 0) } else if isXYB { bits.skip(6) }
        let passes = kind == .reference ? 1 : Self.passes(&bits)
        var level = 0
        var own: PixelSize?
        var isPartial = false
        if kind == .coarse {
            level = bits.number([(0, 1), (0, 2), (0, 3), (0, 4)]) ?? 1
        } else if bits.flag() == true {
            (own, isPartial) = Self.place(&bits, whole, hasOrigin: kind != .reference)
        }
        var isLast = false
        if kind == .regular || kind == .skipped {
            var mode = 0
            for channel in 0...extra {
                let own = Self.blending(&bits, extra: extra, isPartial: isPartial)
                if channel == 0 { mode = own }
            }
            var duration = 0
            if basic.have_animation != 0 {
                duration = bits.number([(0, 0), (0, 1), (8, 0), (32, 0)]) ?? 0
                if basic.animation.have_timecodes != 0 { bits.skip(32) }
            }
            isLast = bits.flag() ?? true
            let isShownLast = isLast && kind == .regular
            var reference = 0
            if !isShownLast { reference = bits.read(2) ?? 0 }
            if !isShownLast, duration == 0 || reference != 0, mode == 0, !isPartial { bits.skip(1) }
            isLast = isShownLast
        } else if kind == .reference {
            bits.skip(3)
        }
        bits.skip(bytes: bits.number([(0, 0), (4, 0), (5, 16), (10, 48)]) ?? 0)
        Self.skipFilter(&bits, isModular: isModular)
        bits.skipExtensions()
        guard !bits.isOver else { return nil }
        let frame = own ?? whole
        size = level == 0 ? frame : frame.reduced(by: 1 << (3 * level))
        self.isModular = isModular
        self.isLast = isLast
        let coded = size.reduced(by: upsampling)
        // Halved colour makes the blocks even.
        partCount = Self.partCount(coded, groupSide: groupSide, padding: 8 << subsampling, passes: passes)
    }

    private static func partCount(_ size: PixelSize, groupSide: Int, padding: Int, passes: Int) -> Int {
        let groups = size.reduced(by: groupSide)
        let padded = PixelSize(
            width: (size.width + padding - 1) / padding * padding,
            height: (size.height + padding - 1) / padding * padding)
        let coarse = padded.reduced(by: groupSide * 8)
        let count = groups.width * groups.height
        return count == 1 && passes == 1 ? 1 : 2 + coarse.width * coarse.height + count * passes
    }

    private static func passes(_ bits: inout JXLBits) -> Int {
        let count = bits.number([(0, 1), (0, 2), (0, 3), (3, 4)]) ?? 1
        guard count > 1 else { return 1 }
        let steps = bits.number([(0, 0), (0, 1), (0, 2), (1, 3)]) ?? 0
        bits.skip(2 * (count - 1) + 2 * steps)
        for _ in 0..<steps { _ = bits.number([(0, 0), (0, 1), (0, 2), (3, 0)]) }
        return count
    }

    /// Returns the size of a frame, and whether it leaves out a part of the image.
    private static func place(
        _ bits: inout JXLBits, _ whole: PixelSize, hasOrigin: Bool
    ) -> (PixelSize?, isPartial: Bool) {
        let form = [(8, 0), (11, 256), (14, 2304), (30, 18688)]
        func signed(_ number: Int) -> Int { number & 1 == 0 ? number / 2 : -(number + 1) / 2 }
        let x = hasOrigin ? signed(bits.number(form) ?? 0) : 0
        let y = hasOrigin ? signed(bits.number(form) ?? 0) : 0
        guard let width = bits.number(form), let height = bits.number(form), width > 0, height > 0 else {
            return (nil, false)
        }
        let isPartial = hasOrigin && (x > 0 || y > 0 || width + x < whole.width || height + y < whole.height)
        return (PixelSize(width: width, height: height), isPartial)
    }

    /// Returns the mode of blending.
    private static func blending(_ bits: inout JXLBits, extra: Int, isPartial: Bool) -> Int {
        let (blend, add, multiply) = (2, 3, 4)
        let mode = bits.number([(0, 0), (0, 1), (0, 2), (2, 3)]) ?? 0
        let usesAlpha = extra > 0 && (mode == blend || mode == add)
        if usesAlpha { _ = bits.number([(0, 0), (0, 1), (0, 2), (3, 3)]) }
        if usesAlpha || mode == multiply { bits.skip(1) }
        if mode != 0 || isPartial { bits.skip(2) }
        return mode
    }

    private static func skipFilter(_ bits: inout JXLBits, isModular: Bool) {
        if bits.flag() != false { return }
        if bits.flag() == true, bits.flag() == true { bits.skip(6 * 16) }
        if (bits.read(2) ?? 0) > 0 {
            if !isModular, bits.flag() == true { bits.skip(8 * 16) }
            if bits.flag() == true { bits.skip(5 * 16) }
            if bits.flag() == true { bits.skip((isModular ? 3 : 4) * 16) }
            if isModular { bits.skip(16) }
        }
        bits.skipExtensions()
    }
}
#endif
