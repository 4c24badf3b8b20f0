internal import CGTK

/// The widget that a scene is drawn in. Asked while GTK draws, when nothing may be changed.
@MainActor
protocol SceneHost: AnyObject {
    /// The colour of the widget's text, now.
    var sceneForeground: GdkRGBA { get }
    /// The size of the widget.
    var sceneBounds: SceneSize { get }
    /// The scene is drawn at another size than before.
    func sceneWillResize()
}
