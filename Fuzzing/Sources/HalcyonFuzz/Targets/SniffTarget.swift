import Foundation
import HalcyonCodecs
import HalcyonCore

/// The first bytes alone: which format they are of, and the error's words for what is none.
enum SniffTarget: FuzzTarget {
    static let name = "sniff"

    static func run(_ data: Data) throws {
        let format = ImageFormat(sniffing: data)
        do throws(ImageError) {
            _ = try ImageDecoderRegistry([]).info(of: data)
        } catch {
            require(!error.description.isEmpty, "an error without words")
            if let format { require(error == .decoding(.unsupportedFormat(format)), "\(error) for \(format)") }
        }
    }
}
