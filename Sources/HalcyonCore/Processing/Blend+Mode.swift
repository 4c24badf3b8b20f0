extension Blend {
    /// How two pictures that lie on each other, source over backdrop, become one.
    ///
    /// The first sixteen mix the colours where both are visible, and lay the source over the backdrop. The others are
    /// the operators of Porter and Duff, which say what is visible of each.
    ///
    /// Source: W3C Compositing and Blending Level 1, sections 9 and 10; the names are those of `CGBlendMode`, and
    /// ``plusDarker`` is Apple's.
    public enum Mode: String, Sendable, Hashable, CaseIterable {
        /// The source alone.
        case normal
        /// The product: never lighter than either.
        case multiply
        /// The product of the complements: never darker than either.
        case screen
        /// `multiply` or `screen`, as the backdrop is dark or light.
        case overlay
        /// The darker of both, channel by channel.
        case darken
        /// The lighter of both, channel by channel.
        case lighten
        /// Brightens the backdrop to reflect the source.
        case colorDodge
        /// Darkens the backdrop to reflect the source.
        case colorBurn
        /// `multiply` or `screen`, as the source is dark or light.
        case hardLight
        /// Darkens or lightens, as the source is dark or light, softly.
        case softLight
        /// The difference.
        case difference
        /// Like the difference, of less contrast.
        case exclusion
        /// The hue of the source, the saturation and luminosity of the backdrop.
        case hue
        /// The saturation of the source, the hue and luminosity of the backdrop.
        case saturation
        /// The hue and saturation of the source, the luminosity of the backdrop: colours a grey picture.
        case color
        /// The luminosity of the source, the hue and saturation of the backdrop.
        case luminosity

        /// Nothing.
        case clear
        /// The source, and nothing of the backdrop.
        case copy
        /// The source where the backdrop is: gives the backdrop's shape another colour.
        case sourceIn
        /// The source where the backdrop is not.
        case sourceOut
        /// The source where the backdrop is, over it.
        case sourceAtop
        /// The backdrop over the source.
        case destinationOver
        /// The backdrop where the source is: the source is a mask.
        case destinationIn
        /// The backdrop where the source is not: the source cuts a hole.
        case destinationOut
        /// The backdrop where the source is, over it.
        case destinationAtop
        /// Each where the other is not.
        case xor
        /// The sum of the complements' distances to white: darkens.
        case plusDarker
        /// The sum.
        case plusLighter

        /// Whether an invisible source leaves the backdrop as it is.
        var keepsBackdrop: Bool {
            switch self {
            case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
            default: true
            }
        }

        /// Whether the result is opaque wherever these are.
        func isOpaque(source: Bool, backdrop: Bool) -> Bool {
            switch self {
            case .clear, .sourceOut, .destinationOut, .xor: false
            case .copy, .destinationAtop: source
            case .sourceAtop: backdrop
            case .sourceIn, .destinationIn: source && backdrop
            default: source || backdrop
            }
        }
    }
}
