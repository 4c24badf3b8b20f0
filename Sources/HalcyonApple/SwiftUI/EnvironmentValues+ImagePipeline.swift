#if canImport(SwiftUI)
public import HalcyonCore
public import SwiftUI

extension EnvironmentValues {
    /// Loads the images of each ``RemoteImage`` below. Default: `ImagePipeline.shared`.
    public var imagePipeline: ImagePipeline {
        get { self[ImagePipelineKey.self] }
        set { self[ImagePipelineKey.self] = newValue }
    }
}

private struct ImagePipelineKey: EnvironmentKey {
    /// Asked for each time: the program may set another one after its first view.
    static var defaultValue: ImagePipeline { .shared }
}

extension View {
    /// Has each ``RemoteImage`` in this view load by a pipeline: one with fakes for previews and tests, for example, or
    /// one with a cache of its own. Images that are shown are loaded again.
    public nonisolated func imagePipeline(_ pipeline: ImagePipeline) -> some View {
        environment(\.imagePipeline, pipeline)
    }
}
#endif
