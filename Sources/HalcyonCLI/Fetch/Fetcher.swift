import Foundation
import HalcyonCore
import Synchronization

/// Loads one input and writes its file.
struct Fetcher: Sendable {
    let pipeline: ImagePipeline
    let encoder: ImageFileEncoder
    let settings: FetchSettings
    let naming: FileNaming?
    let display: ProgressDisplay
    let sizes: SourceSizes
    let repeated: RepeatedSources

    /// Loads an input until it succeeds or fails.
    func outcome(for input: Input) async -> FetchOutcome {
        let start = ContinuousClock.now
        display.begin(input.index, name: input.displayName)
        let result: Result<FetchOutcome.Success, Failure>
        do throws(Failure) { result = .success(try await deliver(input)) } catch { result = .failure(error) }
        let seconds = start.duration(to: .now) / .seconds(1)
        let outcome = FetchOutcome(input: input, result: result, seconds: seconds)
        display.end(input.index, bytes: (try? result.get().bytes) ?? 0, failed: (try? result.get()) == nil)
        return outcome
    }

    private func deliver(_ input: Input) async throws(Failure) -> FetchOutcome.Success {
        var request = settings.request(for: input)
        if !repeated.contains(request.sourceKey) { request.cachePolicy.memory = .off }
        let (response, data) = try await load(request, for: input)
        guard let data else {
            var success = success(response.image, .memory, bytes: sizes[request.sourceKey])
            success.isStale = response.isStale
            return try await write(response.image, of: input, success: success)
        }
        sizes[request.sourceKey] = data.data.count
        if settings.keepsOriginals { try await checkFrames(of: response.image) }
        // Memory may have had the small image that checks an original, but its bytes came from elsewhere.
        let source = settings.needsBytes && response.source == .memory ? data.source : response.source
        let origin = FetchOutcome.Origin(source, input.kind)
        let image = settings.needsBytes && !settings.keepsOriginals ? try await decode(data.data) : response.image
        var success = success(image, origin, bytes: data.data.count)
        success.isStale = response.isStale || data.isStale
        if settings.directory != nil, !settings.keepsOriginals { success.lostPages = encoder.pageCount(data.data) - 1 }
        return settings.keepsOriginals
            ? try await write(data.data, of: input, success: success)
            : try await write(image, of: input, success: success)
    }

    /// Decodes all frames: the pipeline has decoded only the first, and the file gets the bytes as they are.
    private func checkFrames(of image: DecodedImage) async throws(Failure) {
        do throws(ImageError) {
            if let damage = image.damage { throw damage }
            guard let frames = image.frames else { return }
            for index in 1..<max(frames.count, 1) { _ = try await frames.frame(at: index) }
        } catch {
            throw Failure(error)
        }
    }

    /// Decodes the image, keeping its colours and orientation.
    private func decode(_ data: Data) async throws(Failure) -> DecodedImage {
        do throws(ImageError) {
            return try await encoder.decode(data, options: settings.decoding)
        } catch {
            throw Failure(error)
        }
    }

    /// Loads the decoded image, and the bytes of its source; nil if it was in memory and they are not needed.
    private func load(
        _ request: ImageRequest, for input: Input
    ) async throws(Failure) -> (ImageResponse, DataResponse?) {
        let task = pipeline.task(for: request)
        return try await withTaskCancellationHandler { () async -> Result<(ImageResponse, DataResponse?), Failure> in
            if display.isLive {
                for await case .progress(let progress) in task.events {
                    display.update(input.index, bytes: progress.receivedBytes)
                }
            }
            do throws(ImageError) {
                let response = try await task.response
                if response.source == .memory, !settings.needsBytes { return .success((response, nil)) }
                if let data = response.data {
                    return .success((response, DataResponse(data: data, source: response.source)))
                }
                return .success((response, try await pipeline.data(for: request)))
            } catch {
                return .failure(Failure(error))
            }
        } onCancel: {
            task.cancel()
        }.get()
    }

    private func success(
        _ image: DecodedImage, _ origin: FetchOutcome.Origin, bytes: Int
    ) -> FetchOutcome.Success {
        let shown = image.metadata.orientation.applied(to: image.size)
        let size = settings.keepsOriginals ? image.originalSize : shown
        return FetchOutcome.Success(origin: origin, format: image.format, size: size, bytes: bytes)
    }
}

extension Fetcher {
    private func write(
        _ image: DecodedImage, of input: Input, success: FetchOutcome.Success
    ) async throws(Failure) -> FetchOutcome.Success {
        guard settings.directory != nil, !settings.keepsOriginals else { return success }
        let format = settings.format ?? .keeping(image.format, hasAlpha: image.pixels.hasAlpha)
        let (file, frameCount): (Data, Int)
        do throws(ImageError) {
            (file, frameCount) = try await encoder.encode(image, as: format, options: settings.encoding)
        } catch {
            throw Failure(error)
        }
        var success = success
        success.format = format.format
        success.lostFrames = (image.frames?.count ?? 1) - frameCount
        return try await write(file, of: input, success: success)
    }

    private func write(
        _ data: Data, of input: Input, success: FetchOutcome.Success
    ) async throws(Failure) -> FetchOutcome.Success {
        guard let directory = settings.directory, let naming else { return success }
        var format = success.format ?? ImageFormat(name: "bin")
        // Programs tell PAM, with its transparency, from the older kinds of PNM by the file's name.
        if format == .pnm, data.starts(with: "P7".utf8) { format = .pam }
        let name = naming.name(for: input, format: format)
        let url = directory.appending(path: name, directoryHint: .notDirectory)
        try await OutputFile.write(data, to: url)
        var success = success
        success.file = url.relativePath
        return success
    }
}

/// Records the size of each source in bytes, because an image that later comes from memory no longer has it.
final class SourceSizes: Sendable {
    private let bytes = Mutex<[String: Int]>([:])

    subscript(sourceKey: String) -> Int {
        get { bytes.withLock { $0[sourceKey] ?? 0 } }
        set { bytes.withLock { $0[sourceKey] = newValue } }
    }
}

/// The sources that a run loads more than once. Memory keeps only their images, because nobody asks for the others
/// again: of thousands of thumbnails, it would keep half a gigabyte.
struct RepeatedSources: Sendable {
    private let isEach: Bool
    private let keys: Set<String>

    /// - Parameter rounds: How often the list is loaded.
    init(_ inputs: [Input], rounds: Int) {
        isEach = rounds > 1
        var seen: Set<String> = []
        var keys: Set<String> = []
        for input in isEach ? [] : inputs {
            let key = ImageRequest(source: input.source).sourceKey
            if !seen.insert(key).inserted { keys.insert(key) }
        }
        self.keys = keys
    }

    func contains(_ sourceKey: String) -> Bool { isEach || keys.contains(sourceKey) }
}
