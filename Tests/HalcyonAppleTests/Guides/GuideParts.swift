import Foundation
import Halcyon

// Parts of a pipeline of one's own, which the guides name.

struct MyLoader: DataLoading {
    func load(_ request: DataRequest) async throws(ImageError) -> DataLoad { throw .cancelled }
}

struct MyDecoder: ImageDecoding {
    func info(of data: Data) throws(ImageError) -> ImageInfo? { nil }

    func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? { nil }
}

struct MyEncoder: ImageEncoding {
    func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? { nil }
}

struct MyObserver: PipelineObserving {
    func observe(_ event: PipelineEvent) {}
}
