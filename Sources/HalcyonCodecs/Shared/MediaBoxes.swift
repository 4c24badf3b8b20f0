import HalcyonCore

/// The boxes of a file or of another box, in order, as far as the data goes.
///
/// Source: ISO/IEC 14496-12 (ISO base media file format), 4.2.
struct MediaBoxes: Sequence, IteratorProtocol {
    struct Box {
        let type: Int
        let content: ByteView
        /// The number of bytes from the type to the content.
        let typeDistance: Int
        /// Whether all of its bytes are present.
        let isWhole: Bool
    }

    private let bytes: ByteView
    private var offset: Int

    /// Creates a sequence of the boxes from `offset` on.
    init(_ bytes: ByteView, from offset: Int = 0) {
        self.bytes = bytes
        self.offset = offset
    }

    /// Whether the last box ends where the bytes end, or has no stated end.
    var areWhole: Bool {
        var walk = self
        while let box = walk.next() {
            if !box.isWhole { return false }
        }
        return walk.offset == bytes.count
    }

    mutating func next() -> Box? {
        guard var length = bytes.uint32(at: offset), let type = bytes.uint32(at: offset + 4) else { return nil }
        var header = 8
        if length == 1 {
            guard let high = bytes.uint32(at: offset + 8), let low = bytes.uint32(at: offset + 12),
                high < 0x7FFF_FFFF
            else { return nil }
            length = high << 32 | low
            header = 16
        } else if length == 0 {
            length = bytes.count - offset
        }
        guard length >= header else { return nil }
        let content = bytes.available(length - header, at: offset + header)
        let isWhole = content.count == length - header
        offset = isWhole ? offset + length : bytes.count
        return Box(type: type, content: content, typeDistance: header - 4, isWhole: isWhole)
    }
}

extension ByteView {
    /// Returns the content of the first box of a type.
    func box(_ type: StaticString, from offset: Int = 0) -> ByteView? {
        MediaBoxes(self, from: offset).first { $0.type == Self.code(type) }?.content
    }

    /// Returns the contents of all boxes of a type.
    func boxes(_ type: StaticString, from offset: Int = 0) -> some Sequence<ByteView> {
        MediaBoxes(self, from: offset).lazy.filter { $0.type == Self.code(type) }.map(\.content)
    }

    static func code(_ type: StaticString) -> Int {
        (0..<min(4, type.utf8CodeUnitCount)).reduce(0) { $0 << 8 | Int(type.utf8Start[$1]) }
    }
}
