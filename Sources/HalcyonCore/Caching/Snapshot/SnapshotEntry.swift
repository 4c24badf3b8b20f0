import Foundation

/// An image in a snapshot's file: everything but its pixels, and where these are.
struct SnapshotEntry: Sendable {
    let key: ImageKey
    /// What the memory cache knows of the image.
    let info: MemoryEntry.Info
    let size: PixelSize
    let originalSize: PixelSize
    let format: ImageFormat?
    let isolation: ImageIsolation?
    let hasAlpha: Bool
    let isDownsampled: Bool
    let isLossyCopy: Bool
    /// Whether it is the first frame of an animation, and so no answer.
    let isFirstFrame: Bool
    /// Where its pixels begin in the file, in bytes.
    var offset = 0
    /// The checksum of its pixels' bytes in the file.
    var checksum: UInt64 = 0

    /// The number of its pixels' bytes in the file: three for each if all are opaque, otherwise four.
    var byteCount: Int { size.width * size.height * (hasAlpha ? 4 : 3) }

    /// - Returns: nil if the file has no room for all that belongs to the image.
    init?(_ key: ImageKey, _ image: DecodedImage, _ info: MemoryEntry.Info) {
        guard image.damage == nil, image.metadata == ImageMetadata(), image.format.map(Self.formats.contains) ?? true
        else { return nil }
        self.key = key
        self.info = info
        size = image.size
        originalSize = image.originalSize
        format = image.format
        isolation = image.isolation
        hasAlpha = image.pixels.hasAlpha
        isDownsampled = image.isDownsampled
        isLossyCopy = image.isLossyCopy
        isFirstFrame = image.frames != nil
    }

    /// Returns the image with these pixels.
    func image(of pixels: PixelBuffer) -> DecodedImage {
        var image = DecodedImage(
            pixels: pixels, format: format, originalSize: originalSize, isDownsampled: isDownsampled)
        if isLossyCopy { image.isLossyCopy = true }
        image.isolation = isolation
        return image
    }

    /// What it covers of its picture; nil if that is unknown.
    var coverage: ImageCoverage? {
        ImageCoverage(
            target: key.targetSize, size: size, originalSize: originalSize, isDownsampled: isDownsampled,
            format: format)
    }

    /// The formats that a file can name. The name of any other one is a literal of the program (``ImageFormat``).
    private static let formats: [ImageFormat] = [
        .jpeg, .png, .gif, .webp, .avif, .heic, .jpegXL, .tiff, .bmp, .ico, .svg, .pnm, .qoi, .tga,
    ]
}

/// The entry's form in the index of the file, little-endian.
extension SnapshotEntry {
    private struct Flags: OptionSet {
        let rawValue: UInt32
        static let hasAlpha = Flags(rawValue: 1 << 0)
        static let isDownsampled = Flags(rawValue: 1 << 1)
        static let isLossyCopy = Flags(rawValue: 1 << 2)
        static let isFirstFrame = Flags(rawValue: 1 << 3)
        static let isProcessed = Flags(rawValue: 1 << 4)
        static let isStill = Flags(rawValue: 1 << 5)
        static let hasTarget = Flags(rawValue: 1 << 6)
        static let enlarges = Flags(rawValue: 1 << 7)
        static let crops = Flags(rawValue: 1 << 8)
        static let hasMetadata = Flags(rawValue: 1 << 9)
        static let isOfFile = Flags(rawValue: 1 << 10)
        static let hasIsolation = Flags(rawValue: 1 << 11)
        static let hasSeccomp = Flags(rawValue: 1 << 12)
        static let hasOwnNetwork = Flags(rawValue: 1 << 13)
        static let hasLimits = Flags(rawValue: 1 << 14)
    }

    private static let modes: [TargetSize.Mode] = [.fit, .fill, .stretch]

