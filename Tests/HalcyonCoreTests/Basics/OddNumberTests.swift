import Foundation
import HTTPTypes
import HalcyonTesting
import Testing

@testable import HalcyonCore

/// Any number that a caller can give: none of them may trap, and each counts as something.
@Suite("Odd numbers", .timeLimit(.minutes(5)))
struct OddNumberTests {
    private static let integers = [Int.min, Int.min + 1, -1, 0, 1, 3, Int(Int32.max), Int.max - 1, .max]
    private static let numbers = [
        Double.nan, -.infinity, -.greatestFiniteMagnitude, -1, -0.0, 0, .leastNonzeroMagnitude, 0.5, 1, 1e9, 1e19,
        .greatestFiniteMagnitude, .infinity,
    ]
    private static let pairs = integers.flatMap { a in integers.map { (a, $0) } }

    // MARK: Sizes

    @Test("Given odd boxes and pictures, when one is laid out in the other, then every side is valid")
    func targetSizes() {
        for (width, height) in Self.pairs {
            for mode in [TargetSize.Mode.fit, .fill, .stretch] {
                var changed = TargetSize(width: 1, height: 1, mode: mode, enlarges: true)
                (changed.width, changed.height) = (width, height)
                let made = TargetSize(width: width, height: height, mode: mode, enlarges: true)
                #expect(changed == made)
                for (a, b) in Self.pairs {
                    for target in [made, TargetSize(width: width, height: height, mode: mode)] {
                        let layout = target.layout(for: PixelSize(width: a, height: b))
                        let (scaled, output) = (layout.scaled, layout.output)
                        let sides = [scaled.width, scaled.height, output.width, output.height]
                        let isSize = sides.allSatisfy { (1...Int(Int32.max)).contains($0) }
                        if !isSize || min(layout.cropX, layout.cropY) < 0 {
                            Issue.record("\(target) of \(a)×\(b): \(layout)")
                        }
                    }
                }
            }
        }
    }

