import Foundation
import HTTPTypes
import HalcyonCodecs
import HalcyonCore

/// Reads only as much of an image as its description requires.
struct HeaderReader: Sendable {
    /// The contents of a header, and the length of the whole file, if known.
    struct Header: Sendable, Equatable {
        var info: ImageInfo
        var byteCount: Int?
    }

    let registry: ImageDecoderRegistry
    let loader: any DataLoading
    /// The URL schemes that may be read; nil for all.
    var allowedSchemes: Set<String>?
    /// The maximum number of bytes to read, however little they have shown by then: as many as a pipeline loads, so
    /// that every image that can be shown can be described.
    var limit = 256 << 20

    /// The number of bytes in the first read: enough for the header of nearly every file.
    private static let firstLook = 64 << 10

    /// Returns the header of an input.
    ///
    /// - Throws: The same `ImageError`s as a load.
    func header(of input: Input) async throws(ImageError) -> Header {
        if let allowedSchemes, let scheme = input.source.scheme, !allowedSchemes.contains(scheme) {
            throw .request(.schemeNotAllowed(scheme))
        }
        return switch input.source {
        case .file(let url): try await WorkExecutor.io.run { () throws(ImageError) in try fileHeader(url) }
        case .provider(let provider):
            try await dataHeader(provider)
        case .remote(let request, let body):
            try await remoteHeader(remoteLoad(request, body))
        }
    }

    private func remoteLoad(_ request: HTTPRequest, _ body: Data?) async throws(ImageError) -> DataLoad {
        var request = DataRequest(request, body: body)
        request.allowedSchemes = allowedSchemes
        return try await loader.load(request)
    }

    private func fileHeader(_ url: URL) throws(ImageError) -> Header {
        let url = URL(fileURLWithPath: try FileReader.localPath(of: url))
        // Opening a pipe or a device would wait, perhaps forever.
        let size = try regularFileSize(url)
        do {
            let file = try FileHandle(forReadingFrom: url)
            defer { try? file.close() }
            var options = DecodingOptions()
            options.url = url.absoluteString
            var data = Data()
            var wanted = Self.firstLook
            while true {
                let count = try DescriptorReader.read(file.fileDescriptor, count: wanted - data.count, into: &data)
                let isWhole = data.count >= size || count == 0 && data.count < limit
                // The orientation of a PNG may come after its pixels, and nothing before them shows that. Over the
                // network, this would mean reading the whole file.
                let seen = try info(of: data, options, isWhole: isWhole, or: .request(.tooLarge(limit: limit)))
                if let info = seen, info.format != .png || isWhole || data.count >= limit {
                    return Header(info: info, byteCount: size)
                }
                wanted = min(data.count * 4, limit)
            }
        } catch let error as ImageError {
            throw error
        } catch {
            throw .request(.unreadableFile(path: url.path, why: error.reasonForPeople))
        }
    }

    private func regularFileSize(_ url: URL) throws(ImageError) -> Int {
        let why: String
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
            if attributes[.type] as? FileAttributeType == .typeRegular { return attributes[.size] as? Int ?? 0 }
            why = "it is not a regular file"
        } catch {
            why = error.reasonForPeople
        }
        throw .request(.unreadableFile(path: url.path, why: why))
    }

    private func dataHeader(_ provider: any ImageDataProvider) async throws(ImageError) -> Header {
        let data: Data
        do {
            data = try await provider.data()
        } catch {
            throw error as? ImageError ?? .request(.providerFailed(.init(error)))
        }
        let options = DecodingOptions()
        guard let info = try info(of: data, options, isWhole: true, or: .request(.tooLarge(limit: limit))) else {
            throw .decoding(.notAnImage(looksLike: nil))
        }
        return Header(info: info, byteCount: data.count)
    }

    private func remoteHeader(_ load: DataLoad) async throws(ImageError) -> Header {
        guard load.response.status.kind == .successful else {
            throw .response(.status(load.response.status.code))
        }
        var options = DecodingOptions()
        options.contentType = load.response.headerFields[.contentType]
        options.url = load.url
        var data = Data()
        var wanted = 512
        var chunks = load.body.makeAsyncIterator()
        while true {
            let chunk = try await chunks.next()
            data += chunk ?? Data()
            if chunk != nil, data.count < wanted { continue }
            guard !data.isEmpty else { throw .response(.emptyBody) }
            if let info = try info(of: data, options, isWhole: chunk == nil, or: .response(.tooLarge(limit: limit))) {
                return Header(info: info, byteCount: load.expectedBytes ?? (chunk == nil ? data.count : nil))
            }
            wanted = data.count * 2
        }
    }

    /// Returns what the bytes show, or nil if more bytes could show more.
    ///
    /// - Parameters:
    ///   - options: What names the format.
    ///   - tooLarge: The error for a file that continues beyond the limit without having shown enough.
    private func info(
        of data: Data, _ options: DecodingOptions, isWhole: Bool, or tooLarge: ImageError
    ) throws(ImageError) -> ImageInfo? {
        let isLast = isWhole || data.count >= limit
        do throws(ImageError) {
            let info = try registry.info(of: data, options: options)
            // Counting the frames of a GIF or the pages of a TIFF, or adding up the delays of an animated PNG, requires
            // the whole file.
            let isKnown = info.frameCount.map { $0 == 1 || info.duration != nil } ?? false && info.pageCount != nil
            return isKnown && !Self.isTurnedAtItsEnd(data) || isLast ? info : nil
        } catch {
            if isWhole { throw error }
            if case .decoding(.notAnImage) = error, data.count >= Self.firstLook { throw error }
            guard isLast else { return nil }
            // The data ended because of the limit, not because the file did.
            if case .decoding(.truncated) = error { throw tooLarge }
            throw error
        }
    }

    /// Whether the first bytes are those of a WebP that announces EXIF data, which follows its pixels (RFC 9649, 2.7).
    private static func isTurnedAtItsEnd(_ data: Data) -> Bool {
        let head = [UInt8](data.prefix(21))
        return head.count == 21 && head[8..<16].elementsEqual("WEBPVP8X".utf8) && head[20] & 0x08 != 0
    }
}

extension Assembly {
    /// Creates a reader of headers, without any cache.
    static func headerReader(_ schemes: SchemeOptions, _ trust: TrustOptions) -> HeaderReader {
        HeaderReader(
            registry: ImageDecoderRegistry(StandardCodecs.decoders), loader: loader(connections: 8, trust),
            allowedSchemes: schemes.allowSchemes?.schemes)
    }
}
