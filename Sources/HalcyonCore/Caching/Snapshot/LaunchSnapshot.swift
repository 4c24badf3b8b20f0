public import Foundation

/// A file with the pictures that views showed last, so that the next launch of a program shows them in its first frame.
///
/// A pipeline that has one keeps the finished pixels of the images that views show, the most recent first, with the
/// metadata of their bytes. The next process with the same file answers from it at once, on the caller's thread, what
/// its memory cache does not have: what is fresh counts as an image in memory. What is stale is shown by views as a
/// preview until its server has confirmed or replaced it, unless it forbids that (`no-cache`, `must-revalidate`) or the
/// rules of ``ImagePipeline/Configuration/freshness`` are `.strict`; so is the first frame of an animation, until the
/// others are there.
///
/// The file is written by a thread of its own, when views have shown nothing new for 2 seconds, at most twice a minute,
/// and by ``ImagePipeline/flush()``. It is replaced as a whole: a process that is killed leaves the old file or the new
/// one. All of it has checksums, and what is damaged, or was written by another version, is ignored. Its mode is 600,
/// and a file that others may write is not read.
///
/// It contains images from `http`, `https` and `file` URLs alone, and none that the rules of HTTP (`no-store`) or a
/// request's ``CachePolicy`` keep off the disk. Images removed from the pipeline's caches are removed from it: it is
/// deleted at once, and written again when views have shown something. A pipeline with
/// ``ImagePipeline/Configuration/willDecode`` or ``ImagePipeline/Configuration/willStore`` has no snapshot, because
/// these decide what the disk may have.
///
/// Pixels are stored as they are, opaque ones in three bytes: LZ4 made thumbnails of photographs only 10 to 20 %
/// smaller.
public struct LaunchSnapshot: Sendable, Hashable {
    /// The file. Its folder is created if it is missing, with access for the user alone. Give each program its own.
    public var file: URL
    /// The maximum size of the file in bytes; what was shown longest ago is left out. Default: 32 MiB.
    public var byteLimit: Int

    /// Creates a snapshot; see the properties.
    public init(file: URL, byteLimit: Int = 32 << 20) {
        self.file = file
        self.byteLimit = byteLimit
    }
}
