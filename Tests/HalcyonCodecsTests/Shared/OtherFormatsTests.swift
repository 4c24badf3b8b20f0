import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Files that nobody reads here")
struct OtherFormatsTests {
    private struct Entry: Decodable {
        var file: String
        var format: String?
        var content: String?
    }

    @Test("Given files of other formats and contents, when decoded, then the error says what each is")
    func names() throws {
        let entries = try JSONDecoder().decode([Entry].self, from: Fixtures.data("others.json"))
        #expect(entries.count > 100)
        for entry in entries {
            #if SVG
            if entry.format == "svg" { continue }
            #endif
            let data = try Fixtures.data(entry.file)
            let expected: ImageError.DecodingReason
            if let format = entry.format {
                let found = try #require(ImageFormat(sniffing: data), "\(entry.file): \(format)")
                #expect(found.name == format, "\(entry.file)")
                // HEIC is read, but no sequence.
                let kind = ImageFormat(name: "heic (a sequence without a still image)")
                expected = .unsupportedFormat(isRead(found) ? kind : found)
            } else {
                expected = .notAnImage(looksLike: entry.content)
            }
            for work in [{ _ = try Codecs.decoders.decode(data) }, { _ = try Codecs.decoders.info(of: data) }] {
                do {
                    try work()
                    Issue.record("\(entry.file) is read")
                } catch {
                    #expect(error as? ImageError == .decoding(expected), "\(entry.file)")
                }
            }
        }
    }

    @Test("Given a format that other builds read, when refused, then the error names the trait")
    func words() {
        let traits: [(ImageFormat, String)] = [
            (.avif, "AVIF"), (.heic, "HEIF"), (.jpegXL, "JPEGXL"), (.tiff, "TIFF"), (.svg, "SVG"),
        ]
        for (format, trait) in traits {
            let error = ImageError.decoding(.unsupportedFormat(format))
            // A trait that is on would not help.
            let hint = "this build: Halcyon's package trait \(trait) brings a decoder"
            let end = enabled.contains(trait) ? "by Halcyon" : "by \(hint)"
            #expect("\(error)" == "images in the format \(format) are not read \(end)")
        }
        let error = ImageError.decoding(.unsupportedFormat(.pcx))
        #expect("\(error)" == "images in the format pcx are not read by Halcyon")
    }

    private func isRead(_ format: ImageFormat) -> Bool { format == .heic && enabled.contains("HEIF") }

    private var enabled: Set<String> {
        var traits: Set<String> = []
        #if AVIF
        traits.insert("AVIF")
        #endif
        #if HEIF
        traits.insert("HEIF")
        #endif
        #if JPEGXL
        traits.insert("JPEGXL")
        #endif
        #if TIFF
        traits.insert("TIFF")
        #endif
        #if SVG
        traits.insert("SVG")
        #endif
        return traits
    }

    @Test("Given a libheif without a plugin, when it is needed, then the error names the package")
    func plugins() {
        let read = ImageError.decoding(.unsupportedFormat(.heicWithoutDecoder))
        #expect("\(read)".hasSuffix("on Debian, install libheif-plugin-libde265"))
        let written = ImageError.encoding(.unsupportedFormat(.heicWithoutEncoder))
        #expect("\(written)".hasSuffix("on Debian, install libheif-plugin-x265"))
        let other = ImageError.encoding(.unsupportedFormat(.heic))
        #expect("\(other)" == "images cannot be written as heic here")
    }
}
