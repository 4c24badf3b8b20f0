import HalcyonCore

/// Makes `ImagePipeline.shared` a pipeline of everything that comes with Halcyon. The engine finds it by its name, so that
/// it has the parts wherever a program links them.
final class StandardParts: StandardConfigurationMaking {
    static func configuration() -> ImagePipeline.Configuration { .standard }
}
