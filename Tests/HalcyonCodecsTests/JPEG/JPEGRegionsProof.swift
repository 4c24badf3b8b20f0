import CCodecs
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

/// JPEG files of 20,000 × 20,000 pixels: figures, and tiles against strips of the whole. With `HALCYON_PROOF=1`, in
/// about five minutes; `HALCYON_PROOF_FOLDER` keeps the files.
@Suite(
    "JPEG: regions of very large files", .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["HALCYON_PROOF"] == "1"))
struct JPEGRegionsProof {
    private static let side = 256

    private static let folder = Result {
        let kept = ProcessInfo.processInfo.environment["HALCYON_PROOF_FOLDER"]
        let folder =
            kept.map { URL(filePath: $0) }
            ?? FileManager.default.temporaryDirectory.appending(
                path: "halcyon-proof-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        guard !FileManager.default.fileExists(atPath: folder.appending(path: "progressive.jpg").path) else {
            return folder
        }
        let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/make-large-jpeg.py")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/python3")
        process.arguments = [script.path, folder.path]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return folder
    }

    /// A file with restarts every 64 units, of one without.
    private func withRestarts(_ file: Data) throws -> Data {
        var (length, result) = (UInt64(0), codecs_result())
        let rows = codecs_rows(row: { _, _ in nil }, stopped: { _ in 0 }, context: nil)
        let descriptor = file.withUnsafeBytes {
            codecs_jpeg_flatten(
                $0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count, "/tmp", 100, 8 << 30, rows, &length,
                &result)
        }
        try #require(descriptor >= 0)
        return try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).withMapped(Int(length))
    }

    /// Kilobytes of a kind in `/proc/self/status`.
    private func kilobytes(_ name: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }

    private func milliseconds<Result>(_ body: () throws -> Result) rethrows -> (Result, Double) {
        let clock = ContinuousClock()
        let start = clock.now
        let result = try body()
        return (result, (clock.now - start) / .milliseconds(1))
    }

    @Test(
        "Given a JPEG of 20,000 × 20,000, when tiles are decoded, then they equal the whole",
        arguments: ["plain.jpg", "restarts", "progressive.jpg"])
    func proof(_ name: String) async throws {
        let folder = try Self.folder.get()
        let isMade = name == "restarts"
        let stored = try Data(
            contentsOf: folder.appending(path: isMade ? "plain.jpg" : name), options: .alwaysMapped)
        let file = isMade ? try withRestarts(stored) : stored
        // The peak from now on.
        try "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
        var options = DecodingOptions()
        options.limits.maximumSeconds = 600
        let decoder = JPEGDecoder()
        let (made, pass) = try milliseconds {
            try decoder.makeRegions(of: file, index: nil, folder: nil, options: options)
        }
        let regions = try #require(made)
        let (overview, overviewTime) = try milliseconds { try regions.overview() }
        print(
            "\(name): opened in \(pass) ms, overview \(overview.size) in \(overviewTime) ms more,",
            "index \(regions.index?.count ?? 0) bytes, file \(file.count) bytes")
        if let index = regions.index {
            let (again, time) = try milliseconds {
                try decoder.makeRegions(of: file, index: index, folder: nil, options: options)
            }
            #expect(again?.index == index)
            print("\(name): opened again in \(time) ms")
        }
        try time(regions, name)
        try await cancel(regions, name)
        print("\(name): peak \(kilobytes("VmHWM")) kB, of which now anonymous \(kilobytes("RssAnon")) kB")
        for reduction in regions.reductions { try compare(file, regions, reducedBy: reduction, name) }
        print("\(name): peak with comparing \(kilobytes("VmHWM")) kB")
    }

    private func time(_ regions: any ImageRegions, _ name: String) throws {
        var random = SplitMix(state: 1)
        for reduction in regions.reductions {
            var times: [Double] = []
            for _ in 0..<300 {
                let length = Self.side * reduction
                let rect = PixelRect(
                    x: Int.random(in: 0..<regions.size.width / length, using: &random) * length,
                    y: Int.random(in: 0..<regions.size.height / length, using: &random) * length, width: length,
                    height: length)
                times.append(try milliseconds { try regions.decode(rect, reducedBy: reduction) }.1)
            }
            times.sort()
            print(
                "\(name): tiles of \(Self.side) at 1/\(reduction): median \(times[150]) ms, 95 % \(times[285]) ms,",
                "worst \(times[299]) ms")
        }
    }

    private func cancel(_ regions: any ImageRegions, _ name: String) async throws {
        var worst = 0.0
        for round in 0..<24 {
            let reduction = [1, 2, 4, 8][round % 4]
            let length = min(regions.size.width, 6000 * reduction)
            let work = Task.detached {
                _ = try? regions.decode(PixelRect(x: 0, y: 0, width: length, height: length), reducedBy: reduction)
                return ContinuousClock.now
            }
            try await Task.sleep(for: .milliseconds(3 + 11 * (round / 4)))
            let start = ContinuousClock.now
            work.cancel()
            worst = max(worst, (await work.value - start) / .milliseconds(1))
        }
        print("\(name): cancelled calls end within \(worst) ms")
    }

    /// Compares tiles with the whole: all that are in a strip as it is decoded, or some of very many.
    private func compare(_ file: Data, _ regions: any ImageRegions, reducedBy reduction: Int, _ name: String) throws {
        let side = Self.side
        let width = (regions.size.width + reduction - 1) / reduction
        let height = (regions.size.height + reduction - 1) / reduction
        let strip = UnsafeMutableRawPointer.allocate(byteCount: width * side * 4, alignment: 16)
        defer { strip.deallocate() }
        var random = SplitMix(state: 2)
        var (compared, wrong) = (0, 0)
        let take: (Int, UnsafePointer<UInt8>) -> Bool = { y, row in
            (strip + y % side * width * 4).copyMemory(from: row, byteCount: width * 4)
            guard y % side == side - 1 || y == height - 1 else { return true }
            let top = y / side * side
            for left in stride(from: 0, to: width, by: side) {
                if reduction < 4, Int.random(in: 0..<(reduction == 1 ? 16 : 4), using: &random) > 0 { continue }
                compared += 1
                let rect = PixelRect(
                    x: left * reduction, y: top * reduction, width: side * reduction, height: side * reduction)
                guard let tile = try? regions.decode(rect, reducedBy: reduction), tile.height == y + 1 - top else {
                    wrong += 1
                    continue
                }
                let isSame = tile.withUnsafeBytes { bytes in
                    (0..<tile.height).allSatisfy { line in
                        guard let base = bytes.baseAddress else { return false }
                        return memcmp(base + line * tile.width * 4, strip + (line * width + left) * 4, tile.width * 4)
                            == 0
                    }
                }
                if !isSame { wrong += 1 }
            }
            return true
        }
        withoutActuallyEscaping(take) { take in
            _ = WholeJPEG.decode(file, of: regions.size, reducedBy: reduction, takeRow: take)
        }
        print("\(name): \(compared) tiles at 1/\(reduction) compared, \(wrong) wrong")
        #expect(wrong == 0 && compared > 50)
    }
}

extension FileHandle {
    fileprivate func withMapped(_ count: Int) throws -> Data {
        let memory = try #require(mmap(nil, count, PROT_READ, MAP_SHARED, fileDescriptor, 0))
        try #require(memory != MAP_FAILED)
        return Data(bytesNoCopy: memory, count: count, deallocator: .custom { munmap($0, $1) })
    }
}
