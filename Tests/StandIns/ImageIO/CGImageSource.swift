public import CoreGraphics
public import Foundation
import HalcyonCodecs
import HalcyonCore
import Synchronization

/// How often the properties of frames after the first were read, of a file of these bytes.
public func standInFrameReads(of data: Data) -> Int { frameReads.withLock { $0[data] ?? 0 } }

private let frameReads = Mutex<[Data: Int]>([:])

/// https://developer.apple.com/documentation/imageio/cgimagesource
///
/// Halcyon's own codecs, behind ImageIO's functions.
public final class CGImageSource {
    var file: StandInFile
    let isIncremental: Bool

    init(_ data: Data, isIncremental: Bool) {
        file = StandInFile(data)
        self.isIncremental = isIncremental
    }
}

/// https://developer.apple.com/documentation/imageio/cgimagesourcestatus
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

/// https://developer.apple.com/documentation/imageio/cgimagesourcecreatewithdata(_:_:)
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(Data(referencing: data), isIncremental: false)
}

/// https://developer.apple.com/documentation/imageio/cgimagesourcecreateincremental(_:)
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isIncremental: true)
}

/// https://developer.apple.com/documentation/imageio/cgimagesourceupdatedata(_:_:_:)
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.file = StandInFile(Data(referencing: data))
}

/// https://developer.apple.com/documentation/imageio/cgimagesourcegettype(_:)
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    guard isrc.file.info != nil, let format = isrc.file.format else { return nil }
    return standInTypes.first { $0.format == format }.map { NSString(string: $0.type) }
}

/// https://developer.apple.com/documentation/imageio/cgimagesourcecopytypeidentifiers()
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { NSArray(array: standInTypes.map(\.type)) }

/// https://developer.apple.com/documentation/imageio/cgimagesourcegetcount(_:)
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.file.info == nil ? 0 : isrc.file.count }

/// https://developer.apple.com/documentation/imageio/cgimagesourcegetprimaryimageindex(_:)
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// https://developer.apple.com/documentation/imageio/cgimagesourcegetstatus(_:)
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    isrc.file.status(isIncremental: isrc.isIncremental)
}

/// https://developer.apple.com/documentation/imageio/cgimagesourcegetstatusatindex(_:_:)
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    isrc.file.status(isIncremental: isrc.isIncremental)
}

/// https://developer.apple.com/documentation/imageio/cgimagesourcecopyproperties(_:_:)
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.file.properties
}

/// https://developer.apple.com/documentation/imageio/cgimagesourcecopypropertiesatindex(_:_:_:)
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    if index > 0 { frameReads.withLock { $0[isrc.file.data, default: 0] += 1 } }
    return isrc.file.properties(at: index)
}

/// https://developer.apple.com/documentation/imageio/cgimagesourcecreateimageatindex(_:_:_:)
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    isrc.file.image(at: index, longestSide: nil, keeping: [.orientation, .colorProfile])
}

/// https://developer.apple.com/documentation/imageio/cgimagesourcecreatethumbnailatindex(_:_:_:)
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let turns = options?[kCGImageSourceCreateThumbnailWithTransform] as? Bool == true
    let always = options?[kCGImageSourceCreateThumbnailFromImageAlways] as? Bool == true
    guard always, let side = options?[kCGImageSourceThumbnailMaxPixelSize] as? Int else { return nil }
    return isrc.file.image(
        at: index, longestSide: side, keeping: turns ? .colorProfile : [.orientation, .colorProfile])
}

let standInTypes: [(format: ImageFormat, type: String)] = [
    (.jpeg, "public.jpeg"), (.png, "public.png"), (.gif, "com.compuserve.gif"), (.webp, "org.webmproject.webp"),
    (.avif, "public.avif"),
]