    func write(to index: inout ByteWriter) {
        var flags: Flags = []
        func add(_ flag: Flags, if isSet: Bool?) { if isSet == true { flags.insert(flag) } }
        add(.hasAlpha, if: hasAlpha)
        add(.isDownsampled, if: isDownsampled)
        add(.isLossyCopy, if: isLossyCopy)
        add(.isFirstFrame, if: isFirstFrame)
        add(.isProcessed, if: key.isProcessed)
        add(.isStill, if: key.isStill)
        add(.hasTarget, if: key.targetSize != nil)
        add(.enlarges, if: key.targetSize?.enlarges)
        add(.crops, if: key.targetSize?.crops)
        add(.hasMetadata, if: info.origin?.metadata != nil)
        add(.isOfFile, if: info.origin?.file != nil)
        add(.hasIsolation, if: isolation != nil)
        add(.hasSeccomp, if: isolation?.hasSeccomp)
        add(.hasOwnNetwork, if: isolation?.hasOwnNetwork)
        add(.hasLimits, if: isolation?.hasLimits)
        index.append(flags.rawValue)
        index.append(key.description)
        index.append(UInt32(clamping: key.sourceByteCount))
        if let target = key.targetSize {
            index.append(target.width)
            index.append(target.height)
            index.append(UInt32(Self.modes.firstIndex(of: target.mode) ?? 0))
        }
        for number in [size.width, size.height, originalSize.width, originalSize.height, offset] {
            index.append(number)
        }
        index.append(checksum)
        index.append(format?.name ?? "")
        index.append(UInt32(clamping: isolation?.landlockVersion ?? 0))
        index.append(info.goneAt)
        index.append(info.renewal)
        if var metadata = info.origin?.metadata {
            if info.staleAt.isFinite { metadata.expiresAt = Date(timeIntervalSinceReferenceDate: info.staleAt) }
            MetadataCoder.encode(metadata).withUnsafeBytes { index.append($0) }
        }
        if let file = info.origin?.file {
            index.append(file.path)
            for number in file.values { index.append(number) }
        }
    }

    /// - Returns: nil if the index is damaged.
    init?(from index: inout ByteReader) {
        guard let bits = index.word(), let text = index.text(), let sourceByteCount = index.word() else { return nil }
        let flags = Flags(rawValue: bits)
        var target: TargetSize?
        if flags.contains(.hasTarget) {
            guard let width = index.int(), let height = index.int(), let mode = index.word(),
                Self.modes.indices.contains(Int(mode))
            else { return nil }
            target = TargetSize(
                width: width, height: height, mode: Self.modes[Int(mode)], enlarges: flags.contains(.enlarges),
                crops: flags.contains(.crops))
        }
        guard
            let key = ImageKey(
                text, sourceByteCount: Int(sourceByteCount), targetSize: target,
                isProcessed: flags.contains(.isProcessed), isStill: flags.contains(.isStill)),
            let width = index.int(), let height = index.int(), let fullWidth = index.int(),
            let fullHeight = index.int(), let offset = index.int(), let checksum = index.longWord(),
            let format = index.text(), let landlock = index.word(), let goneAt = index.seconds(),
            let renewal = index.seconds()
        else { return nil }
        self.key = key
        size = PixelSize(width: width, height: height)
        originalSize = PixelSize(width: fullWidth, height: fullHeight)
        hasAlpha = flags.contains(.hasAlpha)
        isDownsampled = flags.contains(.isDownsampled)
        isLossyCopy = flags.contains(.isLossyCopy)
        isFirstFrame = flags.contains(.isFirstFrame)
        isolation =
            flags.contains(.hasIsolation)
            ? ImageIsolation(
                hasSeccomp: flags.contains(.hasSeccomp), landlockVersion: Int(landlock),
                hasOwnNetwork: flags.contains(.hasOwnNetwork), hasLimits: flags.contains(.hasLimits)) : nil
        self.format = Self.formats.first { $0.name == format }
        self.offset = offset
        self.checksum = checksum
        var metadata: CacheMetadata?
        if flags.contains(.hasMetadata) {
            guard let block = index.block(), let known = MetadataCoder.decode(block) else { return nil }
            metadata = known
        }
        var facts: FileFacts?
        if flags.contains(.isOfFile) {
            guard let path = index.text() else { return nil }
            var numbers: [Int] = []
            for _ in 0..<FileFacts.valueCount {
                guard let number = index.int() else { return nil }
                numbers.append(number)
            }
            facts = FileFacts(path: path, values: numbers)
        }
        guard width > 0, height > 0, fullWidth > 0, fullHeight > 0, let pixels = size.pixelCount,
            originalSize.pixelCount != nil, pixels <= SnapshotFile.mostBytes, offset >= 0,
            self.format != nil || format.isEmpty, metadata != nil || facts != nil, !goneAt.isNaN, renewal >= 0
        else { return nil }
        let origin = MemoryEntry.Origin(metadata, file: facts, isRestored: true)
        info = MemoryEntry.Info(origin, goneAt: goneAt, renewal: renewal)
    }
}

extension ByteWriter {
    fileprivate mutating func append(_ number: Int) { append(UInt64(bitPattern: Int64(number))) }
}

extension ByteReader {
    fileprivate mutating func int() -> Int? { longWord().flatMap { Int(exactly: Int64(bitPattern: $0)) } }
}
