#if canImport(SwiftUI)
import HalcyonCore

/// Plays what is shown, where it is animated.
@MainActor
final class RemoteImageAnimation {
    private let show: @MainActor (PixelBuffer) -> Void
    private var image: DecodedImage?
    private var clock: (any Timekeeping)?
    private var player: AnimationPlayer?

    init(_ show: @escaping @MainActor (PixelBuffer) -> Void) { self.show = show }

    /// Whether it is to move.
    var isPlaying = false { didSet { update() } }

    /// Another one plays from the beginning.
    var repetition = AnimationPlayer.Repetition.asInFile {
        didSet { if repetition != oldValue { play() } }
    }

    func begin(_ image: DecodedImage, _ repetition: AnimationPlayer.Repetition, clock: any Timekeeping) {
        end()
        self.repetition = repetition
        self.image = image
        self.clock = clock
        play()
    }

    func end() {
        player?.stop()
        (player, image, clock) = (nil, nil, nil)
    }

    private func play() {
        player?.stop()
        player = nil
        guard let frames = image?.frames, let clock else { return }
        let player = AnimationPlayer(frames, repetition: repetition, clock: clock)
        player.onFrame = { [weak self, weak player] frame in
            MainActor.assumeIsolated {
                // One that was told to stop may be about to tell.
                if let self, let player, self.player === player { self.show(frame.pixels) }
            }
        }
        self.player = player
        update()
    }

    private func update() {
        guard let player else { return }
        if !isPlaying {
            player.pause()
        } else if player.status != .finished {
            // What has come to its end stays there.
            player.start()
        }
    }
}
#endif
