public import Foundation

/// https://developer.apple.com/documentation/coregraphics/cgdataproviderreleasedatacallback
public typealias CGDataProviderReleaseDataCallback =
    @convention(c) (_ info: UnsafeMutableRawPointer?, _ data: UnsafeRawPointer, _ size: Int) -> Void

/// https://developer.apple.com/documentation/coregraphics/cgdataprovider
public final class CGDataProvider: @unchecked Sendable {
    public let standInBytes: UnsafeRawBufferPointer
    private let release: () -> Void

    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        standInBytes = UnsafeRawBufferPointer(start: data, count: size)
        release = { releaseData(info, data, size) }
    }

    deinit { release() }

    public var data: CFData? { NSData(data: Data(standInBytes)) }
}
