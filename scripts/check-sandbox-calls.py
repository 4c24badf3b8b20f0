#!/usr/bin/env python3
"""Compares the system calls that helpers of the sandbox make with the list of those that they may make.

usage: check-sandbox-calls.py COMMAND...     COMMAND decodes by helpers, all kinds of files in all ways

Runs the command under strace, prints how often helpers made each call after they had locked themselves in, and fails if
a call is not on the list (Sources/CSandbox/calls.h) or one on the list was never made and has no reason below.
"""
import collections
import pathlib
import re
import subprocess
import sys
import tempfile

LIST = pathlib.Path(__file__).parent.parent / 'Sources/CSandbox/calls.h'

# On the list though the command need not make it.
REASONS = {
    'restart_syscall': 'the kernel makes it after a stop, in place of another',
    'rt_sigreturn': 'the end of a handler, which a decoder may set for a time',
    'rt_sigaction': '`abort` makes it',
    'rt_sigprocmask': '`abort` makes it, and the start of a thread',
    'getpid': '`abort` makes it',
    'gettid': '`abort` makes it',
    'tgkill': '`abort` makes it',
    'clock_gettime': 'made where the kernel offers no other way to the time',
    'getrandom': 'the C library makes it for its heap, at first use',
    'ppoll': 'what `poll` is where that call is not there',
    'sched_yield': 'the wait of a lock',
    'sysinfo': 'the C library makes it to find the size of memory',
    'sched_getaffinity': 'the number of processors, which a decoder asks for before it makes threads',
    'mremap': '`realloc` of a large block makes it',
    'exit': 'the end of a thread',
    'rseq': 'the start of a thread, of the C library from 2.35 on',
    'set_robust_list': 'the start of a thread',
    'madvise': 'the end of a thread, and memory given back',
    'dup': 'a font that was opened before, but not used',
    'fstat': 'a font that was opened before, but not used',
    'fcntl': 'a font that was opened before, but not used',
    'write': 'what libraries print',
    'writev': 'what libraries print',
    'brk': 'the C library makes it for small blocks',
}
# What has arguments that are checked, in lock_in.c.
CHECKED = {'mmap', 'mprotect', 'fcntl', 'write', 'writev', 'clone3', 'clone', 'tgkill'}


def allowed():
    """The names of calls that are allowed, and of those that fail without ending the helper."""
    text = LIST.read_text()
    refused = '\n'.join(re.findall(r'REFUSED_CALLS(?: \\\n(?:.*\\\n)*.*| HALCYON_CALL.*)', text))
    refused = set(re.findall(r'HALCYON_CALL\((\w+)\)', refused))
    return set(re.findall(r'HALCYON_CALL\((\w+)\)', text)) - refused - {'name'}, refused


def main(command):
    if subprocess.run(['strace', '-o', '/dev/null', 'true'], capture_output=True).returncode != 0:
        print('check-sandbox-calls: nothing is checked, because strace may not trace here')
        return
    made, locked = collections.Counter(), set()
    with tempfile.NamedTemporaryFile() as log:
        status = subprocess.run(
            ['strace', '-f', '--signal=none', '-o', log.name, *command], stdout=subprocess.DEVNULL).returncode
        for line in open(log.name, errors='replace'):
            match = re.match(r'(\d+) +(?:<\.\.\. )?(\w+)(\(| resumed)', line)
            if not match:
                continue
            process, call, kind = match.groups()
            if process in locked:
                if kind == '(':
                    made[call] += 1
                thread = re.search(r'= (\d+)$', line) if call in ('clone', 'clone3') else None
                if thread:
                    locked.add(thread.group(1))
            # The call that installs the filter succeeds.
            elif call == 'seccomp' and 'SECCOMP_SET_MODE_FILTER' in line and line.rstrip().endswith('= 0'):
                locked.add(process)
    if status != 0:
        sys.exit(f'check-sandbox-calls: the command ended with status {status}')
    if not locked:
        sys.exit('check-sandbox-calls: no process locked itself in')
    calls, refused = allowed()
    print(f'calls of {len(locked)} processes and threads of the sandbox:')
    for name, count in made.most_common():
        note = ', refused' if name in refused else ', its arguments are checked' if name in CHECKED else ''
        print(f'  {count:8} {name}{note}')
    strange = set(made) - calls - refused - CHECKED
    idle = (calls | CHECKED) - set(made) - set(REASONS)
    for name in sorted(strange):
        print(f'not on the list, but made: {name}')
    for name in sorted(idle):
        print(f'on the list, but never made: {name}')
    for name in sorted(((calls | CHECKED) & set(REASONS)) - set(made)):
        print(f'not made here: {name}: {REASONS[name]}')
    sys.exit(1 if strange or idle else 0)


if __name__ == '__main__':
    main(sys.argv[1:])
