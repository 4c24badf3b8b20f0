import CGTK
import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonGTK
import HalcyonStore
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

/// The article of the recycled list: a few cells show many rows, one after the other; each load gives a token, a cell
/// that is used again cancels by it, no cell ever shows another row's picture, and in the end all that is one line on
/// the view.
///
/// ``TokenCell`` is the article's cell: `load` and `cancel` of a pipeline. ``OneLineCell`` is its last step, and
/// `ImageCellFactory` the list that GTK recycles by itself.
extension GTKSuite {
    @Suite("Article: a recycled list", .timeLimit(.minutes(5))) @MainActor
    struct RecycledListArticleTests {
        @MainActor
        private protocol Cell: AnyObject {
            var picture: UnsafeMutablePointer<GtkWidget> { get }
            func show(_ url: URL, from pipeline: ImagePipeline)
        }

        /// A cell that keeps the token of its load, and gives it up when it is used again.
        @MainActor
        private final class TokenCell: Cell {
            let picture: UnsafeMutablePointer<GtkWidget>
            private var cancel: () -> Void = {}

            init(_ picture: UnsafeMutablePointer<GtkWidget>) { self.picture = picture }

            func show(_ url: URL, from pipeline: ImagePipeline) {
                prepareForReuse()
                let token = pipeline.load(url) { [weak self] outcome in
                    // A load that was cancelled ends in the other case, even one whose picture had just come.
                    if case .success(let response) = outcome { self?.display(response.image) }
                }
                cancel = { pipeline.cancel(token) }
            }

            private func prepareForReuse() {
                cancel()
                gtk_picture_set_paintable(OpaquePointer(picture), nil)
            }

            private func display(_ image: DecodedImage) {
                gtk_picture_set_paintable(OpaquePointer(picture), OpaquePointer(GTKTexture.of(image.pixels).pointer))
            }
        }

        /// The same in one line.
        @MainActor
        private final class OneLineCell: Cell {
            let picture: UnsafeMutablePointer<GtkWidget>

            init(_ picture: UnsafeMutablePointer<GtkWidget>) { self.picture = picture }

            func show(_ url: URL, from pipeline: ImagePipeline) {
                picture.halcyon.setImage(with: url, options: .init(pipeline: pipeline))
            }
        }

        private static let rows = 60
        private let site: ArticleSite

        init() throws {
            site = try ArticleSite()
            for row in 0..<Self.rows { try site.publish(Self.color(row), at: "/\(row).png") }
        }

        /// No two rows are alike.
        private static func color(_ row: Int) -> PixelColor { PixelColor(red: UInt8(row * 4), green: 0x80, blue: 0x20) }

        /// Some come at once, others when their cell has moved on.
        private func url(_ row: Int) throws -> URL {
            try site.url(["/\(row).png", "/delay/0.05/\(row).png", "/delay/0.3/\(row).png"][row % 3])
        }

        /// Scrolls a list of cells up and down, faster than its pictures come; at each stop, what is seen must be of
        /// its row.
        private func scroll(_ make: (UnsafeMutablePointer<GtkWidget>) -> any Cell) async throws {
            let pipeline = site.pipeline()
            let box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 2))
            gtk_box_set_homogeneous(UnsafeMutablePointer(OpaquePointer(box)), 1)
            var cells: [any Cell] = []
            for _ in 0..<6 {
                let picture = try #require(gtk_picture_new())
                gtk_box_append(UnsafeMutablePointer(OpaquePointer(box)), picture)
                cells.append(make(picture))
            }
            let window = try await TestWindow(box, width: 80, height: 400)
            defer { window.close() }

            var dice = ListDice()
            var shown = [Int](repeating: 0, count: cells.count)
            for stop in 0..<40 {
                let top = Int.random(in: 0...Self.rows - cells.count, using: &dice)
                for row in top..<top + cells.count {
                    shown[row % cells.count] = row
                    cells[row % cells.count].show(try url(row), from: pipeline)
                }
                await window.frames(Int.random(in: 1...6, using: &dice))
                for (cell, row) in zip(cells, shown) {
                    let color = try window.pixels(of: cell.picture).middle
                    #expect(color.alpha == 0 || color == Self.color(row), "row \(row) at stop \(stop)")
                }
            }
            for (cell, row) in zip(cells, shown) { try await window.shows(Self.color(row), in: cell.picture) }
        }

        @Test("Given cells with tokens, when the list is flung, then none shows another row's picture")
        func tokens() async throws { try await scroll { TokenCell($0) } }

        @Test("Given one-line cells, when the list is flung, then none shows another row's picture")
        func oneLine() async throws { try await scroll { OneLineCell($0) } }

        @Test("Given a reused cell, when its first picture is slow, then that transfer is cancelled")
        func givesUp() async throws {
            let (started, givenUp) = (Tally(), Tally())
            let pipeline = site.pipeline {
                $0.downloads.onEvent = { event in
                    if case .started = event.kind { started.add() }
                    if event.kind == .cancelled { givenUp.add() }
                }
            }
            let picture = try #require(gtk_picture_new())
            let window = try await TestWindow(picture)
            defer { window.close() }
            let cell = TokenCell(picture)
            cell.show(try site.url("/delay/100/1.png"), from: pipeline)
            await started.wait(for: 1)
            cell.show(try site.url("/2.png"), from: pipeline)
            try await window.shows(Self.color(2))
            await givenUp.wait(for: 1)
            try await eventually("the server has seen the client go, if it had come") {
                try site.server.log().filter { $0.path.hasPrefix("/delay") }.allSatisfy { $0.status == 499 }
            }
        }

        @Test("Given two cells of one row, when one is reused, then the other loads in a single transfer")
        func shared() async throws {
            let pipeline = site.pipeline()
            let box = try #require(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
            gtk_box_set_homogeneous(UnsafeMutablePointer(OpaquePointer(box)), 1)
            let pictures = [try #require(gtk_picture_new()), try #require(gtk_picture_new())]
            for picture in pictures { gtk_box_append(UnsafeMutablePointer(OpaquePointer(box)), picture) }
            let window = try await TestWindow(box)
            defer { window.close() }
            let cells = pictures.map { TokenCell($0) }
            for cell in cells { cell.show(try site.url("/delay/0.3/5.png"), from: pipeline) }
            cells[0].show(try site.url("/6.png"), from: pipeline)
            try await window.shows(Self.color(6), in: pictures[0])
            try await window.shows(Self.color(5), in: pictures[1])
            #expect(try site.transfers(of: "/delay/0.3/5.png") == 1)
        }

        @Test("Given GTK's own list, when its factory makes the cells, then each row shows its picture")
        func factory() async throws {
            let urls = try (0..<Self.rows).map { try url($0) }
            let options = WidgetImages.Options(placeholder: .color(.pureBlue), pipeline: site.pipeline())
            let scene = try await ListScene(numbers: 0..<Self.rows, options: options) { ImageRequest(urls[$0]) }
            defer { scene.close() }
            try await scene.settle { Self.color($0) }
            await scene.fling(by: 900, frames: 8)
            await scene.window.frames(2)
            for row in try scene.rows() {
                #expect(
                    row.color == .pureBlue || row.color == Self.color(row.number),
                    "row \(row.number) shows \(row.color)")
            }
            try await scene.settle { Self.color($0) }
        }
    }
}
