#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import Dispatch
import Foundation
import HalcyonCore

/// The image of one part of a view: the implementation of `.halcyon`. It has the view's lifetime.
@MainActor
final class ViewImage<Kit: ViewToolkit>: ImageDisplaying {
    typealias Placeholder = Kit.Placeholder

    private(set) lazy var display = ImageDisplay(of: self)
    private(set) lazy var animation = DisplayAnimation(show: { [weak self] in self?.replaceFrame(by: $0) ?? false })
    let indicator: LoadingIndicator<Kit>
    let place: any ImageTarget<Kit>
    /// The picture that this object last put there.
    private weak var shown: Kit.Picture?
    /// The size of the image that was last shown, in points.
    private var imageSize: CGSize?
    private var free = ViewBox.FreeSides()
    /// Whether the view has been laid out in a window once: if it has no size then, it takes that of the image.
    private var wasLaidOut = false

    init(in place: any ImageTarget<Kit>) {
        self.place = place
        indicator = LoadingIndicator(in: place)
        isOnScreen = place.isOnScreen
        // A view that is set up before it is in a window has not left the screen.
        if isOnScreen { follow() }
    }

    var isOnScreen: Bool { didSet { follow() } }

    /// Adopts the pipeline of a call's options: its clock, and its memory handling.
    func adopt(_ options: DisplayOptions<Kit.Placeholder>) {
        let pipeline = options.pipeline ?? .shared
        indicator.clock = pipeline.configuration.clock
        animation.clock = pipeline.configuration.clock
        pipeline.followSystemMemory()
    }

    func display(_ content: DisplayedContent<Kit.Placeholder>, transition: ImageTransition) {
        let picture = picture(of: content)
        shown = picture
        animation.begin(nil)
        if isOnScreen, case .fade(let seconds) = transition, seconds > 0 {
            place.fade(seconds: seconds) { [place] in place.show(picture) }
        } else {
            place.show(picture)
        }
        // A handler may have made the view show something else.
        if case .image(let image, isPreview: false) = content, let picture, shown === picture {
            animation.begin(image)
        }
    }

    func displayDidChange(to state: DisplayState) { indicator.follow(state) }

    var displaySize: DecodeSize {
        guard let box = place.box else { return .whole }
        free.follow(box.size, imageSize)
        return free.displaySize(in: box, isFinal: wasLaidOut)
    }

    /// Creates the `CGImage` off the main actor, so that only the wrapping is left when the image is shown.
    nonisolated static func prepare(_ image: DecodedImage) { _ = image.cgImage }

    /// Called after each layout of the view.
    func viewDidLayOut() {
        display.sizeDidChange()
        guard !wasLaidOut, isOnScreen else { return }
        // Containers lay out several times in one turn, and have no size for their views in the first.
        DispatchQueue.main.async { [weak self] in self?.finishLayout() }
    }

    private func finishLayout() {
        guard isOnScreen, !wasLaidOut else { return }
        wasLaidOut = true
        display.sizeDidChange()
    }

    private func follow() {
        display.isVisible = isOnScreen
        animation.isVisible = isOnScreen
    }

    private func picture(of content: DisplayedContent<Kit.Placeholder>) -> Kit.Picture? {
        switch content {
        case .nothing: return nil
        case .placeholder(let placeholder), .failure(let placeholder): return place.picture(of: placeholder)
        case .image(let image, _):
            let scale = place.scale
            imageSize = CGSize(width: Double(image.size.width) / scale, height: Double(image.size.height) / scale)
            return place.makePicture(of: image.pixels)
        }
    }

    /// Returns false if the program has put something else there.
    private func replaceFrame(by pixels: PixelBuffer) -> Bool {
        guard let shown, place.picture === shown else { return false }
        let picture = place.makePicture(of: pixels)
        self.shown = picture
        place.show(picture)
        return true
    }
}

/// The box that a view has for an image.
struct ViewBox {
    /// Larger than any screen, for a side that is left to the image.
    private static let unbounded = 1 << 20

    /// The view's size, in points.
    var size: CGSize
    /// The display's pixels per point.
    var scale: Double
    /// How an image is fitted to the box.
    var mode: TargetSize.Mode

    /// The sides of a view that result from its image, not from its container: the next image may choose these. A view
    /// whose size is not set is as large as its image.
    struct FreeSides {
        private var width = true
        private var height = true

        /// Updates the sides that are still left to the image. A side set by the container stays so.
        ///
        /// - Parameter image: The size of the image that was last shown, in points; nil for none.
        mutating func follow(_ size: CGSize, _ image: CGSize?) {
            width = width && Self.isOwn(size.width, image?.width)
            height = height && Self.isOwn(size.height, image?.height)
        }

        private static func isOwn(_ side: CGFloat, _ own: CGFloat?) -> Bool {
            side <= 0 || own.map { abs($0 - side) <= 1 } ?? false
        }

        /// - Parameter isFinal: Whether it is pointless to wait for an unknown side.
        func displaySize(in box: ViewBox, isFinal: Bool) -> DecodeSize {
            guard isFinal || !(width || height) else { return .unknown }
            guard !(width && height) else { return .whole }
            return .box(
                TargetSize(
                    width: width ? ViewBox.unbounded : box.pixels(box.size.width),
                    height: height ? ViewBox.unbounded : box.pixels(box.size.height),
                    mode: width || height ? .fit : box.mode))
        }
    }

    private func pixels(_ points: CGFloat) -> Int {
        // Written so that an absurdly long side, or NaN, does not trap.
        Int(min(max(0, (Double(points) * scale).rounded(.up)), Double(Self.unbounded)))
    }
}
#endif
