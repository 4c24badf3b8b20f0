# Two commands matter: `make run` shows Halcyon at work, `make test` proves it. Both install what they need.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help

# What the build, the tests and the demo need from the system, besides the libraries that Package.swift names for apt.
# mate-backgrounds brings the demo's photographs. The plugins for libheif are packages of their own since Debian 13.
PACKAGES := $(shell sed -n 's/.*\.apt(\["\(.*\)"\]).*/\1/p' Package.swift) libjpeg-dev libpng-dev libwebp-dev libgif-dev \
	liblcms2-dev zlib1g-dev pkg-config openssl ca-certificates nginx-light libnginx-mod-http-echo python3-pil python3-numpy \
	python3-pip libavif-bin mate-backgrounds xvfb adwaita-icon-theme librsvg2-common fonts-dejavu-core redis-tools \
	libjxl-tools libheif-examples libtiff-tools librsvg2-bin strace 'libheif-plugin-libde265?' 'libheif-plugin-x265?'

# The browser that tests the page of the image server: the smallest Chromium of Debian. With BROWSER=, none is installed.
BROWSER := chromium-headless-shell

SOURCES := Package.swift Sources Tests Benchmarks/Package.swift Benchmarks/Sources Fuzzing/Package.swift Fuzzing/Sources Examples/Gallery/Package.swift Examples/Gallery/Sources Examples/Gallery/Tests Examples/Articles/Package.swift Examples/Articles/Sources Server/Package.swift Server/Sources Server/Tests
SWIFT := swift
PREFIX := /usr/local
# The program and the tests have all formats; the library's default is AVIF alone.
TRAITS := --traits AllFormats
# The lock and the suspension that the sanitizer understands are compiled in by HALCYON_TSAN; see Sources/HalcyonCore/Concurrency.
# HALCYON_BUILD_FLAGS are those of `swift build` for all that is built to be tested; see .ci/run.
TSAN := $(TRAITS) $(HALCYON_BUILD_FLAGS) --sanitize=thread -Xswiftc -DHALCYON_TSAN --scratch-path .build-tsan
# These work in processes of their own, which the log does not see, or for minutes at one thing.
TSAN_SKIP := EnduranceTests|BitFlipTests|ProcessesTests|NewFolderTests|LaunchSnapshotKillTests
# With URLS="https://… https://…" or URLS=list.txt, `make run` takes the user's own images.
export URLS
# With FEED=…, `make gallery` takes the user's own.
export FEED
# All at once, hundreds of tests would starve each other on two processors, and time limits run out that mean something.
export SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH := 6

.PHONY: help setup build install run gallery server screenshots test test-apple test-on tsan asan stress model proof faults fuzz bench bench-server soak-server lint format api clean picture

help: ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

setup: ## install the system packages that are missing
	@scripts/setup.sh $(PACKAGES)

build: setup ## build the program in release mode
	@$(SWIFT) build -c release $(TRAITS) --product halcyon
	@$(SWIFT) build -c release $(TRAITS) --product halcyon-decoder

install: build ## install the program to PREFIX (/usr/local), and what decodes for it in a sandbox to PREFIX/libexec/halcyon
	@install -D -t '$(DESTDIR)$(PREFIX)/bin' "$$($(SWIFT) build -c release $(TRAITS) --show-bin-path)/halcyon"
	@install -D -t '$(DESTDIR)$(PREFIX)/libexec/halcyon' "$$($(SWIFT) build -c release $(TRAITS) --show-bin-path)/halcyon-decoder"

run: build ## fetch a gallery cold, from disk and from memory, and draw a contact sheet (URLS=… for your own images)
	@scripts/demo.sh "$$($(SWIFT) build -c release $(TRAITS) --show-bin-path)/halcyon"

gallery: setup ## open a window on 10,000 images (FEED=… for a folder, a list or a JSON feed of your own)
	@$(SWIFT) build -c release --package-path Examples/Gallery --product halcyon-gallery
	@Examples/Gallery/scripts/gallery.sh "$$($(SWIFT) build -c release --package-path Examples/Gallery --show-bin-path)/halcyon-gallery"

server: setup ## start an image server to try, with photographs as its sources, and print a URL that works
	@$(SWIFT) build -c release --package-path Server --product halcyon-server
	@Server/scripts/serve.sh "$$($(SWIFT) build -c release --package-path Server --show-bin-path)/halcyon-server"

screenshots: setup ## draw the documentation's pictures of the gallery and of the server's page again
	@$(SWIFT) build -c release --package-path Examples/Gallery
	@Examples/Gallery/scripts/take-screenshots.sh "$$($(SWIFT) build -c release --package-path Examples/Gallery --show-bin-path)"
	@scripts/setup.sh $(BROWSER)
	@$(SWIFT) build -c release --package-path Server --product halcyon-server
	@Server/scripts/photograph_page.py "$$($(SWIFT) build -c release --package-path Server --show-bin-path)/halcyon-server"

test: setup ## run all tests
	@scripts/setup.sh $(BROWSER) # Apart from PACKAGES: `make run` does not need it.
	@scripts/test.sh

test-apple: setup ## build what is for Apple's systems against stand-ins of its frameworks, without warnings, and test it
	@HALCYON_PARTS=apple scripts/test-apple.sh

test-on: ## run `make run` and `make test` in a fresh clone on another Debian (SUITE=trixie; REFRESH=1, KEEP=1, COMMAND='…')
	@scripts/setup.sh debootstrap
	@MIRROR='$(MIRROR)' REFRESH='$(REFRESH)' KEEP='$(KEEP)' scripts/test-on.sh '$(SUITE)' $(if $(COMMAND),'$(COMMAND)')

