import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Previews of hostile and damaged files")
struct HostilePreviewTests {
    private static let files = [
        "progressive.jpg", "rgb.jpg", "cmyk.jpg", "icc-swapped.jpg", "turned-6.jpg", "arriving-colors-apart.jpg",
        "rgb.png", "rgb-interlaced.png", "palette-interlaced.png", "rgba-16bit.png", "lossy.webp", "alpha.webp",
        "lossless.webp", "plain.gif", "color-255.ppm", "gray-65535-plain.pgm", "bits-plain.pbm", "rgba.qoi",
    ]

    @Test("Given a look at every byte, when the file is whole, then nothing has failed", arguments: files)
    func everyByte(_ file: String) throws {
        #expect(Arrival(try Fixtures.data(file).prefix(12_000)).everyByte().error == nil)
    }

    @Test("Given a file with flipped bits, when it arrives, then there are pictures or a typed error", arguments: files)
    func flippedBits(_ file: String) throws {
        let whole = try Fixtures.data(file)
        var random = SplitMix(state: whole.reduce(3) { $0 &* 31 &+ UInt64($1) })
        let limits = DecodingLimits(maximumPixels: 1_000_000)
        for round in 0..<150 {
            var data = whole
            for _ in 0...random.next(below: 4) {
                let range = round % 2 == 0 ? min(700, data.count) : data.count
                data[data.startIndex + random.next(below: range)] ^= 1 << UInt8(random.next(below: 8))
            }
            let target = round % 3 == 0 ? nil : TargetSize(width: 20, height: 20)
            let arrival = Arrival(data, options: DecodingOptions(targetSize: target, limits: limits))
            do {
                for look in try arrival.looks(chunk: 1 + random.next(below: 3000), at: [10, 30, 60, 90, 100]) {
                    #expect((look.image.size.pixelCount ?? .max) <= limits.maximumPixels)
                }
            } catch {
                guard case ImageError.decoding = error else {
                    Issue.record("\(error)")
                    continue
                }
            }
        }
    }

    @Test("Given an error, when bytes come after it, then nothing more is shown, and nothing fails")
    func afterAnError() throws {
        let arrival = try Arrival("bomb-scans.jpg")
        let previewer = try #require(try arrival.previewer())
        try previewer.append(arrival.data)
        #expect(throws: ImageError.decoding(.tooManyScans(limit: 100))) { _ = try previewer.preview() }
        try previewer.append(arrival.data)
        #expect(try previewer.preview() == nil)
    }

    @Test(
        "Given no time, when a file arrives, then it took too long",
        arguments: ["arriving-scans.jpg", "arriving-passes.png", "arriving-rows.webp"])
    func noTime(_ file: String) throws {
        let options = DecodingOptions(limits: DecodingLimits(maximumSeconds: 0))
        #expect(try Arrival(file, options: options).failure() == .decoding(.tookTooLong(limit: 0)))
    }

    @Test(
        "Given a profile over the limit of metadata, when a file arrives, then that is the error",
        arguments: ["arriving-scans-icc.jpg", "arriving-rows-icc.png", "arriving-rows-icc.webp"])
    func metadata(_ file: String) throws {
        let arrival = try Arrival(file, options: DecodingOptions(limits: DecodingLimits(maximumMetadataBytes: 100)))
        guard case .decoding(.metadataTooLarge(_, limit: 100)) = arrival.failure() else {
            Issue.record("not refused")
            return
        }
    }

    @Test("Given a cancelled task, when a preview is asked for, then it is cancelled")
    func cancelled() async throws {
        let data = try Fixtures.data("arriving-scans.jpg")
        let failure = await Task { () -> ImageError? in
            withUnsafeCurrentTask { $0?.cancel() }
            return Arrival(data).failure()
        }.value
        #expect(failure == .cancelled)
    }

    @Test("Given a header beyond the metadata limit, when it arrives, then nothing is shown")
    func endlessHeader() throws {
        let options = DecodingOptions(limits: DecodingLimits(maximumMetadataBytes: 50_000))
        let whole = try Fixtures.data("arriving-scans.jpg")
        let comment = Data([0xFF, 0xFE, 0xFF, 0xFF]) + Data(count: 0xFFFD)
        let late = whole.prefix(2) + comment + comment + whole.dropFirst(2)
        #expect(try Arrival(late, options: options).looks(chunk: 997, at: [10, 60, 99, 100]).isEmpty)
        #expect(try !Arrival(late).looks(chunk: 997, at: [10, 60, 99, 100]).isEmpty)
    }

    @Test("Given bytes of no image, when previews are begun, then there are none")
    func noImage() throws {
        #expect(try Arrival(Data("<!DOCTYPE html><html>".utf8)).previewer() == nil)
        #expect(try Arrival(Data()).previewer() == nil)
    }
}
