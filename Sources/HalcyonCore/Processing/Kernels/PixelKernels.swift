import CPixels
import Foundation

/// The loops over pixels for one kind of processor; see `CPixels`.
///
/// `@unchecked Sendable` holds because they are constants: pointers to functions, and to the text of a name.
package struct PixelKernels: @unchecked Sendable {
    /// The kernels that are used: those that the environment variable `HALCYON_KERNELS` names, if the processor can run
    /// them, or else the fastest that it can run.
    package static let current =
        ProcessInfo.processInfo.environment["HALCYON_KERNELS"].flatMap { PixelKernels(named: $0) }
        ?? PixelKernels(loops: cpixels_find(nil).pointee, effects: cpixels_find_effects(nil))

    /// The loops that scale.
    let loops: cpixels_kernels
    /// Those of the processors.
    let effects: UnsafePointer<cpixels_effects>

    /// Returns the kernels of a name, `avx2`, `sse2`, `neon` or `plain`; nil if the processor cannot run them.
    package init?(named name: String) {
        guard let loops = cpixels_find(name), let effects = cpixels_find_effects(name) else { return nil }
        self.init(loops: loops.pointee, effects: effects)
    }

    private init(loops: cpixels_kernels, effects: UnsafePointer<cpixels_effects>) {
        self.loops = loops
        self.effects = effects
    }
}
