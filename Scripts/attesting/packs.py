"""Reads the language packs of programs: what a program prints for an English text, in each locale.

Every reader yields (locale, key, English, translation). Keys are unique in a package. Some packs have the English text beside the
translation; the others have a file in each language, which the readers join by key.
"""

import collections
import json
import pathlib
import re
import struct
import subprocess
import zipfile

# --- Locales ---------------------------------------------------------------------------------------

# What programs call a locale, where it is not the language tag of Standard. Those that are not here and not in Standard
# are left out.
NAMES = {
  "pt-BR": "pt", "pt": "pt-PT", "zh-CN": "zh-Hans", "zh-TW": "zh-Hant", "no": "nb", "nb-NO": "nb", "nn-NO": "nn", "iw": "he",
  "tl": "fil", "es-MX": "es-419", "es-ES": "es", "hy-AM": "hy", "bn-BD": "bn", "bn-IN": "bn", "gu-IN": "gu", "hi-IN": "hi",
  "ne-NP": "ne", "pa-IN": "pa", "sv-SE": "sv", "ga-IE": "ga", "sr@latin": "sr-Latn", "sr-Latn": "sr-Latn", "sr@Latn": "sr-Latn",
  "uz@Latn": "uz", "uz@latin": "uz", "ta-IN": "ta", "te-IN": "te", "ml-IN": "ml", "kn-IN": "kn", "mr-IN": "mr", "or-IN": "or",
  "fa-IR": "fa", "in": "id", "be@latin": None, "ku": None, "zh-HK": "zh-Hant-HK", "es-US": "es-419", "sr-Cyrl": "sr",
  "sr@Cyrl": "sr", "sr-EC": "sr", "sr-EL": "sr-Latn", "kk-Cyrl": "kk", "ug-Arab": "ug", "zh-Hans-CN": "zh-Hans",
  "zh-Hant-TW": "zh-Hant",
}
# Names whose region says nothing: it is where most people who speak the language live (CLDR's likelySubtags.xml).
HOMES = set(
  "af-ZA am-ET ar-EG az-AZ be-BY bg-BG bs-BA ca-ES cs-CZ cy-GB da-DK de-DE el-GR et-EE eu-ES fi-FI fr-FR gl-ES he-IL hr-HR"
  " hu-HU id-ID is-IS it-IT ja-JP ka-GE kk-KZ km-KH ko-KR lo-LA lt-LT lv-LV mk-MK mn-MN ms-MY my-MM nl-NL pl-PL ro-RO ru-RU"
  " si-LK sk-SK sl-SI sq-AL sr-RS sw-TZ th-TH tr-TR ug-CN uk-UA ur-PK uz-UZ vi-VN".split())


def locale(name):
  """The tag of Standard for a program's name of a locale: `pt_BR` is `pt`, `pt_PT` and a bare `pt` are `pt-PT`."""
  language, *others = name.split(".")[0].replace("_", "-").split("-")
  # A script's name has four letters, as in `zh-hans`, a region's has fewer.
  name = "-".join([language, *(part.title() if len(part) == 4 else part.upper() for part in others)])
  return language if name in HOMES else NAMES.get(name, name)


# --- Formats ---------------------------------------------------------------------------------------

def gettext_packs(folder):
  """GNU gettext's compiled catalogues, as GNOME, KDE, LibreOffice and Django have them."""
  for path in sorted(folder.rglob("LC_MESSAGES/*.mo")):
    yield from gettext_pack(path, locale(path.parent.parent.name))


def wordpress_packs(folder):
  """WordPress has such catalogues too, but names the files for the locales, as in `admin-my_MM.mo`."""
  for path in sorted(folder.rglob("languages/*.mo")):
    yield from gettext_pack(path, locale(re.sub("^(admin-network|admin|continents-cities)-", "", path.stem)))


def gettext_pack(path, name):
  for key, text in gettext_texts(path.read_bytes()):
    # A context is before U+0004, the plural forms are after U+0000; LibreOffice's contexts end with the text's key.
    yield name, f"{path.stem}:{key}", key.split("\x04")[-1].split("\0")[0], text.split("\0")[0]


