import Foundation
import HTTPTypes

/// What makes opening a large picture again quick, in the disk cache: the decoder's index (``ImageRegions/index``) and
/// the overview. An entry of its own beside that of the bytes, removed with it.
final class RegionIndexes: Sendable {
    /// An index that was kept.
    struct Kept: Sendable {
        let index: Data
        /// The overview as a PNG file; nil if there was no encoder for it.
        let overview: Data?
    }

    /// Pictures with fewer pixels than this are opened quickly anyway.
    static let leastPixels = 4 << 20
    private static let mostIndexBytes = 16 << 20
    /// The kind of entry and its version.
    private static let magic = Data("HalcyonRegions1\n".utf8)

    private let parts: EngineParts
    private let permits: CPUPermits
    private let disk: DiskEntries

    init(_ parts: EngineParts, _ permits: CPUPermits, _ disk: DiskEntries) {
        self.parts = parts
        self.permits = permits
        self.disk = disk
    }

    /// Returns what was kept of the same bytes.
    func stored(for request: ImageRequest, of bytes: DataResponse, demand: LivePriority) async -> Kept? {
        guard let version = version(of: bytes), let cache = cache(of: request), request.cachePolicy.disk.reads,
            let found = await disk.entry(for: request.regionsKey, in: cache, request, demand: demand),
            found.entry.metadata.version == version
        else { return nil }
        return Self.parsed(found.entry.data)
    }

    /// Keeps what makes opening a picture again quick, if its bytes may be kept.
    ///
    /// - Parameter overview: Makes the overview.
    func keep(
        _ picture: OpenPicture, for request: ImageRequest,
        overview: @escaping @Sendable (LivePriority) async throws(ImageError) -> PixelBuffer
    ) {
        guard let index = picture.regions.index, index.count <= Self.mostIndexBytes,
            picture.regions.size.pixelCount ?? .max >= Self.leastPixels, request.cachePolicy.disk.writes,
            let cache = cache(of: request), let metadata = metadata(of: picture, for: request)
        else { return }
        // Some of the overview's bytes are those of the picture, until it is made.
        cache.store(
            for: request.regionsKey, costing: index.count + 4 << 20, version: metadata.version, ticket: request.ticket
        ) { [permits, encoders = parts.encoders] demand async throws(ImageError) in
            let pixels = try await overview(demand)
            let file = try await permits.encoding.withPermit(for: demand, isNew: true) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run { () throws(ImageError) in try encoders.encode(pixels, as: .png) }
            }
            return DataCacheEntry(data: Self.entry(index, file), metadata: metadata)
        }
    }

    /// The disk cache, unless the program keeps its entries in a form of its own.
    private func cache(of request: ImageRequest) -> WriteBehindCache? {
        guard parts.configuration.willDecode == nil, parts.configuration.willStore == nil else { return nil }
        return parts.dataCache(of: request)
    }

    private func version(of bytes: DataResponse) -> UInt64? {
        bytes.metadata.map(\.version) ?? bytes.file.flatMap { $0.isSettled ? $0.version : nil }
    }

    private func metadata(of picture: OpenPicture, for request: ImageRequest) -> CacheMetadata? {
        if let file = picture.file { return file.isSettled ? parts.caching.metadata(of: file, for: request) : nil }
        guard let metadata = picture.known?.metadata, !metadata.isPersonal,
            !parts.caching.forbidsStoring(metadata, for: request), metadata.response?.status != .partialContent
        else { return nil }
        return metadata
    }

    private static func entry(_ index: Data, _ overview: Data?) -> Data {
        var entry = magic
        withUnsafeBytes(of: UInt32(index.count).littleEndian) { entry.append(contentsOf: $0) }
        entry.append(index)
        if let overview { entry.append(overview) }
        return entry
    }

    /// Returns nil if it is not such an entry. The index has a checksum of its own.
    private static func parsed(_ entry: Data) -> Kept? {
        guard entry.starts(with: magic) else { return nil }
        let rest = entry.dropFirst(magic.count)
        guard rest.count >= 4 else { return nil }
        let count = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        let body = rest.dropFirst(4)
        guard count <= mostIndexBytes, body.count >= count else { return nil }
        let overview = body.dropFirst(count)
        return Kept(index: Data(body.prefix(count)), overview: overview.isEmpty ? nil : Data(overview))
    }
}

extension ImageRequest {
    /// The key of the index in the disk cache: it counts as made of the source's bytes, and is removed with them.
    fileprivate var regionsKey: String { ProcessedKey.prefix(of: loadIdentity.sourceKey) + "regions" }
}