tsan: export HALCYON_TESTS := $(or $(TESTS),HalcyonCoreTests HalcyonTestingTests HalcyonCombineTests HalcyonCurlTests \
	HalcyonStoreTests HalcyonRedisTests)
tsan: export TSAN_OPTIONS := suppressions=$(CURDIR)/scripts/tsan-suppressions.txt
# Programs that a sandbox holds are those of `make test`: the sanitizer makes calls that are forbidden there.
tsan: export HALCYON_PROGRAMS = $(shell $(SWIFT) build $(TRAITS) --show-bin-path)
tsan: setup ## run the tests of engine, publishers, network and store under the thread sanitizer, which must find nothing (TESTS="HalcyonSandboxTests", after `make test`)
	@$(SWIFT) build --product halcyonPackageTests $(TSAN)
	@scripts/test-tsan.sh $(TSAN) --skip '$(TSAN_SKIP)'

asan: setup ## run the tests of widgets under the address sanitizer, which must find nothing
	@scripts/asan.sh

stress: export HALCYON_TESTS := HalcyonCoreTests
stress: setup ## run the engine's races and random loads fifty times as long, optimized
	@HALCYON_STRESS=50 $(SWIFT) test -c release -Xswiftc -enable-testing --filter 'WorkRaceTests|EngineStressTests'

model: export HALCYON_TESTS := HalcyonCoreTests HalcyonTests
model: setup ## compare 50,000 random uses of a pipeline with what it may answer, optimized (SEEDS=100 FIRST=17 for some)
	@HALCYON_MODEL_SEEDS=$(or $(SEEDS),50000) HALCYON_MODEL_FIRST=$(or $(FIRST),1) $(SWIFT) test -c release -Xswiftc -enable-testing --filter VersionModel

proof: setup ## run the disk cache's longest tests in full: 100,000 calls under SIGKILL, a flip of every byte of an index
	@HALCYON_PROOF=1 $(SWIFT) test $(TRAITS) --filter 'EnduranceTests|BitFlipTests'

faults: setup ## plant known faults in a copy of the engine, and show that its tests catch each (WORDS="permit" for some, FROM=44 to go on)
	@/usr/bin/python3 scripts/plant-faults.py $(if $(FROM),--from $(FROM)) $(WORDS)

fuzz: setup ## fuzz the codecs and the network client, with the address sanitizer (SECONDS=3600 TARGETS="decode-gif")
	@Fuzzing/scripts/fuzz.sh $(or $(SECONDS),600) $(TARGETS)

bench: setup ## measure against C, as ratios (ROWS="memory policies download disk decode thumbnail formats local sandbox previews animation process engine order list burst soak launch zoom fling grid play idle"; CONFIGURATION=debug for a debug build)
	@scripts/setup.sh gcc python3-dev libvips-tools # One of the contestants is compiled, and one is Debian's.
	@Benchmarks/scripts/bench.sh $(ROWS)

bench-server: setup ## measure the image server against thumbor and nginx's image_filter (SERVER=… for a built program, ARGUMENTS='--short --rounds 1')
	@scripts/setup.sh gcc python3-venv libnginx-mod-http-image-filter
	@SERVER='$(SERVER)' Server/benchmarks/bench.sh $(ARGUMENTS)

soak-server: setup ## run half an hour of mixed load with faults on two instances of the image server (SERVER=… for a built program, ARGUMENTS='--minutes 3')
	@SERVER='$(SERVER)' Server/benchmarks/soak.sh $(ARGUMENTS)

lint: ## check the style and the words, that the faults to plant have their places, and that the assembly is current
	@$(SWIFT) format lint --strict --recursive $(SOURCES)
	@/usr/bin/python3 scripts/plant-faults.py --check
	@/usr/bin/python3 scripts/check-words.py
	@scripts/make-kernels.sh --check
	@echo "style: clean"

format: ## correct the style
	@$(SWIFT) format --in-place --recursive $(SOURCES)

api: setup ## print the public API into docs/api; `make test` and `make test-apple` compare it with the code
	@$(SWIFT) build $(TRAITS) $(HALCYON_BUILD_FLAGS)
	@/usr/bin/python3 scripts/print-api.py "$$($(SWIFT) build $(TRAITS) $(HALCYON_BUILD_FLAGS) --show-bin-path)"
	@$(SWIFT) build $(HALCYON_BUILD_FLAGS) --package-path Server --scratch-path .build
	@/usr/bin/python3 scripts/print-api.py --server "$$($(SWIFT) build $(HALCYON_BUILD_FLAGS) --show-bin-path)"
	@HALCYON_PARTS=apple $(SWIFT) build $(HALCYON_BUILD_FLAGS) --scratch-path .build-apple --target HalcyonApple
	@HALCYON_PARTS=apple /usr/bin/python3 scripts/print-api.py \
		"$$(HALCYON_PARTS=apple $(SWIFT) build $(HALCYON_BUILD_FLAGS) --scratch-path .build-apple --show-bin-path)"

clean: ## remove what was built and drawn
	@rm -rf .build .build-apple .build-tsan .build-asan Benchmarks/.build Fuzzing/.build Examples/Gallery/.build Examples/Articles/.build Server/.build out

picture: build ## draw the guide's contact sheet again
	@/usr/bin/python3 scripts/make-artwork.py .build/artwork
	@mkdir -p docs
	@"$$($(SWIFT) build -c release $(TRAITS) --show-bin-path)/halcyon" sheet .build/artwork/* --no-cache --columns 5 --cell 240 \
		-o docs/contact-sheet.jpg
