import Testing
@testable import HalcyonS3
