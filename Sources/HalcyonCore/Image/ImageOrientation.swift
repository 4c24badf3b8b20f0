import CPixels

/// How stored pixels are transformed to be upright: the values of the EXIF tag `Orientation` (0x0112).
///
/// Source: CIPA DC-008 (EXIF 2.32), 4.6.4. The descriptions say where the first stored row and the first stored column
/// are when the image is seen upright.
public enum ImageOrientation: UInt16, Sendable, Hashable, CaseIterable {
    /// Row 0 at the top, column 0 at the left: nothing to do.
    case up = 1
    /// Row 0 at the top, column 0 at the right: mirrored left to right.
    case upMirrored = 2
    /// Row 0 at the bottom, column 0 at the right: rotated by 180°.
    case down = 3
    /// Row 0 at the bottom, column 0 at the left: mirrored top to bottom.
    case downMirrored = 4
    /// Row 0 at the left, column 0 at the top: mirrored along the main diagonal.
    case leftMirrored = 5
    /// Row 0 at the right, column 0 at the top: to be rotated by 90° clockwise.
    case right = 6
    /// Row 0 at the right, column 0 at the bottom: mirrored along the other diagonal.
    case rightMirrored = 7
    /// Row 0 at the left, column 0 at the bottom: to be rotated by 90° counter-clockwise.
    case left = 8

    /// Whether width and height are swapped.
    public var swapsSides: Bool { rawValue >= 5 }

    /// Returns the upright size of an image that is stored with `size`, and vice versa.
    public func applied(to size: PixelSize) -> PixelSize {
        swapsSides ? PixelSize(width: size.height, height: size.width) : size
    }
}

extension PixelBuffer {
    /// Returns the image rotated and mirrored upright, or this object if it already is.
    ///
    /// - Parameter orientation: The current orientation of the pixels.
    /// - Throws: `ImageError.decoding(.outOfMemory)` if there is not enough memory for the result.
    public func upright(from orientation: ImageOrientation) throws(ImageError) -> PixelBuffer {
        if orientation == .up { return self }
        let size = orientation.applied(to: size)
        return try PixelBuffer(width: size.width, height: size.height, hasAlpha: hasAlpha) { memory in
            let (origin, across, down) = orientation.steps(width: width, height: height)
            withUnsafeBytes {
                cpixels_turn(
                    $0.bindMemory(to: UInt32.self).baseAddress, width, height,
                    memory.bindMemory(to: UInt32.self).baseAddress, origin, across, down)
            }
        }
    }
}

extension ImageOrientation {
    /// Returns the position of the first stored pixel in the upright image, and the distances there, in pixels, between
    /// neighbours in a stored row and in a stored column.
    fileprivate func steps(width: Int, height: Int) -> (origin: Int, across: Int, down: Int) {
        let last = width * height - 1
        return switch self {
        case .up: (0, 1, width)
        case .upMirrored: (width - 1, -1, width)
        case .down: (last, -1, -width)
        case .downMirrored: (last - (width - 1), 1, -width)
        case .leftMirrored: (0, height, 1)
        case .right: (height - 1, height, -1)
        case .rightMirrored: (last, -height, -1)
        case .left: (last - (height - 1), -height, 1)
        }
    }
}
