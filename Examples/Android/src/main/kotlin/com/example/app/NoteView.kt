package com.example.app

import androidx.compose.material3.*
import androidx.compose.runtime.*
import com.example.purposes.*

/** The buttons of a note, from the catalogue. */
@Composable
fun NoteButtons(delete: () -> Unit, pin: () -> Unit) {
    Button(Purpose.DELETE) { delete() }
    Button(Purpose.PIN_NOTE) { pin() }
}
