/// How stored pixels are turned to be seen upright: the values of the EXIF tag `Orientation` (0x0112).
///
/// Source: CIPA DC-008 (EXIF 2.32), 4.6.4. The names say where the first stored row and the first stored column are
/// when the picture is seen upright.
public enum ImageOrientation: UInt16, Sendable, Hashable, CaseIterable {
    /// Row 0 at the top, column 0 at the left: nothing to do.
    case up = 1
    /// Row 0 at the top, column 0 at the right: mirrored left to right.
    case upMirrored = 2
    /// Row 0 at the bottom, column 0 at the right: turned by 180°.
    case down = 3
    /// Row 0 at the bottom, column 0 at the left: mirrored top to bottom.
    case downMirrored = 4
    /// Row 0 at the left, column 0 at the top: mirrored along the main diagonal.
    case leftMirrored = 5
    /// Row 0 at the right, column 0 at the top: to be turned by 90° clockwise.
    case right = 6
    /// Row 0 at the right, column 0 at the bottom: mirrored along the other diagonal.
    case rightMirrored = 7
    /// Row 0 at the left, column 0 at the bottom: to be turned by 90° counter-clockwise.
    case left = 8

    /// Whether width and height change places.
    public var swapsSides: Bool { rawValue >= 5 }

    /// The size as shown of a picture that is stored with `size`; also the other way round.
    public func applied(to size: PixelSize) -> PixelSize {
        swapsSides ? PixelSize(width: size.height, height: size.width) : size
    }
}
