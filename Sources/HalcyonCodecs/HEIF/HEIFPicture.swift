#if HEIF
import HalcyonCore

/// One image of a HEIF file, coded or put together, as its boxes describe it.
///
/// Sources: ISO/IEC 23008-12 (HEIF), 6.5 (properties), 6.6.2 (derived images), 6.4 (references). EXIF orientation does
/// not count in HEIF: `irot` and `imir` say the same.
struct HEIFPicture {
    /// The visible part, before rotation.
    struct Part: Equatable {
        var x = 0
        var y = 0
        var size: PixelSize
    }

    /// How deep images may be made of others: an identity of an identity of a grid of tiles.
    private static let deepest = 4

    /// The item whose pixels these are, behind identities: coded, or a grid.
    let item: Int
    /// The item of one tile; `item` itself if it is coded.
    let tile: Int
    /// The size before anything is cut off.
    let coded: PixelSize
    /// The size of a tile.
    let tileSize: PixelSize
    private(set) var visible: Part
    private(set) var turn = HEIFTurn()
    /// The item with the alpha channel.
    private(set) var alpha: Int?
    let bits: Int
    /// The coded chroma format, 0 for gray.
    let chroma: Int
    private(set) var colors: HEIFColors

    /// - Throws: `ImageError.decoding`: `.corrupt`, and `.unsupportedFormat` for an image that is neither HEVC nor a
    ///   grid.
    ///
    /// - Parameter path: The images that are derived from this one.
    init(_ id: Int, in items: MediaItems, path: [Int] = []) throws(ImageError) {
        guard let entry = items[id] else { throw Self.corrupt("a referenced image is missing") }
        guard !path.contains(id) else { throw Self.corrupt("its images refer to each other in a circle") }
        guard path.count < Self.deepest else {
            throw Self.corrupt("an image is derived from another by more than \(Self.deepest) steps")
        }
        switch entry.type {
        case ByteView.code("iden"):
            guard let base = items.targets("dimg", of: id).first else {
                throw Self.corrupt("a derived image refers to none")
            }
            self = try HEIFPicture(base, in: items, path: path + [id])
        case ByteView.code("grid"), ByteView.code("hvc1"):
            let isGrid = entry.type == ByteView.code("grid")
            guard let tile = isGrid ? items.targets("dimg", of: id).first : id else {
                throw Self.corrupt("a grid has no tiles")
            }
            try Self.checkIsRead(tile, in: items, isTile: isGrid)
            item = id
            self.tile = tile
            let parameters = try HEVCParameters(items.property("hvcC", of: tile))
            let announced = try Self.size(of: tile, items)
            let isCut = Self.isCut(items.properties(of: tile), parameters.size, to: announced)
            tileSize = Self.exact(announced, parameters.size, isCut: isCut)
            coded = isGrid ? Self.exact(try Self.size(of: id, items), HEIFGrid(id, items)?.size) : tileSize
            visible = Part(size: coded)
            bits = parameters.bits
            chroma = parameters.chroma
            colors = HEIFColors()
            if isGrid { colors.read(items.properties(of: tile)) }
        default:
            throw Self.unsupported(entry.type)
        }
        colors.read(items.properties(of: id))
        for property in items.properties(of: id) { apply(property) }
        alpha = items.sources("auxl", of: id).first { items.isAlpha($0) } ?? alpha
    }

    var size: PixelSize { turn.orientation.applied(to: visible.size) }

    /// The memory for decoded pixels: a row of tiles, and what the decoder holds for those that it works at.
    func byteCount(threads: Int) -> Int {
        let pixels = tileSize.pixelCount ?? .max
        let columns = (coded.width + tileSize.width - 1) / max(1, tileSize.width)
        let planes = [2, 3, 4, 6][chroma]
        let (bytes, overflow) = pixels.multipliedReportingOverflow(by: 3 * columns + planes * min(threads, columns))
        return overflow || bytes > .max / 4 ? .max / 4 : bytes * (bits > 8 ? 2 : 1)
    }

    /// Whether the image has the same orientation and, but for the rounding of a reduction, the same shape.
    func isReduction(of other: HEIFPicture) -> Bool {
        guard turn.orientation == other.turn.orientation, visible.size.width < other.visible.size.width else {
            return false
        }
        let factor = Double(visible.size.width) / Double(other.visible.size.width)
        return abs(Double(visible.size.height) - factor * Double(other.visible.size.height)) <= 1
    }

    private mutating func apply(_ property: MediaBoxes.Box) {
        turn.apply(property)
        let whole = turn.orientation.applied(to: visible.size)
        guard let cut = Self.cut(property, of: whole) else { return }
        let part = turn.stored(cut, of: whole)
        visible = Part(x: visible.x + part.x, y: visible.y + part.y, size: part.size)
    }

