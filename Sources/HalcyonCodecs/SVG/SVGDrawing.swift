#if SVG
import CPixels
import CRSVG
import Foundation
import HalcyonCore
import Synchronization

/// Draws documents, each on a thread of its own, because librsvg cannot be interrupted before version 2.60, and needs
/// a large stack for nested elements.
///
/// A drawing that is cancelled or out of time is left behind: its caller goes on, and the thread ends when librsvg
/// returns: version 2.60 does after the current element and its filter, earlier ones after the last. At most
/// ``mostAbandoned`` such threads exist; drawings wait for them, each within its own time.
final class SVGDrawings: Sendable {
    static let shared = SVGDrawings()

    private static let mostAbandoned = 2
    private static let stackBytes = 64 << 20
    /// How often a caller looks whether it has to stop, in seconds.
    private static let interval = 0.02

    private let abandoned = Mutex(0)

    /// Draws a document.
    ///
    /// - Throws: `ImageError.decoding`: `.corrupt`, `.outOfMemory`, `.tookTooLong`; `ImageError.cancelled`.
    func picture(of job: SVGJob, _ deadline: DecodeDeadline) throws(ImageError) -> SVGSurface {
        while abandoned.withLock({ $0 >= Self.mostAbandoned }) {
            try deadline.check()
            Thread.sleep(forTimeInterval: Self.interval)
        }
        try deadline.check()
        let thread = Thread { [self] in
            if job.run() { abandoned.withLock { $0 -= 1 } }
        }
        thread.stackSize = Self.stackBytes
        thread.name = "halcyon svg"
        thread.start()
        while true {
            if let result = job.wait(Self.interval) { return try result.get() }
            guard let reason = deadline.stopReason else { continue }
            // Counted before it is told, so that its end is never counted first.
            abandoned.withLock { $0 += 1 }
            if let result = job.abandon() {
                abandoned.withLock { $0 -= 1 }
                return try result.get()
            }
            throw reason
        }
    }
}

/// One drawing: made by a caller, run on a thread, and fetched by the caller.
final class SVGJob: Sendable {
    private enum State: Sendable {
        case running, abandoned
        case finished(Result<SVGSurface, ImageError>)
    }

    private let document: SVGDocument
    private let layout: TargetSize.Layout
    private let state = Mutex(State.running)
    private let end = DispatchSemaphore(value: 0)
    private let library: SVGLibrary
    private let cancellable: GLibCancellable

    /// - Parameter layout: The size to draw the document at, and the part of it.
    /// - Throws: `.unsupportedFormat` if there is no librsvg.
    init(_ document: SVGDocument, _ layout: TargetSize.Layout) throws(ImageError) {
        self.document = document
        self.layout = layout
        library = try SVGLibrary.loaded()
        cancellable = GLibCancellable(library)
    }

    /// Draws; returns whether nobody waited for it any more.
    func run() -> Bool {
        let result = Result { () throws(ImageError) in try draw() }
        let wasAbandoned = state.withLock { state in
            if case .abandoned = state { return true }
            state = .finished(result)
            return false
        }
        end.signal()
        return wasAbandoned
    }

    /// Waits for the result for some seconds; nil if it is not there by then.
    func wait(_ seconds: Double) -> Result<SVGSurface, ImageError>? {
        guard end.wait(timeout: .now() + seconds) == .success else { return nil }
        return result
    }

    /// Gives it up, unless the result is there.
    func abandon() -> Result<SVGSurface, ImageError>? {
        if let result { return result }
        let finished = state.withLock { state -> Result<SVGSurface, ImageError>? in
            if case .finished(let result) = state { return result }
            state = .abandoned
            return nil
        }
        if finished == nil { cancellable.cancel() }
        return finished
    }

    private var result: Result<SVGSurface, ImageError>? {
        state.withLock { if case .finished(let result) = $0 { result } else { nil } }
    }

