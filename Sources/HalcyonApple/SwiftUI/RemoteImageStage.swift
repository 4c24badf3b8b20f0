#if canImport(SwiftUI)
import Foundation
import HalcyonCore
import SwiftUI

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
#endif