    /// Whether a clean aperture leaves a part of the announced size of a picture of another: the rest is the padding of
    /// the encoder, which an aperture that is invalid must not bring to light.
    private static func isCut(
        _ properties: [MediaBoxes.Box], _ coded: PixelSize?, to announced: PixelSize
    ) -> Bool {
        guard let coded else { return false }
        let turned = PixelSize(width: announced.height, height: announced.width)
        var turn = HEIFTurn()
        for property in properties {
            turn.apply(property)
            guard let part = cut(property, of: turn.orientation.applied(to: coded)) else { continue }
            if part.size == announced || part.size == turned { return true }
        }
        return false
    }

    /// Returns the part that a clean aperture leaves of an image; nil if it is invalid, and for other properties.
    private static func cut(_ property: MediaBoxes.Box, of whole: PixelSize) -> Part? {
        guard property.type == ByteView.code("clap") else { return nil }
        let fields = stride(from: 0, to: 32, by: 4).map { property.content.uint32(at: $0) ?? 0 }
        guard let (x, width) = span(fields[0], fields[1], fields[4], fields[5], of: whole.width),
            let (y, height) = span(fields[2], fields[3], fields[6], fields[7], of: whole.height)
        else { return nil }
        return Part(x: x, y: y, size: PixelSize(width: width, height: height))
    }

    /// Returns the first pixel and the length of a clean aperture along one side, rounded and within the image; nil if
    /// it is invalid, for the whole side.
    private static func span(
        _ length: Int, _ lengthUnit: Int, _ shift: Int, _ shiftUnit: Int, of whole: Int
    ) -> (Int, Int)? {
        guard length > 0, lengthUnit > 0, shiftUnit > 0 else { return nil }
        let exact = Double(length) / Double(lengthUnit)
        let offset = Double(Int32(truncatingIfNeeded: shift)) / Double(shiftUnit)
        let start = ((Double(whole) - exact) / 2 + offset).rounded()
        let end = start + exact.rounded()
        guard start >= 0, end > start, end <= Double(whole) else { return nil }
        return (Int(start), Int(end - start))
    }

    private static func size(of id: Int, _ items: MediaItems) throws(ImageError) -> PixelSize {
        guard let size = items.size(of: id) else { throw corrupt("an image has no size") }
        return size
    }

    /// Returns the size that libheif 1.15 should have written: for a turned image it exchanges the sides, and for one
    /// that is cut it writes what is left.
    ///
    /// - Parameter coded: What the image itself says.
    private static func exact(_ size: PixelSize, _ coded: PixelSize?, isCut: Bool = false) -> PixelSize {
        guard let coded else { return size }
        let turned = PixelSize(width: size.height, height: size.width)
        let isMeant = [size, turned].contains { size in
            guard isCut else { return size == coded }
            return (0..<64).contains(coded.width - size.width) && (0..<64).contains(coded.height - size.height)
        }
        return isMeant ? coded : size
    }
}

/// Errors.
extension HEIFPicture {
    private static let codings: [Int: ImageFormat] = [
        ByteView.code("av01"): ImageFormat(name: "heic (AV1)"), ByteView.code("avc1"): ImageFormat(name: "heic (AVC)"),
        ByteView.code("vvc1"): ImageFormat(name: "heic (VVC)"), ByteView.code("jpeg"): ImageFormat(name: "heic (JPEG)"),
        ByteView.code("j2k1"): ImageFormat(name: "heic (JPEG 2000)"),
        ByteView.code("unci"): ImageFormat(name: "heic (uncompressed)"),
        ByteView.code("iovl"): ImageFormat(name: "heic (an overlay)"),
        ByteView.code("tmap"): ImageFormat(name: "heic (a tone map)"),
    ]

    static func corrupt(_ why: String) -> ImageError { .decoding(.corrupt(.heic, why: .init(why))) }

    /// Checks that an item is an image in HEVC.
    ///
    /// - Throws: `ImageError.decoding`: `.corrupt` if it is missing, `.unsupportedFormat` with the name of what it is.
    static func checkIsRead(_ id: Int, in items: MediaItems, isTile: Bool) throws(ImageError) {
        guard let type = items[id]?.type else { throw corrupt("a referenced image is missing") }
        if type == ByteView.code("hvc1") { return }
        if isTile, type == ByteView.code("grid") { throw unsupported(ImageFormat(name: "heic (a grid of grids)")) }
        if isTile, [ByteView.code("iden"), ByteView.code("iovl"), ByteView.code("tmap")].contains(type) {
            throw unsupported(ImageFormat(name: "heic (a grid of derived images)"))
        }
        throw unsupported(type)
    }

