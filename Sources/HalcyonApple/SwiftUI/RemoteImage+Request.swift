#if canImport(SwiftUI)
public import HalcyonCore
import SwiftUI

/// What is loaded. Each does what it does on ``ImageRequest``, and nothing where there is no request.
extension RemoteImage {
    /// The size in pixels at which the image is decoded, in the place of the view's own.
    public func targetSize(_ size: TargetSize?) -> Self { with { $0.request?.targetSize = size } }

    /// Steps applied to the decoded image, first to last.
    public func processors(_ processors: [any ImageProcessing]) -> Self { with { $0.request?.processors = processors } }

    /// How urgently the image is wanted. Views on screen are a step more urgent, others a step less. Holds from the
    /// next load on.
    public func priority(_ priority: ImageRequest.Priority) -> Self { with { $0.request?.priority = priority } }

    /// Whether the first part of an image is shown while the rest is on its way. Holds from the next load on.
    public func previews(_ policy: PreviewPolicy) -> Self { with { $0.request?.previews = policy } }

    /// Which caches are used, and when the network. Holds from the next load on.
    public func cachePolicy(_ policy: CachePolicy) -> Self { with { $0.request?.cachePolicy = policy } }

    /// Loads the image, in the place of the environment's pipeline; nil for that one.
    public func pipeline(_ pipeline: ImagePipeline?) -> Self { with { $0.pipeline = pipeline } }

    func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
#endif
