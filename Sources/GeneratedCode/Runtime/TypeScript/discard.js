import { title } from "./index.js";

/** The question before input is lost, and its answers, of which the first one loses it. */
export const discardQuestion = ({ fields: { discard } }, locale) => {
  const { confirmation } = locale.texts[discard];
  const keep = Object.hasOwn(locale.texts, "keep-editing") ? "keep-editing" : "cancel";
  return {
    // A message with arguments cannot be used directly.
    text: typeof confirmation === "string" ? confirmation : title(discard, locale),
    answers: [discard, keep].map((purpose) => ({ purpose, title: title(purpose, locale), destructive: purpose === discard })),
  };
};

/** A receiver of refusals that asks in a dialog before input is lost. */
export const askToDiscard = (locale) => (refusal, retry) => {
  if (!retry) return console.warn(refusal.message);
  // Another step replaces a question.
  document.querySelector("dialog[data-question]")?.close();
  const { text, answers } = discardQuestion(refusal, locale);
  const dialog = document.createElement("dialog"), paragraph = document.createElement("p");
  dialog.lang = locale.tag;
  dialog.dir = locale.rtl ? "rtl" : "ltr";
  dialog.dataset.question = "";
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-label", text);
  paragraph.textContent = text;
  dialog.append(paragraph, ...answers.map((answer) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = answer.title;
    button.dataset.purpose = answer.purpose;
    if (answer.destructive) button.dataset.destructive = "";
    button.autofocus = !answer.destructive;
    button.onclick = () => {
      dialog.close();
      if (answer.destructive) retry();
    };
    return button;
  }));
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  return dialog.showModal();
};
