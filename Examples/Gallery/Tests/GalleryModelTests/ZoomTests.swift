import GalleryModel
import Testing

@Suite
struct ZoomTests {
    /// A picture of 2000 × 1000 pixels in a view of 500 × 500.
    private func zoom() -> Zoom {
        var zoom = Zoom()
        zoom.resize(toWidth: 500, height: 500)
        zoom.show(width: 2000, height: 1000)
        return zoom
    }

    /// The pixel of the picture under a point of the view.
    private func pixel(_ zoom: Zoom, _ x: Double, _ y: Double) -> [Double] {
        [(x - zoom.origin.x) / zoom.scale, (y - zoom.origin.y) / zoom.scale].map { ($0 * 1000).rounded() / 1000 }
    }

    @Test func `Given a large picture, when shown, then all of it is in the middle`() {
        let zoom = zoom()
        #expect(zoom.isFitted)
        #expect(zoom.scale == 0.25)
        #expect(zoom.origin == Zoom.Pair(0, 125))
    }

    @Test func `Given a small picture, when shown, then it is not enlarged`() {
        var zoom = zoom()
        zoom.show(width: 100, height: 50)
        #expect(zoom.scale == 1)
        #expect(zoom.origin == Zoom.Pair(200, 225))
    }

    @Test func `Given a point, when zoomed around it, then the pixel there stays`() {
        var zoom = zoom()
        zoom.zoom(to: 1, around: Zoom.Pair(250, 250))
        let before = pixel(zoom, 300, 200)
        zoom.zoom(by: 2, around: Zoom.Pair(300, 200))
        #expect(zoom.scale == 2)
        #expect(pixel(zoom, 300, 200) == before)
    }

    @Test func `Given an enlarged picture, when zoomed out too far, then it is fitted`() {
        var zoom = zoom()
        zoom.zoom(to: 1, around: Zoom.Pair(0, 0))
        zoom.zoom(by: 0.01, around: Zoom.Pair(0, 0))
        #expect(zoom.isFitted)
        #expect(zoom.origin == Zoom.Pair(0, 125))
    }

    @Test func `Given any zoom, when it grows, then not beyond the most`() {
        var zoom = zoom()
        zoom.zoom(to: 1e9, around: Zoom.Pair(10, 10))
        #expect(zoom.scale == Zoom.most)
    }

    @Test func `Given an enlarged picture, when moved, then no gap comes into view`() {
        var zoom = zoom()
        zoom.zoom(to: 1, around: Zoom.Pair(250, 250))
        zoom.move(byX: 1e6, y: 1e6)
        #expect(zoom.origin == Zoom.Pair(0, 0))
        zoom.move(byX: -1e6, y: -1e6)
        #expect(zoom.origin == Zoom.Pair(-1500, -500))
    }

    @Test func `Given a fitted picture, when moved, then it stays`() {
        var zoom = zoom()
        zoom.move(byX: 40, y: 40)
        #expect(zoom.origin == Zoom.Pair(0, 125))
    }

    @Test func `Given an enlarged picture, when the view grows, then its middle stays in the middle`() {
        var zoom = zoom()
        zoom.zoom(to: 1, around: Zoom.Pair(250, 250))
        let before = pixel(zoom, 250, 250)
        zoom.resize(toWidth: 600, height: 700)
        #expect(pixel(zoom, 300, 350) == before)
    }

    @Test(arguments: [0, -1, Double.nan, .infinity])
    func `Given a senseless scale, when zoomed to it, then nothing changes`(scale: Double) {
        var zoom = zoom()
        let before = zoom
        zoom.zoom(to: scale, around: Zoom.Pair(1, 1))
        #expect(zoom == before)
    }

    @Test func `Given no picture or no view, when zoomed, then nothing breaks`() {
        var zoom = Zoom()
        zoom.zoom(by: 2, around: Zoom.Pair(1, 1))
        zoom.move(byX: .nan, y: 1)
        zoom.show(width: 10, height: 10)
        #expect(zoom.scale == 1)
        #expect(zoom.origin.x.isFinite && zoom.origin.y.isFinite)
    }
}