def gettext_texts(data):
  """The texts of a compiled catalogue, by key (GNU gettext's manual, § The Format of GNU MO Files)."""
  order = {b"\xde\x12\x04\x95": "<", b"\x95\x04\x12\xde": ">"}.get(data[:4])
  if not order or len(data) < 20:
    return
  count, keys, texts = struct.unpack_from(f"{order}8x3I", data)
  for index in range(count):
    pair = []
    for table in (keys, texts):
      length, start = struct.unpack_from(f"{order}2I", data, table + 8 * index)
      pair.append(data[start:start + length].decode("utf-8", "replace"))
    yield pair


def mozilla_texts(archive, language):
  """The messages of Mozilla's files in an archive, by file and key."""
  texts = {}
  for name in archive.namelist():
    if not name.endswith((".ftl", ".properties", ".dtd")) or "/region" in name:
      continue
    try:
      content = archive.read(name).decode("utf-8")
    except (UnicodeDecodeError, zipfile.BadZipFile):
      continue
    # The folders of a locale are named for it.
    place = re.sub(rf"(^|/){re.escape(language)}(/|$)", "/", name).split("locale/")[-1].split("localization/")[-1]
    for key, text in mozilla_messages(name, content):
      texts[f"{place}:{key}"] = text
  return texts


def mozilla_messages(name, content):
  if name.endswith(".ftl"):
    message = None
    for line in content.splitlines():
      if found := re.match(r"([A-Za-z][\w-]*) *= *(.*)", line):
        message = found[1]
        if found[2]:
          yield message, found[2]
      elif (found := re.match(r"\s+\.([A-Za-z][\w-]*) *= *(.+)", line)) and message:
        yield f"{message}.{found[1]}", found[2]
  elif name.endswith(".dtd"):
    for found in re.finditer(r'<!ENTITY\s+([\w.-]+)\s+"([^"]*)"', content):
      yield found[1], found[2]
  else:
    for found in re.finditer(r"(?m)^([\w.-]+)\s*=\s*(.*)$", content):
      yield found[1], re.sub(r"\\u([0-9A-Fa-f]{4})", lambda code: chr(int(code[1], 16)), found[2])


def mozilla_packs(folders):
  """Firefox's and Thunderbird's language packs; the English texts are in the program's own package."""
  english = {}
  for path in sorted(path for folder in folders for path in folder.rglob("omni.ja")):
    with zipfile.ZipFile(path) as archive:
      english |= mozilla_texts(archive, "en-US")
  for path in sorted(path for folder in folders for path in folder.rglob("langpack-*.xpi")):
    language = re.match(r"langpack-([\w-]+)@", path.name)[1]
    with zipfile.ZipFile(path) as archive:
      for key, text in mozilla_texts(archive, language).items():
        if key in english:
          yield locale(language), key, english[key], text


def chromium_texts(path):
  """The texts of a data pack, version 5, by number (Chromium's ui/base/resource/data_pack.h)."""
  data = path.read_bytes()
  version, encoding, count, _ = struct.unpack_from("<IB3xHH", data)
  if version != 5:
    return {}
  entries = [struct.unpack_from("<HI", data, 12 + 6 * index) for index in range(count + 1)]
  codec = {1: "utf-8", 2: "utf-16-le"}.get(encoding)
  return {
    number: data[start:end].decode(codec, "replace")
    for (number, start), (_, end) in zip(entries, entries[1:]) if codec
  }


def chromium_packs(folders):
  files = {path.stem: path for folder in folders for path in sorted(folder.glob("*.pak"))}
  english = chromium_texts(files["en-US"])
  for name, path in files.items():
    # The others are for readers of one gender.
    if "_" in name or name == "en-US":
      continue
    for number, text in chromium_texts(path).items():
      if number in english:
        yield locale(path.stem), number, english[number], text


