import Foundation
import HalcyonCore
import Synchronization

/// A file whose bytes arrive, of any format: keeps them until a preview is asked for, waits for the header, and counts
/// the time.
final class ArrivingFile: ImagePreviewing {
    typealias Open = @Sendable (ByteView) throws(ImageError) -> ArrivingHeader

    /// Enough work between two looks at cancellation to cost nothing, little enough to be done soon.
    private static let step = 1 << 16

    private struct State {
        /// What has come since the last preview.
        var pending: [Data] = []
        /// What has come before that, while the header was not whole.
        var head = Data()
        var picture: (any ArrivingPicture)?
        var isOver = false
        /// Seconds of all calls together.
        var spent = 0.0
    }

    // Held while it works: callers take turns anyway, and should they not, nothing worse comes of it than waiting.
    private let state = Mutex(State())
    private let limits: DecodingLimits
    private let open: Open

    /// - Parameter open: Looks at the first bytes, of which there are more each time.
    init(_ limits: DecodingLimits, open: @escaping Open) {
        self.limits = limits
        self.open = open
    }

    func append(_ data: Data) throws(ImageError) {
        state.withLock { if !$0.isOver, !data.isEmpty { $0.pending.append(data) } }
    }

    func preview() throws(ImageError) -> DecodedImage? {
        try state.withLock { state throws(ImageError) in
            let start = SystemClock().uptime
            defer { state.spent += SystemClock().uptime - start }
            let watch = DecodeWatch(limits, spent: state.spent)
            do throws(ImageError) {
                return try preview(&state, watch)
            } catch {
                state = State(isOver: true)
                throw error
            }
        }
    }

    private func preview(_ state: inout State, _ watch: DecodeWatch) throws(ImageError) -> DecodedImage? {
        guard !state.isOver, !state.pending.isEmpty else { return nil }
        try watch.check()
        if state.picture == nil { try openPicture(&state) }
        guard let picture = state.picture else { return nil }
        for data in state.pending { try feed(data, to: picture, watch) }
        state.pending = []
        return try picture.show(watch)
    }

    private func openPicture(_ state: inout State) throws(ImageError) {
        for data in state.pending { state.head.append(data) }
        state.pending = []
        switch try state.head.withByteView(open) {
        case .incomplete:
            if state.head.count > limits.maximumMetadataBytes { state = State(isOver: true) }
        case .showsNothing:
            state = State(isOver: true)
        case .picture(let picture):
            state.picture = picture
            state.pending = [state.head]
            state.head = Data()
        }
    }

    private func feed(_ data: Data, to picture: any ArrivingPicture, _ watch: DecodeWatch) throws(ImageError) {
        try data.withByteView { bytes throws(ImageError) in
            for offset in stride(from: 0, to: bytes.count, by: Self.step) {
                try watch.check()
                try picture.take(bytes.available(Self.step, at: offset), watch)
            }
        }
    }
}

/// A picture of some format whose header is known, and whose bytes are still arriving.
protocol ArrivingPicture: AnyObject {
    /// Takes the next bytes of the file, from its first one on.
    ///
    /// - Throws: `ImageError.decoding`, the watch's reason to stop; after an error it is not used again.
    func take(_ bytes: ByteView, _ watch: DecodeWatch) throws(ImageError)

    /// The picture as far as it is known; nil where it shows nothing, or nothing new.
    ///
    /// - Throws: as ``take(_:_:)``.
    func show(_ watch: DecodeWatch) throws(ImageError) -> DecodedImage?
}

/// What comes of the first bytes of a file.
enum ArrivingHeader {
    /// The header is not all there yet.
    case incomplete
    /// Such a file shows nothing before its end.
    case showsNothing
    case picture(any ArrivingPicture)
}

/// A header; nil for one that is only not all there yet.
func unlessTruncated<Header: ~Copyable>(
    _ read: () throws(ImageError) -> Header
) throws(ImageError) -> Header? {
    do throws(ImageError) {
        return try read()
    } catch {
        if case .decoding(.truncated) = error { return nil }
        throw error
    }
}
