#if HALCYON_STAND_INS
import AppKit
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing
import UIKit

@Suite("Indicators of views") @MainActor
struct ViewIndicatorTests {
    private let stage = ViewStage()
    private let frame = CGRect(x: 0, y: 0, width: 100, height: 60)

    @Test("Given a slow load, when 0.2 s have passed, then a wheel turns in the middle until it ends")
    func wheel() async throws {
        let view = UIImageView(frame: frame)
        view.halcyon.indicator = .activity
        view.halcyon.setImage(with: stage.held("/a"), options: stage.options(), completion: stage.end)
        await stage.clock.wait(forSleepers: 1)
        let overlay = try #require(view.subviews.first)
        #expect(overlay.subviews.isEmpty)
        #expect(!overlay.isUserInteractionEnabled)
        stage.clock.advance(0.2)
        try await eventually("it is shown") { !overlay.subviews.isEmpty }
        let wheel = try #require(overlay.subviews.first as? UIActivityIndicatorView)
        #expect(wheel.isAnimating)
        #expect(wheel.center == CGPoint(x: 50, y: 30))
        view.frame.size.width = 200
        view.layoutIfNeeded()
        #expect(wheel.center == CGPoint(x: 100, y: 30))
        stage.gate.open()
        await stage.endings.wait(for: 1)
        #expect(overlay.subviews.isEmpty)
    }

    @Test("Given a load that ends before 0.2 s, when they have passed, then nothing is shown")
    func fast() async throws {
        let view = UIImageView(frame: frame)
        view.halcyon.indicator = .custom {
            Issue.record("it is made")
            return UIView(frame: .zero)
        }
        view.halcyon.setImage(with: stage.held("/a"), options: stage.options(), completion: stage.end)
        await stage.clock.wait(forSleepers: 1)
        stage.gate.open()
        await stage.endings.wait(for: 1)
        stage.clock.advance(1)
        await stage.turn()
        #expect(view.subviews.first?.subviews.isEmpty == true)
    }

    @Test("Given a custom indicator on AppKit, when a load is slow, then it shows until the load ends")
    func custom() async throws {
        let view = NSImageView(frame: frame)
        let own = NSView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.halcyon.indicator = .custom { own }
        view.halcyon.setImage(with: stage.held("/a"), options: stage.options(), completion: stage.end)
        await stage.clock.wait(forSleepers: 1)
        stage.clock.advance(0.2)
        try await eventually("it is shown") { own.superview != nil }
        #expect(own.frame.origin == CGPoint(x: 40, y: 20))
        view.halcyon.cancel()
        #expect(own.superview == nil)
        view.halcyon.indicator = .activity
        view.halcyon.retry()
        await stage.clock.wait(forSleepers: 1)
        stage.clock.advance(0.2)
        let overlay = try #require(view.subviews.first)
        try await eventually("a wheel turns") {
            (overlay.subviews.first as? NSProgressIndicator)?.standInIsAnimating == true
        }
        view.halcyon.indicator = .none
        #expect(overlay.subviews.isEmpty)
    }
}
#endif
