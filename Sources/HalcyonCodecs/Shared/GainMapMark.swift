import Foundation
import HalcyonCore

/// What shows that a file has a gain map: a second, smaller image from which a screen of high dynamic range computes
/// how much brighter than the image itself each place is to be.
///
/// Sources: ISO 21496-1 (the names, and the item `tmap`); Ultra HDR image format 1.1 (Android, 2025) and Adobe's Gain
/// map specification (2022), for JPEG; Apple's auxiliary images, as its phones write them.
enum GainMapMark {
    private static let standard: StaticString = "urn:iso:std:iso:ts:21496:-1"
    private static let apple: StaticString = "urn:com:apple:photo:2020:aux:hdrgainmap"
    private static let adobe = Data("http://ns.adobe.com/hdr-gain-map/1.0/".utf8)

    /// Whether a JPEG segment APP1 or APP2 has one: XMP that uses Adobe's names, or the standard's name.
    static func isPresent(inSegment segment: ByteView) -> Bool {
        if segment.has(standard, at: 0) { return true }
        return segment.has("http://ns.adobe.com/xap/1.0/", at: 0) && segment.data.range(of: adobe) != nil
    }

    /// Whether the items of an AVIF or HEIC file have one: the item from which and the image a brighter one is derived,
    /// or an auxiliary image of that name.
    static func isPresent(inBoxes file: ByteView) -> Bool {
        guard let metadata = file.box("meta") else { return false }
        // `meta` and `iinf` begin with a version and flags; the number of items follows, in 2 or 4 bytes.
        if let items = metadata.box("iinf", from: 4), let version = items[0] {
            for item in items.boxes("infe", from: version == 0 ? 6 : 8) {
                let typeOffset = item[0] == 2 ? 8 : 10
                if item.uint32(at: typeOffset) == ByteView.code("tmap") { return true }
            }
        }
        guard let properties = metadata.box("iprp", from: 4)?.box("ipco") else { return false }
        return properties.boxes("auxC").contains { $0.has(apple, at: 4) || $0.has(standard, at: 4) }
    }
}
