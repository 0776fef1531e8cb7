import androidx.compose.material3.AlertDialog
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag

/** Asks whether input may be lost. A press outside and the system's back keep the input. [RouterView] shows it. */
@Composable
public fun DiscardDialog(question: DiscardQuestion, language: Language = currentLanguage()) {
    val (discard, keep) = question.answers
    AlertDialog(
        onDismissRequest = keep.perform,
        confirmButton = { AnswerButton(discard, language) },
        dismissButton = { AnswerButton(keep, language) },
        title = { Text(question.text(language)) },
    )
}

@Composable
private fun AnswerButton(answer: DiscardQuestion.Answer, language: Language) {
    val colors = if (answer.isDestructive) ButtonDefaults.textButtonColors(contentColor = MaterialTheme.colorScheme.error)
        else ButtonDefaults.textButtonColors()
    TextButton(onClick = answer.perform, modifier = Modifier.testTag(answer.purpose.identifier), colors = colors) {
        val title = answer.purpose.title(language)
        Word(title, answer.purpose.accessibleName(title, language))
    }
}
