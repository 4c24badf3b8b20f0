import CCodecs
import Foundation
import HalcyonCore

/// The metadata of an image in the form that files hold.
struct EncodedMetadata {
    let profile: Data?
    /// An EXIF block, starting with its TIFF header; nil for upright pixels.
    let exif: Data?

    /// - Throws: `ImageError.encoding(.failed)` if the profile does not describe RGB, the only kind of pixels written.
    init(_ metadata: ImageMetadata, for format: ImageFormat, largestProfile: Int = Int(Int32.max)) throws(ImageError) {
        if let profile = metadata.colorProfile {
            guard profile.count <= largestProfile else {
                throw .encoding(.failed(format, why: "the colour profile has more than \(largestProfile) bytes"))
            }
            guard profile.withUnsafeBytes({ ICCProfile(ByteView(bytes: $0)) })?.describesRGB == true else {
                throw .encoding(.failed(format, why: "the colour profile is not an ICC profile for RGB colours"))
            }
        }
        profile = metadata.colorProfile
        exif = metadata.orientation == .up ? nil : EXIF.metadata(with: metadata.orientation)
    }

    var isEmpty: Bool { profile == nil && exif == nil }

    /// Calls `body` with both in the form for a C encoder.
    ///
    /// - Parameter exifPrefix: The bytes before the TIFF header.
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

/// Reads and writes the one EXIF field that matters here, the orientation.
///
/// Source: CIPA DC-008 (EXIF 2.32), 4.5 and 4.6; TIFF 6.0, section 2.
enum EXIF {
    private static let orientationTag = 0x0112
    private static let short = 3

    /// Returns the orientation in the first directory, or nil if there is none or it is invalid.
    static func orientation(in metadata: ByteView) -> ImageOrientation? {
        // JPEG has this prefix before the TIFF header; PNG and WebP should not, but some encoders write it.
        let start = metadata.has("Exif\0\0", at: 0) ? 6 : 0
        let tiff = metadata.available(metadata.count, at: start)
        let order: ByteView.Order
        switch (tiff[0], tiff[1]) {
        case (UInt8(ascii: "I"), UInt8(ascii: "I")): order = .littleEndian
        case (UInt8(ascii: "M"), UInt8(ascii: "M")): order = .bigEndian
        default: return nil
        }
        guard tiff.uint16(at: 2, order) == 42, let directory = tiff.uint32(at: 4, order),
            let entries = tiff.uint16(at: directory, order)
        else { return nil }
        for entry in 0..<entries {
            let offset = directory + 2 + entry * 12
            guard let tag = tiff.uint16(at: offset, order) else { return nil }
            guard tag == orientationTag else { continue }
            guard let type = tiff.uint16(at: offset + 2, order), tiff.uint32(at: offset + 4, order) == 1,
                let value = integer(of: type, in: tiff, at: offset + 8, order)
            else { return nil }
            return UInt16(exactly: value).flatMap { ImageOrientation(rawValue: $0) }
        }
        return nil
    }

    /// Reads an integer of any TIFF type: SHORT is correct, but encoders use the others too.
    private static func integer(of type: Int, in tiff: ByteView, at offset: Int, _ order: ByteView.Order) -> Int? {
        switch type {
        case 1, 6: tiff[offset].map(Int.init)  // BYTE, SBYTE
        case short, 8: tiff.uint16(at: offset, order)  // SHORT, SSHORT
        case 4, 9: tiff.uint32(at: offset, order)  // LONG, SLONG
        default: nil
        }
    }

    /// Returns a block with only an orientation, starting with its TIFF header.
    static func metadata(with orientation: ImageOrientation) -> Data {
        var block = Data("MM\0*".utf8)
        block += [0, 0, 0, 8]  // offset of the first directory
        block += [0, 1]  // its number of entries
        block += [0x01, 0x12, 0, UInt8(short), 0, 0, 0, 1, 0, UInt8(orientation.rawValue), 0, 0]
        block += [0, 0, 0, 0]  // no second directory
        return block
    }
}
