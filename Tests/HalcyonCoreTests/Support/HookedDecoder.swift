import Foundation
import HalcyonTesting

@testable import HalcyonCore

/// A ``FakeDecoder`` that calls a function before each decode.
struct HookedDecoder: ImageDecoding {
    private let decoder = FakeDecoder()
    private let hook: @Sendable () -> Void

    init(_ hook: @escaping @Sendable () -> Void) { self.hook = hook }

    func info(of data: Data) throws(ImageError) -> ImageInfo? { try decoder.info(of: data) }

    func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        hook()
        return try decoder.decode(data, options: options)
    }
}
