/// Configuration for web servers, published with the tree: cache lifetimes, the media types of files without an
/// extension, and the permitted origins.
package struct ServerConfiguration {
  /// The policy for pages (CSP Level 3): everything that they load is in the tree.
  package static let contentSecurityPolicy =
    "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; "
    + "base-uri 'none'; frame-ancestors 'none'"

  /// The methods that files answer.
  package static let methods = "GET, HEAD, OPTIONS"
  /// The header fields that scripts of other origins may send (WHATWG Fetch § CORS protocol).
  package static let preflightFields =
    "Accept-Language, Content-Type, If-None-Match, Range, Traceparent, X-Request-Id"
  /// The lifetime of a preflight in browsers, in seconds.
  package static let preflightSeconds = 86_400

  var files: [SiteFile] {
    [
      SiteFile(path: "_headers", text: headers, mediaType: "text/plain; charset=utf-8"),
      SiteFile(path: "nginx.conf", text: nginx, mediaType: "text/plain; charset=utf-8"),
    ]
  }

  /// The format of Netlify, Cloudflare Pages and others.
  private var headers: String {
    """
    # What static hosts such as Cloudflare Pages and Netlify read. Without a rule they ask again for each file.
    /*
      Access-Control-Allow-Origin: *
      Content-Security-Policy: \(Self.contentSecurityPolicy)
      Referrer-Policy: no-referrer
      X-Content-Type-Options: nosniff

    /v1/bundles/*
      Cache-Control: public, max-age=31536000, immutable

    /collection
      Content-Type: application/json

    /collections
      Content-Type: application/json

    """
  }

  private var nginx: String {
    """
    # A site of nginx, to include in its 'http' block: copy it, and set 'root' to the folder that 'catalog publish' wrote.
    # For brotli, install libnginx-mod-http-brotli-static and add 'brotli_static on;' after 'gzip_static on;'.

    server {
        listen 8080;
        root /srv/catalog;
        index index.html;
        charset utf-8;
        charset_types text/css text/csv text/markdown text/plain;
        server_tokens off;
        etag on;
        gzip_static on;
        gzip_vary on;

        types {
            application/json json;
            application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx;
            application/xml xml xliff xlf;
            image/svg+xml svg;
            text/css css;
            text/csv csv;
            text/html html;
            text/javascript js;
            text/markdown md;
            text/plain txt;
        }
        default_type application/octet-stream;

        add_header Access-Control-Allow-Origin "*" always;
        add_header Content-Security-Policy "\(Self.contentSecurityPolicy)" always;
        add_header Referrer-Policy "no-referrer" always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Cache-Control "no-cache";

        # Scripts of other origins may read, and nothing is written.
        if ($request_method = OPTIONS) { return 418; }
        if ($request_method !~ ^(GET|HEAD)$) { return 405; }
        error_page 418 = @options;
        error_page 405 = @refusal;

        location @options {
            add_header Access-Control-Allow-Origin "*" always;
            add_header Access-Control-Allow-Methods "\(Self.methods)" always;
            add_header Access-Control-Allow-Headers "\(Self.preflightFields)" always;
            add_header Access-Control-Max-Age "\(Self.preflightSeconds)" always;
            add_header Allow "\(Self.methods)" always;
            return 204;
        }

        location @refusal {
            add_header Access-Control-Allow-Origin "*" always;
            add_header Allow "\(Self.methods)" always;
            return 405;
        }

        # A folder without an index is not there.
        error_page 403 = @missing;
        location @missing { return 404; }

        location / { try_files $uri $uri/ =404; }

        # The address changes with the content.
        location /v1/bundles/ {
            try_files $uri =404;
            add_header Access-Control-Allow-Origin "*" always;
            add_header Content-Security-Policy "\(Self.contentSecurityPolicy)" always;
            add_header Referrer-Policy "no-referrer" always;
            add_header X-Content-Type-Options "nosniff" always;
            add_header Cache-Control "public, max-age=31536000, immutable";
        }

        # Iconify's addresses have no extension.
        location ~ ^/collections?$ {
            types { }
            default_type application/json;
            try_files $uri =404;
        }

        # What publishing keeps for itself.
        location = /published.json { return 404; }
        location = /nginx.conf { return 404; }
        location = /_headers { return 404; }
    }

    """
  }
}
