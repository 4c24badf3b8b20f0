#if canImport(SwiftUI)
import HalcyonCore

/// Who is told what. Not part of what is wanted: closures cannot be compared.
struct RemoteImageHandlers {
    var success: (@MainActor (ImageResponse) -> Void)?
    var failure: (@MainActor (ImageError) -> Void)?
    var progress: (@MainActor (LoadingProgress) -> Void)?
}
#endif
