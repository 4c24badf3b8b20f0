/// How many frames are held and looked ahead for, by their size.
struct FramePlan: Sendable {
    /// The frame that is shown, and four that are looked ahead for.
    private static let usualWindow = 5
    private static let usualReaders = 3

    let count: Int
    let frameBytes: Int
    /// Whether all frames are held.
    let keepsAll: Bool
    /// How many frames are wanted of each reader: the one it is at, and those that follow.
    let window: Int
    /// How many readers have passes of their own.
    let maximumReaders: Int
    /// The most frames that are held.
    let heldLimit: Int

    init(count: Int, size: PixelSize, memoryLimit: Int) {
        self.count = count
        // More than can be addressed fails when it is decoded.
        frameBytes = max(1, min(size.pixelCount ?? .max, 1 << 40)) * 4
        let room = max(0, memoryLimit) / frameBytes
        keepsAll = count <= room
        window = keepsAll ? min(count, Self.usualWindow) : max(2, min(Self.usualWindow, room))
        maximumReaders = keepsAll ? .max : max(1, min(Self.usualReaders, room / window))
        heldLimit = keepsAll ? count : window * maximumReaders
    }
}
