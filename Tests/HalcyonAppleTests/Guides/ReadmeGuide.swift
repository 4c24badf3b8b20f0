#if canImport(SwiftUI)
import Foundation
import Halcyon
import SwiftUI

/// The code of the README that is for Apple's systems.
@MainActor
enum ReadmeGuide {
    static func view(url: URL) -> some View {
        RemoteImage(url).placeholder { ProgressView() }.onFailure { print($0) }
    }
}
#endif
