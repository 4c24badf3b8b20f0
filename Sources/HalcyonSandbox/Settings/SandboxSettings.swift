#if os(Linux)
public import Foundation
import HalcyonCore
public import Logging

/// How a ``SandboxedDecoder`` decodes apart.
public struct SandboxSettings: Sendable {
    /// Which images may be decoded by the same helper, one after another. A bug in a decoder can give a helper to a
    /// file, and with it the images that it decodes afterwards.
    public enum Isolation: String, Sendable, Hashable, CaseIterable {
        /// None: a new helper for each image.
        case perImage
        /// Those of one origin (scheme, host and port, RFC 6454). Images without a web address get a new helper each.
        case perOrigin
        /// All.
        case shared
    }

    /// Which images share a helper. Default: `.perOrigin`.
    public var isolation: Isolation
    /// Whether decoding fails, with `.decoding(.sandboxUnavailable)`, if there is no helper that is locked in.
    /// Otherwise images are then decoded in the program, which the log says once, but only if there can be no helper on
    /// this system: its program is not there, is another one, or cannot be locked in. What an image could bring about
    /// is an error for that image all the same: that there was a helper before and is none now, or that the system has
    /// no more processes, descriptors or memory. Default: false.
    public var requiresSandbox: Bool
    /// The path of the helper program; nil to look for `halcyon-decoder`: in the environment variable
    /// `HALCYON_DECODER`, in the folder of the running program, in `../libexec/halcyon` seen from there, and in
    /// `/usr/local/libexec/halcyon` and `/usr/libexec/halcyon`. Default: nil.
    public var helperPath: String?
    /// The number of images after which a helper is replaced. Default: 500.
    public var imagesPerHelper: Int
    /// The maximum number of bytes that a helper may take for its work. Default: 2 GiB.
    public var helperMemory: Int
    /// The maximum number of helpers that are kept while they have no work. Default: the number of processors.
    public var mostIdle: Int

    /// Where it is said, once, that there is no sandbox. Default: the log `halcyon.sandbox`.
    public var logger = Logger(label: "halcyon.sandbox")

    /// The processor seconds of one helper. Each decode has its own limit; this one is for what gets around that.
    package var helperSeconds = 600

    /// Creates settings; see the properties for the defaults.
    public init(
        isolation: Isolation = .perOrigin, requiresSandbox: Bool = false, helperPath: String? = nil,
        imagesPerHelper: Int = 500, helperMemory: Int = 2 << 30,
        mostIdle: Int = ProcessInfo.processInfo.activeProcessorCount
    ) {
        self.isolation = isolation
        self.requiresSandbox = requiresSandbox
        self.helperPath = helperPath
        self.imagesPerHelper = imagesPerHelper
        self.helperMemory = helperMemory
        self.mostIdle = mostIdle
    }

    /// The formats whose libraries are loaded when they are needed, or look for files of theirs: fonts, plugins.
    static let preparedFormats: Set<ImageFormat> = [.svg, .heic, .jpegXL]

    var helperLimits: HelperLimits { HelperLimits(memoryBytes: helperMemory, processorSeconds: helperSeconds) }
}
#endif
