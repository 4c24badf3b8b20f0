import ArticleSupport
import CGTK
import Foundation
import Halcyon
import HalcyonCombine
import HalcyonGTK

/// A picture, its progress and its error, bound to what an `ImageBinder` publishes.
@MainActor
final class BoundPicture {
    // 2. The observable object: an image or its placeholder, the progress, the error, and whether it loads.
    let binder: ImageBinder
    let widget: Widget
    /// The names of the files whose images were published, in order.
    private(set) var published: [String] = []

    private let picture = Widget.picture(width: 520, height: 390)
    private let bar: Widget = gtk_progress_bar_new()
    private let message = Widget.label("")
    private var names: [ImageKey: String] = [:]
    private var bindings: Set<AnyCancellable> = []

    init(pipeline: ImagePipeline) throws(ImageError) {
        let grey = try PixelBuffer(width: 4, height: 3, hasAlpha: false) { memory throws(ImageError) in
            for offset in memory.indices { memory[offset] = offset % 4 == 3 ? 255 : 0x99 }
        }
        binder = ImageBinder(pipeline: pipeline, options: .init(placeholder: DecodedImage(pixels: grey)))
        widget = Widget.column([picture, bar, message])
        bind()
    }

    // 3. The view shows whatever is published. Nothing here asks whether an image is still wanted: the binder never
    //    publishes an older one.
    private func bind() {
        binder.$image
            .map { image in image.map { GTKTexture.of($0.pixels) } }
            .sink { [picture] texture in
                gtk_picture_set_paintable(picture.opaque, texture.map { OpaquePointer($0.pointer) })
            }
            .store(in: &bindings)
        binder.$progress
            .sink { [bar] in gtk_progress_bar_set_fraction(bar.opaque, $0?.fraction ?? 0) }
            .store(in: &bindings)
        binder.$error
            .sink { [message] in message.setText($0?.description ?? "") }
            .store(in: &bindings)
        binder.$state
            .sink { [weak self] state in
                guard let self, case .shown(let response) = state else { return }
                published.append(names[response.cacheKey] ?? "another image")
            }
            .store(in: &bindings)
        // GTK's "map" and "unmap" are what other toolkits call appearing and disappearing.
        Signal.connect(picture.opaque, "unmap") { [binder] in binder.cancel() }
        Signal.connect(picture.opaque, "map") { [binder] in binder.retry() }
    }

    /// Whether the picture can be seen.
    var isShown: Bool {
        get { gtk_widget_get_mapped(picture) != 0 }
        set { gtk_widget_set_visible(picture, newValue ? 1 : 0) }
    }

    /// Returns a request at the size of the picture. By its key, an image that is published is known later.
    func request(for url: URL) -> ImageRequest {
        let request = ImageRequest(url, targetSize: TargetSize(width: 520, height: 390))
        names[request.imageKey] = url.lastPathComponent
        return request
    }

    /// Waits until nothing is loading; throws why there is no image.
    func end() async throws {
        if let error = await state(where: { !$0.isLoading }).error { throw ArticleProgram.Failure("\(error)") }
    }

    /// Waits until bytes have come; returns how many, or nil if the load is over.
    func firstBytes() async -> Int? {
        await state { $0.progress != nil || !$0.isLoading }.progress?.receivedBytes
    }

    private func state(where isWanted: (DisplayState) -> Bool) async -> DisplayState {
        let (states, next) = AsyncStream.makeStream(of: DisplayState.self)
        let subscription = binder.$state.sink { next.yield($0) }
        defer { subscription.cancel() }
        for await state in states where isWanted(state) { return state }
        return .idle
    }
}
