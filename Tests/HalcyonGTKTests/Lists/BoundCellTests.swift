import CGTK
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    /// What becomes of a cell, and when its load begins.
    @Suite @MainActor
    struct BoundCellTests {
        @Test("Given cells that are retained, when their rows are removed, then their loads are cancelled")
        func unbinds() async throws {
            let (loader, gate) = (FakeLoader(), Gate())
            for number in 0..<30 { loader["/\(number)"] = .hold(at: gate) }
            let scene = try await ListScene.fake(loader, count: 30)
            defer { scene.close() }
            try await eventually("transfers run") { loader.running.value == 8 }
            let pictures = scene.pictures
            for picture in pictures { g_object_ref(UnsafeMutableRawPointer(picture)) }
            defer { for picture in pictures { g_object_unref(UnsafeMutableRawPointer(picture)) } }
            gtk_string_list_splice(scene.model, 0, 30, nil)
            await scene.window.frames(2)
            try await eventually("transfers are given up") { loader.running.value == 0 }
            #expect(pictures.allSatisfy { !$0.halcyon.state.isLoading })
        }

        @Test("Given newly bound rows, when they are out of sight, then they load only a little later")
        func waits() async throws {
            let gate = Gate()
            let scene = try await ListScene.fake(FakeLoader(default: .image().held(at: gate)), count: 40_000)
            defer { scene.close() }
            var isJudged = false
            for jump in 1...100 where !isJudged {
                let start = ContinuousClock.now
                // Each time to rows that no cell has had before: the time with an earlier cell counts.
                scene.offset = scene.reach * Double(jump) / 100
                await scene.window.drawnFrame()
                let loading = scene.pictures.filter { $0.halcyon.state.isLoading }
                // Else the machine is slow, and they may have begun.
                guard ContinuousClock.now - start < .milliseconds(90) else { continue }
                isJudged = true
                // Some are mapped for a moment while GTK looks for its place.
                #expect(loading.count * 4 < scene.bound.count)
                #expect(!loading.isEmpty)
            }
            #expect(isJudged)
            try await eventually("all load") { scene.pictures.allSatisfy { $0.halcyon.state.isLoading } }
        }

        @Test("Given rows around the visible ones, when loaded one at a time, then the nearest come first")
        func nearestFirst() async throws {
            let (loader, gate) = (FakeLoader(), Gate())
            loader.answer("/0", with: FakeLoader.Answer.image().held(at: gate))
            let scene = try await ListScene.fake(loader, count: 1000, transfers: 1)
            defer { scene.close() }
            try await eventually("the first transfer runs") { loader.started.value == 1 }
            scene.offset = Double(500 * ListScene.cellSide)
            await scene.window.frames(3)
            try await eventually("all wait") { scene.pictures.allSatisfy { $0.halcyon.state.isLoading } }
            let seen = try #require(scene.mapped.min())...(try #require(scene.mapped.max()))
            let count = scene.bound.count
            gate.open()
            try await eventually("all are loaded") { loader.started.value >= count }
            let far = loader.numbers.dropFirst().filter { !seen.contains($0) && $0 > 100 }
            let distances = far.map { max(seen.lowerBound - $0, $0 - seen.upperBound) }
            #expect(far.count > 100)
            // Some were mapped for a moment while GTK looked for its place.
            #expect(distances.dropFirst(40).elementsEqual(distances.dropFirst(40).sorted()))
        }

        @Test("Given a prefetching list, when a request for rows ahead closes its window, then loads end")
        func closes() async throws {
            let (loader, gate) = (FakeLoader(), Gate())
            for number in 0..<2000 { loader["/\(number)"] = .hold(at: gate) }
            var (scene, isClosed): (ListScene?, Bool) = (nil, false)
            let close = { @MainActor (number: Int) in
                guard let open = scene, !isClosed, !open.bound.contains(number), number >= 650 else { return }
                isClosed = true
                open.close()
            }
            scene = try await ListScene.fake(loader, count: 2000, ahead: 100, onRequest: close)
            scene?.offset = Double(500 * ListScene.cellSide)
            try await eventually("it is closed") { isClosed }
            try await eventually("transfers are given up") { loader.running.value == 0 }
            #expect(scene?.bound.isEmpty == true)
        }

        @Test("Given a model with one row or none, when it is shown, then that is seen", arguments: [0, 1])
        func few(count: Int) async throws {
            let loader = FakeLoader(default: .image(ListPictures.fake(0)))
            let scene = try await ListScene.fake(loader, count: count, ahead: 20)
            defer { scene.close() }
            try await scene.settle { ListPictures.color($0) }
            #expect(try scene.rows().map(\.number) == Array(0..<count))
        }

        @Test("Given a GtkColumnView column, when it is scrolled, then each row shows its own image")
        func columns() async throws {
            let loader = FakeLoader()
            for number in 0..<600 { loader["/\(number)"] = .image(ListPictures.fake(number)) }
            let scene = try await ListScene.fake(loader, kind: .columns, count: 600, ahead: 20)
            defer { scene.close() }
            try await scene.settle { ListPictures.color($0) }
            await scene.fling(by: 900, frames: 10)
            await scene.window.frames(2)
            #expect(scene.mapped.min() ?? 0 > 100)
            try await eventually("all rows show their own") {
                await scene.window.frames(1)
                // The head of the column covers the first.
                let rows = try scene.rows().sorted { $0.number < $1.number }.dropFirst()
                return rows.count > 5 && rows.allSatisfy { $0.color == ListPictures.color($0.number) }
            }
        }

        @Test("Given a factory nobody retains, when a list gets its pointer, then the list has its cells")
        func lends() async throws {
            let model: OpaquePointer = gtk_string_list_new(nil)
            gtk_string_list_append(model, "one")
            let list: UnsafeMutablePointer<GtkWidget> = gtk_list_view_new(gtk_no_selection_new(model), nil)
            gtk_list_view_set_factory(OpaquePointer(list), ImageCellFactory { _ in nil }.pointer)
            let window = try await TestWindow(list)
            defer { window.close() }
            let row = try #require(gtk_widget_get_first_child(list))
            let picture = try #require(gtk_widget_get_first_child(row))
            try await eventually("the cell has its size") { gtk_widget_get_height(picture) == 96 }
        }

        @Test(
            "Given cells of a size that no screen has, when a factory is made, then nothing breaks",
            arguments: [-1, .max])
        func bounds(side: Int) throws {
            let factory = ImageCellFactory(width: side, height: side) { _ in nil }
            let list: UnsafeMutablePointer<GtkWidget> = gtk_list_view_new(nil, factory.retained())
            g_object_ref_sink(list)
            g_object_unref(list)
        }
    }
}
