import CCodecs
import HalcyonCore

/// What libwebp is told by our options.
enum WebPSettings {
    static func config(_ options: EncodingOptions) throws(ImageError) -> WebPConfig {
        var config = WebPConfig()
        guard WebPConfigInit(&config) != 0 else {
            throw .encoding(.failed(.webp, why: "another version of libwebp than this was built for"))
        }
        config.quality = Float(options.quality)
        config.method =
            switch options.effort {
            case .fastest: 0
            case .balanced: 4
            case .smallest: 6
            }
        if options.isLossless {
            let level: Int32 =
                switch options.effort {
                case .fastest: 1
                case .balanced: 6
                case .smallest: 9
                }
            WebPConfigLosslessPreset(&config, level)
            config.exact = 1
        }
        return config
    }
}
