@_exported public import CoreGraphics
public import Foundation

// https://developer.apple.com/documentation/imageio/image-properties
public nonisolated(unsafe) let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public nonisolated(unsafe) let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public nonisolated(unsafe) let kCGImagePropertyOrientation: CFString = "Orientation"
public nonisolated(unsafe) let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
public nonisolated(unsafe) let kCGImagePropertyDepth: CFString = "Depth"
public nonisolated(unsafe) let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
public nonisolated(unsafe) let kCGImagePropertyColorModel: CFString = "ColorModel"
public nonisolated(unsafe) let kCGImagePropertyColorModelRGB: CFString = "RGB"
public nonisolated(unsafe) let kCGImagePropertyColorModelGray: CFString = "Gray"
public nonisolated(unsafe) let kCGImagePropertyProfileName: CFString = "ProfileName"

// https://developer.apple.com/documentation/imageio/gif-dictionary-keys
public nonisolated(unsafe) let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public nonisolated(unsafe) let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public nonisolated(unsafe) let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public nonisolated(unsafe) let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"

// https://developer.apple.com/documentation/imageio/png-image-properties
public nonisolated(unsafe) let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
public nonisolated(unsafe) let kCGImagePropertyPNGInterlaceType: CFString = "InterlaceType"
public nonisolated(unsafe) let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
public nonisolated(unsafe) let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
public nonisolated(unsafe) let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"

// https://developer.apple.com/documentation/imageio/kcgimagepropertywebpdictionary
public nonisolated(unsafe) let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
public nonisolated(unsafe) let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
public nonisolated(unsafe) let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
public nonisolated(unsafe) let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"

// https://developer.apple.com/documentation/imageio/heics-image-properties
public nonisolated(unsafe) let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
public nonisolated(unsafe) let kCGImagePropertyHEICSLoopCount: CFString = "LoopCount"
public nonisolated(unsafe) let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"
public nonisolated(unsafe) let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "UnclampedDelayTime"

// https://developer.apple.com/documentation/imageio/kcgimagepropertyavisdictionary
public nonisolated(unsafe) let kCGImagePropertyAVISDictionary: CFString = "{AVIS}"

// https://developer.apple.com/documentation/imageio/jfif-image-properties
public nonisolated(unsafe) let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
public nonisolated(unsafe) let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"

// https://developer.apple.com/documentation/imageio/cgimagesource#Specifying-the-Read-Options
public nonisolated(unsafe) let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
    "kCGImageSourceCreateThumbnailFromImageAlways"
public nonisolated(unsafe) let kCGImageSourceCreateThumbnailWithTransform: CFString =
    "kCGImageSourceCreateThumbnailWithTransform"
public nonisolated(unsafe) let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"

// https://developer.apple.com/documentation/imageio/cgimagedestination#Specifying-the-Destination-Properties
public nonisolated(unsafe) let kCGImageDestinationLossyCompressionQuality: CFString =
    "kCGImageDestinationLossyCompressionQuality"
