#if canImport(AppKit)
import AppKit
import Foundation
import Halcyon
import HalcyonApple
import HalcyonCore

/// The code of the guide `UIKitAndAppKit.md` for AppKit.
@MainActor
enum AppKitGuide {
    static func oneLine(_ imageView: NSImageView, _ url: URL) {
        imageView.halcyon.setImage(with: url, placeholder: NSImage(named: "photo"))
    }

    static func options() -> ViewImages<AppKitViews>.Options {
        .init(failureImage: .image(NSImage(named: "broken")))
    }

    static func button(_ button: NSButton, _ url: URL, _ pressed: URL) {
        button.halcyon.setImage(with: url)
        button.halcyonAlternate.setImage(with: pressed)
    }
}
#endif
