import CGTK
import Foundation
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    /// An unlabelled closure that follows a call is its completion, whatever it does with its argument.
    @MainActor
    @Suite("Trailing closures of widgets", .timeLimit(.minutes(5)))
    struct TrailingClosureTests {
        @Test("Given a URL and a closure that ignores its argument, when set, then the image is shown")
        func url() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            let request = stage.request("/red", FakeImage(width: 64, height: 64))
            let url = try #require(URL(string: request.sourceKey))
            var count = 0
            stage.widget.halcyon.setImage(with: url, options: stage.options) { _ in count += 1 }
            try await eventually("it is over") { count > 0 }
            await stage.window.frames(2)
            #expect(try stage.middle() == FakeImage.red)
            #expect(count == 1)
        }

        @Test("Given a request and a closure that ignores its argument, when set, then the image is shown")
        func request() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            let request = stage.request("/red", FakeImage(width: 64, height: 64))
            var count = 0
            stage.widget.halcyon.setImage(with: request, options: stage.options) { _ in count += 1 }
            try await eventually("it is over") { count > 0 }
            await stage.window.frames(2)
            #expect(try stage.middle() == FakeImage.red)
            #expect(count == 1)
        }

        @Test("Given a setter and a closure, when an image is set, then the closure is the completion")
        func setter() async throws {
            let (box, picture) = (
                try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)), try #require(gtk_picture_new())
            )
            gtk_widget_set_vexpand(picture, 1)
            gtk_box_append(UnsafeMutablePointer(OpaquePointer(box)), picture)
            let stage = try await PictureStage(box)
            defer { stage.window.close() }
            let request = stage.request("/red", FakeImage(width: 64, height: 64))
            let url = try #require(URL(string: request.sourceKey))
            let setter = WidgetImages.Setter { gtk_picture_set_paintable(OpaquePointer(picture), OpaquePointer($0)) }
            var count = 0
            box.halcyon.setImage(with: url, options: stage.options, setter: setter) { _ in count += 1 }
            try await eventually("the URL is over") { count > 0 }
            box.halcyon.setImage(with: request, options: stage.options, setter: setter) { _ in count += 1 }
            try await eventually("the request is over") { count > 1 }
            await stage.window.frames(2)
            #expect(try stage.middle() == FakeImage.red)
            #expect(count == 2)
        }

        @Test("Given progress and a trailing closure, when an image is set, then that is the completion")
        func progress() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            let request = stage.request("/red", FakeImage(width: 64, height: 64))
            let url = try #require(URL(string: request.sourceKey))
            var (told, count) = (0, 0)
            stage.widget.halcyon.setImage(with: url, options: stage.options, progress: { _ in told += 1 }) { _ in
                count += 1
            }
            try await eventually("it is over") { count > 0 }
            #expect(told > 0)
            #expect(count == 1)
        }
    }
}
