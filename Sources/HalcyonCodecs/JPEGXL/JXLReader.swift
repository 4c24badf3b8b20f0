#if JPEGXL
import CJXL
import Foundation
import HalcyonCore
import Synchronization

/// Reads a JPEG XL file with libjxl, step by step. Use it from one thread at a time.
final class JXLReader {
    /// The side of the squares of pixels for each of which the coarse version of an image has one sample.
    static let coarsest = 8

    private let decoder: OpaquePointer
    private let watch: JXLWatch
    private let size: () -> PixelSize
    /// The bytes that libjxl has read.
    private(set) var offset = 0
    private var pixels: (any JXLPixels)?

    /// - Parameters:
    ///   - events: What ``next(_:)`` returns besides the header.
    ///   - threads: The most threads to use, the caller's included.
    init(
        _ limits: DecodingLimits, _ deadline: DecodeDeadline, events: [JxlDecoderStatus], threads: Int = 1
    ) throws(ImageError) {
        try JXL.load()
        let watch = JXLWatch(limits, deadline, threads: threads)
        let opened = watch.withMemory { JXL.calls.JxlDecoderCreate($0) }
        guard let decoder = opened else { throw .decoding(.outOfMemory(PixelSize(width: 0, height: 0))) }
        self.decoder = decoder
        self.watch = watch
        size = {
            var info = JxlBasicInfo()
            _ = JXL.calls.JxlDecoderGetBasicInfo(decoder, &info)
            return PixelSize(width: Int(info.xsize), height: Int(info.ysize))
        }
        let wanted = [JXL_DEC_BASIC_INFO, JXL_DEC_COLOR_ENCODING] + events
        _ = JXL.calls.JxlDecoderSubscribeEvents(decoder, wanted.reduce(0) { $0 | Int32(bitPattern: $1.rawValue) })
        // The plan turns the pixels, when they are fewest.
        _ = JXL.calls.JxlDecoderSetKeepOrientation(decoder, JXL_TRUE)
        // Not undone where samples are handed out in floating point, in version 0.7: `JXLPixels` does it.
        _ = JXL.calls.JxlDecoderSetUnpremultiplyAlpha(decoder, JXL_FALSE)
        _ = JXL.calls.JxlDecoderSetParallelRunner(decoder, JXLWatch.runner, Unmanaged.passUnretained(watch).toOpaque())
    }

    deinit { JXL.calls.JxlDecoderDestroy(decoder) }

    /// When the work has to stop.
    var deadline: DecodeDeadline {
        get { watch.deadline }
        set { watch.deadline = newValue }
    }

    /// Goes on to the next event.
    ///
    /// - Parameter file: The file from its beginning, as far as it is known.
    /// - Returns: One of the events wanted, `JXL_DEC_NEED_IMAGE_OUT_BUFFER`, `JXL_DEC_NEED_MORE_INPUT` or
    ///   `JXL_DEC_SUCCESS`.
    /// - Throws: `ImageError.decoding`: `.corrupt`, `.tooManyBytes`; the deadline's reason to stop.
    func next(_ file: ByteView) throws(ImageError) -> JxlDecoderStatus {
        let (status, count) = advance(file.available(file.count, at: offset))
        offset += count
        return try checked(status)
    }

    /// Goes on to the next event with the bytes behind those that were read.
    ///
    /// - Returns: Also the number of bytes read.
    func next(after bytes: ByteView) throws(ImageError) -> (JxlDecoderStatus, Int) {
        let (status, count) = advance(bytes)
        return (try checked(status), count)
    }

    private func advance(_ bytes: ByteView) -> (JxlDecoderStatus, Int) {
        _ = JXL.calls.JxlDecoderSetInput(decoder, bytes.baseAddress, bytes.count)
        let status = JXL.calls.JxlDecoderProcessInput(decoder)
        return (status, bytes.count - JXL.calls.JxlDecoderReleaseInput(decoder))
    }

    private func checked(_ status: JxlDecoderStatus) throws(ImageError) -> JxlDecoderStatus {
        if let reason = watch.stopReason { throw reason }
        guard status == JXL_DEC_ERROR else { return status }
        throw .decoding(.corrupt(.jpegXL, why: "libjxl does not understand it"))
    }

