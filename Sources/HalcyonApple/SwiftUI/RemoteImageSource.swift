#if canImport(SwiftUI)
import HalcyonCore

/// Which image a view shows, and who loads it: where that is the same as before, nothing is loaded anew.
struct RemoteImageSource: Equatable {
    var request: ImageRequest
    var pipeline: ImagePipeline

    static func == (a: Self, b: Self) -> Bool {
        a.pipeline === b.pipeline && a.request.imageKey == b.request.imageKey
    }
}
#endif
