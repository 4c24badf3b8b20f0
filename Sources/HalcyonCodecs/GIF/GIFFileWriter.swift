import CCodecs
import Foundation
import HalcyonCore

/// Writes a GIF file to memory with giflib.
final class GIFFileWriter {
    private static let bitsPerChannel: Int32 = 8

    private var bytes = Data()
    private var gif: UnsafeMutablePointer<GifFileType>?

    init() throws(ImageError) {
        var code: Int32 = 0
        gif = EGifOpen(Unmanaged.passUnretained(self).toOpaque(), { GIFFileWriter.write($0, $1, $2) }, &code)
        if gif == nil { throw Self.failure(code) }
    }

    deinit { if let gif { EGifCloseFile(gif, nil) } }

    /// - Parameters:
    ///   - colors: The global colour table, for frames without a table.
    ///   - loopCount: How many times the animation plays in total; nil to loop forever.
    func begin(_ size: PixelSize, _ colors: [UInt32], loopCount: Int?) throws(ImageError) {
        EGifSetGifVersion(gif, true)
        try withColorMap(colors) { map in
            EGifPutScreenDesc(gif, Int32(size.width), Int32(size.height), Self.bitsPerChannel, 0, map)
        }
        if let loopCount, loopCount <= 1 { return }
        // The number of repetitions, as browsers read it; 0 to loop forever. Source: Netscape Navigator 2.0's
        // extension.
        let again = loopCount.map { min($0 - 1, 65535) } ?? 0
        let count = [1, UInt8(again & 255), UInt8(again >> 8)]
        try check(EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE))
        try check(EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0"))
        try check(EGifPutExtensionBlock(gif, Int32(count.count), count))
        try check(EGifPutExtensionTrailer(gif))
    }

    func write(_ image: GIFImage) throws(ImageError) {
        if image.clear != nil || image.clears || image.ticks > 0 { try writeControl(of: image) }
        let area = image.area
        // giflib 5.2 does not clear the table of the previous frame if this one has none.
        if image.colors == nil, let gif, let map = gif.pointee.Image.ColorMap {
            GifFreeMapObject(map)
            gif.pointee.Image.ColorMap = nil
        }
        try withColorMap(image.colors) { map in
            EGifPutImageDesc(
                gif, Int32(area.columns.lowerBound), Int32(area.rows.lowerBound), Int32(area.columns.count),
                Int32(area.rows.count), false, map)
        }
        var line = [UInt8](repeating: 0, count: area.columns.count)
        for start in stride(from: 0, to: area.count, by: line.count) {
            if Task.isCancelled { throw .cancelled }
            image.indices.withUnsafeBytes { indices in
                line.withUnsafeMutableBytes { line in
                    line.copyMemory(from: UnsafeRawBufferPointer(rebasing: indices[start..<start + line.count]))
                }
            }
            try check(EGifPutLine(gif, &line, Int32(line.count)))
        }
    }

    /// Returns the bytes; the object cannot be used afterwards.
    func finish() throws(ImageError) -> Data {
        var code: Int32 = 0
        let outcome = EGifCloseFile(gif, &code)
        gif = nil
        if outcome != GIF_OK { throw Self.failure(code) }
        return bytes
    }

    private func writeControl(of image: GIFImage) throws(ImageError) {
        let control = GraphicsControlBlock(
            DisposalMode: image.clears ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT, UserInputFlag: false,
            DelayTime: Int32(image.ticks), TransparentColor: image.clear.map(Int32.init) ?? NO_TRANSPARENT_COLOR)
        var block = [UInt8](repeating: 0, count: 4)
        withUnsafePointer(to: control) { _ = EGifGCBToExtension($0, &block) }
        try check(EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, Int32(block.count), block))
    }

    private func withColorMap(
        _ colors: [UInt32]?, _ body: (UnsafePointer<ColorMapObject>?) -> Int32
    ) throws(ImageError) {
        guard let colors else { return try check(body(nil)) }
        var table = colors.map {
            GifColorType(
                Red: UInt8(truncatingIfNeeded: $0), Green: UInt8(truncatingIfNeeded: $0 >> 8),
                Blue: UInt8(truncatingIfNeeded: $0 >> 16))
        }
        let size = 1 << GifBitSize(Int32(max(2, table.count)))
        while table.count < size { table.append(GifColorType()) }
        guard let map = GifMakeMapObject(Int32(size), table) else {
            throw .encoding(.failed(.gif, why: "not enough memory for a colour table"))
        }
        defer { GifFreeMapObject(map) }
        try check(body(map))
    }

    private func check(_ outcome: Int32) throws(ImageError) {
        if outcome != GIF_OK { throw Self.failure(gif?.pointee.Error ?? 0) }
    }

    private static func failure(_ code: Int32) -> ImageError {
        let text = GifErrorString(code).map { String(cString: $0) }
        return .encoding(.failed(.gif, why: .init(text ?? "giflib error \(code)")))
    }

    private static func write(
        _ gif: UnsafeMutablePointer<GifFileType>?, _ source: UnsafePointer<UInt8>?, _ count: Int32
    ) -> Int32 {
        guard let context = gif?.pointee.UserData, let source else { return 0 }
        let writer = Unmanaged<GIFFileWriter>.fromOpaque(context).takeUnretainedValue()
        writer.bytes.append(source, count: Int(count))
        return count
    }
}

/// A frame in the form in which the file holds it.
struct GIFImage {
    let area: GIFArea
    /// Palette indices, row by row.
    let indices: [UInt8]
    /// The frame's local table, RGBA; nil to use the global one.
    let colors: [UInt32]?
    /// The transparent index; nil if all pixels are painted.
    let clear: UInt8?
    /// Whether the area is cleared before the next frame.
    let clears: Bool
    /// How long it is shown, in hundredths of a second.
    let ticks: Int
}
