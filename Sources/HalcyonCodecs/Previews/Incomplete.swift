import HalcyonCore

/// A header; nil for one that is only not all there yet.
func unlessTruncated<Header: ~Copyable>(
    _ read: () throws(ImageError) -> Header
) throws(ImageError) -> Header? {
    do throws(ImageError) {
        return try read()
    } catch {
        if case .decoding(.truncated) = error { return nil }
        throw error
    }
}
