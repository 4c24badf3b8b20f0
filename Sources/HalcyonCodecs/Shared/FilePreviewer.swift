import Foundation
import HalcyonCore
import Synchronization

/// Makes previews of a file of any format as it arrives: keeps the bytes until a preview is requested, waits for the
/// header, and measures the time spent.
final class FilePreviewer: ImagePreviewing {
    typealias Open = @Sendable (ByteView) throws(ImageError) -> PreviewHeader

    /// Enough work between two cancellation checks for their cost not to matter, and little enough to be done soon.
    private static let step = 1 << 16

    private struct State {
        /// The bytes received since the last preview.
        var pending: [Data] = []
        /// The bytes before those, as long as the header is incomplete.
        var head = Data()
        var picture: (any FormatPreviewer)?
        var reservation: DecodeMemory.Reservation?
        var isOver = false
        /// The seconds that all calls together have taken.
        var spent = 0.0
    }

    // Held during the work: callers take turns anyway, and if they did not, they would merely wait.
    private let state = Mutex(State())
    private let limits: DecodingLimits
    private let memory: DecodeMemory
    private let open: Open

    /// - Parameters:
    ///   - memory: A file that needs more than is left of it has no previews. Default: that of the process.
    ///   - open: Parses the first bytes; each call gets more of them.
    init(_ limits: DecodingLimits, memory: DecodeMemory = .previews, open: @escaping Open) {
        self.limits = limits
        self.memory = memory
        self.open = open
    }

    func append(_ data: Data) throws(ImageError) {
        state.withLock { if !$0.isOver, !data.isEmpty { $0.pending.append(data) } }
    }

    func preview() throws(ImageError) -> DecodedImage? {
        try state.withLock { state throws(ImageError) in
            let start = SystemClock().uptime
            defer { state.spent += SystemClock().uptime - start }
            let deadline = DecodeDeadline(limits, spent: state.spent)
            do throws(ImageError) {
                return try preview(&state, deadline)
            } catch {
                state = State(isOver: true)
                throw error
            }
        }
    }

    private func preview(_ state: inout State, _ deadline: DecodeDeadline) throws(ImageError) -> DecodedImage? {
        guard !state.isOver, !state.pending.isEmpty else { return nil }
        try deadline.check()
        if state.picture == nil { try openPicture(&state) }
        guard let picture = state.picture else { return nil }
        for data in state.pending { try feed(data, to: picture, deadline) }
        state.pending = []
        return try picture.show(deadline)
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
            guard let reservation = memory.reserve(picture.keptBytes) else {
                state = State(isOver: true)
                return
            }
            (state.picture, state.reservation) = (picture, reservation)
            state.pending = [state.head]
            state.head = Data()
        }
    }

    private func feed(_ data: Data, to picture: any FormatPreviewer, _ deadline: DecodeDeadline) throws(ImageError) {
        try data.withByteView { bytes throws(ImageError) in
            for offset in stride(from: 0, to: bytes.count, by: Self.step) {
                try deadline.check()
                try picture.take(bytes.available(Self.step, at: offset), deadline)
            }
        }
    }
}

/// Makes previews of a file of one format, whose header is known and whose bytes are still arriving.
protocol FormatPreviewer: AnyObject {
    /// The memory that it keeps from the first bytes to the last, besides a preview.
    var keptBytes: Int { get }

    /// Takes the next bytes of the file, starting with its first one.
    ///
    /// - Throws: `ImageError.decoding`, or the deadline's reason to stop; after an error this object is not used again.
    func take(_ bytes: ByteView, _ deadline: DecodeDeadline) throws(ImageError)

    /// Returns the image as far as it is known, or nil if there is nothing to show, or nothing new.
    ///
    /// - Throws: The errors of ``take(_:_:)``.
    func show(_ deadline: DecodeDeadline) throws(ImageError) -> DecodedImage?
}

/// The result of parsing the first bytes of a file.
enum PreviewHeader {
    /// The header is not complete yet.
    case incomplete
    /// The file shows nothing before its end.
    case showsNothing
    case picture(any FormatPreviewer)
}

/// Returns a header, or nil if it is merely incomplete.
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