    /// Draws on this thread, for as long as it takes.
    func draw() throws(ImageError) -> SVGSurface {
        let rsvg = library.functions
        var error: UnsafeMutablePointer<halcyon_g_error>?
        guard let handle = rsvg.open(document.bytes, document.bytes.count, &error) else {
            throw failure(error)
        }
        defer { rsvg.unref(UnsafeMutableRawPointer(handle)) }
        rsvg.set_dpi(handle, 96)
        rsvg.set_cancellable?(handle, cancellable.pointer)
        let surface = try SVGSurface(layout.output, library)
        guard let context = rsvg.new_context(surface.pointer) else { throw .decoding(.outOfMemory(layout.output)) }
        defer { rsvg.free_context(context) }
        let (width, height) = (document.header.width, document.header.height)
        rsvg.translate(context, -Double(layout.cropX), -Double(layout.cropY))
        rsvg.scale(context, Double(layout.scaled.width) / width, Double(layout.scaled.height) / height)
        var viewport = halcyon_rsvg_rectangle(x: 0, y: 0, width: width, height: height)
        guard rsvg.draw(handle, context, &viewport, &error) != 0 else { throw failure(error) }
        rsvg.flush_surface(surface.pointer)
        return surface
    }

    private func failure(_ error: UnsafeMutablePointer<halcyon_g_error>?) -> ImageError {
        guard let error else { return .decoding(.corrupt(.svg, why: "librsvg cannot draw it")) }
        defer { library.functions.free_error(error) }
        return .decoding(.corrupt(.svg, why: .init(String(cString: error.pointee.message))))
    }
}

/// A picture of cairo's.
///
/// `@unchecked`: one thread draws it, and hands it on when it is done; then it is only read.
final class SVGSurface: @unchecked Sendable {
    /// The longest side that cairo can draw.
    static let longestSide = 32_767

    fileprivate let pointer: OpaquePointer
    private let size: PixelSize
    private let library: SVGLibrary

    fileprivate init(_ size: PixelSize, _ library: SVGLibrary) throws(ImageError) {
        guard
            let surface = library.functions.new_surface(
                Int32(HALCYON_CAIRO_ARGB32), Int32(clamping: size.width), Int32(clamping: size.height))
        else { throw .decoding(.outOfMemory(size)) }
        pointer = surface
        self.size = size
        self.library = library
        guard library.functions.surface_status(surface) == Int32(HALCYON_CAIRO_SUCCESS) else {
            throw .decoding(.outOfMemory(size))
        }
    }

    deinit { library.functions.free_surface(pointer) }

    /// Writes the pixels as RGBA with straight alpha; cairo's are numbers of 32 bits with premultiplied colours.
    func write(to memory: UnsafeMutableRawBufferPointer, _ deadline: DecodeDeadline) throws(ImageError) {
        let (width, stride) = (size.width, Int(library.functions.surface_stride(pointer)))
        guard let source = library.functions.surface_bytes(pointer), let target = memory.baseAddress,
            memory.count >= size.height * width * 4, stride >= width * 4
        else { throw .decoding(.outOfMemory(size)) }
        for y in 0..<size.height {
            if y % 64 == 0 { try deadline.check() }
            let row = UnsafeRawPointer(source + y * stride).assumingMemoryBound(to: UInt32.self)
            let written = (target + y * width * 4).assumingMemoryBound(to: UInt32.self)
            for x in 0..<width {
                let pixel = row[x]
                written[x] = UInt32(bigEndian: pixel << 8 | pixel >> 24)
            }
            cpixels_make_straight((target + y * width * 4).assumingMemoryBound(to: UInt8.self), width)
        }
    }
}

/// GLib's flag that stops an operation on another thread.
///
/// `@unchecked`: GLib documents all of its calls as safe from any thread, and the pointer never changes.
private final class GLibCancellable: @unchecked Sendable {
    let pointer: OpaquePointer?
    private let library: SVGLibrary

    init(_ library: SVGLibrary) {
        self.library = library
        pointer = library.functions.new_cancellable()
    }

    deinit { if let pointer { library.functions.unref(UnsafeMutableRawPointer(pointer)) } }

    func cancel() { library.functions.cancel(pointer) }
}
#endif
