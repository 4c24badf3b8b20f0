public import Foundation

extension View {
    /// https://developer.apple.com/documentation/swiftui/view/onappear(perform:)
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        StandInModified(content: self, modifier: StandInAppearance(action: action))
    }

    /// https://developer.apple.com/documentation/swiftui/view/ondisappear(perform:)
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        StandInModified(content: self, modifier: StandInDisappearance(action: action))
    }

    /// https://developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)-4psgg
    public nonisolated func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
        StandInModified(content: self, modifier: StandInWatch(value: value, initial: initial, action: action))
    }

    /// https://developer.apple.com/documentation/swiftui/view/environment(_:_:)
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        StandInModified(content: self, modifier: StandInEnvironment(keyPath: keyPath, value: value))
    }

    /// https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        StandInModified(
            content: self,
            modifier: StandInSpace { CGSize(width: width ?? $0.width, height: height ?? $0.height) })
    }

    // swift-format-ignore: LineLength
    /// https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        StandInModified(
            content: self,
            modifier: StandInSpace { space in
                CGSize(
                    width: max(minWidth ?? 0, min(maxWidth ?? .infinity, space.width)),
                    height: max(minHeight ?? 0, min(maxHeight ?? .infinity, space.height)))
            })
    }

    /// https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)-771ow
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        StandInModified(content: self, modifier: StandInTrait(text: contentMode == .fit ? "fit" : "fill"))
    }

    /// https://developer.apple.com/documentation/swiftui/view/clipped(antialiased:)
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        StandInModified(content: self, modifier: StandInTrait(text: "clipped"))
    }

    /// https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)
    public nonisolated func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape { self }

    /// https://developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)-5f0zj
    public nonisolated func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier(label: label.standInText))
    }

    /// https://developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
}

/// https://developer.apple.com/documentation/swiftui/contentmode
public enum ContentMode: Hashable, CaseIterable { case fit, fill }

/// https://developer.apple.com/documentation/swiftui/textalignment
public enum TextAlignment: Hashable, CaseIterable { case leading, center, trailing }
