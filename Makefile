# What each command does stands in README.md. Everything that a machine lacks is installed by
# `make setup`, from the system's packages.

LIBRARY ?=
PREFIX ?= /usr/local
DESTDIR ?=
# Arguments for the program, as ARGS='--theme wood'.
ARGS ?=

SWIFT ?= swift
JOBS ?= $(shell getconf _NPROCESSORS_ONLN)
RELEASE = .build/release
# The programs that belong together.
PROGRAMS = photogrid photogrid-plist $(DECODER)
# Left out where its libraries are not there.
DECODER = $(shell test "$$PHOTOGRID_DECODER" != off && pkg-config --exists vips chafa 2>/dev/null \
	&& echo photogrid-decoder)
# The standard library in the program: it starts in half the time, and runs without a toolchain.
# macOS has the library in the system.
RELEASE_FLAGS = -c release -j $(JOBS) $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)

# Installed without their symbols: that halves them.
STRIP = $(if $(filter Linux,$(shell uname -s)),-s)

.PHONY: all run build build-release setup test test-bare check lint format format-check record \
	bench monkey screens sample-photos widths install uninstall clean log

all: build

setup:
	@./.ci/setup

build: setup build-release

build-release:
	@for program in $(PROGRAMS); do \
	  $(SWIFT) build $(RELEASE_FLAGS) --product $$program || exit 1; \
	done

# The library's name reaches the shell as a variable, since it may hold anything; not every shell
# expands a tilde behind an equals sign.
run: export LIBRARY_PATH_GIVEN = $(value LIBRARY)
run: build
	@library=$$LIBRARY_PATH_GIVEN; \
	case $$library in "~"|"~/"*) library=$$HOME$${library#"~"};; esac; \
	exec $(RELEASE)/photogrid $(ARGS) $${library:+"$$library"}

test: setup
	@./.ci/test

# The program with nothing but the toolchain and curses: no decoder.
test-bare: setup
	@PHOTOGRID_DECODER=off ./.ci/test .build-bare

lint: setup
	@./.ci/lint

# Exactly what .ci/run calls.
check: lint test test-bare

format:
	@swift format -i -r -p Sources Tests Package.swift

record: setup
	@PHOTOGRID_RECORD=all $(SWIFT) test -j $(JOBS) --filter 'Golden|golden' || true
	@git status --short -- 'Tests/*/Golden'

# Two hundred thousand actions at random on real libraries; ARGS='--seed 7' plays another game.
monkey: setup
	@$(SWIFT) build -c release -Xswiftc -DPHOTOGRID_CHECKS --scratch-path .build-monkey \
	  --product photogrid-plist
	@$(SWIFT) build -c release -Xswiftc -DPHOTOGRID_CHECKS --scratch-path .build-monkey \
	  --product photogrid-dev
	@.build-monkey/release/photogrid-dev monkey $(ARGS)

bench: build
	@./.ci/setup bench
	@$(SWIFT) build $(RELEASE_FLAGS) --product photogrid-dev
	@$(SWIFT) build $(RELEASE_FLAGS) --product CursesBaseline
	@$(RELEASE)/photogrid-dev bench $(ARGS)

# Runs the program in every terminal that there is, on test cards, and checks the screens by pixels.
screens: build
	@$(SWIFT) build $(RELEASE_FLAGS) --product photogrid-dev
	@$(RELEASE)/photogrid-dev screens $(ARGS)

sample-photos: setup
	@$(SWIFT) build -c release -j $(JOBS) --product photogrid-dev
	@$(RELEASE)/photogrid-dev sample-photos Resources

widths:
	@$(SWIFT) build -c release -j $(JOBS) --product photogrid-dev
	@$(RELEASE)/photogrid-dev widths > Sources/TerminalCore/CellWidth+Table.swift

install:
	@test -x $(RELEASE)/photogrid || { echo "make install: nothing is built; run make build first" >&2; exit 2; }
	install -d '$(DESTDIR)$(PREFIX)/bin' '$(DESTDIR)$(PREFIX)/libexec/photogrid' \
	  '$(DESTDIR)$(PREFIX)/share/photogrid/samples'
	install $(STRIP) -m 755 $(RELEASE)/photogrid '$(DESTDIR)$(PREFIX)/bin/photogrid'
	for program in photogrid-plist photogrid-decoder; do \
	  if [ -x $(RELEASE)/$$program ]; then \
	    install $(STRIP) -m 755 $(RELEASE)/$$program '$(DESTDIR)$(PREFIX)/libexec/photogrid/'; fi; \
	done
	install -m 644 Resources/photos.plist '$(DESTDIR)$(PREFIX)/share/photogrid/'
	install -m 644 Resources/samples/* '$(DESTDIR)$(PREFIX)/share/photogrid/samples/'

uninstall:
	rm -f '$(DESTDIR)$(PREFIX)/bin/photogrid'
	rm -rf '$(DESTDIR)$(PREFIX)/libexec/photogrid' '$(DESTDIR)$(PREFIX)/share/photogrid'
	-rmdir '$(DESTDIR)$(PREFIX)/libexec' '$(DESTDIR)$(PREFIX)/share' 2>/dev/null || true

log:
	@tail -f "$${XDG_STATE_HOME:-$$HOME/.local/state}/photogrid/photogrid.log"

clean:
	rm -rf .build .build-bare
