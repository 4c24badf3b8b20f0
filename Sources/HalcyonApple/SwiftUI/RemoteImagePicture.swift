#if canImport(SwiftUI)
import Foundation
import SwiftUI

/// An image that meets its space in one of four ways.
struct RemoteImagePicture: View {
    let image: Image
    let fit: RemoteImageContentFit
    /// In points; nil where it is not known.
    let naturalSize: CGSize?

    var body: some View {
        switch fit {
        case .contain: image.resizable().aspectRatio(contentMode: .fit)
        case .cover:
            image.resizable().aspectRatio(contentMode: .fill)
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                .clipped()
                // What is cut off would still take the touches of its neighbours.
                .contentShape(Rectangle())
        case .fill: image.resizable()
        case .scaleDown:
            image.resizable().aspectRatio(contentMode: .fit)
                .frame(maxWidth: naturalSize?.width, maxHeight: naturalSize?.height)
        }
    }
}
#endif
