import CCodecs
import Foundation
import HalcyonCore

/// The metadata of a picture as files hold it.
struct EncodedMetadata {
    let profile: Data?
    /// An EXIF block from its TIFF header on; nil for upright pixels.
    let exif: Data?

    /// - Throws: `ImageError.encoding(.failed)` for a profile that does not describe RGB, which is what is written.
    init(_ metadata: ImageMetadata, for format: ImageFormat, largestProfile: Int = Int(Int32.max)) throws(ImageError) {
        if let profile = metadata.colorProfile {
            guard profile.count <= largestProfile else {
                throw .encoding(.failed(format, why: "the colour profile has more than \(largestProfile) bytes"))
            }
            guard profile.withUnsafeBytes({ ICCProfile(ByteView(bytes: $0)) })?.describesRGB == true else {
                throw .encoding(.failed(format, why: "the colour profile is no ICC profile of RGB colours"))
            }
        }
        profile = metadata.colorProfile
        exif = metadata.orientation == .up ? nil : EXIF.metadata(with: metadata.orientation)
    }

    var isEmpty: Bool { profile == nil && exif == nil }

    /// Lends both to a C encoder.
    ///
    /// - Parameter exifPrefix: What goes before the TIFF header.
    func withCodecMetadata<Result>(
        exifPrefix: StaticString = "", _ body: (UnsafePointer<codecs_metadata>) -> Result
    ) -> Result {
        let block = exif.map {
            [UInt8](UnsafeBufferPointer(start: exifPrefix.utf8Start, count: exifPrefix.utf8CodeUnitCount)) + $0
        }
        return (profile ?? Data()).withUnsafeBytes { profile in
            (block ?? []).withUnsafeBytes { exif in
                var metadata = codecs_metadata()
                if !profile.isEmpty {
                    metadata.profile = profile.baseAddress?.assumingMemoryBound(to: UInt8.self)
                    metadata.profile_size = profile.count
                }
                if !exif.isEmpty {
                    metadata.exif = exif.baseAddress?.assumingMemoryBound(to: UInt8.self)
                    metadata.exif_size = exif.count
                }
                return body(&metadata)
            }
        }
    }
}
