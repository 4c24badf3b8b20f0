import CPixels
public import Foundation
public import HalcyonCore

/// Decodes TGA: palettes, gray and colour, in packets or not, from every corner; alpha if the file says that it has
/// some.
///
/// Most TGA files have no signature. Bytes count as TGA if they look like no other image format and either end with the
/// footer of version 2.0, or ``DecodingOptions/contentType`` (`image/x-tga`, `image/tga`, `image/x-targa`) or the
/// extension of ``DecodingOptions/url`` (`.tga`, `.icb`, `.vda`, `.vst`) names TGA. A pipeline sets both from the
/// response and the request. For bytes that come without a name, use ``init(acceptsUnnamed:)``.
///
/// The rows go straight into the resampler. There are no previews: most files begin with the last row.
public struct TGADecoder: ImageDecoding {
    private let acceptsUnnamed: Bool

    /// Creates a decoder.
    ///
    /// - Parameter acceptsUnnamed: Whether bytes that nothing names count as TGA if they look like one by the numbers
    ///   in their header, and like no other image format; one in a million random files does. Default: false.
    public init(acceptsUnnamed: Bool = false) {
        self.acceptsUnnamed = acceptsUnnamed
    }

    /// Returns what the header says, or nil if the bytes do not count as TGA; those without a footer never do, unless
    /// the decoder accepts unnamed ones.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` within the header, `.corrupt`.
    public func info(of data: Data) throws(ImageError) -> ImageInfo? {
        try info(of: data, options: DecodingOptions())
    }

    /// Returns what the header says, or nil if the bytes do not count as TGA.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated` within the header, `.corrupt`.
    public func info(of data: Data, options: DecodingOptions) throws(ImageError) -> ImageInfo? {
        guard accepts(data, options) else { return nil }
        return try data.withByteView { file throws(ImageError) in try TGAHeader(file).info }
    }

    /// Returns the image, or nil if the bytes do not count as TGA.
    ///
    /// - Throws: `ImageError.decoding`: `.truncated`, `.corrupt`, `.tooManyPixels`, `.tooManyBytes`, `.tookTooLong`,
    ///   `.outOfMemory`; `ImageError.cancelled`.
    public func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
        guard accepts(data, options) else { return nil }
        return try data.withByteView { file throws(ImageError) in
            let header = try TGAHeader(file)
            let plan = try DecodePlan(header.info, options: options)
            try plan.checkBytes(besides: TGARows.byteCount(of: header))
            let pixels = file.available(file.count, at: header.offset)
            // Before memory is taken for pixels that are not there.
            guard pixels.count >= header.leastBytes else { throw .decoding(.truncated(.tga)) }
            let colors = try header.colors(in: file)
            return try plan.picture(hasAlpha: header.hasAlpha, profile: nil) { memory throws(ImageError) in
                let sink = RowSink(memory, plan: plan, source: plan.stored, hasAlpha: header.hasAlpha)
                var rows = try TGARows(header, colors, pixels, plan.deadline)
                defer { rows.deallocate() }
                for y in 0..<plan.stored.height {
                    guard let row = sink.row(y) else { throw sink.stopReason }
                    guard rows.write(y, to: row) else { throw .decoding(.truncated(.tga)) }
                }
                sink.finish()
            }
        }
    }

    private func accepts(_ data: Data, _ options: DecodingOptions) -> Bool {
        let hasFooter = data.withUnsafeBytes { TGAHeader.hasFooter(ByteView(bytes: $0)) }
        let isPossible = data.withUnsafeBytes { TGAHeader.isPossible(ByteView(bytes: $0)) }
        guard isPossible, hasFooter || acceptsUnnamed || Self.isNamed(options) else { return false }
        let format = ImageFormat(sniffing: data)
        return format == .tga || format == nil && (hasFooter || Self.isNamed(options))
    }

    /// Whether the options name TGA.
    static func isNamed(_ options: DecodingOptions) -> Bool {
        if let type = options.contentType?.lowercased().prefix(while: { $0 != ";" }) {
            let name = type.trimmingCharacters(in: .whitespaces)
            let kinds = ["tga", "x-tga", "targa", "x-targa"].flatMap { ["image/\($0)", "application/\($0)"] }
            if kinds.contains(name) { return true }
        }
        guard let path = options.url?.prefix(while: { $0 != "?" && $0 != "#" }).lowercased() else { return false }
        return [".tga", ".icb", ".vda", ".vst"].contains { path.hasSuffix($0) }
    }
}

