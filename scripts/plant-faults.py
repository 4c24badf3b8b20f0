#!/usr/bin/python3
"""Plants known faults in a copy of engine and disk cache, one at a time, and shows that tests catch each of them.

A test that cannot fail is worth nothing. Run by `make faults`; takes about half a minute for each; WORDS="permit" plants
only those with that word in their name. To continue a run that was stopped, `make faults FROM=44` (here `--from 44`)
starts at the 44th fault of those that are chosen, by the numbers that are printed. The tests that mirror the fault's
folder run first, and a run of tests ends with the first failure, or when no test has ended for a while. Only what
survives unoptimized code is planted in optimized code too, which takes minutes. Those of "newest:" are to be caught by
the model of versions: the other tests run only if the model finds nothing. Those of "optimized:" are planted in
optimized code alone. Ends with status 1 if a fault survives. With --check it only looks whether the text that each
fault replaces is still there.
"""
import argparse
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPY = ROOT / ".build" / "faults"
# The files of engine and disk cache by their names.
FILES = {path.stem: path.relative_to(ROOT)
         for target in ("HalcyonCore", "HalcyonStore") for path in (ROOT / "Sources" / target).rglob("*.swift")}

FAULTS = [
    ("newest: other sizes stay in memory", "ImageCache+Variants",
     "known != version else { continue }\n                state.remove(key, &deferred)", "known != version else { continue }"),
    ("newest: a processed image of older bytes is read", "WriteBehindCache",
     "known.map { $0.version != version } ?? false", "known.map { _ in false } ?? false"),
    ("newest: processed images of older bytes stay on disk", "WriteBehindCache+Removal",
     "guard state.expectsVariants else { return nil }", "if !source.isEmpty { return nil }"),
    # Each alone changes nothing that anybody could see: the other still holds.
    ("newest: processed images of older bytes stay on disk and are read", "WriteBehindCache",
     "known.map { $0.version != version } ?? false", "known.map { _ in false } ?? false", "WriteBehindCache+Removal",
     "guard state.expectsVariants else { return nil }", "if !source.isEmpty { return nil }"),
    ("newest: memory takes what is older", "ImageCache",
     "isCurrent = ledger.isCurrent(origin?.metadata?.version, ticket)", "isCurrent = true"),
    ("newest: the disk takes what is older", "WriteBehindCache",
     "if let ticket, !ledger.isCurrent(staged.version, ticket) { return (nil, false) }", ""),
    ("newest: an older answer counts as the newest", "SourceLedger+Entry", "            return .outdated\n        }\n        if let eTag",
     "            return .newest(isOvertaking: true)\n        }\n        if let eTag"),
    ("newest: who comes later joins what is older", "SourceLedger+Entry",
     "if ticket.isPlacing || hasCompany || mayBeMakingOther(than: answer.version) { epoch = now }", ""),
    ("newest: a key has two writers", "WriteBehindCache+State",
     "return (true, stage(nil, for: key))", "return (false, stage(nil, for: key))"),
    ("a wait ends with the first of what takes another's place", "WriteBehindCache+State", "if !old.isWritten { new?.first = old.first }", ""),
    ("a wait does not count what is being written", "WriteBehindCache+State", "firstWritten ?? first", "first"),
    ("a disk owes any number of removals", "WriteBehindCache+Removal", "state.removalCount + state.clearings.count > Self.mostRemovals,", "state.removalCount > .max - 1,"),
    ("a stalled disk carries out any number of removals", "WriteBehindCache+Removal", "mostRemovalsAtOnce = 4", "mostRemovalsAtOnce = 400"),
    ("what is prefetched to the disk is left out", "DiskEntries", "isKeptForCertain || hasOptions && self.delivery", "hasOptions && self.delivery"),
    ("a provider waits for itself", "Loads", "try ProviderTurn.check(request, in: parts)\n        return request", "return request"),
    ("newest: an invalidation forgets who is under way", "Invalidation",
     "ledger.clearing(where: outdated(http, by: request))", "ledger.clearing(where: { _ in false })"),
    ("newest: a removal forgets who is under way", "SourceLedger", "if entry.isCleared(since: ticket) { return false }", ""),
    ("what is stored by hand goes with answers of unknown order", "SourceLedger", "!($0.sparesPlaced && ticket.isPlacing) && ", ""),
    ("newest: who begins before a store counts as begun after it", "SourceLedger+Entry", "!unsettled.isEmpty || began < $0.accepted ? $0 : nil",
     "began < $0.accepted ? $0 : nil"),
    ("newest: who begins during a removal counts as begun after it", "SourceLedger",
     "state.clearings.removeAll { $0.id == id }\n                state.clear(sparingPlaced: sparesPlaced, where: isMeant)", "state.clearings.removeAll { $0.id == id }"),
    ("newest: what is older stays if what has come is unwanted", "Versions",
     "        case .unwanted:\n            dropOlder(than: metadata.version, for: request, includingDisk: accepted.isRevalidation)",
     "        case .unwanted:"),
    ("newest: what was made of older bytes stays without them", "WriteBehindCache+Removal",
     "var clearing = Clearing(source: source, spared: spared, partOf: state", "var clearing = Clearing(source: source + \"\\n\\n\", spared: spared, partOf: state"),
    ("newest: what was made of older bytes stays if there is no room", "WriteBehindCache",
     "try? await cache.removeAll(variantsOf: key, otherThan: entry.metadata.version)", "_ = entry"),
    ("newest: what is asked for before replaces what is stored by hand", "SourceLedger+Entry",
     "if !ticket.isPlacing, let placed = newest?.placed, ticket.began < placed { return .outdated }", ""),
    ("newest: what another has stored changes nothing in memory", "Versions",
     "guard cache.ledger.acceptStored(answer, ticket, hasOthers: hasOthers) else { return }", "if hasOthers || true { return }"),
    ("newest: a 404 tells nobody", "Invalidation",
     ",\n            versions.accept(&refusal, .refusal(head.response.headerFields), for: request).isNewest\n", "\n"),
    ("newest: an image of an older file answers", "DiskEntries", "file?.version != entry.metadata.version", "false"),
    ("newest: an older image takes a 404's place", "TransferStage",
     "        if isNewest {\n            refusals.remove(request.loadIdentity.sourceKey)",
     "        refusals.remove(request.loadIdentity.sourceKey)\n        if isNewest {"),
    ("newest: who comes later joins a look that finds what is older", "SourceLedger+Entry", "looks > 0 || hands", "hands"),
    ("newest: a change that leads elsewhere changes nothing", "StoringRules",
     "response.status.kind == .successful || response.status.kind == .redirection", "response.status.kind == .successful"),
    ("newest: a change without content changes nothing", "StoringRules",
     "        return !method.isSafe\n", "        return !method.isSafe && response.status != .noContent\n"),
    ("newest: a change whose answer is refused changes nothing", "DownloadRun+Attempt",
     "        request.onHead?(\n            ReceivedHead(",
     "        (target.method.isSafe || (try? validator.validate(load.response, for: request.http)) != nil\n"
     "            ? request.onHead : nil)?(\n            ReceivedHead("),
    ("newest: a change that is sent on changes its first URL alone", "Invalidation",
     "[drop(named(head.request.urlText, like: request))]", "[drop(request)]"),
    ("newest: a file is fresh for ever", "ImageCache+Expiry", "if hit.needsMoreThanTime, isOfChangedFile(key, isCounted: isCounted) { return true }", ""),
    ("each stage draws a turn of its own", "Permits", "turn: demand.turn ?? id", "turn: id"),
    ("bodies that wait for a decoder are not counted", "Permits",
     "if let load { load.backlog.add(load) }\n        defer { if let load { load.backlog.remove(load) } }\n", ""),
    ("pictures that wait for a processor are not counted", "ImageStage",
     "permits.cpu.withPermit(for: demand, waitingWith: waiting)", "permits.cpu.withPermit(for: demand)"),
    ("a body whose waiter has left still counts", "Permits",
     "defer { if let load { load.backlog.remove(load) } }\n", ""),
    ("each size of a body counts", "DecodeStage", ", body: loaded.response.body)", ")"),
    ("a look-up does not become urgent", "DiskEntries",
     "lookupPermits.acquire(for: demand, isNew: true)",
     "lookupPermits.acquire(for: .constant(demand.priority), isNew: true)"),
    ("a backlog that gets shorter wakes nobody", "Backlog", "for follower in followers { follower() }", "_ = followers"),
    ("a provider that loads keeps its permit", "ProviderTurn", "Hold.during({ [self] in giveBack() })", "Hold.during({})"),
    ("a long chain is a level of work for each step", "ImageStage", "longestSharedChain = 32", "longestSharedChain = 1_000_000"),
    ("a task cannot be cancelled before its starter has it", "ImageTask", "state.work = work\n", ""),
    ("an item that was stopped while it began is loaded", "PrefetchRunner",
     "isWanted ? await outcome(of: request) : .stopped", "await outcome(of: request)"),
    ("an overtaken report is freed under the lock", "SharedWork",
     "let overtaken = job.waiters.latest\n", "let overtaken: Sequenced<Event>? = nil\n"),
    ("a replaced preview is freed under the mailbox's lock", "EventMailbox", "replaced = self.preview\n", ""),
    ("what has arrived is kept during the decode", "DecodeStage",
     "job.forward(snapshot.map(\\.withoutBody)) }\n                }", "job.forward(snapshot) }\n                }"),
    ("a cache that has stalled is asked again", "Patience",
     "guard state.record.admit(id, of: call.owner, at: now) == .allowed else { return nil }",
     "_ = state.record.admit(id, of: call.owner, at: now)"),
    ("a loader's own limit is tried again", "RetryPolicy", "isSame(seconds, $0)", "seconds <= $0"),
    ("providers that wait for each other wait for ever", "ProviderPermits", "if wanted > 0, waiting > 0 {", "if wanted < 0 {"),
    ("providers that get on are given more permits", "ProviderPermits", "$0.steps == steps ? $0.wanted : 0", "$0.wanted"),
    ("one slow read puts a cache out of use", "Patience", "static let leastLate = 2", "static let leastLate = 1"),
    ("a cache that has stalled is never asked again", "Patience", "known.nextProbe <= now", "known.nextProbe < 0"),
    ("all ask a cache that has stalled at once", "Patience", "known.probe = id\n", ""),
    ("slow reads count although later ones are answered", "Patience", "late.count { $0 > answered }", "late.count"),
    ("a decode beside others takes every processor", "Permits", "$0.free == limit - 1 ? limit", "$0.free >= 0 ? limit"),
    ("a call that was not made counts as late", "Patience", "if known.running.contains(id) { known.late", "if true { known.late"),
    ("what is stuck after its load was cancelled does not count", "Patience", "if call.task == nil {", "if true {"),
    ("a look-up has any time", "Patience", "for call in expired { call.giveUp?() }", "_ = expired"),
    ("a cache that lags behind is sent ever more", "WriteBehindCache", "guard all > Self.byteLimit, all > own else", "guard all > .max - 1 else"),
    ("who waits for a store does not hurry it up", "WriteBehindCache+Waiting", "for demand in demands(of: goal) { demand.priority = .high }", ""),
    ("eviction never follows the queues", "EvictionPolicy", "guard let node = lead > 0 ?", "guard let node = lead > .max - 1 ?"),
    ("eviction counts for the queues alone", "EvictionPolicy", "lead + (wasQueued ? 1 : -1)", "lead + 1"),
    ("a trim spares speculative entries", "EvictionPolicy", "totalCost > costLimit ? allowance : 0", "allowance"),
    ("the end of a burst is not told", "SharedWork",
     "if isBurstEnd { burstEnded() }\n        guard let waiters", "_ = isBurstEnd\n        guard let waiters"),
    ("a burst that everyone leaves has no end", "SharedWork",
     "for follower in followers { follower() }\n        if isBurstEnd { burstEnded() }", "_ = isBurstEnd\n        for follower in followers { follower() }"),
    ("the heap is trimmed for each burst", "HeapTrim", "if state.isDue { return nil }", ""),
    ("the heap is trimmed again at once", "HeapTrim", "max(Self.delay, state.lastRun + Self.pause - now)", "Self.delay"),
    ("finish resumes one waiter only", "WaitTable",
     "for (_, value) in all.sorted(by: { $0.id < $1.id }) {", "for (_, value) in all.sorted(by: { $0.id < $1.id }).prefix(1) {"),
    ("a table of waits forgets the one by itself", "WaitTable", "if let single { all.append(single) }", ""),
    ("finish does not look whose entry it is", "SharedWork",
     "guard let index = entries.index(forKey: job.first), entries.values[index] === job else { return nil }\n"
     "            return entries.remove",
     "guard let index = entries.index(forKey: job.first) else { return nil }\n            return entries.remove"),
    ("the last to leave leaves the entry behind", "SharedWork",
     "let job = entries.remove(at: index).value", "let job = entries[index].value"),
    ("the last to leave does not cancel", "SharedWork", "abandoned?.job.host.cancel()", "_ = abandoned"),
    ("work that everyone left during its start runs on", "SharedWork",
     "guard job.host.task.begin() else { return }", "_ = job.host.task.begin()"),
    ("a joiner cancelled before it entered stays", "SharedWork",
     "if Task.isCancelled { leave(wait) }", ""),
    ("a leaver's priority still counts", "SharedWork",
     "counts.add(-1, of: waiter.priority)", ""),
    ("a changed priority is not passed on", "SharedWork",
     "waiter, for: wait.id)\n            return entries.values[index].settlePriority()",
     "waiter, for: wait.id)\n            _ = entries.values[index].settlePriority()\n            return []"),
    ("an older report replaces a newer one", "SharedWork",
     "entries.values[index] === job,\n                event.overtakes(job.waiters.latest)", "entries.values[index] === job"),
    ("hosted work is cancelled although others need it", "WorkHost",
     "if let inner { inner.leave() } else { task.cancel() }", "inner?.leave()\n        task.cancel()"),
    ("hosted work that is abandoned runs on", "WorkHost",
     "if let inner { inner.leave() } else { task.cancel() }", "if inner == nil { task.cancel() }"),
    ("a host goes on although it was cancelled", "WorkHost",
     "if isCancelled { withUnsafeCurrentTask { $0?.cancel() } }\n        return isCancelled", "return false"),
    ("a task that was cancelled at its start is not told", "TaskHandle",
     "if !running.begin() { withUnsafeCurrentTask { $0?.cancel() } }", "_ = running.begin()"),
    ("waits stay with their demand", "SharedWork", "defer { wait.demand.unfollow(wait.id) }", ""),
    ("waits for a permit stay with their demand", "Permits", "defer { demand.unfollow(id) }", ""),
    ("a waiter for a permit cancelled before it entered stays", "Permits",
     "} else if Task.isCancelled {\n                    leave(id)\n                }", "}"),
    ("a raised waiter keeps its old place", "Permits",
     "state.waiters[id] = waiter\n            state.enqueue(id, waiter)\n        }\n        // It", "}\n        // It"),
    ("a permit is lost when the body throws", "Permits",
     "defer { release() }\n        return try await body()",
     "let result = try await body()\n        release()\n        return result"),
    ("a permit granted to a cancelled task is lost", "Permits",
     "defer { release() }", "if Task.isCancelled { throw .cancelled }\n        defer { release() }"),
    ("a permit handed on is free as well", "Permits",
     "if next == nil { state.takeBack() }", "state.takeBack()"),
    ("a store that is on its way is not found", "WriteBehindCache",
     "if let staged = state.withLock({ $0.staged[key] }) { return (staged.entry.map(StoredBytes.init), ()) }", ""),
    ("a newer store is forgotten when an older one ends", "WriteBehindCache",
     "isDone = ends", "isDone = true"),
    ("a writer that waits keeps what was replaced", "WriteBehindCache",
     "guard case .entry(let entry) = state.withLock({ $0.prepared(id, for: key) }) else { return }",
     "guard case .entry(let entry) = kept else { return }",
     "WriteBehindCache", "let permits = isRemoval ? removalPermits : writePermits",
     "let permits = isRemoval ? removalPermits : writePermits\n                let kept = state.withLock { $0.prepared(id, for: key) }"),
    ("joined work for an image in memory decodes again", "ImageStage",
     "if loaded == nil, let answer = lookedUp(request)", "if false, let answer = lookedUp(request)"),
    ("a damaged entry is not loaded again", "DecodeStage",
     "guard loaded.response.source == .disk, request.cachePolicy.network != .never else {", "guard false else {"),
    ("a reload that joins a step on the way does not reach memory", "Loads",
     "        memory.keepInMemory(result, for: request)\n", ""),
    ("a store that fails leaves the older entry", "WriteBehindCache",
     "try? await cache.remove(for: key)\n            throw error", "throw error"),
    ("an awaiter that is cancelled waits on", "ImageTask",
     "state.withLock { $0.awaiters.removeValue(forKey: id) }?.resume(returning: .failure(.cancelled))", ""),
    ("a cancelled task's transfer goes on", "ImageTask", "finish(.failure(.cancelled))?.cancel()", "finish(.failure(.cancelled))"),
    ("a gate's waiter cancelled before it entered stays", "TransferGate", "if Task.isCancelled { cancel(id) }", ""),
    ("a gate's waits stay with their demand", "TransferGate", "defer { demand.unfollow(id) }", ""),
    ("a place that is lent is kept while waiting", "TransferGate", "if let old { queue.freePlace(at: old) }", ""),
    ("a place given back wakes nobody parked", "TransferQueue",
     "        if hosts.values[index].parkedCount > 0 { unpark(at: host) }\n", ""),
    ("a connection that is shared counts for each transfer", "TransferQueue", "streams == nil ? inside : min(inside, 1)", "inside"),
    ("a shared connection's waiters stay ready", "TransferQueue", "parkAll(at: name)\n        } else", "} else"),
    ("a connection that is shared no more leaves its waiters parked", "TransferQueue",
     "unparkAll(at: name)\n        }\n    }", "}\n    }"),
    ("a host with more places than before leaves its waiters parked", "TransferQueue",
     "if !open.contains(host) { unparkAll(at: host) }", ""),
    ("newcomers for a shared connection are not let in from parking", "TransferQueue",
     "if open.contains(waiter.host) {\n            park", "if false {\n            park"),
    ("a ready waiter that leaves lets nobody follow", "TransferQueue",
     "} else {\n            unpark(at: waiter.host)\n        }\n        forget", "}\n        forget"),
    ("a ready waiter that loses urgency lets nobody pass", "TransferQueue",
     "} else if priority < waiter.priority {\n            unpark(at: waiter.host)\n        }", "}"),
    ("a raised parked waiter stays parked", "TransferQueue",
     "if waiter.isParked, priority < waiter.priority || open.contains(waiter.host) {", "if waiter.isParked {"),
    ("a host's limit is one too many", "TransferQueue",
     "return taken < places ? .normal : nil", "return taken <= places ? .normal : nil"),
    ("previews are rounded as the whole picture", "RoundedCorners", "case .pixels(let length): .pixels(length * factor)", "case .pixels: self"),
    ("previews are cropped as the whole picture", "ScaledCopy",
     "SIMD2(Double(piece.left), Double(piece.top)) * scale + corner", "SIMD2(Double(piece.left), Double(piece.top)) + corner"),
    ("previews drift with each crop", "ScaledCopy", "Double(piece.top)) * scale + corner", "Double(piece.top)) * scale"),
    ("previews of one's own processors stay large", "ScaledCopy", "reduced(by: min(scale.x, scale.y))", "reduced(by: 1)"),
    ("previews are blurred as the whole picture", "Blur", " * copy.scale(of: whole)), whole)", "), whole)"),
    ("previews lose their scale when resized", "Resize", "return (Self(to: smaller, filter: filter), layout.output)",
     "return (Self(to: smaller, filter: filter), output)"),
    ("processors of one's own see small previews", "ScaledCopy",
     "return try enlarged().wholeResult(of: processor)", "return try wholeResult(of: processor)"),
    ("low priorities take a whole host", "TransferQueue", "places - places / Self.partLeftFree", "places"),
    ("revalidations pile up", "Versions", "$0.count < Self.most && ", ""),
    ("hosts are never forgotten", "TransferQueue", "        hosts.remove(at: index)\n", ""),
    ("newcomers overtake those held back by churn", "TransferQueue", "guard (isOpen ? hosts[host]?.parkedCount ?? 0 : readyCount) == 0, ", "guard "),
    ("urgent starts wait for the churn too", "TransferQueue", "delay == nil ? least : max(least, .high)", "least"),
    ("churn does not leak away", "TransferQueue", "leak(until: now)\n        let excess", "let excess"),
    ("finished transfers are churn", "DownloadRun", "wasGivenUp: Task.isCancelled && !isLate", "wasGivenUp: true"),
    ("the permit is held between attempts", "DownloadRun",
     "leave()\n                let delay", "let delay"),
    ("the permit is held while a modifier is asked", "DownloadRun+Attempt", "        standing.stepAside()\n", ""),
    ("the permit is held while a handler is asked", "DownloadRun+Authentication", "        standing.stepAside()\n", ""),
    ("what a modifier's own load waits for is kept", "TransferGate", "Hold.during({ [self] in leave() }, body)", "Hold.during({}, body)"),
    ("a hold is given back after its end", "Permits", "        defer { _ = hold.release.withLock { $0.take() } }\n", ""),
    ("a transfer's own cancellation is the caller's", "DownloadRun",
     "error == .cancelled ? .request(.givenUp) : error", "error"),
    ("another version's rest is taken", "PartialBodies", ", isSameVersion(fields), let text", ", let text"),
    ("a rest from another URL is taken", "PartialBodies", "guard Resource(load.url) == resource, ", "guard "),
    ("a rest from elsewhere is taken", "PartialBodies", "range.first == data.count,", ""),
    ("a rest of a body of another size is taken", "PartialBodies", "total == nil || range.total == nil || range.total == total", "true"),
    ("a rest that is too long is taken", "DownloadRun+Attempt", "guard body.count == range.last + 1 else", "guard true else"),
    ("a refused range fails the download", "DownloadRun+Attempt",
     "} else if partial != nil, load.response.status == .rangeNotSatisfiable {\n                    partial = nil\n", ""),
    ("a part of the old version is kept with the new", "DownloadRun+Attempt",
     "// The server has begun again.\n        partial = nil", ""),
    ("a weak tag is good enough", "PartialBodies", "return EntityTag.namesVersion(tag) ? tag : nil", "return tag"),
    ("a weak date is good enough", "PartialBodies", "sent.timeIntervalSince(modified) >= 1", "sent >= modified"),
    ("an encoded body is resumed", "PartialBodies", "guard status == .ok, !forbidsStoring, headerFields[.contentEncoding] == nil,",
     "guard status == .ok, !forbidsStoring,"),
    ("bodies of requests with conditions are kept", "DownloadRun+Attempt", "if let partial, http.allowsResumption, ", "if let partial, "),
    ("beginnings are never dropped", "PartialBodies", "while state.byteCount > limit { state.removeOldest() }", ""),
    ("POST is repeated", "RetryPolicy", "[.get, .head, ", "[.get, .head, .post, "),
    ("Retry-After is not bounded", "RetryPolicy", "guard asked <= maximumRetryAfter else { return nil }", ""),
    ("a wait passes the limit for all attempts", "RetryPolicy",
     "if let totalTimeout, failure.elapsed + delay >= totalTimeout { return nil }", ""),
    ("a credential goes to every origin", "DownloadRun+Authentication", "let way = ways[origin] else", "let way = ways.values.first else"),
    ("secrets go along to another origin", "Redirects", "guard leavesOrigin else { return next }", "return next"),
    ("handlers are asked for ever", "DownloadRun+Authentication", "return rounds <= Self.maximumRounds", "return rounds <= 1000"),
    ("optimized: an owner ends before what it has lent", "WorkKeys", "defer { extendLifetime(self) }\n        return ", "return "),
    ("an observer that keeps events keeps the pipeline", "ImageDownloader", "asked.onEvent = nil", "_ = asked"),
    ("an observer that keeps events keeps the caches", "ImageDownloader", "asked.onHead = nil", "_ = asked"),
    ("a request that shares nothing shares its transfer", "TransferStage",
     "sharesTransfer = options.sharesWork ?? true", "sharesTransfer = true"),
    ("a caller that waits for the store cannot give up", "WriteBehindCache+Waiting",
     "{ if Task.isCancelled { stopWaiting(id) } }\n        } onCancel: {\n            stopWaiting(id)\n",
     "{}\n        } onCancel: {\n            _ = id\n"),
    ("a source that fails is the end", "Loads",
     "failures.append(ImageError.SourceFailure(source: attempt.source.logText, error: error))", "throw error"),
    ("a relay forgets what came while a handler ran", "CallbackRelay",
     "} while mailbox.hasEvents && startsRunning()", "} while false"),
    ("handlers run beside one another", "CallbackRelay", "return !state.isRunning", "return true"),
    ("a mailbox wakes its reader with nothing", "EventMailbox",
     "var woken = [(state.readers.removeFirst().suspension, state.take())]",
     "var woken: [(Suspension<Event?>, Event?)] = [(state.readers.removeFirst().suspension, nil)]"),
    ("a reader that is cancelled reads on", "EventMailbox", "reader?.resume(returning: nil)", "_ = reader"),
    ("an end that nobody has heard of is told after a cancellation", "EventMailbox",
     "if state.outcome != nil { state.outcome = .failure(.cancelled) }", "_ = state.outcome"),
    ("progress is told after a cancellation", "EventMailbox", "(state.progress, state.preview) = (nil, nil)", "_ = state"),
    ("a token means nothing before its load's end is told", "ImageTask",
     "if let relay { return relay.whenOver(action) }\n", ""),
    ("a cancelled download's transfer goes on", "CallbackLoad",
     "finish(.failure(.cancelled))?.cancel()", "finish(.failure(.cancelled))"),
    ("what is stored after all was removed goes with it", "WriteBehindCache",
     "if let clearing = state.clearings.first(taking: key) { return (clearing, nil) }\n", ""),
    ("what is on its way from the disk is found", "WriteBehindCache",
     "return state.withLock { $0.clearings.first(taking: key) } != nil ? (nil, ()) : nil", "return nil"),
    ("a lookup takes an alternative for the source", "ImagePipeline+Cache", "lookup.alternatives = []", "_ = lookup"),
    ("a lookup reads a file", "ImagePipeline+Cache", "guard lookup.isKeptOnDisk else { return nil }", ""),
    ("a lossy copy is the start of a stored chain", "ImageStage",
     "stored?.image.isLossyCopy == true && request.cachePolicy.disk.writes", "false"),
    ("a stale start is loaded anew", "ImageStage", "try await confirmed(usable, to:", "try await confirmed(nil, to:"),
    ("forbidden bytes leave images in memory", "Versions",
     "parts.imageCache(of: request).removeAll(variantsOf: request.imageKey, but: nil)", ""),
    ("forbidden bytes leave images on the disk", "DiskEntries", "isForbidden ? nil : new.version", "new.version"),
    ("a source takes others of its URL along", "WriteBehindCache+Removal", "key.hasPrefix(ProcessedKey.prefix(of: source))", "key.hasPrefix(source + \"\\n\")"),
    ("a file's image counts though it has changed", "DiskEntries", "with: parts.patience)?.version == file.version", "with: parts.patience) != nil"),
    ("store: a full disk keeps its entries", "Index", "        } catch .full {\n", "        } catch .full where false {\n"),
    ("a step outlives its source", "ImageStage", "guard rules.allowsStale(stored.metadata, after: error, at: caching.now)", "guard true"),
    ("a store by hand overtakes what came later", "ImagePipeline+Cache", "guard engine.versions.isCurrent(placing) else { return }", ""),
    ("an update shows what is shown already", "ImageDisplay+Loading",
     "case .success(let response) where attempt.isUpdate && !isNewer(response):",
     "case .success(let response) where false && !isNewer(response):"),
    ("an image that is used expires all the same", "ImageCache+State", "held.goneAt = later", "_ = later"),
    ("tokens outlive their loads", "CallbackLoad", "tasks.withLock { $0.removeValue(forKey: id) }", "tasks.withLock { $0[id] }"),
    ("previews go on after the end of their stage", "PreviewMaker", "defer { state.make = nil }", ""),
    ("a preview does not wait for its turn", "PreviewMaker", "if pause > 0 {", "if false {"),
    ("a preview is made of a body that is whole", "DecodeStage", "previews?.endAtWhole()\n            hold(", "hold("),
    ("a previewer is fed from the start again", "Previews", "body.chunks(from: state.fed)", "body.chunks(from: 0)"),
    ("a previewer outlives its body", "Previews", "if state.body != body.id {", "if state.body == nil {"),
    ("a resumed body is another one", "DownloadRun+Attempt", "total: total, id: body.arrived.id)", "total: total)"),
    ("a resumed body is another one at first", "DownloadRun+Attempt", "total: body.expected, id: body.arrived.id)", "total: body.expected)"),
    ("a preview that is not wanted any more is made to the end", "PreviewMaker", "task?.cancel()", "_ = task"),
    ("a prefetched item that ends gives no room", "PrefetchRunner", "state.running -= 1", ""),
    ("an item that is stopped loads on", "PrefetchRunner", "for task in removal.tasks { task.cancel() }", ""),
    ("an item in two batches goes with the first", "PrefetchQueue",
     "guard items.values[index].tickets.isEmpty else { return }", ""),
    ("frames that are shown no more are held", "FrameTable+Decoding",
     "while frames.count > plan.heldLimit {", "while frames.count > plan.heldLimit, false {"),
    ("frames are decoded that nobody waits for", "FrameTable",
     "?? wanted.min()", "?? wanted.min() ?? cursor.goal.flatMap { isMissing($0) ? $0 : nil }"),
    ("a late frame is given up for a later one, and that again", "FrameTable",
     "if let goal = cursor.goal, goal >= cursor.nextIndex, isMissing(goal) { return goal }", ""),
    ("readers throw out each other's frames", "FrameTable", "reader.isAdmitted, !reader.isSpent", "!reader.isSpent"),
    ("frames beyond the last loop are decoded", "PlaybackTimeline",
     "wanted: state.playback.wanted(at: position), ", ""),
    ("a paused player keeps its timer", "PlaybackTimeline",
     "notices.cancelled.append(timer)\n                state.timer = nil", "_ = timer"),
    ("players are held by what they play by", "PlaybackTimeline",
     "weak var player: AnimationPlayer?", "var player: AnimationPlayer?"),
    ("any number of players is out of step", "AnimationPlayer",
     "guard group.hasRoom || ", "guard true || "),
    ("an animation is stored as a still image", "CacheSerializer",
     "if image.frames != nil || image.damage != nil { return nil }", ""),
    ("the still image of an animation has the same key", "ImageRequest",
     "rareOptions?.options.frames == .first", "false"),
    ("a display shows an image that is not wanted any more", "ImageDisplay+Loading",
     "guard let self, self.current === attempt else {", "guard let self else {"),
    ("a display gives up what it replaces before the next can join", "DisplayAttempt",
     "DispatchQueue.main.async { self.cancelLoad() }\n    }\n\n    /// Ends", "cancelLoad()\n    }\n\n    /// Ends"),
    ("a display's view that goes leaves its load running", "ImageDisplay", "deinit { current?.abandon() }", ""),
    ("a display tells of a change that another has followed", "ImageDisplay", "if change == changes {", "if true {"),
    ("a display that may finish a load keeps it urgent", "ImageDisplay", "replaced.setPriority(.veryLow)", "_ = replaced"),
    ("a display's load given up while it began runs on", "DisplayAttempt", "if isOver { cancelLoadSoon() }", ""),
    ("a display does not see that its view has grown meanwhile", "ImageDisplay+Loading",
     "if current === attempt { refineIfTooSmall() }", ""),
    ("a display shows why a larger image cannot be had", "ImageDisplay+Loading",
     "if !attempt.isRefinement { showFailure(error, attempt.options) }", "showFailure(error, attempt.options)"),
    ("a display fades in what comes from a cache", "ImageDisplay+Loading",
     "attempt.options.forcesTransition ? attempt.options.transition : .none", "attempt.options.transition"),
    ("a display's cancelled waiter is told of something else", "ImageDisplay+Loading",
     "guard !attempt.isOver else { return }\n                        guard let self", "guard let self"),
    ("a display does not see that its view came back as it was asked for its size", "ImageDisplay+Loading",
     "let sized = sizedRequest(of: attempt)\n        guard !attempt.isOver else { return }",
     "let sized = sizedRequest(of: attempt)"),
    ("a display holds the main thread for another form of its image", "DiskEntries",
     "if request.keepsProcessed,\n", "if\n"),
    ("a password goes to Basic where Digest is offered", "DownloadRun+Authentication", "names.contains(\"digest\") || ", ""),
    ("a stale image in memory is an answer", "ImageCache",
     "hit.isPlain, hit.staleAt == .infinity || time.now < hit.staleAt {", "hit.isPlain {"),
    ("a use in memory puts no expiry off", "ImageCache+Expiry",
     "held.staleAt == old { held.staleAt = new }", "false { held.staleAt = new }"),
    ("an image in use that had to go is forgotten", "ImageCache+State",
     "keepWeakly(entry.key, entry.value, isKnown: true, &deferred)",
     "deferred.release(entry.value)\n                variants.remove(entry.key)"),
    ("an image in use is found again after a store in its place", "ImageCache+State",
     "let isKnown = table.contains(key) || (!evicted.isEmpty && evicted.remove(key))", "let isKnown = table.contains(key)"),
    ("images whose time is over go after others", "ImageCache+State",
     "if removeFirstExpired(at: now, &deferred) { continue }", ""),
    ("a view gets images of any size", "ImageCache+Variants", " && Double(scaled) <= Double(wanted) * excess", ""),
    ("a small image that was stored as such counts as whole", "ImageCache+Variants",
     "if let target, size.width >= target.width || size.height >= target.height { return nil }", ""),
    ("images with processors get those without", "ImageCache+Variants",
     "guard !key.isProcessed else { return nil }\n        let keys", "let keys"),
    ("what was prefetched counts as wanted", "PrefetchRunner",
     "request.purpose = .prefetching\n        do", "do"),
]

