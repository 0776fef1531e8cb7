"""Reads the language packs and translated sources of programs: what a program prints for an English text, in each locale.

Every reader yields (locale, key, English, translation). Keys are unique in a package. Some packs have the English text beside the
translation; the others have a file in each language, which the readers join by key.
"""

import collections
import json
import pathlib
import plistlib
import re
import struct
import subprocess
import xml.etree.ElementTree
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
  "zh-Hant-TW": "zh-Hant", "ar-SA": "ar", "ar-YE": "ar", "az-Latn-AZ": "az", "bs-Latn-BA": "bs", "uz-Latn": "uz", "uz-Latn-UZ": "uz",
  "sr-Latn-RS": "sr-Latn", "sr-Cyrl-RS": "sr", "sr-SP": "sr", "no-NO": "nb", "fil-PH": "fil", "zh-CHS": "zh-Hans", "zh-CHT": "zh-Hant",
  "yue-CN": "yue-Hans", "heb": "he", "ind": "id", "tgl": "fil",
  "in-ID": "id", "iw-IL": "he",
}
# Names in English, as older programs have them.
LANGUAGES = {
  "afrikaans": "af", "albanian": "sq", "arabic": "ar", "azerbaijani": "az", "basque": "eu", "belarusian": "be", "bengali": "bn",
  "bosnian": "bs", "brazilian_portuguese": "pt-BR", "bulgarian": "bg", "catalan": "ca", "chineseSimplified": "zh-Hans",
  "croatian": "hr", "czech": "cs", "danish": "da", "dutch": "nl", "estonian": "et", "farsi": "fa", "finnish": "fi", "french": "fr",
  "galician": "gl", "georgian": "ka", "german": "de", "greek": "el", "gujarati": "gu", "hebrew": "he", "hindi": "hi",
  "hungarian": "hu", "indonesian": "id", "irish": "ga", "italian": "it", "japanese": "ja", "kannada": "kn", "kazakh": "kk",
  "korean": "ko", "latvian": "lv", "lithuanian": "lt", "macedonian": "mk", "malay": "ms", "marathi": "mr", "mongolian": "mn",
  "nepali": "ne", "norwegian": "nb", "nynorsk": "nn", "polish": "pl", "portuguese": "pt-PT", "punjabi": "pa", "romanian": "ro",
  "russian": "ru", "serbian": "sr-Latn", "serbianCyrillic": "sr", "sinhala": "si", "slovak": "sk", "slovenian": "sl",
  "spanish": "es", "swedish": "sv", "tagalog": "fil", "taiwaneseMandarin": "zh-Hant", "tamil": "ta", "telugu": "te", "thai": "th",
  "turkish": "tr", "ukrainian": "uk", "urdu": "ur", "uyghur": "ug", "uzbek": "uz", "vietnamese": "vi", "welsh": "cy",
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


def locales(names, written=str):
  """The tags of Standard by a program's names of its locales. A bare `pt` is Brazil's beside `pt-PT`, and says nothing of
  its own beside both. `written` turns a name into a language tag."""
  found = {name: locale(written(name)) for name in names}
  for name in names:
    others = {tag for other, tag in found.items() if other != name}
    if written(name) == "pt" and "pt-PT" in others:
      found[name] = None if "pt" in others else "pt"
  return found


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


def keyed_packs(folder, place, english, texts, written=str):
  """Files in each language that have the same keys. `place` matches their paths: what is before and after a locale's name.
  `english` is the name of the English ones, or a list of names, the first of which that is there counts."""
  packs = collections.defaultdict(dict)
  for path in sorted(folder.rglob("*")):
    if found := re.fullmatch(place, path.relative_to(folder).as_posix()):
      packs[found[1] + found[3]][found[2]] = path
  for pack, files in packs.items():
    source = next((name for name in ([english] if isinstance(english, str) else english) if name in files), None)
    sources = texts(files[source]) if source is not None else {}
    tags = locales(files, written)
    for name, path in files.items():
      for key, text in texts(path).items() if sources and name != source else ():
        if key in sources:
          yield tags[name], f"{pack}:{key}", sources[key], text


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
  """The character that a backslash and a letter or a code stand for."""
  return chr(int(found[1][1:], 16)) if len(found[1]) == 5 else {"n": "\n", "t": "\t", "r": ""}.get(found[1], found[1])


# --- Sources ---------------------------------------------------------------------------------------

def apple_packs(folder):
  """A public list of the strings of Apple's systems, a file for each framework, app or bundle:
  https://github.com/kishikawakatsumi/applelocalization-tools. A bare `pt` is Brazil's, as it is on Apple's systems."""
  for path in sorted(folder.glob("*.json")):
    for key, items in json.loads(path.read_text(encoding="utf-8"))["localizations"].items():
      files = collections.defaultdict(dict)
      for item in items:
        files[item["filename"]][item["language"]] = item["target"]
      for name, texts in files.items():
        # Strings of windows have no American file of their own: the window itself has the American text.
        english = next((texts[name] for name in ("en", "English", "en_GB", "en_AU") if name in texts), None)
        for language, text in texts.items() if isinstance(english, str) else ():
          if language not in ("en", "English") and isinstance(text, str):
            yield locale(apple_name(language)), f"{path.stem}:{name}:{key}", english, text


def apple_name(name):
  return {"pt": "pt_BR"}.get(name) or LANGUAGES.get(name.lower(), name)


def apple_terms_packs(folder):
  """A list of macOS' terms in ten languages: https://github.com/ryokun6/ryos. Each English term is followed by its translations."""
  text = r'"((?:[^"\\]|\\.)*)"'
  for path in sorted(folder.rglob("apple-ui-terminology-data.ts")):
    for english, translations in re.findall(rf"(?m)^  {text}: \{{(.*?)^  \}}", path.read_text(encoding="utf-8"), re.DOTALL):
      for name, translation in re.findall(rf"{text}: {text}", translations):
        yield locale(apple_name(name)), english, english, re.sub(r"\\(u[0-9A-Fa-f]{4}|.)", unescaped, translation)


def strings_texts(path):
  """The texts of one of Apple's .strings files, by key; some are property lists."""
  data = path.read_bytes()
  if data.startswith((b"<?xml", b"bplist")):
    return {key: text for key, text in plistlib.loads(data).items() if isinstance(text, str)}
  content = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig", "replace")
  content = re.sub(r"(?s:/\*.*?\*/)|(?m:^\s*//.*$)", "", content)
  pairs = re.findall(r'"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;', content, re.DOTALL)
  return {key: re.sub(r"\\([uU][0-9A-Fa-f]{4}|.)", unescaped, text) for key, text in pairs}


def strings_packs(folder):
  return keyed_packs(folder, r"(.*/)([\w-]+)(\.lproj/[^/]+\.strings)", ["en", "Base"], strings_texts)


def xcstrings_packs(folder):
  """Xcode's string catalogues, which have a text in all languages. The key is the English text if the catalogue says no other."""
  for path in sorted(folder.rglob("*.xcstrings")):
    texts = json.loads(path.read_text(encoding="utf-8"))["strings"]
    tags = locales({name for text in texts.values() for name in text.get("localizations", {})})
    for key, text in texts.items():
      units = {name: value.get("stringUnit", {}) for name, value in text.get("localizations", {}).items()}
      english = units.get("en", {}).get("value", key)
      for name, unit in units.items():
        if name != "en" and unit.get("state") == "translated" and text.get("shouldTranslate", True):
          yield tags[name], f"{path.relative_to(folder)}:{key}", english, unit["value"]


def elements(path, tag):
  """The elements of a name in an XML file, none if it is broken."""
  try:
    tree = xml.etree.ElementTree.parse(path)
  except xml.etree.ElementTree.ParseError:
    return
  for element in tree.iter():
    if isinstance(element.tag, str) and element.tag.split("}")[-1] == tag:
      yield element


def resource_texts(path):
  """The strings of an Android app, by name. Quotes only keep spaces: they are left out of the text."""
  texts = {}
  for element in elements(path, "string"):
    text = " ".join("".join(element.itertext()).split())
    if element.get("translatable") != "false" and not text.startswith("@"):
      text = re.sub(r'(?<!\\)"', "", text)
      texts[element.get("name")] = re.sub(r"\\(u[0-9A-Fa-f]{4}|.)", unescaped, text)
  return texts


def resource_name(name):
  """The language tag of a folder of Android's, without `values`: `-pt-rBR` and `-b+sr+Latn`."""
  return re.sub(r"-r(?=[A-Z]{2}$)", "-", name.removeprefix("-").removeprefix("b+").replace("+", "-"))


def resource_packs(folder):
  """The sources of Android apps; other folders are for telephone networks, screens and the like."""
  place = r"((?:.*/)?values)(|-b\+[\w+]+|-[a-z]{2,3}|-[a-z]{2,3}-r[A-Z]{2})(/[^/]+\.xml)"
  return keyed_packs(folder, place, "", resource_texts, resource_name)


def moko_packs(folder):
  """The same strings in folders that are named for the locales, as programs have them that share code with other systems."""
  return keyed_packs(folder, r"(.*/moko-resources/)([\w+-]+)(/[^/]+\.xml)", "base", resource_texts, resource_name)


def resx_texts(path):
  """The texts of a .resw or .resx file, by name; other entries have a type, or a name that begins with two angle brackets."""
  return {
    data.get("name"): data.findtext("value") or "" for data in elements(path, "data")
    if not data.get("type") and not data.get("mimetype") and not data.get("name").startswith(">>")
  }


def resw_packs(folder):
  return keyed_packs(folder, r"(.*/)([a-z]{2,3}(?:-\w+)*)(/[^/]+\.resw)", "en-US", resx_texts)


def resx_packs(folder):
  return keyed_packs(folder, r"(.*?)(|\.[a-z]{2,3}(?:-[A-Za-z]+)*)(\.resx)", "", resx_texts, lambda name: name.removeprefix("."))


def xlf_packs(folder):
  """XLIFF files of .NET's, which have the English text beside the translation."""
  for path in sorted(folder.rglob("*.xlf")):
    name = next((file.get("target-language") for file in elements(path, "file")), "")
    for unit in elements(path, "trans-unit"):
      parts = {part.tag.split("}")[-1]: part for part in unit if isinstance(part.tag, str)}
      if "target" in parts and parts["target"].get("state") in ("translated", "final", "signed-off"):
        english, text = ("".join(parts[part].itertext()) for part in ("source", "target"))
        yield locale(name), f"{path.stem}:{unit.get('id')}", english, text


def notepad_texts(path):
  """The texts of Notepad++'s windows and menus, by the names of the elements around them and the other attributes."""
  try:
    root = xml.etree.ElementTree.parse(path).getroot()
  except xml.etree.ElementTree.ParseError:
    return {}

  def inner(element, key):
    for child in element:
      if isinstance(child.tag, str):
        named = [value for name, value in child.attrib.items() if name in ("id", "CMID", "menuId", "subMenuId")]
        place = ".".join([key, child.tag, *named])
        yield from ((f"{place}.{name}", child.get(name)) for name in ("name", "title", "value") if child.get(name))
        yield from inner(child, place)
  return dict(inner(root, ""))


def notepad_packs(folder):
  return keyed_packs(
    folder, r"(.*/nativeLang/)(\w+)(\.xml)", "english", notepad_texts, lambda name: LANGUAGES.get(name, f"x-{name}"))


# --- Texts -----------------------------------------------------------------------------------------

# What programmers call the texts of buttons and menus, in keys and contexts: `copyButton`, `action_copy`, `@action:inmenu`,
# `menu-edit-copy.label`, `PopupMenu`.
CONTROL = re.compile(r"(?i)button|btn|(?<!trans)action(?!s?able)|menu|command|cmd|toolbar|(?<![a-z])verb(?![a-z])")
# A letter that a keyboard presses (`_Copy`, `&Copy`, `~Copy`) and an ellipsis are on buttons and in menus only.
MARKED = re.compile(r"[_&~](?!amp;)(?=\w)|(\.\.\.|…)$")


def is_control(key, english):
  """Whether a text is that of a button or a menu's item, by its key and by the marks that only these have."""
  # In some packs the key is the English text, or ends with it.
  place = str(key).removesuffix(english)
  return bool(MARKED.search(english) or CONTROL.search(place))


def plain(text):
  """A text as a button shows it: without mnemonics, an ellipsis, a closing colon and spaces around it."""
  text = re.sub(r"\s*\(\s*[_&~]\w\s*\)", "", text)
  # A Latin mnemonic before a word in another script, as in `_G သွားရန်`, is no part of the word.
  text = re.sub(r"^[_&~][A-Za-z]\s*(?=[^\W\u0000-\u024F])", "", text)
  text = re.sub(r"[_&~](?=\w)", "", text.replace("&amp;", "&"))
  # Amharic has colons of its own.
  return re.sub(r"(\s*(\.\.\.|…|⋯))?[\s:：፡፦]*$", "", text).strip()
