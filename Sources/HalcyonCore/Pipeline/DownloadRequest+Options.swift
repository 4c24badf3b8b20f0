import Foundation
import HTTPTypes

extension DownloadRequest {
    /// What a pipeline's request asks of the downloader.
    init(_ http: HTTPRequest, body: Data?, for request: ImageRequest) {
        self.init(http, body: body)
        epoch = request.ticket?.epoch
        guard request.hasOptions else { return }
        let options = request.options
        retry = options.retry
        modifier = options.modifier
        redirects = options.redirects
        authentication = options.authentication
        validator = options.validator
        sharesTransfer = options.sharesWork ?? true
    }
}