FAULTS += [
    ("store: a checksum is not compared", "EntryFiles",
     "guard count == bytes, Checksum.of(content) == checksum else {", "guard count == bytes else {"),
    ("store: the row comes before the file", "EntryStore+Storing",
     "        try index.files.write(data, as: name)\n",
     "        Thread.detachNewThread { usleep(2_000); try? index.files.write(data, as: name) }\n"),
    ("store: the file goes before its row", "Eviction",
     "        try connection.remove(entry.name)\n        return [entry] + forms\n",
     "        files.remove(entry.name)\n        try connection.remove(entry.name)\n        return [entry] + forms\n"),
    ("store: what was made of older bytes stays without them", "Connection+Rows",
     "if ProcessedKey.matches(key) { return [] }", "if !key.isEmpty { return [] }"),
    ("store: the limit is off by one entry", "Eviction",
     "step.fits = total.bytes + bytes <= sizeLimit", "step.fits = total.bytes <= sizeLimit"),
    ("store: files are swept while they are written", "EntryStore+Verifying",
     "ageOfTheAbandoned: TimeInterval = 60", "ageOfTheAbandoned: TimeInterval = 0"),
    ("store: healing removes a newer version", "EntryStore",
     "                try connection.remove(name)\n                return (entry",
     "                _ = try connection.remove(name.id, files: index.files)\n                return (entry"),
    ("store: sweeps follow symbolic links", "FileSystem",
     "followingLinks ? 0 : O_NOFOLLOW", "followingLinks ? 0 : 0"),
    ("store: a pipe in a file's place is waited for", "EntryFiles", " | O_NONBLOCK", ""),
    ("store: a link in a file's place is followed", "EntryFiles",
     "O_RDONLY | O_CLOEXEC | O_NOFOLLOW", "O_RDONLY | O_CLOEXEC"),
    ("store: an index's place may be a link", "IndexOpener",
     "if let other = others.first {", "if let other = others.first, other.isEmpty {"),
    ("store: another program's database is taken for a damaged index", "IndexOpener",
     "foreign else { return }", "foreign, file.isEmpty else { return }"),
    ("store: a log is whatever has a log's name", "IntentLog",
     "guard let lines = lines(file) else { continue }", "let lines = lines(file) ?? []"),
    ("store: nothing is saved of a damaged index", "IndexOpener",
     "FileSystem.isOther(path) ? nil : IndexRecovery", "folder != path ? nil : IndexRecovery"),
    ("store: the first identity is believed", "Index", "all.count == 1 ? 1 : 2", "1"),
    ("store: a total that contradicts itself is believed", "IndexRoom",
     "all.allSatisfy({ $0.bytes == first.bytes && $0.entries == first.entries })", "all.count > 0"),
    ("store: the schema's text is believed", "Schema", "== intended", "!= nil"),
    ("store: who is killed leaves what it had begun", "IntentLog",
     "where try !has(name) { files.remove(name) }", "where try has(name) && false { files.remove(name) }"),
    ("store: what the living have begun is removed", "IntentLog",
     "guard flock(file, LOCK_EX | LOCK_NB) == 0, !FileSystem", "guard !FileSystem"),
    ("store: what is evicted is not written down before", "Index",
     "            intents.add(names(result), to: ticket)\n", ""),
    ("store: a version of another type is not removed", "Query",
     "WHERE id = ?1 AND \\(Self.file) = ?2\"\n        case .update", "WHERE id = ?1 AND file = ?2\"\n        case .update"),
    ("store: a replaced row's length is believed", "Eviction",
     "if total.bytes + bytes > sizeLimit, files.contradict", "if total.bytes < 0, files.contradict"),
    ("store: a new index knows no uses", "Index",
     "try row.step() ? row.double(0) : nil", "try row.step() ? nil : nil"),
]


