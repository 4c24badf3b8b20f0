import Synchronization

extension PixelBuffer {
    /// Something made of these pixels that is kept for as long as they are, and so with the image in the memory cache:
    /// a toolkit's texture.
    ///
    /// Made once for each type, which must be a class of Swift or Objective-C: at run time, one of Core Foundation is
    /// told from no other. Where two threads ask at the same time both may make it; both get the one that is kept.
    ///
    /// - Parameters:
    ///   - type: What it is.
    ///   - make: Makes it. It must not hold on to the pixels themselves, or neither is ever freed: their ``memory`` is
    ///     for that.
    /// - Throws: What `make` throws; then nothing is kept.
    public func companion<Companion: AnyObject & Sendable, Failure: Error>(
        of type: Companion.Type = Companion.self, make: (PixelBuffer) throws(Failure) -> Companion
    ) throws(Failure) -> Companion {
        if let kept = companions.first(of: type) { return kept }
        return companions.keep(try make(self))
    }

    /// As ``companion(of:make:)``, if it has been made.
    public func companion<Companion: AnyObject & Sendable>(of type: Companion.Type = Companion.self) -> Companion? {
        companions.first(of: type)
    }

    struct Companions: ~Copyable, Sendable {
        private let objects = Mutex<[any AnyObject & Sendable]>([])

        borrowing func first<Companion: AnyObject & Sendable>(of type: Companion.Type) -> Companion? {
            objects.withLock { objects in
                for object in objects { if let found = object as? Companion { return found } }
                return nil
            }
        }

        borrowing func keep<Companion: AnyObject & Sendable>(_ made: Companion) -> Companion {
            objects.withLock { objects in
                for object in objects { if let earlier = object as? Companion { return earlier } }
                objects.append(made)
                return made
            }
        }
    }
}
