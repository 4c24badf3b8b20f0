#if canImport(SwiftUI)
public import HalcyonCore
import SwiftUI

/// Who is told. Each takes the place of the one said before; the one of the newest body is called. All may change
/// state.
extension RemoteImage {
    /// Called once for each load that brings its image, when that is shown; not when it is decoded anew for a view that
    /// grew.
    public func onSuccess(_ action: (@MainActor (ImageResponse) -> Void)?) -> Self {
        with { $0.handlers.success = action }
    }

    /// Called once for each load that fails; not for loads that were given up or replaced.
    public func onFailure(_ action: (@MainActor (ImageError) -> Void)?) -> Self {
        with { $0.handlers.failure = action }
    }

    /// Called as bytes arrive.
    public func onProgress(_ action: (@MainActor (LoadingProgress) -> Void)?) -> Self {
        with { $0.handlers.progress = action }
    }
}
#endif
