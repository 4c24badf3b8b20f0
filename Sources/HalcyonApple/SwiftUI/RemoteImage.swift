#if canImport(SwiftUI)
public import Foundation
public import HalcyonCore
public import SwiftUI

/// A view that loads an image and shows it.
///
/// ```swift
/// RemoteImage(url).frame(width: 64, height: 64)
/// ```
///
/// Without a closure it shows everything around an image: a placeholder, a spinner, progress, and if the image cannot
/// be loaded, the reason with a button that tries again. It takes the space that it is offered, like a colour, and the
/// image is decoded for that space. With a closure it shows what the closure returns for each phase, is laid out by
/// that, like `AsyncImage`, and the image is decoded in full size; see ``sizing(_:)``.
///
/// An image in memory is shown in the first frame. Another source replaces the image, which is not visible from then
/// on. The image is loaded by the environment's pipeline, while the view is on screen.
public struct RemoteImage<Content: View>: View {
    typealias ContentMaker = @MainActor (RemoteImagePhase, RemoteImageAppearance) -> Content

    @State private var model = RemoteImageModel()
    @Environment(\.imagePipeline) private var pipelineOfEnvironment
    @Environment(\.displayScale) private var displayScale
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityPlayAnimatedImages) private var playsAnimatedImages

    var request: ImageRequest?
    var pipeline: ImagePipeline?
    var options: RemoteImageOptions
    var handlers = RemoteImageHandlers()
    var appearance = RemoteImageAppearance()
    private let makeContent: ContentMaker

    init(_ request: ImageRequest?, _ options: RemoteImageOptions, _ makeContent: @escaping ContentMaker) {
        self.request = request
        self.options = options
        self.makeContent = makeContent
    }

    /// The content for the image's phase.
    public var body: some View {
        // Neither drawn nor observed; it ensures that the handlers of the newest body are called.
        let _ = model.follow(request, handlers)
        if options.sizing == .view {
            // Unlike `onGeometryChange`, it knows the size before the first frame is drawn, and it does not depend on
            // its content.
            GeometryReader { space in stage(in: space.size) }
        } else {
            stage(in: nil)
        }
    }

    private func stage(in size: CGSize?) -> RemoteImageStage<Content> {
        RemoteImageStage(
            model: model, inputs: inputs(in: size), size: size, scale: size == nil ? options.scale : displayScale,
            appearance: appearance, makeContent: makeContent)
    }

    private func inputs(in size: CGSize?) -> RemoteImageInputs {
        RemoteImageInputs(
            source: request.map { RemoteImageSource(request: $0, pipeline: pipeline ?? pipelineOfEnvironment) },
            options: options,
            box: size.flatMap { TargetSize($0, scale: displayScale, mode: options.contentFit.mode) },
            moves: playsAnimatedImages && !reducesMotion)
    }
}

extension RemoteImage where Content == RemoteImageParts {
    /// Creates a view for the image of a request, of a URL, or of the text of one; nil for only the placeholder. If a
    /// text is not a URL, the load fails with that reason.
    ///
    /// - Parameters:
    ///   - source: What to show.
    ///   - scale: The image's pixels per point, if it is not decoded for the view. Default: 1.
    public init(_ source: (any ImageRequestConvertible)?, scale: CGFloat = 1) {
        let options = RemoteImageOptions(sizing: .view, transition: .fade(), indicatorDelay: 0.3, scale: scale)
        self.init(source?.asImageRequest(), options) { RemoteImageParts(phase: $0, appearance: $1) }
    }
}

extension RemoteImage {
    /// Creates a view that shows what a closure returns for each phase of the image of a request or a URL.
    ///
    /// - Parameters:
    ///   - source: What to show: a request, a URL, or the text of one; nil for the phase `.empty`.
    ///   - scale: The image's pixels per point, if it is not decoded for the view. Default: 1.
    ///   - content: Creates the content. `phase.image` has the size given by its pixels and the scale; use
    ///     `resizable()` to fit it to the space.
    public init(
        _ source: (any ImageRequestConvertible)?, scale: CGFloat = 1,
        @ViewBuilder content: @escaping @MainActor (_ phase: RemoteImagePhase) -> Content
    ) {
        let options = RemoteImageOptions(sizing: .whole, transition: .none, indicatorDelay: nil, scale: scale)
        self.init(source?.asImageRequest(), options) { phase, _ in content(phase) }
    }
}

/// Draws an image, and notifies its model of what happens to the view.
///
/// It is a separate view, so that what its body reads from the model is also observed inside a `GeometryReader`.
struct RemoteImageStage<Content: View>: View {
    let model: RemoteImageModel
    let inputs: RemoteImageInputs
    /// The size of the view; nil if its content determines the layout.
    let size: CGSize?
    /// The display's pixels per point.
    let scale: CGFloat
    let appearance: RemoteImageAppearance
    let makeContent: RemoteImage<Content>.ContentMaker

    var body: some View {
        let scene = model.scene.source == inputs.source ? model.scene : inputs.firstScene(after: model.scene)
        // In a stack, because empty content would never appear.
        ZStack { content(of: scene) }
            .animation(.easeInOut(duration: scene.fadeSeconds), value: scene.fades)
            .frame(width: size?.width, height: size?.height)
            .onChange(of: inputs, initial: true) { _, inputs in model.adopt(inputs) }
            .onAppear { model.appear() }
            .onDisappear { model.disappear() }
    }

    private func content(of scene: RemoteImageScene) -> Content {
        var appearance = appearance
        appearance.isLate = scene.isLate
        appearance.scale = scale
        appearance.contentFit = inputs.options.contentFit
        let phase = scene.phase(scale: scale, label: appearance.alternativeText) { [weak model] in model?.retry() }
        return makeContent(phase, appearance)
    }
}

extension TargetSize {
    /// Creates a target size from a view's size in points; returns nil if that has no area.
    init?(_ size: CGSize, scale: CGFloat, mode: Mode) {
        let (width, height) = (size.width * scale, size.height * scale)
        guard width > 0, height > 0 else { return nil }
        // No screen is larger; a view may be infinite for a moment during a layout.
        let longest: CGFloat = 32_767
        self.init(
            width: Int(min(width, longest).rounded(.up)), height: Int(min(height, longest).rounded(.up)), mode: mode)
    }
}

extension EnvironmentValues {
    /// The pipeline that loads the images of each ``RemoteImage`` below. Default: `ImagePipeline.shared`.
    public var imagePipeline: ImagePipeline {
        get { self[ImagePipelineKey.self] }
        set { self[ImagePipelineKey.self] = newValue }
    }
}

private struct ImagePipelineKey: EnvironmentKey {
    /// Computed each time, because the program may set another pipeline after its first view.
    static var defaultValue: ImagePipeline { .shared }
}

extension View {
    /// Sets the pipeline of each ``RemoteImage`` in this view: for example, one with fakes for previews and tests, or
    /// one with a separate cache. Images that are shown are loaded again.
    public nonisolated func imagePipeline(_ pipeline: ImagePipeline) -> some View {
        environment(\.imagePipeline, pipeline)
    }
}
#endif
