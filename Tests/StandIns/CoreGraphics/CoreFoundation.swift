// What `import CoreGraphics` brings along of Core Foundation: toll-free bridged there, the same class here.
public import Foundation

public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFData = NSData
public typealias CFMutableData = NSMutableData
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
