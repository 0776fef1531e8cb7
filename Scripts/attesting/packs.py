"""Reads the language packs of programs: what a program prints for an English text, in each locale.

Every reader yields (locale, key, English, translation). Keys are unique in a package; the reader of Mozilla's packs and that of
Chromium's join two files by key, the others have the English text beside the translation.
"""

import pathlib
import re
import struct
import zipfile

# --- Locales ---------------------------------------------------------------------------------------

# What programs call a locale, where it is not the language tag of Standard. Those that are not here and not in Standard
# are left out.
NAMES = {
  "pt-BR": "pt", "pt": "pt-PT", "zh-CN": "zh-Hans", "zh-TW": "zh-Hant", "no": "nb", "nb-NO": "nb", "nn-NO": "nn", "iw": "he",
  "tl": "fil", "es-MX": "es-419", "es-ES": "es", "hy-AM": "hy", "bn-BD": "bn", "bn-IN": "bn", "gu-IN": "gu", "hi-IN": "hi",
  "ne-NP": "ne", "pa-IN": "pa", "sv-SE": "sv", "ga-IE": "ga", "sr@latin": "sr-Latn", "sr-Latn": "sr-Latn", "sr@Latn": "sr-Latn",
  "uz@Latn": "uz", "uz@latin": "uz", "ta-IN": "ta", "te-IN": "te", "ml-IN": "ml", "kn-IN": "kn", "mr-IN": "mr", "or-IN": "or",
  "fa-IR": "fa", "in": "id", "be@latin": None, "ku": None,
}


def locale(name):
  """The tag of Standard for a program's name of a locale: `pt_BR` is `pt`, `pt_PT` and a bare `pt` are `pt-PT`."""
  name = name.split(".")[0].replace("_", "-")
  return NAMES.get(name, name)


# --- Formats ---------------------------------------------------------------------------------------

def gettext_packs(folder):
  """GNU gettext's compiled catalogues, as GNOME, KDE, LibreOffice and Django have them."""
  for path in sorted(folder.rglob("LC_MESSAGES/*.mo")):
    name = locale(path.parent.parent.name)
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


# --- Texts -----------------------------------------------------------------------------------------

def plain(text):
  """A text as a button shows it: without mnemonics, an ellipsis, a closing colon and spaces around it."""
  text = re.sub(r"\s*\(\s*[_&~]\w\s*\)", "", text)
  text = re.sub(r"[_&~](?=\w)", "", text.replace("&amp;", "&"))
  return re.sub(r"(\s*(\.\.\.|…|⋯))?[\s:：]*$", "", text).strip()