    /// Returns the header, which comes first.
    ///
    /// - Throws: `.truncated`; the errors of ``next(_:)``.
    func header(_ file: ByteView) throws(ImageError) -> JXLHeader {
        while true {
            switch try next(file) {
            case JXL_DEC_BASIC_INFO: continue
            case JXL_DEC_COLOR_ENCODING: return try JXLHeader(decoder)
            case JXL_DEC_NEED_MORE_INPUT: throw .decoding(.truncated(.jpegXL))
            default: throw .decoding(.corrupt(.jpegXL, why: "an image without colours"))
            }
        }
    }

    /// Chooses the colours of the pixels, at `JXL_DEC_COLOR_ENCODING`, as ``header(_:)`` does.
    func chooseColors() throws(ImageError) { _ = try JXLHeader(decoder) }

    /// Returns the ticks that the current frame is shown, at `JXL_DEC_FRAME`.
    var frameTicks: UInt32 {
        var header = JxlFrameHeader()
        _ = JXL.calls.JxlDecoderGetFrameHeader(decoder, &header)
        return header.duration
    }

    /// Leaves out the next frame that would be shown.
    func skipFrame() { JXL.calls.JxlDecoderSkipFrames(decoder, 1) }

    /// Pauses each frame after its coarse version, and if `hasPasses` after each further pass.
    func pause(hasPasses: Bool) { _ = JXL.calls.JxlDecoderSetProgressiveDetail(decoder, hasPasses ? kPasses : kDC) }

    /// Sets the receiver of the current frame's pixels, at `JXL_DEC_NEED_IMAGE_OUT_BUFFER`.
    func setPixels(_ pixels: any JXLPixels) throws(ImageError) {
        self.pixels = pixels
        var format = JxlPixelFormat(
            num_channels: 4, data_type: JXL_TYPE_FLOAT, endianness: JXL_NATIVE_ENDIAN, align: 0)
        // Of floating-point samples, libjxl 0.7 passes on parts of rows as they are ready; for others it holds them
        // all.
        let status = JXL.calls.JxlDecoderSetImageOutCallback(
            decoder, &format,
            { context, x, y, count, samples in
                guard let context, let samples else { return }
                Unmanaged<JXLReader>.fromOpaque(context).takeUnretainedValue()
                    .pixels?.take(samples, x: x, y: y, count: count)
            }, Unmanaged.passUnretained(self).toOpaque())
        guard status == JXL_DEC_SUCCESS else { throw .decoding(.outOfMemory(size())) }
    }

    /// Has the samples of one more channel written to memory, one byte for each pixel.
    func setChannel(_ index: Int, _ memory: UnsafeMutableRawBufferPointer) throws(ImageError) {
        var format = JxlPixelFormat(
            num_channels: 1, data_type: JXL_TYPE_UINT8, endianness: JXL_NATIVE_ENDIAN, align: 0)
        let status = JXL.calls.JxlDecoderSetExtraChannelBuffer(
            decoder, &format, memory.baseAddress, memory.count, UInt32(clamping: index))
        guard status == JXL_DEC_SUCCESS else { throw .decoding(.outOfMemory(size())) }
    }

    /// Passes on the current frame as far as it is known.
    ///
    /// - Returns: Whether there was anything.
    func flush() throws(ImageError) -> Bool {
        let status = JXL.calls.JxlDecoderFlushImage(decoder)
        if let reason = watch.stopReason { throw reason }
        return status == JXL_DEC_SUCCESS
    }
}

/// What libjxl asks its caller for: memory, threads, and whether to go on.
///
/// `@unchecked Sendable` is safe because what several threads use is locked or constant, except `deadline`, which is
/// written only between two calls of libjxl, whose threads have ended by then.
final class JXLWatch: @unchecked Sendable {
    /// The bytes before a block of memory, which hold its size.
    private static let blockHeader = 16
    private static let mostThreads = 8

    var deadline: DecodeDeadline
    private let limits: DecodingLimits
    private let threads: Int
    private let held = Mutex(0)
    /// Why memory or time was refused.
    private let refusal = Mutex<ImageError?>(nil)

