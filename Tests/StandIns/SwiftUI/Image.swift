public import CoreGraphics
public import Foundation

/// https://developer.apple.com/documentation/swiftui/image
public struct Image: Equatable, Sendable {
    /// https://developer.apple.com/documentation/swiftui/image/orientation
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable { case up }

    private var image: CGImage?
    private var name = ""
    private var scale: CGFloat = 1
    private var isResizable = false

    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        (image, name, self.scale) = (cgImage, label.standInText, scale)
    }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        (image, self.scale) = (cgImage, scale)
    }

    public init(systemName: String) { name = systemName }

    public func resizable() -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    public static func == (a: Image, b: Image) -> Bool {
        a.image === b.image && a.name == b.name && a.scale == b.scale && a.isResizable == b.isResizable
    }
}

extension Image: StandInPrimitive {
    public func standInEvaluate(in node: StandInNode) {
        node.environment.standInTraits += isResizable ? ["resizable"] : []
        node.draw(StandInLeaf(kind: .image, text: name, image: image, scale: scale))
    }
}
