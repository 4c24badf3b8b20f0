import HalcyonCore

extension PixelSize {
    /// Throws `ImageError.encoding(.tooLarge)` for a picture with a longer side than a format allows.
    func check(_ format: ImageFormat, longestSide: Int) throws(ImageError) {
        guard width <= longestSide, height <= longestSide else {
            throw .encoding(.tooLarge(format, self, longestSide: longestSide))
        }
    }
}
