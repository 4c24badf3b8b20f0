import CGTK
import Foundation
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    /// What the guide says, word for word.
    @Suite("Guide: RemoteImage") @MainActor
    struct RemoteImageGuide {
        private final class Spinner {
            var isShown = false { didSet { wasShown = wasShown || isShown } }
            private(set) var wasShown = false
        }

        @Test("Given the guide's widget, when its code runs, then it shows the last requested image")
        func code() async throws {
            let before = ImagePipeline.shared
            defer { ImagePipeline.shared = before }
            let loader = FakeLoader(default: .image(FakeImage(width: 400, height: 400)))
            loader["/bad.jpg"] = .status(404)
            ImagePipeline.shared = ImagePipeline(.fake(loader: loader))
            let url = URL(string: "https://example.org/ada.jpg")
            let vertical = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
            let box = UnsafeMutableRawPointer(vertical).assumingMemoryBound(to: GtkBox.self)
            let spinnerOfMyOwn = Spinner()

            let portrait = RemoteImage(url) {
                $0.contentFit = .cover
                $0.cornerRadius = 12
                $0.alternativeText = "Portrait of Ada Lovelace"
            }
            gtk_box_append(box, portrait.pointer())

            portrait.onSuccess = { response in print(response.image.size, response.source) }
            portrait.onFailure = { error in print(error) }
            portrait.onStateChange = { [weak spinnerOfMyOwn] state in spinnerOfMyOwn?.isShown = state.isLoading }

            let window = try await TestWindow(vertical)
            defer { window.close() }
            try await eventually("Ada is shown") { portrait.state.response != nil }

            portrait.placeholder = .icon("avatar-default-symbolic")
            portrait.width = 120
            portrait.height = 160
            portrait.url = URL(string: "https://example.org/grace.jpg")
            try await eventually("Grace is shown") { portrait.state.response != nil }
            #expect(loader.urls.last == "https://example.org/grace.jpg")
            #expect(spinnerOfMyOwn.wasShown && !spinnerOfMyOwn.isShown)

            portrait.loadsWhen = .atOnce
            portrait.onDisappear = .cancel

            portrait.placeholderWidget = { UnsafeMutableRawPointer(gtk_label_new("…")) }
            portrait.failureWidget = { error, image in
                UnsafeMutableRawPointer(gtk_label_new("No picture (\(error.code))"))
            }
            portrait.showsSpinner = false
            portrait.texts.retry = "Noch einmal"

            portrait.url = URL(string: "https://example.org/bad.jpg")
            try await eventually("it has failed") { portrait.state.error != nil }
        }
    }
}
