import Foundation
import HalcyonCore

/// Says when a decode has to stop: its task is cancelled, or its time is over. For one decode, from its making on.
struct DecodeWatch {
    private let limits: DecodingLimits
    private let end: Double

    /// - Parameter spent: The seconds that the decode has taken before. Default: 0.
    init(_ limits: DecodingLimits, spent: Double = 0) {
        self.limits = limits
        end = SystemClock().uptime + limits.maximumSeconds - spent
    }

    /// Why the decode has to stop; nil while it need not. Asked between rows.
    var stopReason: ImageError? {
        if Task.isCancelled { return .cancelled }
        return SystemClock().uptime > end ? .decoding(.tookTooLong(limit: limits.maximumSeconds)) : nil
    }

    /// Throws ``stopReason``.
    func check() throws(ImageError) {
        if let stopReason { throw stopReason }
    }
}
