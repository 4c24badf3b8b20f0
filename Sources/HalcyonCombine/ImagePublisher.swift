public import Foundation
public import HalcyonCore

/// Loads as publishers.
///
/// Each subscriber has a load of its own, which begins with its first demand and is given up when it cancels; loads of
/// the same share their work, as all loads do. Values come on whatever thread they are made on, and an image in memory
/// before the call that demands it returns: put `receive(on:)` before whatever belongs to one thread, as the main actor
/// does. Nothing is told after a subscriber has cancelled, but for what another thread is handing over just then.
extension ImagePipeline {
    /// Publishes the image, and ends; or fails with why it cannot be had.
    ///
    /// Previews come before it, where the request asks for them; one that waits for demand gives way to a better one.
    /// The image itself always waits for demand, a failure never.
    public func imagePublisher(for request: ImageRequest) -> ImagePublisher {
        ImagePublisher(pipeline: self, request: request)
    }

    /// Publishes the image of a URL; see ``imagePublisher(for:)-(ImageRequest)``.
    public func imagePublisher(for url: URL) -> ImagePublisher { imagePublisher(for: ImageRequest(url)) }

    /// Publishes the image of the text of a URL, which fails where it is none; see
    /// ``imagePublisher(for:)-(ImageRequest)``.
    public func imagePublisher(for url: String) -> ImagePublisher { imagePublisher(for: ImageRequest(url)) }

    /// Publishes the bytes of the request's source, of any content type, and ends; or fails with why they cannot be
    /// had. Nothing is decoded.
    public func dataPublisher(for request: ImageRequest) -> ImageDataPublisher {
        ImageDataPublisher(pipeline: self, request: request)
    }

    /// Publishes the bytes of a URL; see ``dataPublisher(for:)-(ImageRequest)``.
    public func dataPublisher(for url: URL) -> ImageDataPublisher { dataPublisher(for: ImageRequest(url)) }

    /// Publishes all that happens in a load, and ends after `.finished`, which has the image or the error.
    ///
    /// Progress and previews that wait for demand give way to newer ones, and to the end; `.finished` is never lost.
    public func eventPublisher(for request: ImageRequest) -> ImageEventPublisher {
        ImageEventPublisher(pipeline: self, request: request)
    }

    /// Publishes all that happens in the load of a URL; see ``eventPublisher(for:)-(ImageRequest)``.
    public func eventPublisher(for url: URL) -> ImageEventPublisher { eventPublisher(for: ImageRequest(url)) }
}
