# shellcheck shell=bash
# The packages of the command, for Scripts/package.
deb=$packages/purpose-catalog_$version-1_$architecture.deb
tarball=$packages/purpose-catalog-$version-$platform.tar.gz
image=$packages/purpose-catalog-$version-linux-$architecture.oci.tar
command_files=$work/command

# What all of them hold, below a prefix: bin and share.
lay_out_command() {
  [ ! -e "$command_files" ] || return 0
  say "packing catalog $version for $architecture"
  lay_out_program catalog "$command_files"
  mkdir -p "$command_files/share/purpose-catalog"
  cp -r Catalogs/Standard Catalogs/*.schema.json "$command_files/share/purpose-catalog"
  complete() {
    mkdir -p "$command_files/share/$2"
    # Shells source the script, so it needs no interpreter line.
    "$describer" --generate-completion-script "$1" | sed '1{/^#!/d;}' >"$command_files/share/$2/$3"
  }
  complete bash bash-completion/completions catalog
  complete zsh zsh/vendor-completions _catalog
  complete fish fish/vendor_completions.d catalog.fish
}

make_deb() {
  [ ! -e "$deb" ] || return 0
  lay_out_command
  mkdir -p "$work/deb"
  cp -r "$command_files" "$work/deb/usr"
  write_deb command "$work/deb" "$deb"
}

make_tarball() {
  lay_out_command
  local name=purpose-catalog-$version-$platform
  cp -r "$command_files" "$work/$name"
  cp LICENSE.txt NOTICE.txt CHANGELOG.md "$work/$name"
  Scripts/packaging/write-tarball "$work/$name" "$tarball"
}

# A small Debian with the package, git and what workbooks need, for CI jobs.
make_image() {
  make_deb
  # shellcheck disable=SC2016 # mmdebstrap's shell knows $1.
  bare_debian "$work/command.tar" --variant=apt \
    --include="git,curl,ca-certificates,$(sed -nE 's/^Suggests: //p' Scripts/packaging/command/control | tr -d ' ')" \
    --customize-hook="upload $deb /tmp/catalog.deb" --customize-hook='chroot "$1" dpkg --install /tmp/catalog.deb' \
    --customize-hook='rm "$1/tmp/catalog.deb"'
  write_image "$work/command.tar" "$image" --config.cmd catalog --config.cmd --help
}

test_image() {
  unpack_image "$image" "$work/unpacked"
  chroot "$work/unpacked/rootfs" catalog --version
  chroot "$work/unpacked/rootfs" git --version
}

# The command with its cut data answers as with all of it, which its build leaves where it has cut them.
test_icu_data() {
  local whole=.build/static-icu/whole
  [ -d "$whole" ] || return 0
  say "comparing with the whole of ICU's data"
  Scripts/packaging/test-icu-data "$command_files/bin/catalog" "$whole"
}