    init(_ limits: DecodingLimits, _ deadline: DecodeDeadline, threads: Int) {
        self.limits = limits
        self.deadline = deadline
        self.threads = min(max(1, threads), Self.mostThreads)
    }

    /// Why libjxl has to stop; nil if it need not.
    var stopReason: ImageError? { refusal.withLock { $0 } ?? deadline.stopReason }

    /// Calls `body` with the functions by which libjxl allocates memory. Version 0.7 asks them for its own object
    /// alone, 0.11 for all images.
    func withMemory<Result>(_ body: (UnsafePointer<JxlMemoryManager>) -> Result) -> Result {
        var manager = JxlMemoryManager(
            opaque: Unmanaged.passUnretained(self).toOpaque(),
            alloc: { context, size in
                context.flatMap { Unmanaged<JXLWatch>.fromOpaque($0).takeUnretainedValue().allocate(size) }
            },
            free: { context, block in
                guard let context, let block else { return }
                Unmanaged<JXLWatch>.fromOpaque(context).takeUnretainedValue().free(block)
            })
        return body(&manager)
    }

    private func allocate(_ size: Int) -> UnsafeMutableRawPointer? {
        guard size >= 0, size <= limits.maximumBytes else { return refuse(size) }
        let whole = size + Self.blockHeader
        let total = held.withLock { held in
            held += whole
            return held
        }
        guard total <= limits.maximumBytes, let block = malloc(whole) else {
            held.withLock { $0 -= whole }
            return refuse(total)
        }
        block.storeBytes(of: whole, as: Int.self)
        return block + Self.blockHeader
    }

    private func free(_ block: UnsafeMutableRawPointer) {
        let start = block - Self.blockHeader
        let whole = start.load(as: Int.self)
        held.withLock { $0 -= whole }
        Foundation.free(start)
    }

    private func refuse(_ size: Int) -> UnsafeMutableRawPointer? {
        refusal.withLock { refusal in
            refusal = refusal ?? .decoding(.tooManyBytes(max(size, 0), limit: limits.maximumBytes))
        }
        return nil
    }

    /// Runs libjxl's tasks, on this thread and others. Its code of failure makes libjxl give up the decode, so the
    /// deadline counts between two tasks: of the parts of an image, each has at most 1024 × 1024 pixels.
    static let runner: JxlParallelRunner = { context, state, start, work, first, end in
        guard let context, let start, let work else { return JxlParallelRetCode(-1) }
        let watch = Unmanaged<JXLWatch>.fromOpaque(context).takeUnretainedValue()
        let threads = min(watch.threads, max(1, Int(end) - Int(first)))
        let failure = start(state, threads)
        guard failure == 0 else { return failure }
        guard threads > 1 else {
            for index in first..<max(first, end) {
                if watch.isStopped { return JxlParallelRetCode(-1) }
                work(state, index, 0)
            }
            return 0
        }
        let task = JXLTask(state: state, work: work, next: first, end: end)
        DispatchQueue.concurrentPerform(iterations: threads) { thread in
            while let index = task.next(), !watch.isStopped { work(task.state, index, thread) }
        }
        return watch.isStopped ? JxlParallelRetCode(-1) : 0
    }

    private var isStopped: Bool {
        if refusal.withLock({ $0 != nil }) { return true }
        guard let reason = deadline.stopReason else { return false }
        refusal.withLock { $0 = $0 ?? reason }
        return true
    }
}

/// The numbers of the parts of a task that several threads share.
///
/// `@unchecked Sendable` is safe because `state` is libjxl's, which gives each part and thread its own memory.
private final class JXLTask: @unchecked Sendable {
    let state: UnsafeMutableRawPointer?
    let work: JxlParallelRunFunction
    private let end: UInt32
    private let position: Mutex<UInt32>

    init(state: UnsafeMutableRawPointer?, work: @escaping JxlParallelRunFunction, next: UInt32, end: UInt32) {
        self.state = state
        self.work = work
        self.end = end
        position = Mutex(next)
    }

    func next() -> UInt32? {
        position.withLock { position in
            guard position < end else { return nil }
            defer { position += 1 }
            return position
        }
    }
}
#endif