KINDS = MODEL, OPTIMIZED, _ = "newest:", "optimized:", "store:"
WHOLE_MODULES = ("-Xswiftc", "-whole-module-optimization", "-Xswiftc", "-num-threads", "-Xswiftc", "2")
# The status of a run that has found no test.
NO_TESTS = 69
FAILURES = ("recorded an issue", "Fatal", "crashed", "watchdog", "SWIFT TASK CONTINUATION MISUSE")


def run(*command, timeout=900, silence=150, targets="HalcyonCoreTests HalcyonStoreTests", optimized=False, model=False):
    """The status and the output of a command, which ends with the first test that fails, or if tests say nothing."""
    # With fewer seeds, the model misses some faults whose occasions are rare.
    defaults = {"HALCYON_STRESS": "4", "SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH": "6"}
    defaults |= {"HALCYON_MODEL_SEEDS": "4000"} if model else {}
    environment = defaults | os.environ | {"HALCYON_TESTS": targets, "HALCYON_OPTIMIZED": "1" if optimized else "0"}
    # A session of its own: what `swift test` has started ends with it.
    child = subprocess.Popen(command, cwd=COPY, env=environment, text=True, errors="replace", stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, start_new_session=True)
    isTest = "--filter" in command
    start = heard = time.monotonic()
    done, expired = threading.Event(), threading.Event()

    def watch():
        while not done.wait(1):
            if time.monotonic() - start > timeout or isTest and time.monotonic() - heard > silence:
                expired.set()
                os.killpg(child.pid, signal.SIGKILL)
                return

    threading.Thread(target=watch, daemon=True).start()
    output, hasFailed = [], False
    for line in child.stdout:
        heard = time.monotonic()
        output.append(line)
        hasFailed = isTest and any(mark in line for mark in FAILURES)
        if hasFailed:
            break
    done.set()
    if hasFailed:
        os.killpg(child.pid, signal.SIGKILL)
    child.wait()
    if hasFailed:
        return 1, "".join(output)
    return (124, "ran out of time") if expired.is_set() else (child.returncode, "".join(output))