    @Test("Given odd sizes, when pixels and limits use them, then the result is an error or a size")
    func sizes() throws {
        for (a, b) in Self.pairs {
            let size = PixelSize(width: a, height: b)
            #expect(size.pixelCount.map { $0 >= 0 } ?? true)
            let limits = DecodingLimits(
                maximumPixels: a, maximumBytes: b, maximumScans: a, maximumFrames: b, maximumAnimationPixels: a,
                maximumMetadataBytes: b, maximumSeconds: .nan)
            try? limits.check(size)
            try? limits.check(bytes: b)
            try? limits.check(metadata: b)
            try? limits.check(frames: b, canvas: size)
            // Not those that are too large for a test but not for a machine.
            if size.pixelCount ?? .max > 1 << 40 || a < 1 || b < 1 {
                #expect(throws: ImageError.self) { () throws(ImageError) in
                    try PixelBuffer(width: a, height: b, hasAlpha: false) { _ in }
                }
            }
            #expect(LoadingProgress(receivedBytes: a, expectedBytes: b).fraction.map { (0...1).contains($0) } ?? true)
        }
        for fraction in Self.numbers {
            _ = PixelColor.fractions(red: fraction, green: fraction, blue: fraction, alpha: fraction)
            _ = PixelColor.white.withAlpha(fraction)
        }
    }

    // MARK: Processors

    @Test("Given odd numbers, when processors use them, then each ends with a picture or an error")
    func processors() throws {
        let image = try FakeImage(width: 5, height: 3).decoded()
        var processors: [any ImageProcessing] = []
        for (a, b) in Self.pairs {
            var crop = ImageProcessors.Crop(width: a, height: b)
            processors.append(crop)
            (crop.width, crop.height) = (b, a)
            processors.append(crop)
            processors.append(.resize(width: a, height: b))
            processors.append(.resize(width: a, height: b, mode: .fill))
        }
        for a in Self.integers {
            processors += [.resize(width: a), .resize(height: a)]
            processors.append(.roundedCorners(radius: 1, corners: .init(rawValue: a)))
        }
        for a in Self.numbers {
            for b in Self.numbers {
                processors.append(.crop(width: 2, height: 2, anchor: .init(x: a, y: b)))
                processors.append(.border(.white, width: a, radius: .pixels(b)))
                processors.append(.border(.white, width: a, radius: .fraction(b, of: .width)))
                let line = ImageProcessors.RoundedCorners.Border(.white, width: b)
                processors.append(.roundedCorners(radius: .fraction(a, of: .shorterSide), border: line))
                processors.append(.colorControls(brightness: a, contrast: b, saturation: a, exposure: b))
                processors.append(.colorControls(brightness: b, contrast: a, saturation: b, exposure: b))
            }
            var blur = ImageProcessors.Blur(radius: 1)
            blur.radius = a
            processors += [
                .blur(radius: a), blur, .overlay(.white, fraction: a), .circle(border: .init(.white, width: a)),
                .blend(.multiply, with: .color(.white), alpha: a), .blend(.screen, over: .color(.white), alpha: a),
            ]
        }
        for processor in processors {
            #expect(!processor.identifier.isEmpty)
            let result = try? processor.applied(to: image)
            #expect(result.map { $0.pixels.width > 0 } ?? true)
        }
    }

    // MARK: Animations

    @Test("Given odd numbers, when animations are timed, held or sought, then there is always a frame")
    func animations() async throws {
        for delay in Self.numbers {
            for count in Self.integers {
                let timing = AnimationTiming(delays: [delay, 1, delay], loopCount: count)
                for elapsed in Self.numbers { #expect((0..<3).contains(timing.position(at: elapsed).index)) }
                #expect(timing.start(of: count) >= 0)
                #expect(AnimationFrame(pixels: try FakeImage().decoded().pixels, delay: delay).pixels.width == 1)
            }
        }
        let animation = FakeAnimation(count: 3, size: PixelSize(width: 1, height: 1))
        for number in Self.integers {
            let frames = AnimatedFrames(animation, memoryLimit: number)
            #expect(frames.cost >= 0)
            #expect(frames.limited(to: number).cost >= 0)
            #expect(try await frames.frame(at: number).width == 1)
            frames.prepare(from: number)
            _ = frames.readyFrame(at: number)
            let player = AnimationPlayer(frames)
            player.seek(to: number)
            for rate in Self.numbers {
                player.setRate(rate)
                _ = player.advance(to: rate)
            }
        }
        for bytes in Self.integers {
            let frames = AnimatedFrames(Boasting(animation: animation, byteCount: bytes), memoryLimit: .max)
            var image = try FakeImage().decoded()
            image.frames = frames
            #expect(image.cost >= 0)
            let cache = ImageCache(costLimit: 1 << 20)
            cache.store(image, for: ImageRequest("http://test/a").imageKey)
        }
    }

    /// An animation that says anything of its size.
    private struct Boasting: AnimationDecoding {
        let animation: FakeAnimation
        let byteCount: Int
        var timing: AnimationTiming { animation.timing }
        var size: PixelSize { animation.size }
        func pass(toward index: Int) throws(ImageError) -> any FrameDecoding { try animation.pass(toward: index) }
    }

    // MARK: Limits

    @Test("Given odd limits, when a pipeline uses them, then loads end with an image or an error")
    func pipelines() async throws {
        for number in Self.integers {
            for seconds in [Double.nan, -1, 0, 0.5, .infinity] {
                var configuration = ImagePipeline.Configuration.fake(
                    cache: FakeDataCache(),
                    imageCache: ImageCache(costLimit: number, countLimit: number, expiration: .seconds(seconds)))
                configuration.clock = SystemClock()
                configuration.maximumDecodes = number
                configuration.diskTimeout = seconds
                configuration.animationMemoryLimit = number
                configuration.maximumWaitingBytes = number
                configuration.expiration = .seconds(seconds)
                configuration.downloads.maximumTransfersPerHost = number
                configuration.maximumTransfers = number
                configuration.downloads.startRate = .init(burst: number, perSecond: seconds)
                configuration.downloads.resumableBytesLimit = number
                configuration.downloads.retry = RetryPolicy(
                    maximumAttempts: number, maximumRetryAfter: seconds, attemptTimeout: seconds, totalTimeout: 60)
                configuration.defaults.storage = .both
                let pipeline = ImagePipeline(configuration)
                #expect(try await pipeline.image(for: ImageRequest("http://test/a")).text == "/a")
                configuration.maximumDataBytes = number
                configuration.maximumURLBytes = number
                configuration.maximumDataURLBytes = number
                let strict = ImagePipeline(configuration)
                for source in ["http://test/b", "data:,abc"] {
                    _ = try? await strict.image(for: ImageRequest(source))
                }
                let prefetcher = ImagePrefetcher(pipeline: pipeline, width: number)
                await withCheckedContinuation { continuation in
                    prefetcher.start([ImageRequest("http://test/c")], progress: nil) { _ in continuation.resume() }
                }
                await pipeline.flush()
            }
        }
    }

    @Test("Given odd counts, when windows and previews are asked with them, then they answer")
    func windows() {
        for (a, b) in Self.pairs {
            var window = PrefetchWindow(ahead: 3, behind: min(a, 5))
            let range = min(a, b)..<max(a, b)
            #expect(window.move(to: range, of: b).count <= 8)
            #expect(window.reload(of: a).count <= 8)
            (window.ahead, window.behind) = (a, b)
            #expect(window.ahead >= 0 && window.behind >= 0)
            #expect(window.move(to: 5..<8, of: 100).count <= 97)
            let policy = PreviewPolicy(interval: .nan, leastBytes: a, growth: .nan, blur: .nan)
            _ = policy.isDue(LoadingProgress(receivedBytes: a, expectedBytes: b), after: max(0, min(b, .max - 1)))
        }
        for seconds in Self.numbers {
            let policy = PreviewPolicy(interval: seconds, leastBytes: 1, growth: seconds, blur: seconds)
            #expect(policy == policy)
            #expect(
                policy.isDue(LoadingProgress(receivedBytes: .max, expectedBytes: nil), after: 1 << 40) || seconds > 1)
        }
    }

    // MARK: Times

    @Test("Given odd numbers, when a backoff is made of them, then it is between 0 s and a century")
    func backoffs() {
        for initial in Self.numbers {
            for factor in Self.numbers {
                for maximum in Self.numbers {
                    for part in Self.numbers {
                        let backoff = RetryPolicy.Backoff(
                            initial: initial, factor: factor, maximum: maximum, jitter: part)
                        for attempt in [Int.min, 0, 1, 2, 70, .max] {
                            let delay = backoff.delay(afterAttempt: attempt, chance: part)
                            if !(0...3_153_600_000).contains(delay) { Issue.record("\(backoff), \(part): \(delay)") }
                        }
                    }
                }
            }
        }
        #expect(RetryPolicy.Backoff(initial: .infinity, jitter: 0.5).delay(afterAttempt: 1, chance: 1) == 3_153_600_000)
        #expect(RetryPolicy.Backoff(initial: .nan).delay(afterAttempt: 1, chance: 1) == 0)
    }

    @Test("Given odd expirations, when they become dates, then NaN is now and infinity is never")
    func expirations() {
        let start = Date(timeIntervalSinceReferenceDate: 1_000)
        for seconds in Self.numbers {
            for expiration in [CacheExpiration.seconds(seconds), .date(start + seconds)] {
                let date = expiration.date(from: start)
                #expect(date.map { !$0.timeIntervalSinceReferenceDate.isNaN } ?? true)
            }
            var metadata = CacheMetadata(
                storedAt: start, expiresAt: CacheExpiration.seconds(seconds).date(from: start), initialAge: seconds,
                extensionOnUse: seconds)
            #expect(metadata.isFresh(at: start) == (seconds > 1e-9))
            metadata = metadata.used(at: start + 0.1) ?? metadata
            #expect(metadata.expiresAt.map { $0.timeIntervalSinceReferenceDate.isFinite } ?? true)
        }
        for days in Self.integers { _ = CacheExpiration.days(days).date(from: start) }
        #expect(CacheExpiration.seconds(.nan).date(from: start) == start)
        #expect(CacheExpiration.seconds(.infinity).date(from: start) == nil)
        #expect(HTTPDate.date("Sunday, 06-Nov-94 08:49:37 GMT", now: Date(timeIntervalSince1970: .nan)) != nil)
    }

    @Test("Given a NaN expiration, when bytes are loaded, then they are returned but stale at once")
    func storedWithOddExpiration() async throws {
        let cache = FakeDataCache()
        let pipeline = ImagePipeline(.fake(cache: cache, imageCache: nil))
        let request = ImageRequest("http://test/a").with { $0.expiration = .seconds(.nan) }
        let response = try await pipeline.data(for: request)
        #expect(response.expiresAt == response.storedAt)
        await pipeline.flush()
        #expect(try await pipeline.data(for: request).source == .network)
    }

    @Test("Given time limits of no number, when a transfer runs, then there are none", arguments: [true, false])
    func noLimits(ofAll: Bool) async throws {
        let clock = FakeClock()
        let gate = Gate()
        let loader = ScriptedLoader { _, _ async throws(ImageError) in
            await gate.pass()
            return .answer(.ok, [Data("abc".utf8)])
        }
        let pipeline = ImagePipeline(.fake(loader: loader, imageCache: nil, clock: clock))
        let request = ImageRequest("http://test/a").with {
            $0.retry = RetryPolicy(attemptTimeout: ofAll ? nil : .nan, totalTimeout: ofAll ? .nan : nil)
        }
        let task = pipeline.task(for: request)
        await gate.waiting.wait(for: 1)
        clock.advance(1e6)
        gate.open()
        #expect(try await task.image.text == "abc")
        #expect(clock.sleeps.isEmpty)
        #expect(loader.requests.entries.allSatisfy { $0.timeout == nil })
    }
}
