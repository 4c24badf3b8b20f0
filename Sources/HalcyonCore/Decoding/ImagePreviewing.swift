public import Foundation

/// Makes previews of one file while its bytes arrive.
///
/// Made by ``ImageDecoding/makePreviewer(for:options:)``. Keeps what it has decoded, so that all previews of a file together
/// cost little more than decoding it once. Called on a thread made for work that keeps a processor busy, by one caller at a
/// time; after an error never again. Looks at `Task.isCancelled` between rows.
public protocol ImagePreviewing: Sendable {
    /// Takes the next bytes of the file, from its first one on. Most leave the work that they make to the next
    /// ``preview()``, which may never come: a file that arrives at once costs nothing then.
    ///
    /// - Throws: `ImageError.decoding` for damaged data and for what goes over the limits; `ImageError.cancelled`.
    func append(_ data: Data) throws(ImageError)

    /// What the bytes so far show of the picture: upright and in sRGB as in ``ImageDecoding/decode(_:options:)``, in the
    /// shape of the finished picture, so that a view does not jump when that comes. It may be smaller, and what is not known
    /// of it yet is coarse or transparent.
    ///
    /// - Returns: nil while there is nothing to be shown, and where nothing has been added to what was shown last.
    /// - Throws: `ImageError.decoding` for damaged data and for what goes over the limits; `ImageError.cancelled`.
    func preview() throws(ImageError) -> DecodedImage?
}
