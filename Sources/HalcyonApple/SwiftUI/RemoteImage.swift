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
/// Without a closure it has all that belongs to an image: a placeholder, a spinner, progress, and where the image
/// cannot be had, the reason and a button that tries again. It takes the space that it is offered, as a colour does,
/// and the image is decoded for that space. With a closure it shows what the closure makes of each phase, is laid out
/// by that, as `AsyncImage` is, and the image is decoded whole; see ``sizing(_:)``.
///
/// What is in memory is there in the first frame. Another source replaces the image, which is not seen any more from
/// then on. It loads by the pipeline of the environment, while it is on screen.
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

    /// What the image's phase is shown by.
    public var body: some View {
        // Neither drawn nor observed: so that those who are told are those of the newest body.
        let _ = model.follow(request, handlers)
        if options.sizing == .view {
            // It knows the size before the first frame is drawn, unlike `onGeometryChange`, and it depends on no
            // content.
            GeometryReader { space in stage(in: space.size) }
        } else {
            stage(in: nil)
        }
    }

    private func stage(in size: CGSize?) -> RemoteImageStage<Content> {
        RemoteImageStage(
            model: model, wish: wish(in: size), size: size, scale: size == nil ? options.scale : displayScale,
            appearance: appearance, makeContent: makeContent)
    }

    private func wish(in size: CGSize?) -> RemoteImageWish {
        RemoteImageWish(
            source: request.map { RemoteImageSource(request: $0, pipeline: pipeline ?? pipelineOfEnvironment) },
            options: options,
            box: size.flatMap { TargetSize($0, scale: displayScale, mode: options.contentFit.mode) },
            moves: playsAnimatedImages && !reducesMotion)
    }
}

extension RemoteImage where Content == RemoteImageParts {
    /// A view for the image of a request; nil for the placeholder alone.
    ///
    /// - Parameters:
    ///   - request: What is shown.
    ///   - scale: Pixels of the image to a point, where it is not decoded for the view. Default: 1.
    public init(_ request: ImageRequest?, scale: CGFloat = 1) {
        let options = RemoteImageOptions(sizing: .view, transition: .fade(), indicatorDelay: 0.3, scale: scale)
        self.init(request, options) { RemoteImageParts(phase: $0, appearance: $1) }
    }

    /// A view for the image of a URL; nil for the placeholder alone.
    @_disfavoredOverload
    public init(_ url: URL?, scale: CGFloat = 1) { self.init(url.map { ImageRequest($0) }, scale: scale) }

    /// A view for the text of a URL. Text that is none fails when it is loaded, with the reason.
    @_disfavoredOverload
    public init(_ text: String, scale: CGFloat = 1) { self.init(ImageRequest(text), scale: scale) }
}

extension RemoteImage {
    /// A view that shows what a closure makes of each phase of a request's image.
    ///
    /// - Parameters:
    ///   - request: What is shown; nil for the phase `.empty`.
    ///   - scale: Pixels of the image to a point, where it is not decoded for the view. Default: 1.
    ///   - content: Makes what is shown. `phase.image` is as large as its pixels and the scale make it; `resizable()`
    ///     has it fit the space.
    public init(
        _ request: ImageRequest?, scale: CGFloat = 1,
        @ViewBuilder content: @escaping @MainActor (_ phase: RemoteImagePhase) -> Content
    ) {
        let options = RemoteImageOptions(sizing: .whole, transition: .none, indicatorDelay: nil, scale: scale)
        self.init(request, options) { phase, _ in content(phase) }
    }

    /// A view that shows what a closure makes of each phase of a URL's image.
    @_disfavoredOverload
    public init(
        _ url: URL?, scale: CGFloat = 1,
        @ViewBuilder content: @escaping @MainActor (_ phase: RemoteImagePhase) -> Content
    ) {
        self.init(url.map { ImageRequest($0) }, scale: scale, content: content)
    }

    /// A view that shows what a closure makes of each phase of the image of a URL's text.
    @_disfavoredOverload
    public init(
        _ text: String, scale: CGFloat = 1,
        @ViewBuilder content: @escaping @MainActor (_ phase: RemoteImagePhase) -> Content
    ) {
        self.init(ImageRequest(text), scale: scale, content: content)
    }
}

/// Where an image is drawn, and where its model hears of what happens to the view.
///
/// A view of its own, so that what its body reads of the model is observed also where it is within a `GeometryReader`.
struct RemoteImageStage<Content: View>: View {
    let model: RemoteImageModel
    let wish: RemoteImageWish
    /// The size of the view; nil where it is laid out by its content.
    let size: CGSize?
    /// Pixels to a point.
    let scale: CGFloat
    let appearance: RemoteImageAppearance
    let makeContent: RemoteImage<Content>.ContentMaker

    var body: some View {
        let scene = model.scene.source == wish.source ? model.scene : wish.firstScene(after: model.scene)
        // In a stack, for content that is nothing would never appear.
        ZStack { content(of: scene) }
            .animation(.easeInOut(duration: scene.fadeSeconds), value: scene.fades)
            .frame(width: size?.width, height: size?.height)
            .onChange(of: wish, initial: true) { _, wish in model.adopt(wish) }
            .onAppear { model.appear() }
            .onDisappear { model.disappear() }
    }

    private func content(of scene: RemoteImageScene) -> Content {
        var appearance = appearance
        appearance.isLate = scene.isLate
        appearance.scale = scale
        appearance.contentFit = wish.options.contentFit
        let phase = scene.phase(scale: scale, label: appearance.alternativeText) { [weak model] in model?.retry() }
        return makeContent(phase, appearance)
    }
}

extension TargetSize {
    /// A view's size in pixels; nil for one that has no area.
    init?(_ size: CGSize, scale: CGFloat, mode: Mode) {
        let (width, height) = (size.width * scale, size.height * scale)
        guard width > 0, height > 0 else { return nil }
        // No screen has more; a view may be infinite for the moment of a layout.
        let longest: CGFloat = 32_767
        self.init(
            width: Int(min(width, longest).rounded(.up)), height: Int(min(height, longest).rounded(.up)), mode: mode)
    }
}

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
