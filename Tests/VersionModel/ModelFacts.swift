import Foundation
import HalcyonCore
import HalcyonTesting

/// What is known of the answers of a round, and which of them the next one may be.
struct ModelFacts {
    /// The newest version of each source that a finished call has been answered with.
    private(set) var floors = [0, 0, 0, 0]
    /// When each source was last invalidated, or removed whole, among all events of the round.
    private var outdated = [0, 0, 0, 0]
    /// When the bytes of each source were last stored by hand.
    private var placed = [0, 0, 0, 0]
    /// When single forms were removed.
    private var removed: [Form: Int] = [:]

    /// One form of a source: what a request names in the memory cache.
    struct Form: Hashable, CustomStringConvertible {
        var source: Int
        /// Nil for the whole picture.
        var side: Int?
        var isProcessed = false

        var description: String { "\(source)/\(side.map(String.init) ?? "whole")\(isProcessed ? "+p" : "")" }
    }

    /// What held when a call began: what it is answered with may not be older.
    struct Start {
        var floor: Int
        var outdated: Int
    }

    func start(_ form: Form) -> Start {
        Start(floor: floors[form.source], outdated: max(outdated[form.source], removed[form] ?? 0))
    }

    /// Notes that all that was asked for before a moment is out of date.
    mutating func invalidate(_ source: Int, before moment: Int) { outdated[source] = max(outdated[source], moment) }
    /// The same for one form.
    mutating func remove(_ form: Form, before moment: Int) { removed[form] = max(removed[form] ?? 0, moment) }
    /// Notes that a version has been seen.
    mutating func raise(_ source: Int, to version: Int) { floors[source] = max(floors[source], version) }
    /// Notes that a call was answered that had begun at a moment. What the program has stored by hand since then counts
    /// as newer, whichever version the server has sent.
    mutating func raise(_ source: Int, to version: Int, begun: Int) {
        if begun >= placed[source] { raise(source, to: version) }
    }
    /// Notes that a version was stored by hand.
    mutating func place(_ source: Int, version: Int, at moment: Int) {
        placed[source] = moment
        raise(source, to: version)
    }

    /// Why an answer is wrong; nil if it is not.
    ///
    /// - Parameter isWritten: Whether the answer was stored by hand, which no request has brought.
    func complaint(_ record: ModelOrigin.Record?, _ form: Form, _ start: Start) -> String? {
        guard let record else { return "an answer that no server has given" }
        guard record.source == form.source else { return "an answer of source \(record.source)" }
        // It stays until it is removed.
        if !record.isDrawn, record.version < start.floor {
            return "version \(record.version), after version \(start.floor) was answered"
        }
        if record.askedAt < start.outdated, !record.isDrawn {
            return "bytes asked for at \(record.askedAt), and all before \(start.outdated) are out of date"
        }
        return nil
    }
}

extension ModelOrigin {
    /// The number of the transfer that has brought an image.
    static func serial(of image: DecodedImage) -> Int {
        let color = FakeImage(of: image).color
        return Int(color.x) | Int(color.y) << 8
    }

    /// The number of the transfer that has brought bytes; nil for bytes that are no picture.
    static func serial(of data: Data) -> Int? { FakeImage(data).map { Int($0.color.x) | Int($0.color.y) << 8 } }
}

/// Writes what a `FakeDecoder` reads, as any format.
struct ModelEncoder: ImageEncoding {
    func encode(
        _ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions
    ) throws(ImageError) -> Data? {
        FakeImage(of: DecodedImage(pixels: pixels)).data
    }
}
