#if HEIF
import CHEIF
import CPixels
import Foundation
import HalcyonCore

/// One HEVC image as the only one of a small file of our own, which is all that libheif gets to see: it reads no box
/// that we did not write, follows no reference, turns nothing, and allocates for one tile at a time.
struct HEIFTile {
    private let file: [UInt8]
    private let size: PixelSize

    /// - Parameter isAlpha: Whether the samples mean alpha, so that they come without any conversion of colours.
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`.
    init(_ id: Int, _ picture: HEIFPicture, in items: MediaItems, isAlpha: Bool) throws(ImageError) {
        size = picture.tileSize
        try HEIFPicture.checkIsRead(id, in: items, isTile: id != picture.item)
        let parameters = try HEVCParameters(items.property("hvcC", of: id))
        let coded = parameters.size ?? size
        guard coded.width >= size.width, coded.height >= size.height else {
            throw HEIFPicture.corrupt("an image has another size than announced")
        }
        guard parameters.bits == picture.bits, parameters.chroma == picture.chroma else {
            throw HEIFPicture.corrupt("its tiles differ in their form")
        }
        let head = Self.head(try parameters.configuration(size), size, isAlpha ? HEIFColors.alpha : picture.colors)
        let item = try items.bytes(of: id)
        var file: [UInt8] = []
        file.reserveCapacity(head.count + 8 + item.count + 64)
        file += head
        file += [0, 0, 0, 0] + Array("mdat".utf8)
        try parameters.append(item, size, to: &file)
        // The place of the bytes and their number, which were not known before.
        HEIFWriter.put(file.count - head.count, in: &file, at: head.count)
        HEIFWriter.put(head.count + 8, in: &file, at: Self.placeOffset)
        HEIFWriter.put(file.count - head.count - 8, in: &file, at: Self.placeOffset + 4)
        self.file = file
    }

    /// Decodes the image. It cannot be interrupted.
    ///
    /// - Throws: `ImageError.decoding`: `.corrupt`, `.truncated`, `.outOfMemory`, and `.unsupportedFormat` if libheif
    ///   has no decoder for HEVC.
    func decode() throws(ImageError) -> HEIFPlanes {
        guard let context = heif_context_alloc(), let options = heif_decoding_options_alloc() else {
            throw .decoding(.outOfMemory(size))
        }
        defer {
            heif_decoding_options_free(options)
            heif_context_free(context)
        }
        // A coded picture ends with its blocks.
        halcyon_heif_limit(context, Int32(clamping: size.width + 64), Int32(clamping: size.height + 64))
        // The threads are ours: one for each tile.
        heif_context_set_max_decoding_threads(context, 0)
        options.pointee.ignore_transformations = 1
        return try file.withTypedBytes { bytes throws(ImageError) in
            try check(heif_context_read_from_memory_without_copy(context, bytes.baseAddress, bytes.count, nil))
            var handle: OpaquePointer?
            try check(heif_context_get_primary_image_handle(context, &handle))
            defer { heif_image_handle_release(handle) }
            var image: OpaquePointer?
            try check(heif_decode_image(handle, &image, heif_colorspace_RGB, heif_chroma_444, options))
            guard let image, let planes = HEIFPlanes(image, size) else {
                throw HEIFPicture.corrupt("an image has another size than announced")
            }
            return planes
        }
    }

    private func check(_ error: heif_error) throws(ImageError) {
        switch error.code {
        case heif_error_Ok: return
        case _ where heif_have_decoder_for_format(heif_compression_HEVC) == 0:
            throw .decoding(.unsupportedFormat(.heicWithoutDecoder))
        case heif_error_Unsupported_feature, heif_error_Plugin_loading_error:
            throw .decoding(.unsupportedFormat(ImageFormat(name: "heic (HEVC that this libheif does not decode)")))
        case heif_error_Memory_allocation_error: throw .decoding(.outOfMemory(size))
        case _ where error.subcode == heif_suberror_End_of_data: throw .decoding(.truncated(.heic))
        default:
            let words = error.message.map { String(cString: $0) } ?? ""
            throw HEIFPicture.corrupt(words.isEmpty ? "its HEVC data cannot be decoded" : words)
        }
    }

    /// Where ``head(_:_:_:)`` has the place of the pixels: offset and length.
    private static let placeOffset = 91

    /// Returns all boxes before the pixels (ISO/IEC 14496-12 and 23008-12), for one item with the number 1.
    private static func head(_ configuration: [UInt8], _ size: PixelSize, _ colors: HEIFColors) -> [UInt8] {
        var properties = HEIFWriter.box("hvcC", configuration)
        properties += HEIFWriter.box("ispe", HEIFWriter.bytes([0, size.width, size.height]))
        if let codePoints = colors.codePoints { properties += HEIFWriter.box("colr", codePoints) }
        let numbers: [UInt8] = colors.codePoints == nil ? [2, 0x81, 2] : [3, 0x81, 2, 3]
        let handler = HEIFWriter.bytes([0, 0]) + Array("pict".utf8) + HEIFWriter.bytes([0, 0, 0]) + [0]
        let entry = HEIFWriter.box("infe", [2, 0, 0, 0, 0, 1, 0, 0] + Array("hvc1".utf8) + [0])
        return HEIFWriter.box("ftyp", Array("heic".utf8) + [0, 0, 0, 0] + Array("mif1heic".utf8))
            + HEIFWriter.box(
                "meta",
                [0, 0, 0, 0]
                    + HEIFWriter.box("hdlr", handler)
                    + HEIFWriter.box("iloc", [0, 0, 0, 0, 0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1] + HEIFWriter.bytes([0, 0]))
                    + HEIFWriter.box("pitm", [0, 0, 0, 0, 0, 1])
                    + HEIFWriter.box("iinf", [0, 0, 0, 0, 0, 1] + entry)
                    + HEIFWriter.box(
                        "iprp",
                        HEIFWriter.box("ipco", properties)
                            + HEIFWriter.box("ipma", [0, 0, 0, 0, 0, 0, 0, 1, 0, 1] + numbers)))
    }
}

/// Writes boxes.
enum HEIFWriter {
    static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        bytes([content.count + 8]) + Array(type.utf8) + content
    }

    /// Returns numbers of 32 bits.
    static func bytes(_ numbers: [Int]) -> [UInt8] {
        numbers.flatMap { number in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    }

    static func put(_ number: Int, in file: inout [UInt8], at offset: Int) {
        for (index, byte) in bytes([number]).enumerated() where offset + index < file.count {
            file[offset + index] = byte
        }
    }
}

extension [UInt8] {
    /// Calls `body` with the bytes; `withUnsafeBytes` loses the type of the error.
    fileprivate func withTypedBytes<Value>(
        _ body: (UnsafeRawBufferPointer) throws(ImageError) -> Value
    ) throws(ImageError) -> Value {
        let outcome: Result<Value, ImageError> = withUnsafeBytes { bytes in
            do throws(ImageError) { return .success(try body(bytes)) } catch { return .failure(error) }
        }
        return try outcome.get()
    }
}

/// The decoded samples of a tile: red, green and blue, a plane each.
///
/// `@unchecked Sendable` is safe because nothing is changed after `init`, and libheif's image is only read.
final class HEIFPlanes: @unchecked Sendable {
    private struct Plane {
        let bytes: UnsafePointer<UInt8>
        let stride: Int
    }

    private let image: OpaquePointer
    private let planes: [Plane]
    private let size: PixelSize
    private let isDeep: Bool
    private let maximum: UInt32

    /// Takes ownership of the image. Nil if a plane is missing or is smaller than `size`.
    init?(_ image: OpaquePointer, _ size: PixelSize) {
        self.image = image
        self.size = size
        let bits = Int(heif_image_get_bits_per_pixel_range(image, heif_channel_R))
        isDeep = bits > 8
        maximum = bits >= 1 && bits <= 16 ? UInt32(1) << UInt32(bits) - 1 : 0
        var planes: [Plane] = []
        for channel in [heif_channel_R, heif_channel_G, heif_channel_B] {
            var stride: Int32 = 0
            guard let bytes = heif_image_get_plane_readonly(image, channel, &stride),
                Int(heif_image_get_width(image, channel)) >= size.width,
                Int(heif_image_get_height(image, channel)) >= size.height,
                Int(heif_image_get_bits_per_pixel_range(image, channel)) == bits,
                Int(stride) >= size.width * (isDeep ? 2 : 1)
            else { break }
            planes.append(Plane(bytes: bytes, stride: Int(stride)))
        }
        self.planes = planes
        if planes.count < 3 || maximum == 0 { return nil }
    }

    deinit { heif_image_release(image) }

    /// Writes a part of row `y`, which must be within the tile, as opaque RGBA.
    ///
    /// - Parameter levels: Memory for three times as many bytes as the tile is wide.
    func write(
        _ y: Int, columns: Range<Int>, to pixels: UnsafeMutablePointer<UInt8>, levels: UnsafeMutablePointer<UInt8>
    ) {
        let rows = (0..<3).map { channel in
            self.levels(channel, y, columns, memory: levels + channel * size.width)
        }
        cpixels_join_planes(rows[0], rows[1], rows[2], pixels, columns.count)
    }

    /// Writes a part of row `y`, which must be within the tile, as opaque RGBA of 16 bits; of samples with more than 8
    /// bits.
    func writeDeep(_ y: Int, columns: Range<Int>, to pixels: UnsafeMutablePointer<UInt16>) {
        for (channel, plane) in planes.enumerated() where isDeep {
            let row = UnsafeRawPointer(plane.bytes + y * plane.stride).assumingMemoryBound(to: UInt16.self)
            for (index, x) in columns.enumerated() {
                let level = min(UInt32(row[x]), maximum)
                pixels[index * 4 + channel] = UInt16((level * 65535 + maximum / 2) / maximum)
            }
        }
        for index in 0..<columns.count { pixels[index * 4 + 3] = .max }
    }

    /// Writes a part of row `y` of the first plane.
    func writeLevels(_ y: Int, columns: Range<Int>, to levels: UnsafeMutablePointer<UInt8>) {
        let row = self.levels(0, y, columns, memory: levels)
        if row != UnsafePointer(levels) { levels.update(from: row, count: columns.count) }
    }

    /// Returns samples with 8 bits: those of the plane, or rounded in `memory`.
    private func levels(
        _ channel: Int, _ y: Int, _ columns: Range<Int>, memory: UnsafeMutablePointer<UInt8>
    ) -> UnsafePointer<UInt8> {
        let plane = planes[channel]
        let row = plane.bytes + y * plane.stride
        guard isDeep else { return row + columns.lowerBound }
        let samples = UnsafeRawPointer(row).assumingMemoryBound(to: UInt16.self) + columns.lowerBound
        cpixels_take_levels(samples, maximum, memory, columns.count)
        return UnsafePointer(memory)
    }
}
#endif
