import Foundation
import Testing

@testable import HalcyonCore

@Suite("ZoomState: what a view shows")
struct ZoomStateTests {
    @Test("Given a state, when it is saved and read, then it is the same")
    func saved() throws {
        for seed in UInt64(0)..<200 {
            var dice = ZoomDice(seed: seed)
            let state = dice.state(of: PixelSize(width: 4000, height: 3000))
            let data = try JSONEncoder().encode(state)
            #expect(try JSONDecoder().decode(ZoomState.self, from: data) == state)
        }
    }

    @Test(
        "Given numbers that make no sense, when they are set, then they count as none",
        arguments: [Double.nan, .infinity, -.infinity, 0, -0.0, -3])
    func senseless(number: Double) throws {
        var state = ZoomState(scale: 2, center: SIMD2(1, 2))
        state.scale = number
        #expect(state.scale == nil)
        #expect(ZoomState(scale: number).scale == nil)
        if !number.isFinite {
            state.center = SIMD2(1, number)
            #expect(state.center == nil)
            #expect(ZoomState(center: SIMD2(number, 0)).center == nil)
        }
        _ = try JSONEncoder().encode(state)
    }

    @Test("Given numbers out of range, when they are set, then they are limited")
    func limited() {
        #expect(ZoomState(scale: 1e300).scale == 16)
        #expect((ZoomState(scale: 1e-300).scale ?? 0) > 0)
        #expect(ZoomState(center: SIMD2(-5, 1e300)).center == SIMD2(0, Double(1 << 40)))
        #expect(ZoomState(quarterTurns: -1).quarterTurns == 3)
        #expect(ZoomState(quarterTurns: .min).quarterTurns == 0)
        #expect(ZoomState(quarterTurns: .max).quarterTurns == 3)
    }

    @Test("Given a saved state with bad parts, when it is read, then it is usable or refused")
    func incomplete() throws {
        func read(_ text: String) throws -> ZoomState {
            try JSONDecoder().decode(ZoomState.self, from: Data(text.utf8))
        }
        #expect(try read("{}") == ZoomState())
        #expect(try read(#"{"x": 3}"#) == ZoomState())
        #expect(try read(#"{"scale": -4, "quarterTurns": 7}"#) == ZoomState(quarterTurns: 3))
        #expect(try read(#"{"scale": 1e40, "x": -1, "y": 4}"#) == ZoomState(scale: 16, center: SIMD2(0, 4)))
        #expect(throws: DecodingError.self) { try read(#"{"scale": "large"}"#) }
    }
}
