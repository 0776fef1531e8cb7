/// A program that asks generated screens what the library was asked: see ``ScreenAnswers``.
enum KotlinScreensProgram {
  static func code(package: String) -> String { template.replacing("PACKAGE", with: package) }

  private static let template = #"""
    import PACKAGE.*
    import java.io.File

    private fun value(name: String): String = "São $name & 1+1=2?/#%"

    private fun screen(identifier: String, all: Boolean = true): Screen? {
        val facts = Screen.factsOf(identifier) ?: return null
        val parts = facts.route.orEmpty().filter { it.kind != PartKind.LITERAL }
        val names = parts.filter { all || it.kind != PartKind.OPTIONAL }.map { it.text } +
            facts.query.filter { all || !it.isOptional }.map { it.name }
        val title = facts.titleParameter?.takeIf { own -> parts.none { it.text == own } && facts.query.none { it.name == own } }
        return Screen.make(identifier, (names + listOfNotNull(title)).associateWith { value(it) })
    }

    private fun answer(kind: String, question: List<String>): List<String?> {
        val language = Language.matching(listOf(if (kind == "path" || kind == "link") "en" else question[0]))
        return when (kind) {
            "bar" -> {
                val bar = screen(question[2])!!.header.bar(Platform.of(question[1])!!, language)
                val search = if (bar.search == null) "0" else "1"
                listOf(if (bar.isProminent) "prominent" else "inline", "${bar.items.size}", "${bar.hidden.size}", "${bar.segments.size}", search)
            }
            "item" -> {
                val platform = Platform.of(question[1])!!
                val bar = screen(question[2])!!.header.bar(platform, language)
                val place = question[3]
                val other = if (place == "search") bar.search else bar.segments.firstOrNull { it.purpose.identifier == place }
                val item = place.toIntOrNull()?.let { bar.items[it] } ?: other!!
                val set = IconSet.entries.first { it.identifier == platform.iconSet }
                listOf(
                    item.purpose.identifier, item.kind.name.lowercase(), if (item.isLeading) "leading" else "trailing",
                    if (item.isInFooter) "footer" else "bar",
                    if (item.isWord) "word" else "symbol", item.emphasis.name.lowercase(), if (item.isEnabled) "enabled" else "disabled",
                    item.isOn?.let { if (it) "on" else "off" },
                    item.testTag, item.action, item.iconPurpose.icon(set, language)?.name, item.title, item.contentDescription,
                ) + item.menu.map { it.purpose.identifier }
            }
            "overflow" -> {
                val bar = screen(question[2])!!.header.bar(Platform.of(question[1])!!, language, question[3].toDouble(), question[4])
                val others = bar.items.firstOrNull { it.kind == BarItem.Kind.OVERFLOW }?.menu ?: bar.hidden
                listOf(others.joinToString(" ") { it.purpose.identifier })
            }
            "title" -> screen(question[1])!!.let { listOf(it.title(language), it.subtitle(language)) }
            "back" -> listOf(screen(question[2])!!.backLabel(language, Platform.of(question[1])!!))
            "path" -> listOf(screen(question[0], question[1] == "all")?.path)
            else -> {
                val found = Screen.of(question[0])
                listOf(found?.identifier) + found?.parameters.orEmpty().toSortedMap().map { "${it.key}=${it.value}" }
            }
        }
    }

    fun main(arguments: Array<String>) {
        val counts = mapOf("bar" to 3, "item" to 4, "overflow" to 5, "title" to 2, "back" to 3, "path" to 2, "link" to 1)
        var lines = 0
        var wrong = 0
        for (line in File(arguments[0]).readLines()) {
            val columns = line.split("\t")
            val question = columns.drop(1).take(counts.getValue(columns[0]))
            val got = (listOf(columns[0]) + question + answer(columns[0], question).map { it ?: "-" }).joinToString("\t")
            lines += 1
            if (got != line && wrong++ < 10) println("$got\n$line")
        }
        println("$lines lines, $wrong wrong")
    }

    """#
}
