# shellcheck shell=bash
# The packages of the service, for Scripts/package.
service_deb=$packages/purpose-catalog-service_$version-1_$architecture.deb
service_image=$packages/purpose-catalog-service-$version-linux-$architecture.oci.tar
service_files=$work/service

# What both hold, below a prefix: the program, its manual, and the notices of the packages that it is built with.
lay_out_service() {
  [ ! -e "$service_files" ] || return 0
  say "packing catalog-service $version for $architecture"
  Scripts/build catalog-service >/dev/null
  lay_out_program catalog-service "$service_files"
  local doc=$service_files/share/doc/purpose-catalog-service notice
  mkdir -p "$doc"
  for notice in .build/checkouts/*/NOTICE.txt; do
    printf '%s\n\n' "$(basename "$(dirname "$notice")")"
    cat "$notice"
    echo
  done | gzip -9n >"$doc/NOTICE.gz"
}

# It takes Standard from the command's package, which also checks a catalogue before it is served.
make_service-deb() {
  lay_out_service
  local tree=$work/service-deb
  mkdir -p "$tree/etc/default" "$tree/usr/lib/systemd/system"
  cp -r "$service_files"/* "$tree/usr"
  cp Scripts/packaging/catalog-service.service "$tree/usr/lib/systemd/system"
  cp Scripts/packaging/service/catalog-service.default "$tree/etc/default/catalog-service"
  write_deb service "$tree" "$service_deb"
}

# The service, Standard, drawn icons and the libraries that it needs: no shell, no package manager, and nothing to write to.
make_service-image() {
  lay_out_service
  local tree=$work/service-image
  bare_debian "$work/libraries.tar" --variant=extract --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr \
    --include=libc6,libgcc-s1,zlib1g,libbrotli1,bootstrap-icons
  mkdir "$tree"
  tar -C "$tree" --exclude='./dev/*' --exclude='./etc/*' --exclude='./var/*' --exclude='changelog*' --exclude=gconv \
    -xpf "$work/libraries.tar"
  mkdir -p "$tree"/{proc,sys} "$tree/usr/share/purpose-catalog"
  cp -r "$service_files/bin" "$tree/usr"
  cp -r "$service_files"/share/doc/* "$tree/usr/share/doc"
  cp Scripts/packaging/service/copyright NOTICE.txt "$tree/usr/share/doc/purpose-catalog-service"
  cp -r Catalogs/Standard "$tree/usr/share/purpose-catalog"
  tar -C "$tree" "${reproducible[@]}" -cf "$work/service.tar" .
  write_image "$work/service.tar" "$service_image" --config.user 65532:65532 --config.exposedports 8080/tcp \
    --config.stopsignal SIGTERM --config.entrypoint /usr/bin/catalog-service --config.entrypoint --host \
    --config.entrypoint 0.0.0.0
}

test_service-image() {
  unpack_image "$service_image" "$work/service-unpacked"
  Scripts/packaging/test-service-image "$work/service-unpacked"
}
