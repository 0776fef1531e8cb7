/// The verbs of English buttons, with the objects that keep or change their sense.
extension HeadVerb {
  static let all = destroying + confirming + leaving + changing + showing + people + media

  private static let destroying = [
    HeadVerb("delete", ["delete", "erase"]),
    HeadVerb("remove", ["remove"], .anything(doubtful: ["ads"])),
    HeadVerb("clear", ["clear"]),
    HeadVerb(
      "clear", ["empty"], .only(["trash", "bin", "cache", "cart", "basket", "queue", "folder", "list", "junk"])),
    HeadVerb("discard", ["discard"]),
    HeadVerb("reset", ["reset"], .anything(except: ["password", "pin", "passcode"])),
  ]

  private static let confirming = [
    HeadVerb(
      "save", ["save"], .anything(except: ["money", "time", "energy"], doubtful: ["to", "for", "password", "place"])),
    HeadVerb(
      "send", ["send"], .anything(except: ["money", "payment"], doubtful: ["feedback", "code", "email", "gift"])),
    HeadVerb("submit", ["submit"]),
    HeadVerb("apply", ["apply"], .anything(except: ["for"], doubtful: ["now", "here"])),
    HeadVerb("confirm", ["confirm"]),
    HeadVerb("accept", ["accept", "agree to"]),
    HeadVerb("done", ["done"]),
    HeadVerb("yes", ["yes"], .anything(except: ["delete", "remove", "cancel", "discard", "leave"])),
    HeadVerb("create", ["create"], .anything(doubtful: ["folder", "document", "file", "note", "link", "post"])),
    HeadVerb(
      "get-started", ["get started"], .only(["now", "with", "free", "here", "today", "for"])),
  ]

  private static let providers: Set = [
    "google", "apple", "facebook", "microsoft", "twitter", "x", "github", "gitlab", "email", "e", "mail", "sso",
    "phone",
    "linkedin", "discord", "slack", "amazon", "saml", "passkey", "password", "username", "browser", "biometrics",
  ]

  private static let leaving = [
    HeadVerb(
      "close", ["close", "dismiss"],
      .anything(
        except: [
          "account", "accounts", "auction", "books", "case", "contract", "deal", "discussion", "issue", "loan", "poll",
          "position", "question", "ticket", "topic", "vote", "voting", "year",
        ], doubtful: ["channel", "group", "period", "project", "pull", "registration", "request", "thread"])),
    HeadVerb(
      "cancel", ["cancel"],
      .only([
        "upload", "download", "edit", "editing", "search", "reply", "import", "export", "changes", "selection",
        "recording", "request", "operation", "action", "dialog", "and", "sync", "scan", "send", "sending", "login",
        "sign", "log", "transfer", "update", "build", "job", "run", "task",
      ])),
    HeadVerb(
      "back", ["back to", "go back", "go back to", "return to"], .anything(except: ["top", "start", "beginning"])),
    HeadVerb("continue", ["continue to", "proceed to", "proceed"]),
    HeadVerb("continue", ["continue"], .only(["anyway", "setup", "without", "as", "onboarding"])),
    HeadVerb(
      "skip", ["skip"],
      .only([
        "step", "tour", "intro", "introduction", "onboarding", "tutorial", "for", "all", "setup", "login", "survey",
        "question", "ad", "ads", "now", "welcome", "sign",
      ])),
    HeadVerb(
      "log-in", ["log in", "sign in", "login"],
      .only(providers.union(["with", "using", "via", "to", "now", "as", "here"]))),
    HeadVerb("log-in", ["continue with", "sign up or log in", "log in or sign"], .only(providers.union(["up"]))),
    HeadVerb(
      "log-out", ["log out", "sign out", "logout"],
      .only(["of", "from", "all", "everywhere", "account", "now", "device", "devices", "user"])),
    HeadVerb(
      "create-account", ["sign up", "register", "create account"],
      .only(providers.union(["with", "using", "via", "now", "here", "free", "for", "account"]))),
    HeadVerb("quit", ["quit"], .anything(except: ["smoking", "game", "job"])),
    HeadVerb(
      "leave", ["leave"],
      .anything(
        except: ["review", "comment", "feedback", "rating", "tip", "message", "note"],
        doubtful: ["page", "site", "without"])),
    HeadVerb("learn-more", ["learn more", "find out more"]),
  ]

