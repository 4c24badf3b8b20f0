import HalcyonCore

/// Decodes the frames of one format onto a canvas.
protocol FramePainting: Sendable {
    /// - Parameters:
    ///   - index: The frame, of those that the painter was made with.
    ///   - file: The bytes that the painter was made from.
    ///   - place: Where the frame goes.
    ///   - replaces: Whether what lies below may be lost: as `place` says, or because there is nothing below.
    func paint(
        _ index: Int, of file: ByteView, onto canvas: FrameCanvas, at place: FramePlacement, replaces: Bool,
        watch: DecodeWatch
    ) throws(ImageError)
}
