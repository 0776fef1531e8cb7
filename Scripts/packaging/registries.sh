# shellcheck shell=bash
# The packages of the command for other package managers, for Scripts/package.
npm=$packages/purpose-catalog-$version.tgz
npm_platform=$packages/purpose-catalog-$node_platform-$version.tgz
artifactbundle=$packages/purpose-catalog.artifactbundle.zip

make_wheel() {
  lay_out_command
  local tree=$work/wheel tag
  tag=$(wheel_platform "$command_files/bin/catalog$exe")
  wheel=$packages/purpose_catalog-$version-py3-none-$tag.whl
  mkdir -p "$tree/licences"
  cp -r "$command_files"/* "$tree"
  cp LICENSE.txt NOTICE.txt "$tree/licences"
  Scripts/packaging/write-wheel "$version" "$tag" "$tree" "$wheel"
}

make_npm() {
  lay_out_command
  local main=$work/npm/package program=$work/npm-platform/package
  mkdir -p "$main" "$program"
  cp Scripts/packaging/npm/{catalog.js,vite.mjs,vite.d.ts,README.md} LICENSE.txt NOTICE.txt "$main"
  # The types of generated code, with Standard's purposes.
  "$describer" generate typescript --catalog Catalogs/Standard --output "$work/types" --locales en \
    --icons lucide >/dev/null
  mkdir "$main/types"
  cp "$work"/types/*.d.ts "$main/types"
  cp -r "$command_files"/{bin,share} LICENSE.txt NOTICE.txt "$program"
  Scripts/packaging/write-npm-manifests "$version" "$node_platform" "$main" "$program"
  # As npm pack does, without npm.
  Scripts/packaging/write-tarball "$main" "$npm"
  Scripts/packaging/write-tarball "$program" "$npm_platform"
}

# The tools that the plugins run, and the checksum that Package.swift names.
make_artifactbundle() {
  lay_out_command
  local tree=$work/artifactbundle
  $finished || [ "$platform" != "$host" ] || Scripts/build embed-catalog >/dev/null
  mkdir -p "$tree/share"
  cp -r "$command_files/bin" LICENSE.txt NOTICE.txt "$tree"
  cp -r "$command_files/share/purpose-catalog" "$tree/share"
  strip_program embed-catalog "$tree/bin"
  Scripts/packaging/write-artifactbundle "$version" "$bundle_platform" "$tree" "$artifactbundle"
}

# As in a release, which joins those of all systems.
test_artifactbundle() {
  local joined=$work/purpose-catalog.artifactbundle.zip
  Scripts/packaging/write-artifactbundle --join "$joined" "$artifactbundle" "$work"/others/*/*.artifactbundle.zip
  Scripts/packaging/test-artifactbundle "$joined"
}

# The manifest of the packages that are there, which the files for registries are made from.
write_manifest() {
  [ -e "$tarball" ] || make_tarball
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
