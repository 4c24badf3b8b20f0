import Foundation
import Halcyon

/// What the guides' examples take for granted in the reader's program.
@MainActor
final class GuideBar {
    var fraction = 0.0
    var isVisible = true
}

@MainActor
final class GuideView {
    var image: DecodedImage?
    var pixels: PixelBuffer?
}

struct GuideUser {
    let name = "ann"
    func token() async throws -> String { "t0k3n" }
}

struct GuideTokens {
    func fresh(for host: String?) async -> String { "fresh for \(host ?? "nobody")" }
}

struct GuideDatabase {
    func bytes(_ row: Int) async throws -> Data { Data("row \(row)".utf8) }
}

struct GuideRow {
    let imageRequests: [ImageRequest]
}
