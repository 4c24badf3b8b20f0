#if canImport(UIKit)
import Foundation
import Halcyon
import HalcyonApple
import HalcyonCore
import HalcyonTesting
import Testing
import UIKit

/// The code of the guide `UIKitAndAppKit.md` for UIKit.
@MainActor
enum UIKitGuide {
    static func oneLine(_ imageView: UIImageView, _ url: URL) {
        imageView.halcyon.setImage(with: url, placeholder: UIImage(named: "photo"))
    }

    struct Photo {
        var thumbHash: ThumbHash?
    }

    static func thumbHash(_ imageView: UIImageView, _ url: URL, _ photo: Photo) {
        imageView.halcyon.setImage(
            with: url, placeholder: .thumbHash, options: .init(placeholder: UIImage(named: "photo")))
        imageView.halcyon.setImage(with: url, placeholder: .thumbHash(photo.thumbHash))
    }

    static func request(_ imageView: UIImageView, _ url: URL) {
        var request = ImageRequest(url)
        request.processors = [.roundedCorners(radius: 8)]
        imageView.halcyon.indicator = .activity
        imageView.halcyon.setImage(
            with: request, options: .init(failureImage: UIImage(named: "broken"), transition: .fade())
        ) { result in
            switch result {
            case .success(let response): print(response.image.size, "from", response.source)
            case .failure(.display(.notCurrent)): print("the view shows something else by now")
            case .failure(let error): print(error)
            }
        }
    }

    static func wait(_ imageView: UIImageView, _ request: ImageRequest) async throws {
        let response = try await imageView.halcyon.showImage(with: request)
        print(response.source)
    }

    final class PhotoCell: UICollectionViewCell {
        let imageView = UIImageView(frame: .zero)

        override func prepareForReuse() {
            super.prepareForReuse()
            imageView.halcyon.reset()
        }

        func fill(with url: URL?) {
            imageView.halcyon.setImage(with: url, placeholder: UIImage(named: "photo"))
        }
    }

    static func prefetch(_ collectionView: UICollectionView, _ urls: [URL]) -> ImagePrefetchDataSource {
        let prefetching: ImagePrefetchDataSource
        prefetching = ImagePrefetchDataSource(ImagePrefetcher(destination: .disk)) { [urls] path in
            [ImageRequest(urls[path.item])]
        }
        collectionView.prefetchDataSource = prefetching
        return prefetching
    }

    static func button(_ button: UIButton, _ url: URL, _ pressed: URL) {
        button.halcyon.setImage(with: url, for: .normal)
        button.halcyon.setBackgroundImage(with: pressed, for: .highlighted)
        button.halcyon.image(for: .normal).cancel()
        button.halcyon.reset()
    }

    static func playback(_ imageView: UIImageView) {
        imageView.halcyon.playback.repetition = .times(2)
        imageView.halcyon.playback.autoplays = false
        imageView.halcyon.playback.start()
    }

    static func memory(_ pipeline: ImagePipeline) {
        pipeline.followSystemMemory()
    }

    static func ownImage(_ imageView: UIImageView, _ pipeline: ImagePipeline, _ request: ImageRequest) async throws {
        let image = try await pipeline.image(for: request)
        imageView.image = UIImage(image, scale: 3)
    }
}

@Suite("The guide to UIKit") @MainActor
struct UIKitGuideTests {
    private let stage = ViewStage()

    @Test("Given the guide's cell, when prepared for reuse, then it is empty and its load has ended")
    func cell() async throws {
        let cell = UIKitGuide.PhotoCell(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        cell.contentView.addSubview(cell.imageView)
        cell.imageView.frame = cell.bounds
        cell.imageView.halcyon.setImage(with: stage.held("/a"), options: stage.options(), completion: stage.end)
        cell.prepareForReuse()
        #expect(cell.imageView.image == nil)
        #expect(stage.endings.entries == [.failed(.display(.notCurrent))])
    }

    @Test("Given an image of the pipeline, when it is shown by hand, then it has its size in points")
    func ownImage() async throws {
        let view = UIImageView(frame: .zero)
        let request = stage.request("/a", FakeImage(width: 300, height: 150))
        try await UIKitGuide.ownImage(view, stage.pipeline, request)
        #expect(view.image?.size == CGSize(width: 100, height: 50))
    }
}
#endif
