import Foundation
import HalcyonCore

/// Writes the program's results, on a thread that may wait for the disk.
enum OutputFile {
    /// Writes a file whole or not at all.
    ///
    /// - Throws: A failure of the kind `output`, or `cancelled`.
    static func write(_ data: Data, to url: URL) async throws(Failure) {
        let result: Result<Void, Failure>
        do throws(ImageError) {
            result = try await WorkExecutor.io.run {
                do {
                    return .success(try AtomicFile.write(data, to: url))
                } catch {
                    return .failure(Failure(writing: url.path, error))
                }
            }
        } catch {
            throw Failure(error)
        }
        try result.get()
    }

    /// Makes a folder, and those above it, where it is not there yet.
    ///
    /// - Throws: A failure of the kind `output`.
    static func makeFolder(_ url: URL) throws(Failure) {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        } catch {
            throw Failure(writing: url.path, error)
        }
    }
}
