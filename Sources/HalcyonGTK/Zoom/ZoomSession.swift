internal import CGTK
import HalcyonCore

/// A picture that is open: its tiles, and its small version. Loads are cancelled when it is released.
@MainActor
final class ZoomSession {
    let reader: RegionReader
    let loader: TileLoader<ZoomPixels>
    private let overview: ZoomOverview
    /// Ends the calls when the system is short of memory.
    private var pressure: (any AnyObject & Sendable)?

    /// Opens a picture.
    ///
    /// - Parameters:
    ///   - request: The picture.
    ///   - pipeline: What loads it.
    ///   - limit: The most bytes of all its tiles.
    static func open(
        _ request: ImageRequest, _ pipeline: ImagePipeline, limit: Int
    ) async -> Result<ZoomSession, ImageError> {
        do throws(ImageError) {
            let reader = try await pipeline.regionReader(for: request)
            let overview = try await ZoomOverview(of: reader.overview(priority: .high))
            return .success(
                ZoomSession(reader, overview, clock: pipeline.configuration.clock, limit: limit))
        } catch {
            return .failure(error)
        }
    }

    private init(_ reader: RegionReader, _ overview: ZoomOverview, clock: any PipelineClock, limit: Int) {
        self.reader = reader
        self.overview = overview
        let grid = TileGrid(imageSize: reader.size, reductions: reader.reductions)
        loader = TileLoader(TileStore(grid, limit: limit), clock: clock) { tile, priority, completion in
            Self.load(tile, of: grid, reader, priority, completion)
        }
        loader.overviewSize = overview.size
        pressure = MemoryPressureHandler.shared.add { [weak loader] in
            Task { @MainActor in loader?.trim() }
        }
    }

    private static func load(
        _ tile: ZoomTile, of grid: TileGrid, _ reader: RegionReader, _ priority: LoadPriority,
        _ completion: @escaping TileLoader<ZoomPixels>.Completion
    ) -> TileLoad {
        let task = Task {
            do throws(ImageError) {
                let pixels = try await reader.pixels(
                    of: grid.region(of: tile), reducedBy: grid.reduction(of: tile), priority: priority)
                completion(.success(try await ZoomPixels.made(of: pixels)))
            } catch {
                completion(.failure(error))
            }
        }
        return TileLoad { task.cancel() }
    }

    /// Paints what is there of the picture.
    ///
    /// - Parameters:
    ///   - painter: What paints it.
    ///   - scale: Device pixels per pixel of the picture.
    func paint(with painter: ZoomPainter, scale: Double) {
        let isEnlarged = scale >= ZoomPainter.scaleOfSquares
        for drawing in loader.draw() {
            if let tile = drawing.tile {
                guard let pixels = loader.content(of: tile) else { continue }
                painter.paint(
                    drawing, pixels, of: loader.store.grid.size(of: tile), isSquare: isEnlarged && tile.level == 0)
            } else {
                let isTurned = drawing.quarterTurns & 1 == 1
                let shown = PixelSize(
                    width: isTurned ? drawing.frame.height : drawing.frame.width,
                    height: isTurned ? drawing.frame.width : drawing.frame.height)
                painter.paint(
                    drawing, overview.pixels(for: shown), of: overview.size,
                    isSquare: isEnlarged && overview.size == reader.size)
            }
        }
    }
}

/// The small version of a picture, and versions of it that are smaller still: GTK's filters leave pixels out at less
/// than half of the size.
struct ZoomOverview: Sendable {
    /// Not worth the while below.
    private static let smallestSide = 64

    /// From large to small, each with half the sides of the one before.
    private let versions: [ZoomPixels]

    /// Makes the smaller versions, on another thread.
    init(of pixels: PixelBuffer) async throws(ImageError) {
        versions = try await Self.versions(of: pixels)
    }

    /// The size of the largest.
    var size: PixelSize { versions[0].size }

    /// Returns the smallest that has at least the pixels of a size, or else the largest.
    func pixels(for size: PixelSize) -> ZoomPixels {
        versions.last { $0.size.width >= size.width && $0.size.height >= size.height } ?? versions[0]
    }

    @concurrent
    private static func versions(of pixels: PixelBuffer) async throws(ImageError) -> [ZoomPixels] {
        var versions = [try ZoomPixels(pixels)]
        var last = pixels
        while max(last.width, last.height) > smallestSide {
            if Task.isCancelled { throw .cancelled }
            let half = TargetSize(
                width: (last.width + 1) / 2, height: (last.height + 1) / 2, mode: .stretch)
            last = try Resampler(filter: .box).resample(last, to: half.layout(for: last.size))
            versions.append(try ZoomPixels(last))
        }
        return versions
    }
}
