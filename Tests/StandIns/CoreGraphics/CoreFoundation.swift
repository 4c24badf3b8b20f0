// What `import CoreGraphics` brings along of Core Foundation: toll-free bridged there, the same class here.
public import Foundation

public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFDictionary = NSDictionary
