#if canImport(SwiftUI)
import Foundation
import HalcyonCore
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
#endif
