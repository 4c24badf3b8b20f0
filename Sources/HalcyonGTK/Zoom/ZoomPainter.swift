internal import CGTK
import HalcyonCore

/// Paints tiles and small versions where a ``HalcyonCore/TileDrawing`` says, in device pixels.
@MainActor
struct ZoomPainter {
    /// What is larger on the screen is painted in parts: the numbers of GTK and of graphics cards are no longer exact.
    private static let largestSide = 1 << 14
    /// From this scale on, pixels are to be seen as squares.
    static let scaleOfSquares = 4.0

    private let snapshot: OpaquePointer
    /// Whether Cairo draws: GTK's own nodes of textures would copy all of a texture in each frame, and shrink it by a
    /// slow filter.
    private let usesCairo: Bool

    init(_ snapshot: OpaquePointer, usesCairo: Bool) {
        self.snapshot = snapshot
        self.usesCairo = usesCairo
    }

    /// Paints a part of some pixels, of a size that may differ from that in the drawing.
    ///
    /// - Parameters:
    ///   - drawing: Where, and which part.
    ///   - pixels: What is painted: all of the tile, or of the small version.
    ///   - size: The size of that in the drawing's measure.
    ///   - isSquare: Whether enlarged pixels are to be seen as squares.
    func paint(_ drawing: TileDrawing, _ pixels: ZoomPixels, of size: PixelSize, isSquare: Bool) {
        guard !drawing.clip.isEmpty, !drawing.frame.isEmpty, size.width > 0, size.height > 0 else { return }
        if usesCairo || (isSquare && halcyon_snapshot_scales_textures() == 0) {
            return paintByCairo(drawing, pixels, isSquare: isSquare)
        }
        var clip = drawing.clip.bounds
        gtk_snapshot_push_clip(snapshot, &clip)
        if max(drawing.frame.width, drawing.frame.height) > Self.largestSide {
            let part = Self.part(drawing.source, pixels.size, of: size)
            pixels.withTexture(of: part) { texture in
                append(texture, at: Self.frame(of: part, drawing, pixels.size), drawing, isSquare)
            }
        } else {
            append(pixels.texture, at: ZoomRect(drawing.frame), drawing, isSquare)
        }
        gtk_snapshot_pop(snapshot)
    }

    private func paintByCairo(_ drawing: TileDrawing, _ pixels: ZoomPixels, isSquare: Bool) {
        let step = Self.step(drawing, pixels.size)
        let corner = ZoomRect(drawing.frame).corner(turned: drawing.quarterTurns)
        // Exact, unlike the sine and cosine of a rotation: Cairo is faster when pixels lie on pixels.
        let (cosine, sine): (Double, Double) =
            switch drawing.quarterTurns & 3 {
            case 1: (0, 1)
            case 2: (-1, 0)
            case 3: (0, -1)
            default: (1, 0)
            }
        var matrix = cairo_matrix_t(
            xx: cosine * step.x, yx: sine * step.x, xy: -sine * step.y, yy: cosine * step.y, x0: corner.x, y0: corner.y)
        var clip = drawing.clip.bounds
        // Bilinear is a mean of four pixels: enough down to half of the size, below which only small versions are shown
        // for a moment.
        let filter =
            isSquare
            ? CAIRO_FILTER_NEAREST : min(step.x, step.y) < 0.45 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
        halcyon_snapshot_append_surface(
            snapshot, pixels.surface, &clip, &matrix, filter, pixels.isOpaque ? 1 : 0)
    }

    private func append(_ texture: OpaquePointer, at frame: ZoomRect, _ drawing: TileDrawing, _ isSquare: Bool) {
        gtk_snapshot_save(snapshot)
        var (corner, size) = (graphene_point_t(frame.corner(turned: drawing.quarterTurns)), frame.size)
        gtk_snapshot_translate(snapshot, &corner)
        gtk_snapshot_rotate(snapshot, Float(drawing.quarterTurns * 90))
        if drawing.quarterTurns & 1 == 1 { size = SIMD2(size.y, size.x) }
        var bounds = graphene_rect_t(
            origin: graphene_point_t(x: 0, y: 0),
            size: graphene_size_t(width: Float(size.x), height: Float(size.y)))
        if isSquare {
            halcyon_snapshot_append_pixels(snapshot, texture, &bounds)
        } else {
            gtk_snapshot_append_texture(snapshot, texture, &bounds)
        }
        gtk_snapshot_restore(snapshot)
    }

    /// Returns the pixels that are visible, and one more on each side, which filters look at.
    private static func part(_ source: ZoomRect, _ pixels: PixelSize, of size: PixelSize) -> PixelRect {
        func side(_ start: Double, _ length: Double, _ count: Int, of whole: Int) -> Range<Int> {
            let factor = Double(count) / Double(whole)
            let first = Int((start * factor).rounded(.down)) - 1
            let end = Int(((start + length) * factor).rounded(.up)) + 1
            let lower = min(max(0, first), count - 1)
            return lower..<min(max(lower + 1, end), count)
        }
        let across = side(source.x, source.width, pixels.width, of: size.width)
        let down = side(source.y, source.height, pixels.height, of: size.height)
        return PixelRect(x: across.lowerBound, y: down.lowerBound, width: across.count, height: down.count)
    }

    /// Returns the length of a pixel in the view, along its own axes.
    private static func step(_ drawing: TileDrawing, _ pixels: PixelSize) -> SIMD2<Double> {
        let size = ZoomRect(drawing.frame).size
        let own = drawing.quarterTurns & 1 == 1 ? SIMD2(size.y, size.x) : size
        return own / SIMD2(Double(pixels.width), Double(pixels.height))
    }

    /// Returns where a part lies in the view.
    private static func frame(of part: PixelRect, _ drawing: TileDrawing, _ pixels: PixelSize) -> ZoomRect {
        let frame = ZoomRect(drawing.frame)
        let isTurned = drawing.quarterTurns & 1 == 1
        let step = step(drawing, pixels)
        let start = SIMD2(Double(part.x), Double(part.y)) * step
        let size = SIMD2(Double(part.width), Double(part.height)) * step
        let end = start + size
        let origin =
            switch drawing.quarterTurns & 3 {
            case 1: SIMD2(frame.x + frame.width - end.y, frame.y + start.x)
            case 2: frame.origin + frame.size - end
            case 3: SIMD2(frame.x + start.y, frame.y + frame.height - end.x)
            default: frame.origin + start
            }
        return ZoomRect(origin: origin, size: isTurned ? SIMD2(size.y, size.x) : size)
    }
}

extension ZoomRect {
    fileprivate init(_ rect: PixelRect) {
        self.init(
            origin: SIMD2(Double(rect.x), Double(rect.y)), size: SIMD2(Double(rect.width), Double(rect.height)))
    }

    /// Returns the corner where the top left corner of a picture lies that is rotated clockwise.
    fileprivate func corner(turned quarterTurns: Int) -> SIMD2<Double> {
        switch quarterTurns & 3 {
        case 1: SIMD2(x + width, y)
        case 2: origin + size
        case 3: SIMD2(x, y + height)
        default: origin
        }
    }
}

extension graphene_point_t {
    fileprivate init(_ point: SIMD2<Double>) { self.init(x: Float(point.x), y: Float(point.y)) }
}

extension PixelRect {
    fileprivate var bounds: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(x), y: Float(y)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }
}
