import CGTK
import Foundation
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct ImageCellFactoryTests {
        @Test(
            "Given 2,000 rows on a slow server, when flung about, then none ever shows another's image",
            arguments: [ListScene.Kind.list, .grid])
        func flings(kind: ListScene.Kind) async throws {
            let pictures = try ListPictures(count: 2000)
            let scene = try await ListScene(kind, numbers: 0..<2000, options: ListPictures.options(pictures.pipeline()))
            {
                pictures.request($0)
            }
            defer { scene.close() }
            var dice = ListDice()
            for stop in 0..<20 {
                if stop % 5 == 4 {
                    scene.offset = Double.random(in: 0...scene.reach, using: &dice)
                } else {
                    let step = Double.random(in: 40...900, using: &dice) * (stop % 4 < 2 ? 1 : -1)
                    await scene.fling(by: step, frames: 8)
                }
                await scene.window.frames(2)
                var rows = try scene.rows()
                // Now and then nothing can be read back, not even the labels, until a later frame.
                for _ in 0..<10 where rows.allSatisfy({ $0.color.alpha == 0 }) {
                    await scene.window.frames(1)
                    rows = try scene.rows()
                }
                #expect(rows.count >= 8)
                for row in rows where row.color != ListPictures.placeholder {
                    #expect(row.color == ListPictures.final(row.number), "row \(row.number) at stop \(stop)")
                }
                // Else the next fling begins in the midst of it.
                if stop % 2 == 1 { try await scene.settle() }
            }
        }

        @Test("Given loading rows, when rows before them change, then each finally shows its own image")
        func splices() async throws {
            let (loader, gate) = (FakeLoader(), Gate())
            for number in 0..<600 {
                loader["/\(number)"] = .image(ListPictures.fake(number)).held(at: gate)
            }
            let scene = try await ListScene.fake(loader, count: 500)
            defer { scene.close() }
            try await eventually("transfers run") { loader.running.value > 0 }
            gtk_string_list_remove(scene.model, 2)
            gtk_string_list_splice(scene.model, 0, 1, nil)
            var added = [UnsafePointer<CChar>?]()
            defer { added.forEach { free(UnsafeMutableRawPointer(mutating: $0)) } }
            for number in 500..<520 { added.append(UnsafePointer(strdup("\(number)"))) }
            added.append(nil)
            gtk_string_list_splice(scene.model, 1, 3, added)
            await scene.window.frames(2)
            for row in try scene.rows() { #expect(row.color == ListPictures.placeholder) }
            gate.open()
            try await scene.settle { ListPictures.color($0) }
            #expect(scene.mapped.isSuperset(of: [1, 500, 501, 502]))
            #expect(scene.mapped.isDisjoint(with: [0, 2, 3, 4]))
        }

        @Test("Given cells with a RemoteImage, when scrolled, then each shows its own, fast from memory")
        func remoteImages() async throws {
            let loader = FakeLoader()
            for number in 0..<600 {
                loader["/\(number)"] = .image(ListPictures.fake(number))
            }
            let scene = try await ListScene.fake(loader, count: 600, isRemote: true)
            defer { scene.close() }
            try await scene.settle { ListPictures.color($0) }
            await scene.fling(by: 900, frames: 10)
            await scene.window.frames(2)
            for row in try scene.rows() where row.color != ListPictures.placeholder {
                #expect(row.color == ListPictures.color(row.number))
            }
            try await scene.settle { ListPictures.color($0) }
            scene.offset = 0
            await scene.window.frames(2)
            for row in try scene.rows() { #expect(row.color == ListPictures.color(row.number)) }
        }

        @Test("Given many bound rows, when they load one at a time, then the visible ones come first")
        func seenFirst() async throws {
            let (loader, gate) = (FakeLoader(), Gate())
            loader.answer("/0", with: FakeLoader.Answer.image().held(at: gate))
            let scene = try await ListScene.fake(loader, count: 1000, transfers: 1)
            defer { scene.close() }
            try await eventually("the first transfer runs") { loader.started.value == 1 }
            scene.offset = Double(500 * ListScene.cellSide)
            await scene.window.frames(3)
            let mapped = scene.mapped
            try #require(mapped.count > 8)
            #expect(scene.bound.count > mapped.count * 4)
            gate.open()
            try await eventually("all are loaded") { loader.started.value > mapped.count + 20 }
            let numbers = loader.numbers.dropFirst()
            // Those at the edges are mapped without being seen.
            #expect(mapped.isSuperset(of: numbers.prefix(mapped.count - 1)))
        }

        @Test("Given rows that load, when the list jumps away, then their transfers are given up")
        func givesUp() async throws {
            let (loader, gate, recorder) = (FakeLoader(), Gate(), EventRecorder<PipelineEvent>())
            for number in 0..<400 { loader["/\(number)"] = .hold(at: gate) }
            let scene = try await ListScene.fake(loader, count: 2000, observer: recorder)
            defer { scene.close() }
            try await eventually("transfers run") { loader.running.value == 8 }
            let before = scene.bound
            scene.offset = scene.reach
            await scene.window.frames(2)
            let kept = scene.bound.intersection(before)
            // The row with the focus stays bound, wherever it is.
            #expect(kept.count <= 1)
            try await eventually("loads are cancelled") {
                recorder.events.count { if case .cancelled = $0.kind { true } else { false } } == before.count
                    - kept.count
            }
            try await eventually("the others are loaded") { loader.running.value <= kept.count }
        }

        @Test("Given images in memory, when their rows are bound again, then the first frame has them")
        func hits() async throws {
            let loader = FakeLoader(default: .image(FakeImage(width: 48, height: 48, color: FakeImage.green)))
            let scene = try await ListScene.fake(loader, count: 3000)
            defer { scene.close() }
            try await scene.settle { _ in PixelColor(hex: 0x00FF00) }
            try await eventually("all that are bound are loaded") { loader.started.value == scene.bound.count }
            let seen = scene.mapped
            scene.offset = scene.reach
            await scene.window.frames(2)
            #expect(scene.mapped.isDisjoint(with: seen))
            scene.offset = 0
            await scene.window.frames(2)
            #expect(scene.mapped == seen)
            for row in try scene.rows() { #expect(row.color == PixelColor(hex: 0x00FF00)) }
        }

        @Test("Given a prefetcher, when rows beyond the bound ones are reached, then none loads twice")
        func prefetches() async throws {
            let (loader, recorder) = (FakeLoader(), EventRecorder<PipelineEvent>())
            let scene = try await ListScene.fake(loader, count: 3000, ahead: 60, observer: recorder)
            defer { scene.close() }
            try await eventually("all is loaded") { loader.started.value >= scene.bound.count + 60 }
            try await eventually("nothing runs") { loader.running.value == 0 }
            let (bound, bindings) = (scene.bound, scene.bindings.count)
            let last = try #require(bound.max())
            #expect(Set(loader.numbers) == Set(0...last + 60))
            scene.offset = Double((last - 5) * ListScene.cellSide)
            await scene.window.frames(2)
            let new = Set(scene.bindings.dropFirst(bindings)).intersection(last + 1...last + 60)
            #expect(new.count > 30)
            let loaded = loader.numbers.count { new.contains($0) }
            #expect(loaded == new.count)
        }

        @Test("Given a list that loads and scrolls, when its window is destroyed, then all ends with it")
        func ends() async throws {
            let (loader, gate) = (FakeLoader(), Gate())
            loader.answer("/0", with: .hold(at: gate))
            for number in 0..<2000 { loader["/\(number)"] = .hold(at: gate) }
            weak var closure: Owned?
            let scene = try await {
                let owned = Owned()
                closure = owned
                return try await ListScene.fake(loader, count: 2000, owned: owned)
            }()
            #expect(closure != nil)
            await scene.fling(by: 300, frames: 4)
            scene.offset += 300
            scene.close()
            try await eventually("transfers are given up") { loader.running.value == 0 }
            #expect(closure == nil)
            #expect(scene.bound.isEmpty)
        }

        @Test("Given cells that want to know, when images come or fail, then each cell is told of it once")
        func completions() async throws {
            let loader = FakeLoader(default: .status(404))
            loader["/0"] = .image(ListPictures.fake(0))
            var (images, failures) = (0, 0)
            let scene = try await ListScene.fake(loader, count: 1000) { outcome in
                if case .success = outcome { images += 1 } else { failures += 1 }
            }
            defer { scene.close() }
            try await eventually("all that were bound have ended") { images + failures == scene.bindings.count }
            await scene.window.frames(2)
            #expect(images == scene.bindings.count { $0 == 0 })
            #expect(images + failures == scene.bindings.count)
        }

        @Test("Given cells with completions, when they are scrolled past, then they end as not current")
        func completionsOfThePast() async throws {
            let (loader, gate) = (FakeLoader(), Gate())
            for number in 0..<2000 { loader["/\(number)"] = .hold(at: gate) }
            var errors: [ImageError] = []
            let scene = try await ListScene.fake(loader, count: 2000) { outcome in
                if case .failure(let error) = outcome { errors.append(error) }
            }
            defer { scene.close() }
            let (before, told) = (scene.bound, errors.count)
            scene.offset = scene.reach
            await scene.window.frames(2)
            #expect(errors.count - told == before.subtracting(scene.bound).count)
            #expect(errors.allSatisfy { $0 == .display(.notCurrent) })
        }

        private final class Owned {}
    }
}
