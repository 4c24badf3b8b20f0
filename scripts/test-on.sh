#!/usr/bin/env bash
# Runs the README's two commands, `make run` and `make test`, in a fresh clone on another release of Debian.
#
# The release is installed with debootstrap into a folder of its own. It gets the packages that Swift's toolchain needs, the
# toolchain itself and, if git's configuration maps package URLs to a local folder, that folder; nothing else of this machine.
# Everything runs in mount and process namespaces of its own, so that no mount and no process can stay behind, even if this
# script is killed. What is committed is tested, not the work tree.
#
# The release and the packages downloaded are kept in ~/.cache/halcyon-test-on (1 GB) for the next run; the folder with the
# clone and its builds is removed at the end. Needs root (it calls sudo itself), debootstrap, and 15 GB of disk.
#
# usage: test-on.sh SUITE [COMMAND]
#   SUITE      bookworm, trixie, … or any release for which debootstrap has a script
#   COMMAND    what to run in the clone instead, by bash
# environment:
#   MIRROR     a Debian mirror; default: the one in this machine's apt sources
#   REFRESH=1  installs the release again, with today's packages
#   KEEP=1     keeps the folder with the clone, and prints where it is; nothing removes it later
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf 'test-on: %s\n' "$*"; }
fail() { say "$*" >&2; exit 1; }

suite=${1:-}
[[ $suite =~ ^[a-z]+$ ]] || fail "usage: make test-on SUITE=trixie"
command=${2:-'make run && make test'}
if ((EUID != 0)); then
    command -v sudo >/dev/null || fail "run this as root, or install sudo"
    exec sudo --preserve-env=PATH,HOME,MIRROR,REFRESH,KEEP,XDG_CACHE_HOME,http_proxy,https_proxy,no_proxy "$0" "$@"
fi
for tool in debootstrap unshare setpriv flock git; do
    command -v $tool >/dev/null || fail "$tool is missing; install it"
done
[[ -e /usr/share/debootstrap/scripts/$suite ]] || fail "this debootstrap does not know $suite: upgrade it"

# The toolchain: the folder that has usr/bin/swift.
swift=$(command -v swift) || fail "there is no swift in PATH"
swift=$(dirname "$(dirname "$(dirname "$(readlink -f "$swift")")")")
# Local copies of packages: folders to which git's configuration maps URLs.
git_maps=$(git config --get-regexp '^url\..*\.insteadof$' || true)
mapfile -t copies < <(sed -nE 's/^url\.(\/.*)\.insteadof .*/\1/p' <<<"$git_maps" | sort -u)
# The mirror: the one that this machine's apt uses for Debian.
apt_sources=$(apt-get indextargets --format '$(LABEL) $(REPO_URI)' 'Created-By: Packages' 2>/dev/null || true)
mirror=${MIRROR:-$(awk '$1 == "Debian" { print $2; exit }' <<<"$apt_sources")}
security=$(awk '$1 == "Debian-Security" { print $2; exit }' <<<"$apt_sources")
[[ -n $mirror ]] || fail "apt's sources name no Debian mirror here: set MIRROR"

cache=${XDG_CACHE_HOME:-$HOME/.cache}/halcyon-test-on
base=$cache/$suite
archives=$cache/$suite-archives
mkdir -p "$archives/partial"
exec {lock}>"$cache/$suite.lock"
flock --nonblock "$lock" || fail "another run for $suite is under way"
# Left by runs that were killed; nothing is mounted in them, for mounts go with their namespace.
rm -rf --one-file-system "$cache/$suite-run".* "$base.draft"

namespace=
machine=
tidy_up() {
    local status=$?
    trap '' INT TERM HUP
    # SIGKILL for the parent is SIGKILL for the first process of the namespace, and with it for all others.
    [[ -z $namespace ]] || { kill -KILL "$namespace" && wait "$namespace"; } 2>/dev/null || true
    rm -rf --one-file-system "$base.draft"
    if [[ -n $machine && -n ${KEEP:-} ]]; then
        mv "$machine" "${machine/-run./-kept.}" && say "kept: ${machine/-run./-kept.}"
    elif [[ -n $machine ]]; then
        rm -rf --one-file-system "$machine" || say "could not remove $machine" >&2
    fi
    exit $status
}
trap tidy_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# Runs a function of this script, with arguments, in namespaces of its own that end with this script however it ends. A
# session of its own gives it a process group with a number there: without one, what signals its own group signals this
# script.
apart() {
    local status=0
    setpriv --pdeathsig KILL unshare --mount --pid --fork --kill-child --propagation private \
        setsid bash -euo pipefail -c "$(declare -f "$1" enter); \"\$@\"" "$1" "$@" </dev/null &
    namespace=$!
    wait "$namespace" || status=$?
    namespace=
    return $status
}

