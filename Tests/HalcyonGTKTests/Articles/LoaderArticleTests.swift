import CGTK
import Foundation
import FoundationNetworking
import Halcyon
import HalcyonCodecs
import HalcyonCurl
import HalcyonGTK
import HalcyonStore
import LinuxTestSupport
import TestSupport
import Testing

/// The article of the asynchronous loader: an actor whose `fetch` takes a URL or a `URLRequest`, joins the load of the
/// same that runs already, looks into a dictionary, then into files, then asks the network, and which views find in
/// their environment.
///
/// Here the actor is an `ImagePipeline`, and `fetch` is `image(for:)`. Nothing of the rest has to be written: neither
/// the table of running tasks, nor what happens to the others when one of them is cancelled, nor the files' names. The
/// environment is a value that hands the pipeline to the widgets that a program makes.
extension GTKSuite {
    @Suite("Article: an asynchronous loader", .timeLimit(.minutes(5))) @MainActor
    struct LoaderArticleTests {
        private let site: ArticleSite
        private let loader: ImagePipeline

        init() throws {
            site = try ArticleSite()
            loader = site.pipeline()
            try site.publish(.pureRed, at: "/cat.png")
        }

        @Test("Given a slow server, when many fetch one URL or URLRequest, then the picture is sent once")
        func joins() async throws {
            let url = try site.url("/delay/0.3/cat.png")
            let fetches = (0..<20).map { number in
                Task { [loader] in
                    try await number % 2 == 0
                        ? loader.image(for: url).color : loader.image(for: ImageRequest(URLRequest(url: url))).color
                }
            }
            for fetch in fetches { #expect(try await fetch.value == .pureRed) }
            #expect(try site.transfers(of: "/delay/0.3/cat.png") == 1)
        }

        @Test("Given two who fetch one picture, when one of them gives up, then the other gets it")
        func givesUp() async throws {
            let url = try site.url("/delay/0.3/cat.png")
            let (first, second) = (
                Task { [loader] in try await loader.image(for: url).color },
                Task { [loader] in try await loader.image(for: url).color }
            )
            first.cancel()
            await #expect(throws: ImageError.cancelled) { try await first.value }
            #expect(try await second.value == .pureRed)
        }

        @Test("Given a picture, when it is fetched again, then it comes from memory, disk or the server")
        func tiers() async throws {
            let url = try site.url("/cat.png")
            #expect(try await loader.response(for: url).source == .network)
            #expect(try await loader.response(for: url).source == .memory)

            await loader.flush()
            loader.configuration.imageCache?.removeAll()
            #expect(try await loader.response(for: url).source == .disk)

            // The program is started again.
            #expect(try await site.pipeline().response(for: url).source == .disk)
            #expect(try site.transfers(of: "/cat.png") == 1)

            try await loader.cache.removeAll()
            #expect(try await loader.response(for: url).source == .network)
            #expect(try site.transfers(of: "/cat.png") == 2)
        }

        @Test("Given a URLRequest with its own field, when fetched, then the URL's picture is not reused")
        func fields() async throws {
            let url = try site.url("/cat.png")
            var request = URLRequest(url: url)
            request.setValue("en", forHTTPHeaderField: "Accept-Language")
            #expect(try await loader.response(for: url).source == .network)
            #expect(try await loader.response(for: ImageRequest(request)).source == .network)
            #expect(try await loader.response(for: ImageRequest(request)).source == .memory)
        }

        @Test("Given a missing picture, when fetched, then it is a 404; once published, it is loaded")
        func failure() async throws {
            let url = try site.url("/dog.png")
            let error = await #expect(throws: ImageError.self) { try await loader.image(for: url) }
            #expect(error == .response(.status(404)))
            try site.publish(.pureGreen, at: "/dog.png")
            #expect(try await loader.image(for: url).color == .pureGreen)
        }

        /// What SwiftUI's environment is to the article's view: handed down by the program to whatever makes its
        /// widgets.
        @MainActor
        private struct Environment {
            var images: ImagePipeline

            func photo(_ url: URL) -> RemoteImage {
                RemoteImage(url) {
                    $0.pipeline = images
                    $0.contentFit = .cover
                    $0.placeholder = .icon("image-x-generic-symbolic")
                }
            }
        }

        @Test("Given an environment with a loader, when its views are shown, then they share its pictures")
        func environment() async throws {
            try site.publish(.pureGreen, at: "/owl.png")
            let environment = Environment(images: loader)
            let photos = [
                environment.photo(try site.url("/cat.png")), environment.photo(try site.url("/owl.png")),
                environment.photo(try site.url("/cat.png")),
            ]
            let box = try #require(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
            gtk_box_set_homogeneous(UnsafeMutablePointer(OpaquePointer(box)), 1)
            for photo in photos { gtk_box_append(UnsafeMutablePointer(OpaquePointer(box)), photo.pointer()) }
            let window = try await TestWindow(box, width: 300, height: 100)
            defer { window.close() }

            for (photo, color) in zip(photos, [PixelColor.pureRed, .pureGreen, .pureRed]) {
                try await window.shows(color, in: photo.pointer())
            }
            #expect(try site.transfers(of: "/cat.png") == 1)
        }

        @Test("Given a view whose picture is not there, when somebody tries again, then it shows it")
        func retry() async throws {
            let photo = Environment(images: loader).photo(try site.url("/fox.png"))
            let window = try await TestWindow(photo.pointer())
            defer { window.close() }
            try await eventually("it has failed") { photo.state.error == .response(.status(404)) }
            try site.publish(.pureBlue, at: "/fox.png")
            photo.retry()
            try await window.shows(.pureBlue)
        }
    }
}
