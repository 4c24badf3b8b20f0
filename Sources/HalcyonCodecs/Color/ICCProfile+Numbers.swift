import CCodecs

extension ICCProfile {
    /// A profile of red, green and blue.
    static func rgb(_ colors: Chromaticities, _ curve: ToneCurve) -> ICCProfile? {
        curve.withHandle { curve in
            var white = cmsCIExyY(x: colors.white.x, y: colors.white.y, Y: 1)
            var primaries = cmsCIExyYTRIPLE(
                Red: cmsCIExyY(x: colors.red.x, y: colors.red.y, Y: 1),
                Green: cmsCIExyY(x: colors.green.x, y: colors.green.y, Y: 1),
                Blue: cmsCIExyY(x: colors.blue.x, y: colors.blue.y, Y: 1))
            var curves: [OpaquePointer?] = [curve, curve, curve]
            return taken(cmsCreateRGBProfile(&white, &primaries, &curves))
        }
    }

    /// A profile of shades of gray.
    static func gray(_ curve: ToneCurve) -> ICCProfile? {
        curve.withHandle { taken(cmsCreateGrayProfile(cmsD50_xyY(), $0)) }
    }

    /// The bytes of lcms2's profile, which is closed.
    private static func taken(_ handle: cmsHPROFILE?) -> ICCProfile? {
        guard let handle else { return nil }
        defer { cmsCloseProfile(handle) }
        var count: UInt32 = 0
        guard cmsSaveProfileToMem(handle, nil, &count) != 0, count > 128 else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(count))
        guard cmsSaveProfileToMem(handle, &bytes, &count) != 0 else { return nil }
        // The time of its making: equal colours must have equal profiles, by which transforms are found again.
        for index in 24..<36 { bytes[index] = 0 }
        return bytes.withUnsafeBytes { ICCProfile(ByteView(bytes: $0)) }
    }
}