def android_packs(folder):
  """The strings of an app's resource table, as `aapt2 dump resources` prints them."""
  for path in sorted(folder.rglob("*.apk")):
    table = subprocess.run(["aapt2", "dump", "resources", path], check=True, capture_output=True, encoding="utf-8").stdout
    key = english = None
    for line in table.splitlines():
      if found := re.match(r"\s+resource \w+ (\w+)/(\S+)", line):
        key, english = (found[2] if found[1] == "string" else None), None
      elif key and (found := re.match(r'\s+\(([^)]*)\) "(.*)"$', line)):
        if not found[1]:
          english = found[2]
        # A bare `pt` is what Brazilians read, who have `pt-rBR` as well.
        elif english and found[1] != "pt":
          yield locale(found[1].removeprefix("b+").replace("+", "-").replace("-r", "-")), key, english, found[2]


def keyed_packs(folder, place, english, texts):
  """Files in each language that have the same keys. `place` matches their paths: what is before and after a locale's name."""
  packs = collections.defaultdict(dict)
  for path in sorted(folder.rglob("*")):
    if found := re.fullmatch(place, path.relative_to(folder).as_posix()):
      packs[found[1] + found[3]][found[2]] = path
  for pack, files in packs.items():
    sources = texts(files[english]) if english in files else {}
    for name, path in files.items():
      for key, text in texts(path).items() if sources and name != english else ():
        if key in sources:
          yield locale(name), f"{pack}:{key}", sources[key], text


def json_texts(path):
  """The texts of a JSON file, by their keys from the outermost to the innermost one."""
  def flat(value, key):
    if isinstance(value, dict):
      for name, inner in value.items():
        yield from flat(inner, f"{key}.{name}")
    elif isinstance(value, str):
      yield key, value
  return dict(flat(json.loads(path.read_text(encoding="utf-8")), ""))


def mediawiki_packs(folder):
  # The texts in `api` folders are a manual for programmers.
  return keyed_packs(folder, r"((?!.*/api/).*/i18n/(?:.*/)?)([\w-]+)(\.json)", "en", json_texts)


def home_assistant_packs(folder):
  return keyed_packs(folder, r"(.*/translations/(?:.*/)?)([\w-]+)-[0-9a-f]{32}(\.json)", "en", json_texts)


def kolibri_packs(folder):
  return keyed_packs(folder, r"(.*/locale/)([\w-]+)(/.*\.json)", "en", json_texts)


def roundcube_packs(folder):
  """Roundcube's PHP files, which say `$labels['cancel'] = 'Cancel';`."""
  line = re.compile(r"(?m)^\$(?:labels|messages)\['([^']+)'\]\s*=\s*'((?:[^'\\]|\\.)*)';")

  def texts(path):
    return {key: re.sub(r"\\(.)", r"\1", text) for key, text in line.findall(path.read_text(encoding="utf-8"))}
  return keyed_packs(folder, r"(.*/localization/)([\w-]+)((?:/.*)?\.inc)", "en_US", texts)


def tinymce_packs(folder):
  """TinyMCE's scripts, each of which has one object by English text."""
  text = r'"((?:[^"\\]|\\.)*)"'
  for path in sorted(folder.rglob("langs/*.js")):
    for pair in re.findall(rf"{text}\s*:\s*{text}", path.read_text(encoding="utf-8")):
      english, translation = (re.sub(r"\\(u[0-9A-Fa-f]{4}|.)", unescaped, side) for side in pair)
      yield locale(path.stem), english, english, translation


def unescaped(found):
  return chr(int(found[1][1:], 16)) if len(found[1]) == 5 else found[1]


# --- Texts -----------------------------------------------------------------------------------------

def plain(text):
  """A text as a button shows it: without mnemonics, an ellipsis, a closing colon and spaces around it."""
  text = re.sub(r"\s*\(\s*[_&~]\w\s*\)", "", text)
  # A Latin mnemonic before a word in another script, as in `_G သွားရန်`, is no part of the word.
  text = re.sub(r"^[_&~][A-Za-z]\s*(?=[^\W\u0000-\u024F])", "", text)
  text = re.sub(r"[_&~](?=\w)", "", text.replace("&amp;", "&"))
  # Amharic has colons of its own.
  return re.sub(r"(\s*(\.\.\.|…|⋯))?[\s:：፡፦]*$", "", text).strip()