def tests(suites, targets, optimized=False, model=False):
    """The state of the copy, "passed", "failed" or "did not build", and what the last of these suites has printed."""
    flags = WHOLE_MODULES if optimized else ()
    scratch = ".build-optimized" if optimized else ".build-model" if model else ".build"
    flags += ("--scratch-path", scratch)
    code, output = run("swift", "build", "--product", "halcyonPackageTests", *flags, targets=targets, optimized=optimized)
    if not code and "HalcyonStoreTests" in suites:
        code, output = run("swift", "build", "--product", "StoreWorkout", *flags, targets=targets, optimized=optimized)
    if code:
        return "did not build", output
    program = f"{scratch}/debug/halcyonPackageTests.xctest"
    for suite in suites:
        # Not by `swift test`, which takes seconds to start.
        code, output = run(program, "--testing-library", "swift-testing", "--filter", suite, targets=targets,
                           optimized=optimized, model=model)
        if code not in (0, NO_TESTS):
            return "failed", output
    return "passed", output


def triples(places):
    """The file of each place of a fault, its text, and what replaces that."""
    return list(zip(places[::3], places[1::3], places[2::3]))


def nearest(file):
    """What finds the suites in the folder of tests that mirrors the folder of a file."""
    target, *folders = FILES[file].parts[1:-1]
    suites = sorted(path.stem for path in ROOT.joinpath("Tests", target + "Tests", *folders).glob("*Tests.swift"))
    return rf"^{target}Tests\.({'|'.join(suites)})/"