    private static func unsupported(_ type: Int) -> ImageError {
        unsupported(codings[type] ?? ImageFormat(name: "heic (another kind of image)"))
    }

    private static func unsupported(_ kind: ImageFormat) -> ImageError { .decoding(.unsupportedFormat(kind)) }
}

/// Rotations and reflections, one after another.
struct HEIFTurn: Equatable {
    /// Anticlockwise rotations by 90°, after which left and right are exchanged or not.
    private var turns = 0
    private var isMirrored = false

    /// Applies `irot` and `imir`.
    mutating func apply(_ property: MediaBoxes.Box) {
        let value = property.content[0] ?? 0
        switch property.type {
        case ByteView.code("irot"): rotate(Int(value & 3))
        case ByteView.code("imir"): mirror(isSideways: value & 1 == 1)
        default: break
        }
    }

    mutating func rotate(_ count: Int) { turns = (turns + (isMirrored ? 4 - count : count)) & 3 }

    /// - Parameter isSideways: Whether left and right are exchanged, or top and bottom.
    mutating func mirror(isSideways: Bool) {
        if !isSideways { turns = (turns + 2) & 3 }
        isMirrored.toggle()
    }

    var orientation: ImageOrientation {
        let plain: [ImageOrientation] = [.up, .left, .down, .right]
        let mirrored: [ImageOrientation] = [.upMirrored, .rightMirrored, .downMirrored, .leftMirrored]
        return isMirrored ? mirrored[turns] : plain[turns]
    }

    /// Returns the same part in the image as stored.
    ///
    /// - Parameter whole: The size of the image as turned.
    func stored(_ part: HEIFPicture.Part, of whole: PixelSize) -> HEIFPicture.Part {
        let right = whole.width - part.x - part.size.width
        let below = whole.height - part.y - part.size.height
        let (x, y) =
            switch orientation {
            case .up: (part.x, part.y)
            case .upMirrored: (right, part.y)
            case .down: (right, below)
            case .downMirrored: (part.x, below)
            case .leftMirrored: (part.y, part.x)
            case .right: (part.y, right)
            case .rightMirrored: (below, right)
            case .left: (below, part.x)
            }
        return HEIFPicture.Part(x: x, y: y, size: orientation.applied(to: part.size))
    }
}

/// The boxes `colr` of an image: at most one profile, and code points.
struct HEIFColors {
    /// The size of the ICC profile in bytes.
    private(set) var profileByteCount = 0
    private(set) var embedded: ICCProfile?
    private(set) var points: CodedColors?
    private var matrix = 0
    private var isFullRange = true

    /// Alpha: full range, so that libheif changes nothing about it.
    static let alpha = {
        var colors = HEIFColors()
        (colors.points, colors.matrix) = (CodedColors(primaries: 1, transfer: 13), 6)
        return colors
    }()

    var isEmpty: Bool { embedded == nil && points == nil }

    /// Whether code points say that colours can be brighter than plain white.
    var areHighRange: Bool { embedded == nil && points?.areHighRange == true }

    /// The name of the transfer function, if it is one of high dynamic range.
    var highRangeTransfer: String? { embedded == nil ? points?.highRangeTransfer : nil }

    /// The content of a box `colr` for libheif, which takes the matrix and the range of YCbCr from it; nil to take
    /// those of the bitstream.
    var codePoints: [UInt8]? {
        guard let points else { return nil }
        // Numbers that libheif does not know end in an error.
        let primaries = [1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 22].contains(points.primaries) ? points.primaries : 2
        let matrix = (0...14).contains(matrix) && matrix != 3 ? matrix : 2
        return Array("nclx".utf8) + [0, UInt8(primaries), 0, 13, 0, UInt8(matrix), isFullRange ? 0x80 : 0]
    }

    /// Reads the properties of an image; what they say replaces what its tiles said.
    mutating func read(_ properties: [MediaBoxes.Box]) {
        for property in properties where property.type == ByteView.code("colr") {
            let value = property.content
            if value.has("prof", at: 0) || value.has("rICC", at: 0) {
                let profile = value.available(value.count, at: 4)
                profileByteCount = profile.count
                embedded = ICCProfile(profile)
            } else if value.has("nclx", at: 0), let primaries = value.uint16(at: 4), let transfer = value.uint16(at: 6),
                let matrix = value.uint16(at: 8), let range = value[10]
            {
                points = CodedColors(primaries: primaries, transfer: transfer)
                self.matrix = matrix
                isFullRange = range & 0x80 != 0
            }
        }
    }

    /// The profile to follow; one that is embedded takes precedence over code points (HEIF, 6.5.5).
    func profile(isGray: Bool) -> ICCProfile? {
        embedded?.fitting(isGray ? .gray : .rgb) ?? (isGray ? points?.grayProfile : points?.profile)
    }
}
#endif