  private static let changing = [
    HeadVerb(
      "add", ["add"],
      .anything(
        except: ["comment", "attachment", "attachments"],
        // "Add/Remove" is both.
        doubtful: ["to", "friend", "friends", "funds", "money", "time", "bookmark", "reaction", "remove"])),
    HeadVerb("new-document", ["new"], .only(["document", "documents", "doc", "file"])),
    HeadVerb("new-folder", ["new"], .only(["folder"])),
    HeadVerb(
      "add", ["new"],
      .anything(
        except: [
          "doc", "document", "documents", "features", "file", "folder", "here", "in", "message", "messages", "user",
          "version",
        ],
        doubtful: ["release", "releases", "tab", "window", "post", "posts", "conversation", "chat", "email"])),
    HeadVerb("edit", ["edit"]),
    HeadVerb("rename", ["rename"]),
    HeadVerb("duplicate", ["duplicate"]),
    HeadVerb(
      "copy", ["copy"], .anything(doubtful: ["link", "url", "address", "from", "to"])),
    HeadVerb("cut", ["cut"], .only(["text", "selection", "item", "items", "cell", "cells"])),
    HeadVerb("paste", ["paste"], .anything(doubtful: ["and", "link", "as"])),
    HeadVerb(
      "move", ["move"],
      .anything(
        except: ["up", "down", "left", "right", "here", "on", "top", "bottom", "front", "end"],
        doubtful: ["back", "in", "out"])),
    HeadVerb("archive", ["archive"]),
    HeadVerb(
      "restore", ["restore"],
      .anything(except: ["purchase", "purchases"], doubtful: ["window", "default", "defaults"])),
    HeadVerb("replace", ["replace"]),
    HeadVerb(
      "insert", ["insert"], .anything(doubtful: ["link", "photo", "image", "picture", "hyperlink", "coin", "card"])),
    HeadVerb("pin", ["pin"], .anything(except: ["code", "number", "required", "entry", "settings", "lock"])),
    HeadVerb("unpin", ["unpin"]),
    HeadVerb("lock", ["lock"], .anything(except: ["in", "screen"], doubtful: ["orientation", "rotation"])),
    HeadVerb(
      "unlock", ["unlock"], .anything(except: ["premium", "pro", "full", "all", "features", "everything", "version"])),
    HeadVerb(
      "enable", ["enable", "turn on", "activate"], .anything(doubtful: ["account", "license", "subscription"])),
    HeadVerb("disable", ["disable", "turn off", "deactivate"], .anything(doubtful: ["account"])),
    HeadVerb("import", ["import"]), HeadVerb("export", ["export"]), HeadVerb("upload", ["upload"]),
    HeadVerb("download", ["download"], .anything(doubtful: ["app", "our"])),
    HeadVerb("print", ["print"], .anything(except: ["settings", "quality", "size", "layout"])),
    HeadVerb("undo", ["undo"]), HeadVerb("redo", ["redo"]),
    HeadVerb("rotate", ["rotate"]), HeadVerb("crop", ["crop"]), HeadVerb("translate", ["translate"]),
    HeadVerb("sync", ["sync", "synchronize"], .anything(except: ["settings", "status", "options", "error"])),
    HeadVerb(
      "update", ["update"], .only(["app", "now", "all", "available", "software", "plugin", "extension", "package"])),
    HeadVerb("attach", ["attach"], .anything(doubtful: ["photo", "image"])),
    HeadVerb("organize", ["organize"]),
  ]

