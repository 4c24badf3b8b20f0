import Foundation
import HalcyonCore

/// Scripts that the server runs, each as a whole: no other call sees an entry half changed.
///
/// The entries whose keys have the same first line, which are those of a source and of everything made of it, are the
/// fields of one hash, a group. So a removal by source finds them all, and when Redis evicts a group or lets it expire,
/// no entry is left behind.
enum RedisScripts {
    /// Reads the beginning of a value. Keys: the group. Arguments: the entry's name, the size of the largest value, the
    /// number of bytes wanted. Nothing if there is none, or a larger one.
    static let read = """
        local size = redis.call('HSTRLEN', KEYS[1], ARGV[1])
        if size == 0 or size > tonumber(ARGV[2]) then return '' end
        local value = redis.call('HGET', KEYS[1], ARGV[1])
        if size <= tonumber(ARGV[3]) then return value end
        return string.sub(value, 1, tonumber(ARGV[3]))
        """

    /// Extends the life of a group, but never shortens it: programs may differ in it.
    private static let extend = """
        local function extend(milliseconds)
            if redis.call('PTTL', KEYS[1]) < tonumber(milliseconds) then
                redis.call('PEXPIRE', KEYS[1], milliseconds)
            end
        end

        """

    /// Stores a value. Keys: the group. Arguments: the entry's name, the lifetime, the value.
    static let store =
        extend + """
            local kind = redis.call('TYPE', KEYS[1]).ok
            if kind ~= 'hash' and kind ~= 'none' then redis.call('DEL', KEYS[1]) end
            redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
            extend(ARGV[2])
            return 1
            """

    /// Replaces the head of a value of the same version; see `SharedEntry`. Keys: the group. Arguments: the entry's
    /// name, the lifetime, the head, the size of the largest value. Returns the new size if that is too large: then the
    /// entry is removed.
    static let update =
        extend + """
            local value = redis.call('HGET', KEYS[1], ARGV[1])
            if not value or string.sub(value, 1, 9) ~= string.sub(ARGV[3], 1, 9) then return 0 end
            local at = 10
            for _ = 1, 2 do at = at + 4 + struct.unpack('<I4', value, at) end
            local new = ARGV[3] .. string.sub(value, at)
            if #new > tonumber(ARGV[4]) then
                redis.call('HDEL', KEYS[1], ARGV[1])
                return #new
            end
            redis.call('HSET', KEYS[1], ARGV[1], new)
            extend(ARGV[2])
            return 0
            """

    /// Removes an entry. Keys: the group. Arguments: the entry's name; the beginning that its value must have to be
    /// removed, or nothing.
    static let remove = """
        if ARGV[2] ~= '' and string.sub(redis.call('HGET', KEYS[1], ARGV[1]) or '', 1, 9) ~= ARGV[2] then return 0 end
        return redis.call('HDEL', KEYS[1], ARGV[1])
        """

    /// Removes the entries of a group whose names are that of the source or begin with a text. Keys: the group.
    /// Arguments: the source's name; the beginning of the others' names; the beginning of values that stay, or nothing.
    static let removeVariants = """
        local count = 0
        for _, name in ipairs(redis.call('HKEYS', KEYS[1])) do
            if name == ARGV[1] or string.sub(name, 1, #ARGV[2]) == ARGV[2] then
                if ARGV[3] == '' or string.sub(redis.call('HGET', KEYS[1], name), 1, 9) ~= ARGV[3] then
                    count = count + redis.call('HDEL', KEYS[1], name)
                end
            end
        end
        return count
        """

    /// Lists the names of a group. Keys: the group. Nothing for a key that somebody else has put there.
    static let names = """
        if redis.call('TYPE', KEYS[1]).ok ~= 'hash' then return {} end
        return redis.call('HKEYS', KEYS[1])
        """

    /// Removes a lock if it is the caller's. Keys: the lock's. Arguments: the caller's token.
    static let unlock = """
        if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
        return 0
        """

    /// Extends a lock if it is the caller's. Keys: the lock's. Arguments: the caller's token, milliseconds.
    static let extendLock = """
        if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
        return 0
        """
}

extension RedisClient {
    /// Runs a script.
    ///
    /// - Throws: The errors of ``call(_:)``.
    func run(_ script: String, on key: Data, _ arguments: [Data]) async throws(RedisFailure) -> RedisReply {
        try await call([Data("EVAL".utf8), Data(script.utf8), Data("1".utf8), key] + arguments)
    }
}
