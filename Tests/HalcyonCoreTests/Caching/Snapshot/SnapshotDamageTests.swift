import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// The file of a snapshot, changed by somebody else.
@MainActor
@Suite("Launch snapshot: damage", .timeLimit(.minutes(10)))
struct SnapshotDamageTests {
    private let world: LaunchWorld
    /// Equal sizes, so that their pixels can be exchanged.
    private let images = [
        FakeImage(width: 6, height: 5, color: SIMD4(10, 20, 30, 255)),
        FakeImage(width: 6, height: 5, color: SIMD4(90, 80, 70, 255)),
        FakeImage(width: 4, height: 4, color: SIMD4(7, 7, 7, 100)),
    ]

    init() throws { world = try LaunchWorld() }

    private func request(_ index: Int) -> ImageRequest { LaunchWorld.request("/\(index)") }

    private func written() async throws -> [UInt8] {
        let launch = world.launch()
        for (index, image) in images.enumerated() {
            launch.loader["/\(index)"] = LaunchWorld.answer(image)
            try await launch.show(request(index))
        }
        await launch.pipeline.flush()
        return Array(try Data(contentsOf: world.file))
    }

    /// Launches with these bytes, and returns how many images are there; none may be wrong.
    private func imageCount(in bytes: [UInt8], _ what: @autoclosure () -> String) throws -> Int {
        // A new file: the last launch has the old one open.
        try? FileManager.default.removeItem(at: world.file)
        try Data(bytes).write(to: world.file)
        chmod(world.file.path, 0o600)
        let cache = ImageCache(clock: world.clock)
        _ = cache.adopt(SnapshotPlace(path: world.file.path))
        var count = 0
        for (index, image) in images.enumerated() {
            guard let found = cache.image(for: request(index).imageKey) else { continue }
            let right = try image.decoded().pixels
            #expect(
                found.pixels.size == right.size && found.pixels.hasAlpha == right.hasAlpha
                    && found.pixels.withUnsafeBytes { Data($0) } == right.withUnsafeBytes { Data($0) }, "\(what())")
            count += 1
        }
        return count
    }

    @Test("Given a file with any byte changed, when launched, then no picture is wrong")
    func flipped() async throws {
        let bytes = try await written()
        #expect(try imageCount(in: bytes, "unchanged") == 3)
        for index in bytes.indices {
            for mask: UInt8 in [1, 0x80, 0xFF] {
                var damaged = bytes
                damaged[index] ^= mask
                // Every byte is covered by a checksum.
                #expect(try imageCount(in: damaged, "byte \(index) with \(mask)") < 3, "byte \(index)")
            }
        }
    }

    @Test("Given a file cut off anywhere, or longer, when launched, then no picture is wrong")
    func cut() async throws {
        let bytes = try await written()
        for count in bytes.indices { #expect(try imageCount(in: Array(bytes[..<count]), "\(count) bytes") == 0) }
        #expect(try imageCount(in: bytes + [0, 1, 2, 3], "longer") == 3)
    }

    @Test("Given a file whose parts are exchanged, when launched, then no picture is wrong")
    func exchanged() async throws {
        let bytes = try await written()
        let entries = try #require(SnapshotFile.open(world.file.path)).entries
        var swapped = bytes
        let (one, other) = (entries[1], entries[2])
        #expect(one.byteCount == other.byteCount)
        for index in 0..<one.byteCount { swapped.swapAt(one.offset + index, other.offset + index) }
        #expect(try imageCount(in: swapped, "two images") == 1)
        var dice = SplitMix(seed: 7)
        for round in 0..<3000 {
            var damaged = bytes
            let count = Int.random(in: 1...64, using: &dice)
            let (from, to) = (
                Int.random(in: 0...(bytes.count - count), using: &dice),
                Int.random(in: 0...(bytes.count - count), using: &dice)
            )
            damaged.replaceSubrange(to..<to + count, with: bytes[from..<from + count])
            _ = try imageCount(in: damaged, "round \(round)")
        }
    }

    @Test("Given an index with wrong numbers, when launched, then nothing traps")
    func wrongNumbers() async throws {
        let bytes = try await written()
        let end = bytes.count
        var dice = SplitMix(seed: 11)
        let indexStart = bytes[8..<16].enumerated().reduce(0) { $0 | Int($1.element) << (8 * $1.offset) }
        for _ in 0..<3000 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &dice) {
                let place = Int.random(in: indexStart..<(end - 8), using: &dice)
                let values: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF, .random(in: 0...255, using: &dice)]
                damaged[place] = values.randomElement(using: &dice) ?? 0
            }
            let sum = damaged[indexStart..<(end - 8)].withUnsafeBytes { Checksum.of($0) }
            withUnsafeBytes(of: sum.littleEndian) { damaged.replaceSubrange((end - 8)..<end, with: $0) }
            try? FileManager.default.removeItem(at: world.file)
            try Data(damaged).write(to: world.file)
            chmod(world.file.path, 0o600)
            guard let (file, entries) = SnapshotFile.open(world.file.path) else { continue }
            // Whoever can make checksums can also make pictures; but nothing traps.
            for entry in entries { _ = file.pixels(of: entry) }
        }
    }
}
