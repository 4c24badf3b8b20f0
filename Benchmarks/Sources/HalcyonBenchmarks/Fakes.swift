import Foundation
import HTTPTypes
import Halcyon

/// A loader without a network, which has each body at once.
struct InstantLoader: DataLoading {
    /// Bytes of each.
    let body: Int

    func load(_ request: DataRequest) async throws(ImageError) -> DataLoad {
        DataLoad(
            response: HTTPResponse(status: .ok), url: "http://localhost/", expectedBytes: body,
            body: DataBody(Data(count: body)))
    }
}

/// A decoder that makes a white square of anything, in a known time.
struct OneColorDecoder: ImageDecoding {
    var microseconds: UInt32 = 0
    var side = 8
    var whenDone: @Sendable () -> Void = {}

    init(microseconds: UInt32 = 0, side: Int = 8, _ whenDone: @escaping @Sendable () -> Void = {}) {
        (self.microseconds, self.side, self.whenDone) = (microseconds, side, whenDone)
    }

    func info(of data: Data) throws(ImageError) -> ImageInfo? {
        ImageInfo(format: ImageFormat(name: "one color"), size: PixelSize(width: side, height: side))
    }

    func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        if microseconds > 0 { usleep(microseconds) }
        let pixels = try PixelBuffer(width: side, height: side, hasAlpha: false) {
            $0.initializeMemory(as: UInt8.self, repeating: 255)
        }
        whenDone()
        return DecodedImage(pixels: pixels)
    }
}
