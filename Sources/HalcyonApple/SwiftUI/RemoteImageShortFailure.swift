#if canImport(SwiftUI)
import HalcyonCore
import SwiftUI

/// A failure where there is no room for words, but to those who listen.
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
