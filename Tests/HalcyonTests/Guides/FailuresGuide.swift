import Halcyon
import HalcyonTesting
import Testing

@Suite("Guide: Handle failures")
struct FailuresGuide {
    private let loader = FakeLoader()
    private let missing: DecodedImage

    init() throws { missing = try .fake(width: 7) }

    @Test("Given the guide's handling, when the status is 404, then the other image is shown", arguments: [404, 403])
    func handling(_ status: Int) async throws {
        loader["/cat.jpg"] = .status(status)
        #expect(await shown()?.size.width == (status == 404 ? 7 : nil))
    }

    private func shown() async -> DecodedImage? {
        let pipeline = ImagePipeline(.fake(loader: loader))
        let request = ImageRequest("https://example.org/cat.jpg")
        var image: DecodedImage?
        func load() async {
            do {
                image = try await pipeline.image(for: request)
            } catch .response(.status(404)) {
                image = missing
            } catch .cancelled {
                return
            } catch {
                print(error.code, error)  // 4002 not an image: the data looks like HTML
            }
        }
        await load()
        return image
    }

    @Test("Given the guide's handling in a task's closure, when a load fails, then its error is told")
    @MainActor
    func inTasks() async throws {
        loader["/cat.jpg"] = .status(404)
        let pipeline = ImagePipeline(.fake(loader: loader))
        let request = ImageRequest("https://example.org/cat.jpg")
        var (image, message): (DecodedImage?, String) = (nil, "")
        await Task {
            do throws(ImageError) {
                image = try await pipeline.image(for: request)
            } catch {
                message = "\(error) (\(error.code))"
            }
        }.value
        #expect(image == nil)
        #expect(message.hasSuffix("(2008)"))
        func archive(_ image: DecodedImage) throws {}
        let task = Task {
            do {
                let image = try await pipeline.image(for: request)
                try archive(image)  // throws errors of its own
            } catch ImageError.response(.status(404)) {
                message = "there is no such image"
            } catch let error as ImageError {
                message = "\(error) (\(error.code))"
            }
        }
        try await task.value
        #expect(message == "there is no such image")
    }

    @Test("Given a loader of the guide's, when it throws its own error, then the handler finds it")
    func ownErrors() async throws {
        enum AccountError: Error { case noToken }
        let loader = FakeLoader { _ throws(ImageError) in
            throw .response(.other(.init(AccountError.noToken)))
        }
        let pipeline = ImagePipeline(.fake(loader: loader))
        let request = ImageRequest("https://example.org/cat.jpg")
        var image: DecodedImage?
        var signIns = 0
        func signIn() { signIns += 1 }
        do {
            image = try await pipeline.image(for: request)
        } catch {
            if error.underlyingError as? AccountError == .noToken { signIn() }
        }
        #expect(image == nil)
        #expect(signIns == 1)
    }
}

/// In the place of the standard one, whose words would stand in the midst of the tests' own.
private func print(_ words: Any..., separator: String = " ", terminator: String = "\n") {}