  private static let showing = [
    HeadVerb(
      "search", ["search", "search for"],
      .anything(
        except: ["results", "history", "settings", "options", "engine", "engines"],
        doubtful: ["page", "again", "web"])),
    HeadVerb("filter", ["filter", "filter by"], .anything(except: ["settings", "options"])),
    HeadVerb("sort", ["sort"], .anything(except: ["options"], doubtful: ["by", "ascending", "descending"])),
    // One order among several is a choice, not an action.
    HeadVerb("sort", ["sort by"], .drawn),
    HeadVerb("refresh", ["refresh", "reload"]),
    HeadVerb("retry", ["retry", "try again"]),
    HeadVerb(
      "open", ["open"],
      .only([
        "file", "files", "document", "documents", "project", "image", "folder", "another", "existing", "recent", "item",
        "collection", "thread", "conversation", "message", "post", "page", "note", "event",
      ])),
    HeadVerb("open", ["open in new", "open in next", "open in"], .only(["tab", "window", "editor", "pane"])),
    HeadVerb("about", ["about"], .anything(except: ["to"], doubtful: ["us"])),
    HeadVerb("settings", ["configure"]),
    HeadVerb(
      "open-external", ["open in", "open with", "view in", "open on"],
      .only([
        "browser", "safari", "chrome", "app", "maps", "external", "web", "github", "gitlab", "spotify", "youtube",
        "default",
        "another", "other", "player", "finder", "firefox", "console", "terminal",
      ])),
    HeadVerb("open-external", ["visit"], .only(["website", "site", "homepage", "web", "page"])),
    HeadVerb("expand", ["expand"]), HeadVerb("collapse", ["collapse"]),
    HeadVerb(
      "show", ["show", "reveal"],
      .anything(
        except: [
          "about", "all", "as", "at", "by", "each", "help", "history", "how", "in", "less", "me", "more", "on", "only",
          "options", "settings", "to",
        ])),
    HeadVerb("hide", ["hide"], .anything(doubtful: ["keyboard", "sidebar", "details", "others"])),
    HeadVerb("show-more", ["show more", "load more", "see more", "view more"]),
    HeadVerb("show-more", ["load"], .only(["missing", "older", "newer", "earlier", "previous", "additional", "rest"])),
    HeadVerb(
      "select", ["select"],
      .only([
        "items", "messages", "photos", "multiple", "files", "mails", "emails", "conversations", "notes", "mode",
        "several",
      ])),
    HeadVerb(
      "go-to", ["go to", "jump to"], .only(["page", "line", "date", "slide", "cell", "section", "chapter", "address"])),
    HeadVerb("next", ["next"], .only(["step", "question"])),
  ]

  private static let people = [
    HeadVerb(
      "share", ["share"],
      .anything(except: ["screen"], doubtful: ["location", "feedback", "thoughts", "usage", "data"])),
    HeadVerb("reply", ["reply", "reply to"]),
    HeadVerb("forward-message", ["forward"], .only(["message", "email", "mail", "messages"])),
    HeadVerb(
      "compose", ["compose", "write"],
      .only(["message", "email", "mail", "post", "new", "tweet", "toot", "letter", "to"])),
    HeadVerb("invite", ["invite"]),
    HeadVerb(
      "follow", ["follow"], .anything(except: ["system", "up", "link", "device", "instructions"], doubtful: ["us"])),
    HeadVerb("unfollow", ["unfollow"]),
    HeadVerb("block", ["block"], .anything(except: ["list", "quote", "size", "code"])),
    HeadVerb("unblock", ["unblock"]),
    HeadVerb(
      "report", ["report"], .anything(except: ["card"], doubtful: ["bug", "issue", "problem", "error", "crash"])),
    HeadVerb("reject", ["reject", "decline"]),
    HeadVerb("like", ["like"], .only(["post", "comment", "photo", "song", "track", "video"])),
    HeadVerb(
      "call", ["call"], .anything(except: ["back", "history", "settings", "log", "logs", "waiting", "forwarding"])),
    HeadVerb("bookmark", ["bookmark"]),
    HeadVerb("flag", ["flag"]),
    HeadVerb("mark-read", ["mark as read", "mark all read"]),
  ]

  private static let media = [
    HeadVerb(
      "play", ["play"],
      .only([
        "all", "video", "videos", "audio", "song", "songs", "music", "album", "playlist", "trailer", "preview", "again",
        "episode", "from", "track", "movie", "animation", "sound", "recording", "podcast", "media", "clip", "slideshow",
        "artist", "queue", "stream",
      ])),
    HeadVerb(
      "pause", ["pause"],
      .only([
        "video", "audio", "music", "song", "playback", "recording", "download", "downloads", "upload", "all", "timer",
        "track",
      ])),
    HeadVerb(
      "stop", ["stop"],
      .only([
        "recording", "playback", "loading", "playing", "timer", "tracking", "scan", "scanning", "download", "upload",
        "stream", "streaming", "server", "build", "running", "now", "generating", "listening", "all", "service",
      ])),
    HeadVerb(
      "record", ["record"], .only(["audio", "video", "voice", "sound", "message", "screen", "again", "macro", "new"])),
    HeadVerb("mute", ["mute"], .anything(doubtful: ["list", "all"])),
    HeadVerb("repeat", ["repeat"], .only(["all", "one", "song", "track", "playlist"])),
    HeadVerb("zoom-in", ["zoom in"]), HeadVerb("zoom-out", ["zoom out"]),
  ]
}