/// Reads the rows of a TGA file in the order in which they are shown.
private struct TGARows {
    private let header: TGAHeader
    private let colors: [UInt32]
    private let pixels: ByteView
    /// A row as stored, and one to be mirrored.
    private let line: UnsafeMutablePointer<UInt8>
    private let spare: UnsafeMutablePointer<UInt8>
    private var packets: cpixels_packets
    /// The state before each row, of packets that begin with the last one.
    private var starts: [cpixels_packets] = []

    /// The memory that it takes.
    static func byteCount(of header: TGAHeader) -> Int {
        let starts = header.isPacked && header.isBottomUp ? header.size.height : 0
        return header.size.width * 8 + starts * MemoryLayout<cpixels_packets>.stride
    }

    /// - Throws: `.truncated`; the deadline's reason to stop.
    init(
        _ header: TGAHeader, _ colors: [UInt32], _ pixels: ByteView, _ deadline: DecodeDeadline
    ) throws(ImageError) {
        packets = cpixels_packets()
        packets.next = pixels.baseAddress
        packets.end = pixels.baseAddress.map { $0 + pixels.count }
        if header.isPacked, header.isBottomUp {
            // Packets may go on in the next row, so nothing but the packets before it says where a row begins.
            starts.reserveCapacity(header.size.height)
            for _ in 0..<header.size.height {
                try deadline.check()
                starts.append(packets)
                let width = header.size.width
                guard cpixels_unpack_packets(&packets, header.bytesPerPixel, nil, width) == width else {
                    throw .decoding(.truncated(.tga))
                }
            }
        }
        self.header = header
        self.colors = colors
        self.pixels = pixels
        line = .allocate(capacity: header.bytesPerRow + SampleRows.margin)
        line.initialize(repeating: 0, count: header.bytesPerRow + SampleRows.margin)
        spare = .allocate(capacity: header.size.width * 4)
    }

    func deallocate() {
        line.deallocate()
        spare.deallocate()
    }

    /// Writes row `y` from the top as RGBA; rows are asked for in order.
    ///
    /// - Returns: False if the file ends before.
    mutating func write(_ y: Int, to row: UnsafeMutablePointer<UInt8>) -> Bool {
        let width = header.size.width
        let stored = header.isBottomUp ? header.size.height - 1 - y : y
        if header.isPacked {
            if header.isBottomUp { packets = starts[stored] }
            guard cpixels_unpack_packets(&packets, header.bytesPerPixel, line, width) == width else { return false }
        } else {
            guard let bytes = pixels.slice(header.bytesPerRow, at: stored * header.bytesPerRow)?.baseAddress else {
                return false
            }
            line.update(from: bytes, count: header.bytesPerRow)
        }
        guard header.isMirrored else {
            convert(to: row)
            return true
        }
        convert(to: spare)
        UnsafeMutableRawPointer(row).withMemoryRebound(to: UInt32.self, capacity: width) { row in
            UnsafeRawPointer(spare).withMemoryRebound(to: UInt32.self, capacity: width) { spare in
                cpixels_turn(spare, width, 1, row, width - 1, -1, 0)
            }
        }
        return true
    }

    private func convert(to row: UnsafeMutablePointer<UInt8>) {
        let width = header.size.width
        switch header.kind {
        case .palette where header.bytesPerPixel == 1: cpixels_look_up(line, colors, row, width)
        case .palette: cpixels_look_up_deep(line, colors, row, width)
        case .gray:
            SampleRows.write(line, channels: header.bytesPerPixel, to: row, count: width)
            if !header.hasAlpha { cpixels_make_opaque(row, width) }
        case .color: cpixels_read_blue_first(line, header.bytesPerPixel, header.hasAlpha ? 1 : 0, row, width)
        }
        if header.isPremultiplied { cpixels_make_straight(row, width) }
    }
}
