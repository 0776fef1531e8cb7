# shellcheck shell=bash
# The names of a system in each kind of package, for Scripts/package. Packages for macOS and Windows are not tested.
#
# A platform is a system and an architecture, as in the tarball's name: linux-amd64, darwin-arm64, windows-amd64.
case $(uname -s) in
  Linux) host=linux ;;
  Darwin) host=darwin ;;
  MINGW* | MSYS* | CYGWIN*) host=windows ;;
  *) echo "Scripts/package knows Linux, macOS and Windows, not $(uname -s)" >&2; exit 2 ;;
esac
case $(uname -m) in
  x86_64 | amd64) host+=-amd64 ;;
  aarch64 | arm64) host+=-arm64 ;;
  *) host+=-$(dpkg --print-architecture 2>/dev/null || uname -m) ;;
esac
[ -n "$platform" ] || platform=$host
system=${platform%%-*}
architecture=${platform#*-}

# Sets what depends on the platform: the kinds that can be made, the ending of programs, and the names.
name_platform() {
  exe=
  kinds_here=(tarball wheel npm artifactbundle formula mise)
  case $architecture in
    amd64) machine=x86_64 node_architecture=x64 ;;
    arm64) machine=aarch64 node_architecture=arm64 ;;
    *) machine=$architecture node_architecture=$architecture ;;
  esac
  case $system in
    linux)
      [ "$platform" != "$host" ] || kinds_here=("${all[@]}")
      bundle_platform=linux-$machine
      node_platform=linux-$node_architecture
      ;;
    darwin)
      machine=${machine/aarch64/arm64}
      bundle_platform=macos-$machine
      node_platform=darwin-$node_architecture
      ;;
    windows)
      # Homebrew has no packages for it.
      kinds_here=(tarball wheel npm artifactbundle mise)
      exe=.exe
      bundle_platform=windows-$machine
      node_platform=win32-$node_architecture
      ;;
    *) echo "unknown platform '$platform'; take one such as linux-amd64, darwin-arm64 or windows-amd64" >&2; exit 2 ;;
  esac
}

# The platform tag of the wheel (PEP 425, PEP 600).
wheel_platform() {
  local version
  case $system in
    linux)
      version=$(glibc_floor "$1") || return 1
      echo "manylinux_${version/./_}_$machine"
      ;;
    # The oldest macOS is that of Package.swift.
    darwin)
      version=$(sed -nE 's/.*\.macOS\(\.v([0-9]+)\).*/\1/p' Package.swift | head -1)
      echo "macosx_${version}_0_$machine"
      ;;
    windows) echo "win_$architecture" ;;
  esac
}

# The lowest version of the GNU C library that has all symbols which a program needs: 2.36
glibc_floor() {
  local program=$1 others
  # Systems of a manylinux tag have these libraries and no others.
  others=$(readelf --dynamic "$program" | sed -nE 's/.*\(NEEDED\).*\[(.*)\]/\1/p' |
    grep -vE '^(ld-linux.*|lib(c|m|dl|rt|pthread|gcc_s|stdc\+\+))\.so' || true)
  [ -z "$others" ] || { echo "$program needs $others, which a wheel may not rely on; link it statically" >&2; return 1; }
  readelf --version-info "$program" | grep -oE 'GLIBC_[0-9.]+' | cut -d_ -f2 | sort -Vu | tail -1
}

# A program without what only debuggers read, in a folder: strip_program NAME FOLDER
strip_program() {
  local program=$programs/$1$exe copy=$2/$1$exe
  # Programs of another system are packed as they are.
  case $([ "$platform" != "$host" ] || echo "$system") in
    linux) strip --strip-unneeded --remove-section=.comment --remove-section=.note -o "$copy" "$program" ;;
    darwin)
      strip -S -x -o "$copy" "$program"
      # On Apple silicon, a program runs only with a signature of its bytes.
      codesign --force --sign - "$copy"
      ;;
    *)
      cp "$program" "$copy"
      chmod 755 "$copy"
      ;;
  esac
}
