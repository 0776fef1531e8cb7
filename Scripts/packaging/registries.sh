# shellcheck shell=bash
# The packages of the command for other package managers, for Scripts/package.
case $architecture in
  amd64) machine=x86_64 node_architecture=x64 ;;
  arm64) machine=aarch64 node_architecture=arm64 ;;
  *) machine=$(uname -m) node_architecture=$architecture ;;
esac
npm=$packages/purpose-catalog-$version.tgz
npm_platform=$packages/purpose-catalog-linux-$node_architecture-$version.tgz
artifactbundle=$packages/purpose-catalog.artifactbundle.zip

# The lowest version of the GNU C library that has all symbols which a program needs: 2.36
glibc_floor() {
  local program=$1 others
  # Systems of a manylinux tag have these libraries and no others.
  others=$(readelf --dynamic "$program" | sed -nE 's/.*\(NEEDED\).*\[(.*)\]/\1/p' |
    grep -vE '^(ld-linux.*|lib(c|m|dl|rt|pthread|gcc_s|stdc\+\+))\.so' || true)
  [ -z "$others" ] || { echo "$program needs $others, which a wheel may not rely on; link it statically" >&2; return 1; }
  readelf --version-info "$program" | grep -oE 'GLIBC_[0-9.]+' | cut -d_ -f2 | sort -Vu | tail -1
}

make_wheel() {
  lay_out_command
  local tree=$work/wheel floor
  floor=$(glibc_floor "$command_files/bin/catalog")
  wheel=$packages/purpose_catalog-$version-py3-none-manylinux_${floor/./_}_$machine.whl
  mkdir -p "$tree/licences"
  cp -r "$command_files"/* "$tree"
  cp LICENSE.txt NOTICE.txt "$tree/licences"
  Scripts/packaging/write-wheel "$version" "manylinux_${floor/./_}_$machine" "$tree" "$wheel"
}

# As npm pack does, without npm: pack_npm FOLDER FILE, the folder's name being 'package'.
pack_npm() { tar -C "$(dirname "$1")" "${reproducible[@]}" -c package | gzip -9n >"$2"; }

make_npm() {
  lay_out_command
  local main=$work/npm/package platform=$work/npm-platform/package
  mkdir -p "$main" "$platform"
  cp Scripts/packaging/npm/{catalog.js,README.md} LICENSE.txt NOTICE.txt "$main"
  chmod 755 "$main/catalog.js"
  # The types of generated code, with Standard's purposes.
  .build/release/catalog generate typescript --catalog Catalogs/Standard --output "$work/types" --locales en \
    --icons lucide >/dev/null
  mkdir "$main/types"
  cp "$work"/types/*.d.ts "$main/types"
  cp -r "$command_files"/{bin,share} LICENSE.txt NOTICE.txt "$platform"
  Scripts/packaging/write-npm-manifests "$version" "linux-$node_architecture" "$main" "$platform"
  pack_npm "$main" "$npm"
  pack_npm "$platform" "$npm_platform"
}

# The tools that the plugins run, and the checksum that Package.swift names.
make_artifactbundle() {
  lay_out_command
  local tree=$work/artifactbundle
  Scripts/build embed-catalog >/dev/null
  mkdir -p "$tree/share"
  cp -r "$command_files/bin" LICENSE.txt NOTICE.txt "$tree"
  cp -r "$command_files/share/purpose-catalog" "$tree/share"
  strip_program embed-catalog "$tree/bin"
  Scripts/packaging/write-artifactbundle "$version" "linux-$machine" "$tree" "$artifactbundle"
  # As 'swift package compute-checksum' does, which waits for builds.
  sha256sum "$artifactbundle" | cut -d' ' -f1 >"$artifactbundle.checksum"
}

test_artifactbundle() { Scripts/packaging/test-artifactbundle "$artifactbundle"; }

# The manifest of the packages that are there, which the files for registries are made from.
write_manifest() {
  [ -e "$packages/purpose-catalog-$version-linux-$architecture.tar.gz" ] || make_tarball
  Scripts/packaging/write-registries manifest "$version" "$packages"
}

make_formula() {
  write_manifest
  Scripts/packaging/write-registries formula "$packages"
}

make_mise() {
  write_manifest
  Scripts/packaging/write-registries mise "$packages"
}
