#if canImport(SwiftUI)
import Foundation
import HalcyonCore
public import SwiftUI

/// The content of a ``RemoteImage`` without a closure: the image; before that, placeholder and indicator; after a
/// failure, the reason.
public struct RemoteImageParts: View {
    let phase: RemoteImagePhase
    let appearance: RemoteImageAppearance

    /// The parts for the phase.
    public var body: some View {
        if let image = phase.image {
            RemoteImagePicture(image: image, fit: appearance.contentFit, naturalSize: naturalSize)
        } else if case .failure(let error, let retry) = phase {
            if appearance.showsFailure {
                failure(error, retry)
            }
        } else {
            appearance.placeholder?()
        }
        if phase.isLoading, appearance.isLate {
            indicator(phase.progress?.fraction)
        }
    }

    /// In points; nil if unknown.
    private var naturalSize: CGSize? {
        guard let size = phase.response?.image.size, appearance.scale > 0 else { return nil }
        return CGSize(width: CGFloat(size.width) / appearance.scale, height: CGFloat(size.height) / appearance.scale)
    }

    @ViewBuilder
    private func indicator(_ fraction: Double?) -> some View {
        if let indicator = appearance.indicator {
            indicator(fraction)
        } else if let fraction, appearance.showsProgress {
            ProgressView(value: fraction)
        } else if appearance.showsSpinner, phase.image == nil {
            ProgressView()
        }
    }

    @ViewBuilder
    private func failure(_ error: ImageError, _ retry: @escaping @MainActor () -> Void) -> some View {
        if let failure = appearance.failure {
            failure(error, retry)
        } else {
            ViewThatFits {
                VStack {
                    Image(systemName: "exclamationmark.triangle")
                    Text(verbatim: error.description).multilineTextAlignment(.center)
                    if appearance.showsRetry { Button("Try Again", action: retry) }
                }
                RemoteImageShortFailure(error: error, retry: appearance.showsRetry ? retry : nil)
            }
        }
    }
}

/// An image that is fitted to its space in one of four ways.
struct RemoteImagePicture: View {
    let image: Image
    let fit: RemoteImageContentFit
    /// In points; nil if unknown.
    let naturalSize: CGSize?

    var body: some View {
        switch fit {
        case .contain: image.resizable().aspectRatio(contentMode: .fit)
        case .cover:
            image.resizable().aspectRatio(contentMode: .fill)
                .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                .clipped()
                // The cropped-away part would still receive touches meant for neighbours.
                .contentShape(Rectangle())
        case .fill: image.resizable()
        case .scaleDown:
            image.resizable().aspectRatio(contentMode: .fit)
                .frame(maxWidth: naturalSize?.width, maxHeight: naturalSize?.height)
        }
    }
}

/// A failure without room for text, except for assistive technologies.
struct RemoteImageShortFailure: View {
    let error: ImageError
    let retry: (@MainActor () -> Void)?

    var body: some View {
        if let retry {
            Button(action: retry) { sign("arrow.clockwise") }
        } else {
            sign("exclamationmark.triangle")
        }
    }

    private func sign(_ name: String) -> some View {
        Image(systemName: name).accessibilityLabel(Text(verbatim: error.description))
    }
}
#endif
