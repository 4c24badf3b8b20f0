import CGTK
import Foundation
import Halcyon
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    /// The code of the guide "Show images in a GTK app", and of the README.
    @Suite @MainActor
    struct GTKGuide {
        private let url = URL(string: "http://example.org/cat.jpg")

        init() { ImagePipeline.shared = ImagePipeline(.fake()) }

        @Test("Given the guide, when a picture is given a URL, then it shows the image")
        func line() async throws {
            let picture = try #require(gtk_picture_new())
            let window = try await TestWindow(picture)
            defer { window.close() }
            picture.halcyon.setImage(with: url, placeholder: .icon("image-x-generic-symbolic"))
            try await eventually("it is shown") { picture.halcyon.state.response != nil }
        }

        @Test("Given the guide, when a picture is given a URL and a ThumbHash, then it shows the image")
        func thumbHash() async throws {
            let picture = try #require(gtk_picture_new())
            let window = try await TestWindow(picture)
            defer { window.close() }
            picture.halcyon.setImage(with: url, placeholder: .thumbHash(otherwise: .icon("image-x-generic-symbolic")))
            let hash = ThumbHash(base64: "3OcRJYB4d3h/iIeHeEh3eIhw+j3A")
            picture.halcyon.setImage(with: url, placeholder: .thumbHash(hash))
            try await eventually("it is shown") { picture.halcyon.state.response != nil }
        }

        @Test("Given the guide, when a request is shown in a way of one's own, then it is shown")
        func request() async throws {
            let picture = try #require(gtk_picture_new())
            let window = try await TestWindow(picture)
            defer { window.close() }
            let url = try #require(url)
            var request = ImageRequest(url)
            request.previews = true
            request.processors = [.roundedCorners(radius: 8)]
            picture.halcyon.indicator = .spinner
            picture.halcyon.setImage(
                with: request, options: .init(failureImage: .icon("image-missing-symbolic"), transition: .fade())
            ) { result in
                switch result {
                case .success(let response): print(response.image.size, "from", response.source)
                case .failure(.display(.notCurrent)): print("the picture shows something else by now")
                case .failure(let error): print(error)
                }
            }
            try await eventually("it is shown") { picture.halcyon.state.response != nil }
        }

        @Test("Given the guide, when a button is given a paintable, then it shows the image")
        func setter() async throws {
            let widget = try #require(gtk_button_new())
            let button = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkButton.self)
            let window = try await TestWindow(widget)
            defer { window.close() }
            let request = ImageRequest(try #require(url))
            button.halcyon.setImage(
                with: request,
                setter: .init { paintable in
                    gtk_button_set_child(button, gtk_picture_new_for_paintable(OpaquePointer(paintable)))
                })
            try await eventually("it is shown") { button.halcyon.state.response != nil }
        }

        @Test("Given the guide, when an animation is told how to play, then it does")
        func playback() throws {
            let picture = try #require(gtk_picture_new())
            g_object_ref_sink(picture)
            defer { g_object_unref(picture) }
            picture.halcyon.playback.repetition = .times(2)
            picture.halcyon.playback.autoplays = false
            picture.halcyon.playback.start()
            #expect(picture.halcyon.playback.repetition == .times(2))
            #expect(!picture.halcyon.playback.autoplays)
        }
    }
}