def judge(name, file, isPlanted=True):
    both = "HalcyonCoreTests HalcyonStoreTests"
    if name.startswith(MODEL):
        return tests(["VersionModelTests", "HalcyonCoreTests"], "HalcyonCoreTests", model=True)
    suite = FILES[file].parts[1] + "Tests"
    state, output = ("passed", "") if name.startswith(OPTIMIZED) else tests([nearest(file), suite], both)
    # Optimized code meets more races.
    if state == "passed" and isPlanted or name.startswith(OPTIMIZED):
        return tests([suite], both, optimized=True, model=True)
    return state, output


def evidence(output):
    marks = (*FAILURES, "out of time")
    return next((line.strip()[:110] for line in output.splitlines() if any(mark in line for mark in marks)), "")


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("words", nargs="*", metavar="WORD", help="plant only the faults that have these in their name")
    parser.add_argument("--from", dest="first", type=int, default=1, metavar="N", help="start at the N-th of them")
    parser.add_argument("--check", action="store_true", help="only look whether the faults still have their places")
    return parser.parse_args()


def main():
    options = arguments()
    lost = [name for name, *places in FAULTS for file, old, _ in triples(places)
            if file not in FILES or (ROOT / FILES[file]).read_text().count(old) != 1]
    if lost:
        sys.exit("the places of these faults have changed, or are not the only ones with their text;"
                 f" mend scripts/plant-faults.py: {lost}")
    if options.check:
        return
    chosen = [fault for fault in FAULTS if all(word in fault[0] for word in options.words)]
    if not 1 <= options.first <= len(chosen):
        sys.exit(f"no fault has number {options.first}: {len(chosen)} are chosen")
    planted = chosen[options.first - 1:]
    COPY.mkdir(parents=True, exist_ok=True)
    for name in ("Package.swift", "Sources", "Tests"):
        target = COPY / name
        if target.is_dir():
            shutil.rmtree(target)
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy2)(ROOT / name, target)
    # One of each kind: the tests of all must pass without a fault.
    kinds = {next((kind for kind in KINDS if name.startswith(kind)), ""): (name, file) for name, file, *_ in planted}
    for name, file in kinds.values():
        state, output = judge(name, file, isPlanted=False)
        print(f"without a fault: {state}", flush=True)
        if state != "passed":
            sys.exit(output[-4000:])
    survivors = []
    for number, (name, *places) in enumerate(planted, options.first):
        # As it was copied, for the files may be worked on meanwhile.
        before = {COPY / FILES[file]: (COPY / FILES[file]).read_text() for file, _, _ in triples(places)}
        for file, old, new in triples(places):
            path = COPY / FILES[file]
            path.write_text(path.read_text().replace(old, new, 1))
        state, output = judge(name, places[0])
        for path, text in before.items():
            path.write_text(text)
        if state != "failed":
            survivors.append(name)
        print(f"{number:2}. {'CAUGHT  ' if state == 'failed' else 'SURVIVED'}  {name}: {evidence(output) or state}",
              flush=True)
    print(f"{len(planted) - len(survivors)} of {len(planted)} faults caught")
    sys.exit(1 if survivors else 0)


if __name__ == "__main__":
    main()
