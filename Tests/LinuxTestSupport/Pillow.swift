package import Foundation
package import HalcyonCore
import TestSupport

/// What Pillow makes of a file: another's opinion on what our encoders write.
package struct Pillow: Decodable {
    /// `"RGB"`, `"L"`, `"P"` …, as stored.
    package var mode: String
    package var width: Int
    package var height: Int
    package var isProgressive: Bool
    /// The EXIF orientation; 1 where there is none.
    package var orientation: Int
    package var hasProfile: Bool
    /// For a JPEG: the sampling factors of brightness.
    package var sampling: [Int]?
    /// Milliseconds, one a frame.
    package var durations: [Int]
    /// What the file says of repetition.
    package var loop: Int?
    /// All frames upright and in sRGB.
    package private(set) var frames: [PixelBuffer] = []

    private enum CodingKeys: CodingKey {
        case mode, width, height, isProgressive, orientation, hasProfile, sampling, durations, loop
    }

    /// Reads a file.
    package static func read(_ file: Data) throws -> Pillow {
        let folder = try TemporaryDirectory()
        let input = folder.file("image")
        try file.write(to: input)
        let text = try ChildProcess.run(
            "/usr/bin/python3", "-c", script, input.path, folder.file("pixels").path)
        var result = try JSONDecoder().decode(Pillow.self, from: Data(text.utf8))
        let bytes = try Data(contentsOf: folder.file("pixels"))
        let size = result.width * result.height * 4
        for frame in result.durations.indices {
            let part = bytes.subdata(in: frame * size..<(frame + 1) * size)
            result.frames.append(
                try PixelBuffer(width: result.width, height: result.height, hasAlpha: true) { part.copyBytes(to: $0) })
        }
        return result
    }

    private static let script = """
        import io, json, sys
        from PIL import Image, ImageCms, ImageOps, ImageSequence
        image = Image.open(sys.argv[1])
        profile = image.info.get('icc_profile')
        facts = dict(mode=image.mode, isProgressive=bool(image.info.get('progressive') or image.info.get('interlace')),
                     orientation=image.getexif().get(0x0112, 1), hasProfile=profile is not None,
                     sampling=[list(part[1:3]) for part in getattr(image, 'layer', [])][:1],
                     loop=image.info.get('loop'), durations=[])
        facts['sampling'] = facts['sampling'][0] if facts['sampling'] else None
        with open(sys.argv[2], 'wb') as pixels:
            for frame in ImageSequence.Iterator(image):
                frame.load()
                # It has turned a TIFF itself by now, and still has its orientation.
                shown = (frame if image.format == 'TIFF' else ImageOps.exif_transpose(frame)).convert('RGBA')
                facts['durations'].append(int(frame.info.get('duration', 0)))  # WebP's is there once the frame is read
                if profile:
                    alpha = shown.getchannel('A')
                    shown = ImageCms.profileToProfile(
                        shown.convert('RGB'), ImageCms.ImageCmsProfile(io.BytesIO(profile)),
                        ImageCms.createProfile('sRGB'), outputMode='RGB')
                    shown.putalpha(alpha)
                facts.update(width=shown.width, height=shown.height)
                pixels.write(shown.tobytes())
        print(json.dumps(facts))
        """
}
