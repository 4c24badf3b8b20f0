import BenchmarkSupport
import Foundation

/// Thumbnails of the formats that have a package trait of their own: TIFF, HEIC and JPEG XL.
enum FormatRows {
    private static let tiff = ["vips", "vips-debian", "pillow"]
    /// The libvips of PyPI has no HEVC. Pillow's is of pillow-heif, whose libheif is newer.
    private static let heic = ["vips-debian", "pillow"]
    private static let jxl = ["djxl", "vips-debian"]
    private static let contests = [
        ThumbnailRows.Contest(file: "photo-4000-plain.tiff", budget: 1, peers: tiff, rival: "vips"),
        ThumbnailRows.Contest(file: "photo-4000-lzw.tiff", budget: 1, peers: tiff, rival: "vips"),
        ThumbnailRows.Contest(file: "photo-4000-deflate.tiff", budget: 1, peers: tiff, rival: "vips"),
        ThumbnailRows.Contest(file: "photo-4000-jpeg.tiff", budget: 1, peers: tiff, rival: "vips"),
        ThumbnailRows.Contest(file: "photo-4000.heic", budget: 1, peers: heic, rival: "vips-debian"),
        ThumbnailRows.Contest(file: "photo-4000-tiles.heic", budget: 1, peers: heic, rival: "vips-debian"),
        ThumbnailRows.Contest(file: "photo-4000.jxl", budget: 1.1, peers: jxl, rival: "djxl"),
        ThumbnailRows.Contest(file: "photo-4000-lossless.jxl", budget: 1.1, peers: ["djxl"], rival: "djxl", rounds: 3),
    ]

    static func run(_ report: inout Report, images: URL) async throws {
        let peers = try ThumbnailPeers(with: "debian")
        report.heading(
            "Thumbnail of 200 px, processor time (\(peers.versions)); likeness to Pillow's of the whole picture")
        for contest in contests { try await ThumbnailRows.row(contest, images, peers, &report) }
        report.heading("Peak memory of a thumbnail of 200 px, over that of the process with the file read")
        for contest in contests {
            guard let rival = contest.rival, peers.names.contains(rival) else { continue }
            let file = images.appendingPathComponent(contest.file).absoluteURL
            let ours = try ThumbnailRows.peak(file)
            let theirs = try peers.peak(
                by: rival, file, width: ThumbnailRows.target.width, height: ThumbnailRows.target.height)
            report.row(
                "\(contest.file): \(rival)", Report.number(ours, "MiB"), Report.number(theirs, "MiB"),
                ratio: ours / theirs, budget: nil)
        }
    }
}
