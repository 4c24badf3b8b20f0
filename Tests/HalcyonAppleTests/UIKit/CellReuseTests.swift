#if canImport(UIKit)
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import Synchronization
import TestSupport
import Testing
import UIKit

@Suite("Cells that are used again") @MainActor
struct CellReuseTests {
    private static let rows = 1000

    /// What a row shows: no two are alike.
    private static func image(_ row: Int) -> FakeImage {
        FakeImage(width: 1, height: 1, color: SIMD4(UInt8(row & 255), UInt8(row >> 8), 7, 255))
    }

    @Test("Given a thousand rows in ten cells, when flung through, then no cell shows a wrong image")
    func fling() async throws {
        let stage = ViewStage()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let cells = (0..<10).map { _ in UIImageView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
        for cell in cells { window.addSubview(cell) }
        for row in 0..<Self.rows {
            // Out of order, and some fail.
            stage.loader["/\(row)"] =
                row % 13 == 5
                ? .status(500) : .image(Self.image(row)).delayed(by: Double(row * 7 % 5) * 0.01, on: stage.clock)
        }
        var wrong = 0
        var shown = 0
        var rows = Array(repeating: -1, count: cells.count)
        func check() {
            for (cell, row) in zip(cells, rows) {
                guard let probe = cell.image?.probe else { continue }
                if probe.color == Self.image(row).color { shown += 1 } else { wrong += 1 }
            }
        }
        for row in 0..<Self.rows {
            let cell = cells[row % cells.count]
            rows[row % cells.count] = row
            if row % 3 == 0 { cell.halcyon.reset() }
            cell.halcyon.setImage(
                with: ImageRequest("http://test/\(row)"), options: stage.options(), completion: stage.end)
            check()
            if row % 4 == 0 {
                stage.clock.advance(0.01)
                await stage.turn()
                check()
            }
        }
        try await eventually("all have ended") {
            stage.clock.advance(0.05)
            return stage.endings.entries.count == Self.rows
        }
        check()
        #expect(wrong == 0)
        #expect(shown > cells.count)
        for (cell, row) in zip(cells, rows) {
            #expect(row % 13 == 5 || cell.image?.probe?.color == Self.image(row).color)
        }
    }
}
#endif
