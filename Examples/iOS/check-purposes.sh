#!/bin/sh
# A Run Script phase of Xcode, before Compile Sources: "$SRCROOT/check-purposes.sh". It fails the build if the generated code is not
# what the catalogue says. The phase reads files below SRCROOT: set ENABLE_USER_SCRIPT_SANDBOXING to NO, and untick "Based on
# dependency analysis".

# Xcode starts a phase without the PATH of the shell.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin"
cd "${SRCROOT:-$(dirname "$0")}" || exit 1
if ! command -v catalog > /dev/null; then
  echo "error: 'catalog' is not installed; brew install your-organisation/tap/purpose-catalog" >&2
  exit 1
fi
catalog generate --check --quiet || {
  echo "error: the generated code is not what the catalogue says; run 'catalog generate' in $PWD" >&2
  exit 1
}