# Mounts into a root folder what every system has, and runs a command in it.
enter() {
    local root=$1 archives=$2
    shift 2
    mount -t proc proc "$root/proc"
    mount --rbind /sys "$root/sys"
    mount --rbind /dev "$root/dev"
    mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
    mount -t devpts -o newinstance,ptmxmode=0666,mode=0620 devpts "$root/dev/pts"
    mount --bind "$archives" "$root/var/cache/apt/archives"
    chroot "$root" /usr/bin/env -i HOME=/root TERM=dumb LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 \
        ${http_proxy:+http_proxy="$http_proxy"} ${https_proxy:+https_proxy="$https_proxy"} \
        ${no_proxy:+no_proxy="$no_proxy"} "$@"
}

# Installs the release, with what the toolchain needs of it (https://www.swift.org/install/linux), into a folder.
install_base() {
    local root=$1 suite=$2 mirror=$3 security=$4 archives=$5
    debootstrap --force-check-gpg --variant=minbase --include=ca-certificates "$suite" "$root" "$mirror"
    {
        echo "deb $mirror $suite main"
        # Not every release has these, sid for one.
        [[ $suite == sid ]] || echo "deb $mirror $suite-updates main"
        [[ $suite == sid || -z $security ]] || echo "deb $security $suite-security main"
    } >"$root/etc/apt/sources.list"
    # How this machine reaches its mirror, and whom it trusts.
    apt-config dump Acquire | { grep -iE '::proxy|Check-(Valid|Date)' || true; } >"$root/etc/apt/apt.conf.d/90test-on"
    cp /usr/local/share/ca-certificates/*.crt "$root/usr/local/share/ca-certificates/" 2>/dev/null || true
    [[ ! -f /etc/pip.conf ]] || cp /etc/pip.conf "$root/etc/pip.conf"
    enter "$root" "$archives" PATH=/usr/sbin:/usr/bin:/sbin:/bin bash -euo pipefail -c '
        update-ca-certificates
        apt-get update -q
        apt-get upgrade -y -q
        apt-get install -y -q --no-install-recommends make git g++ libc6-dev libcurl4 libxml2 libncurses6 libsqlite3-0 \
            libpython3-stdlib tzdata'
}

# Mounts toolchain and package copies, and runs a command in the clone.
run() {
    local root=$1 archives=$2 swift=$3 command=$4 folder
    shift 4
    for folder in "$swift" "$@"; do
        mkdir -p "$root$folder"
        mount --bind -o ro "$folder" "$root$folder"
    done
    enter "$root" "$archives" PATH="$swift/usr/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" \
        bash -c "cd /root/halcyon && $command" 2>&1
}

if [[ ! -d $base || -n ${REFRESH:-} ]]; then
    say "installing Debian $suite from $mirror"
    log=$cache/$suite.log
    apart install_base "$base.draft" "$suite" "$mirror" "$security" "$archives" >"$log" 2>&1 ||
        { tail -20 "$log" >&2; fail "Debian $suite could not be installed; see $log"; }
    rm -rf --one-file-system "$base"
    mv "$base.draft" "$base"
fi

machine=$(mktemp -d "$cache/$suite-run.XXXXXX")
cp -a "$base/." "$machine/"
cp -L /etc/resolv.conf /etc/hosts "$machine/etc/"
[[ -z $(git status --porcelain) ]] || say "what is not committed is not tested"
git -c safe.directory='*' clone --quiet --no-hardlinks . "$machine/root/halcyon"
while read -r key value; do
    [[ -z $key ]] || git config --file "$machine/etc/gitconfig" --add "$key" "$value"
done <<<"$git_maps"
for folder in "${copies[@]}"; do
    git config --file "$machine/etc/gitconfig" --add safe.directory "${folder%/}/*"
done

say "Debian $(<"$machine/etc/debian_version"), $(git log -1 --format='%h %s')"
start=$SECONDS
status=0
apart run "$machine" "$archives" "$swift" "$command" "${copies[@]}" || status=$?
say "Debian $suite: \`$command\` ended with status $status after $((SECONDS - start)) s"
exit $status
