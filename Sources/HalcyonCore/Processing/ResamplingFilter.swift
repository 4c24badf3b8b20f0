import Foundation

/// How source pixels are weighed into a pixel of a scaled picture.
public enum ResamplingFilter: String, Sendable, Hashable, CaseIterable {
    /// Lanczos with three lobes: the sharpest, for photographs made smaller.
    case lanczos3
    /// The cubic of Mitchell and Netravali with B = C = 1/3: softer, hardly rings, for enlarging.
    ///
    /// Source: Mitchell, Netravali, "Reconstruction filters in computer graphics", SIGGRAPH 1988.
    case mitchell
    /// The plain mean of the pixels covered.
    case box

    /// How far from the centre the filter reaches, in pixels of the larger grid's scale.
    var radius: Double {
        switch self {
        case .lanczos3: 3
        case .mitchell: 2
        case .box: 0.5
        }
    }

    func weight(at distance: Double) -> Double {
        let x = abs(distance)
        switch self {
        case .lanczos3:
            guard x < 3 else { return 0 }
            guard x > 1e-9 else { return 1 }
            let angle = Double.pi * x
            return 3 * sin(angle) * sin(angle / 3) / (angle * angle)
        case .mitchell:
            if x < 1 { return ((7 * x - 12) * x * x + 16 / 3) / 6 }
            return x < 2 ? (((-7 / 3 * x + 12) * x - 20) * x + 32 / 3) / 6 : 0
        case .box:
            // Half open, so that a pixel on the border of two is counted once.
            return distance > -0.5 && distance <= 0.5 ? 1 : 0
        }
    }
}
