// Examples of the declarations that the printer makes from a catalogue, so that the other files compile.

internal interface Texts {
    fun title(purpose: Int): String
    fun shortTitle(purpose: Int): String?
}

internal object TextsEn : Texts {
    override fun title(purpose: Int): String = "Back"

    override fun shortTitle(purpose: Int): String? = null
}
