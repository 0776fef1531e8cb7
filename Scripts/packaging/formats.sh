# shellcheck shell=bash
# Formats of packages, for Scripts/package. In packages files have one owner, one time and modes that no umask changes.
umask 022
reproducible=(--sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=gnu)

# The program and its manual, below a prefix.
lay_out_program() {
  local program=$1 prefix=$2
  mkdir -p "$prefix/bin" "$prefix/share/man/man1"
  strip_program "$program" "$prefix/bin"
  "$(dirname "$describer")/$program" --experimental-dump-help | Scripts/packaging/manual "$version" "$prefix/share/man/man1"
  gzip -9n "$prefix"/share/man/man1/*.1
}

# The Debian package that a folder of Scripts/packaging describes, with the files of a tree: write_deb command TREE FILE
write_deb() {
  local folder=Scripts/packaging/$1 tree=$2 output=$3 maintainer name doc depends script
  maintainer="${DEBFULLNAME:-The purpose-catalog authors} <${DEBEMAIL:-purpose-catalog@lists.example.org}>"
  name=$(sed -n 's/^Package: //p' "$folder/control")
  doc=$tree/usr/share/doc/$name
  mkdir -p "$doc" "$tree/usr/share/lintian/overrides" "$tree/DEBIAN" "$work/shlibs/debian"
  cp "$folder/copyright" NOTICE.txt "$doc"
  cp "$folder/lintian-overrides" "$tree/usr/share/lintian/overrides/$name"
  gzip -9n <CHANGELOG.md >"$doc/changelog.gz"
  { echo "$name ($version-1) stable; urgency=medium"
    echo
    echo "  * $version; changelog.gz says what is new."
    echo
    echo " -- $maintainer  $(date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")"
  } | gzip -9n >"$doc/changelog.Debian.gz"
  # Which libraries it needs, and of which versions, the program says.
  touch "$work/shlibs/debian/control"
  depends=$(cd "$work/shlibs" && dpkg-shlibdeps -O "$tree"/usr/bin/* 2>/dev/null | sed 's/^shlibs:Depends=//')
  sed -e "s/@VERSION@/$version-1/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@DEPENDS@/$depends/" \
    -e "s/@MAINTAINER@/$maintainer/" -e "s/@SIZE@/$(du -sk --apparent-size "$tree/usr" | cut -f1)/" \
    "$folder/control" >"$tree/DEBIAN/control"
  for script in postinst prerm postrm; do
    [ ! -e "$folder/$script" ] || install --mode=755 "$folder/$script" "$tree/DEBIAN/"
  done
  [ ! -e "$tree/etc" ] || (cd "$tree" && find etc -type f -printf '/%p\n' | sort) >"$tree/DEBIAN/conffiles"
  (cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
  dpkg-deb --root-owner-group -Zxz --build "$tree" "$output" >/dev/null
  lintian --allow-root --fail-on error,warning "$output"
}

# An OCI image of one layer: write_image LAYER FILE OPTION…, the options those of umoci config.
write_image() {
  local layer=$1 output=$2 folder created
  shift 2
  folder=$work/$(basename "$output" .tar)
  created=$(date --utc --date="@$SOURCE_DATE_EPOCH" +%FT%TZ)
  umoci init --layout "$folder"
  umoci new --image "$folder:$version"
  umoci raw add-layer --image "$folder:$version" --history.created "$created" "$layer"
  umoci config --image "$folder:$version" --created "$created" --architecture "$architecture" --os linux --no-history "$@"
  umoci gc --layout "$folder"
  tar -C "$folder" "${reproducible[@]}" -cf "$output" .
}

# What an image holds: FOLDER/rootfs, and how to run it: FOLDER/config.json.
unpack_image() {
  local image=$1 folder=$2
  mkdir "$folder.oci"
  tar -C "$folder.oci" -xf "$image"
  umoci unpack --image "$folder.oci:$version" "$folder"
}

# A Debian without anything that this machine has, from the archive that this machine's apt uses.
bare_debian() {
  local output=$1 sources
  shift
  for sources in /etc/apt/sources.list.d/{debian,ubuntu}.sources /etc/apt/sources.list; do [ ! -e "$sources" ] || break; done
  # shellcheck disable=SC1091
  mmdebstrap --quiet "$@" "$(. /etc/os-release && echo "$VERSION_CODENAME")" "$output" "$sources"
}
