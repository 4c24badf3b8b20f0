import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Animations of every format, against canvases worked out by other means")
struct AnimationTests {
    private func isClose(_ frame: PixelBuffer, _ expected: PixelBuffer, _ decibels: Double?) -> Bool {
        guard let decibels else { return Fixtures.areEqual(frame, expected) }
        return (Fixtures.decibels(frame, expected) ?? 0) >= decibels
    }

    @Test("Given fixtures, when listed, then there are animations of every format")
    func index() throws {
        _ = try Fixtures.folder()
        for format in [".gif", ".png", ".webp"] {
            #expect(Fixtures.animations.count { $0.file.hasSuffix(format) } >= 4)
        }
    }

    @Test(
        "Given an animation, when played, then every frame, its time and the loops are right",
        arguments: Fixtures.animations)
    func playing(_ entry: Fixtures.Animation) throws {
        let image = try Playback.registry.decode(Fixtures.data(entry.file))
        let animation = try #require(image.frames).animation
        #expect(animation.timing == AnimationTiming(delays: entry.delays, loopCount: entry.loops))
        #expect(animation.timing.delays == entry.delays)
        #expect(animation.timing.loopCount == entry.loops)
        #expect(animation.size == PixelSize(width: entry.width, height: entry.height))
        let frames = try Playback.frames(animation)
        let expected = try Fixtures.canvases(entry)
        #expect(frames.count == expected.count)
        for (index, (frame, canvas)) in zip(frames, expected).enumerated() {
            #expect(isClose(frame, canvas, entry.decibels), "frame \(index)")
            if !frame.hasAlpha { #expect(Playback.isOpaque(frame), "frame \(index)") }
        }
        #expect(isClose(image.pixels, try #require(expected.first), entry.decibels))
    }

    @Test(
        "Given any frame, when sought by its own pass, then it is as when played from the first",
        arguments: Fixtures.animations)
    func seeking(_ entry: Fixtures.Animation) throws {
        let animation = try Playback.animation(Fixtures.data(entry.file))
        let frames = try Playback.frames(animation)
        for (index, frame) in frames.enumerated() {
            let sought = try Playback.frame(index, of: animation)
            #expect(Fixtures.areEqual(sought, frame), "frame \(index)")
            #expect(sought.hasAlpha == frame.hasAlpha)
        }
    }

    @Test(
        "Given a pass, when some frames are skipped, then the others are unchanged",
        arguments: Fixtures.animations, [2, 3, 5])
    func skipping(_ entry: Fixtures.Animation, step: Int) throws {
        let animation = try Playback.animation(Fixtures.data(entry.file))
        let frames = try Playback.frames(animation)
        let pass = try animation.pass(toward: 0)
        for (index, frame) in frames.enumerated() {
            #expect(pass.nextIndex == index)
            if index % step == step - 1 {
                try pass.skip()
            } else {
                let next = try #require(try pass.next())
                #expect(Fixtures.areEqual(next, frame), "frame \(index)")
            }
        }
        #expect(pass.nextIndex == frames.count)
        #expect(try pass.next() == nil)
        try pass.skip()
        #expect(pass.nextIndex == frames.count)
    }

    @Test(
        "Given two passes at once, when one is ahead of the other, then neither disturbs the other",
        arguments: ["frames-mixed.gif", "frames-mixed.png", "frames-mixed.webp"])
    func independence(_ file: String) throws {
        let animation = try Playback.animation(Fixtures.data(file))
        let frames = try Playback.frames(animation)
        let one = try animation.pass(toward: 0)
        let other = try animation.pass(toward: 0)
        _ = try other.next()
        _ = try other.next()
        for index in 0..<frames.count - 2 {
            #expect(Fixtures.areEqual(try #require(try one.next()), frames[index]))
            #expect(Fixtures.areEqual(try #require(try other.next()), frames[index + 2]))
        }
    }

    @Test(
        "Given a target size, when an animation is decoded, then each frame is the whole one scaled",
        arguments: Fixtures.animations)
    func thumbnails(_ entry: Fixtures.Animation) throws {
        let data = try Fixtures.data(entry.file)
        let frames = try Playback.frames(Playback.animation(data))
        for target in [
            TargetSize(width: 20, height: 20), TargetSize(width: 9, height: 30, mode: .fill),
            TargetSize(width: 7, height: 13, mode: .stretch), TargetSize(width: 60, height: 60, enlarges: true),
        ] {
            let image = try Playback.registry.decode(data, options: DecodingOptions(targetSize: target))
            let animation = try #require(image.frames).animation
            let layout = target.layout(for: image.originalSize)
            #expect(animation.size == layout.output)
            #expect(image.size == layout.output)
            for (index, small) in try Playback.frames(animation).enumerated() {
                let expected = try Resampler().resample(frames[index], to: layout)
                // Turned pixels are scaled before they are turned, profiles applied after: roundings differ.
                #expect(try #require(Fixtures.decibels(small, expected)) > 40, "frame \(index)")
                if !small.hasAlpha { #expect(Playback.isOpaque(small)) }
            }
        }
    }

    @Test(
        "Given a turned animation, when its orientation is kept, then its frames are as stored",
        arguments: ["frames-turned-6.png", "frames-turned-5.webp"])
    func keptOrientation(_ file: String) throws {
        let data = try Fixtures.data(file)
        let upright = try Playback.animation(data)
        let kept = try Playback.registry.decode(data, options: DecodingOptions(keptMetadata: .orientation))
        let animation = try #require(kept.frames).animation
        #expect(animation.size == PixelSize(width: upright.size.height, height: upright.size.width))
        #expect(animation.size == kept.size)
        let frames = try Playback.frames(upright)
        for (index, frame) in try Playback.frames(animation).enumerated() {
            #expect(frame.size == animation.size)
            #expect(try Codecs.areIdentical(frame.upright(from: kept.metadata.orientation), frames[index]))
        }
    }

    @Test(
        "Given an animation, when only the first frame is asked for, then it is a still one",
        arguments: Fixtures.animations)
    func firstAlone(_ entry: Fixtures.Animation) throws {
        let image = try Playback.registry.decode(Fixtures.data(entry.file), options: DecodingOptions(frames: .first))
        #expect(image.frames == nil)
        #expect(image.size == PixelSize(width: entry.width, height: entry.height))
    }

    @Test(
        "Given a still picture, when decoded, then it has no frames",
        arguments: ["plain.gif", "rgb.png", "lossy.webp", "offset.webp", "rgb.jpg"])
    func still(_ file: String) throws {
        #expect(try Playback.registry.decode(Fixtures.data(file)).frames == nil)
    }
}
