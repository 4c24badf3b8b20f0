import Foundation
import HalcyonCore
import LinuxTestSupport
import Testing

/// A file that arrives in chunks and is looked at now and then.
final class Arrival {
    struct Look {
        /// The share of the file that was there, in percent.
        let percent: Int
        let image: DecodedImage
    }

    let data: Data
    let options: DecodingOptions
    private let registry = Codecs.decoders
    private var decoded: DecodedImage?

    convenience init(_ file: String, options: DecodingOptions = DecodingOptions()) throws {
        self.init(try Fixtures.data(file), options: options)
    }

    init(_ data: Data, options: DecodingOptions = DecodingOptions()) {
        self.data = data
        self.options = options
    }

    func previewer() throws(ImageError) -> (any ImagePreviewing)? {
        try registry.makePreviewer(for: data.prefix(64), options: options)
    }

    /// What is seen at the given shares of the file, each look at which there is something new.
    func looks(chunk: Int, at percents: [Int]) throws -> [Look] {
        guard let previewer = try previewer() else { return [] }
        var looks: [Look] = []
        var sent = 0
        for percent in percents {
            let end = data.count * percent / 100
            while sent < end {
                let next = chunk < end - sent ? sent + chunk : end
                try previewer.append(data.subdata(in: data.startIndex + sent..<data.startIndex + next))
                sent = next
            }
            if let image = try previewer.preview() { looks.append(Look(percent: percent, image: image)) }
        }
        return looks
    }

    /// The finished picture, as the options want it.
    func finished() throws -> DecodedImage {
        let image = try decoded ?? registry.decode(data, options: options)
        decoded = image
        return image
    }

    /// How close a preview is to the finished picture at its size, in decibels.
    func decibels(_ image: DecodedImage) throws -> Double {
        let whole = try finished()
        let layout = TargetSize(width: image.size.width, height: image.size.height, mode: .stretch, enlarges: true)
            .layout(for: whole.size)
        return try #require(Fixtures.decibels(image.pixels, Resampler().resample(whole.pixels, to: layout)))
    }

    /// What looking at every byte ends with: how many pictures there were, and the error if there was one.
    func everyByte() -> (count: Int, error: ImageError?) {
        var count = 0
        do throws(ImageError) {
            guard let previewer = try previewer() else { return (0, nil) }
            for byte in data {
                try previewer.append(Data([byte]))
                if try previewer.preview() != nil { count += 1 }
            }
            return (count, nil)
        } catch {
            return (count, error)
        }
    }

    /// The error that feeding all at once and looking ends with.
    func failure() -> ImageError? {
        do throws(ImageError) {
            let previewer = try previewer()
            try previewer?.append(data)
            _ = try previewer?.preview()
            return nil
        } catch {
            return error
        }
    }

    static let percents = [1, 5, 10, 20, 35, 50, 70, 90, 100]
    static let chunks = [1, 997, .max]
}

extension PixelBuffer {
    /// How many rows from the top are opaque at their left edge.
    var opaqueRows: Int { (0..<height).first { self[0, $0]?.w != 255 } ?? height }
}
