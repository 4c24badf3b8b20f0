import Foundation
import HTTPTypes
import Halcyon
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

/// Downloads that are given up half-way and asked for again, from a real server of files.
@Suite("ImageDownloader and nginx")
struct ImageDownloaderRangeTests {
    private let nginx: NginxServer
    private let body = testBytes(400_000)
    /// Sent at 300 KB/s, so that it does not arrive in one piece.
    private let path = "/rate/100000/photo.jpg"

    init() throws {
        nginx = try NginxServer()
        try nginx.write(body, to: "/photo.jpg")
    }

    private func downloader(
        _ loader: CurlDataLoader = CurlDataLoader()
    ) -> (downloader: ImageDownloader, cancelled: Later<Bool>) {
        var configuration = ImageDownloader.Configuration(loader: loader)
        let cancelled = Later<Bool>()
        configuration.onEvent = { if $0.kind == .cancelled { cancelled.set(true) } }
        return (ImageDownloader(configuration), cancelled)
    }

    /// Downloads until something has arrived, and cancels then.
    private func giveUp(_ downloader: ImageDownloader, _ url: String, _ cancelled: Later<Bool>) async throws {
        let running = Later<Task<ImageError?, Never>>()
        let task = Task { () async -> ImageError? in
            do throws(ImageError) {
                // From where the bytes arrive: another task might come too late on a machine that is busy.
                _ = try await downloader.download(url) { if $0.receivedBytes > 10_000 { running.value?.cancel() } }
                return nil
            } catch { return error }
        }
        running.set(task)
        #expect(await task.value == .cancelled)
        // The waiter is gone at once; its transfer a moment later, and then what had arrived is kept.
        try await eventually("the transfer has ended") { cancelled.value == true }
    }

    @Test("Given a cancelled download, when it is requested again, then nginx sends only the rest")
    func resume() async throws {
        let (downloader, cancelled) = downloader()
        try await giveUp(downloader, nginx.url(path), cancelled)
        let download = try await downloader.download(nginx.url(path))
        #expect(download.data == body)
        #expect(download.resumedBytes > 10_000)
        #expect(download.response.status == .ok)
        #expect(download.response.headerFields[.contentLength] == "400000")
        #expect(download.response.headerFields[.contentRange] == nil)
        let last = try #require(try nginx.log().last)
        #expect(last.status == 206)
        #expect(last.bytes == 400_000 - download.resumedBytes)
        // Used once, it is gone.
        #expect(try await downloader.download(nginx.url(path)).resumedBytes == 0)
    }

    @Test("Given a file replaced meanwhile, when its download resumes, then nothing is mixed")
    func changed() async throws {
        let (downloader, cancelled) = downloader()
        try await giveUp(downloader, nginx.url(path), cancelled)
        let other = testBytes(450_000, seed: 2)
        try nginx.write(other, to: "/photo.jpg")
        let download = try await downloader.download(nginx.url(path))
        #expect(download.data == other)
        #expect(download.resumedBytes == 0)
        #expect(try nginx.log().last?.status == 200)
    }

    @Test("Given HTTP/2 over TLS, when a cancelled download is requested again, then it resumes too")
    func secure() async throws {
        var configuration = CurlDataLoader.Configuration()
        configuration.authorities = .file(nginx.certificate.authority)
        let (downloader, cancelled) = downloader(CurlDataLoader(configuration))
        try await giveUp(downloader, nginx.tlsURL(path), cancelled)
        let download = try await downloader.download(nginx.tlsURL(path))
        #expect(download.data == body)
        #expect(download.resumedBytes > 10_000)
    }
}
