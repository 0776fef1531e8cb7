import TestSupport
import Testing

@testable import AppReading

/// The buttons of React and of HTML inside JSX, and actions that are objects.
struct ReactSiteTests {
  @Test("React", arguments: rows)
  func findsSites(_ row: SourceRow) throws { #expect(try SiteOutline.of(row.files) == row.expected) }

  private static func row(_ source: String, _ sites: String...) -> SourceRow {
    SourceRow(["Screen.tsx": source], sites)
  }

  private static let rows = [
    row(
      "const a = <Button icon={<TrashIcon />} onClick={() => remove(id)} danger>{t(\"Delete\")}</Button>;",
      "react.button 'Delete' [TrashIcon] !destructive do:remove"),
    row(
      "const a = <button onClick={last}><span className=\"sr-only\"><Trans>Go to last page</Trans></span></button>;",
      "react.button (Go to last page) do:last"),
    row("const a = <button type=\"submit\">Save</button>;", "react.button 'Save' !submit"),
    row(
      "const a = <IconButton aria-label=\"Close\" onClick={onClose}><CloseIcon /></IconButton>;",
      "react.icon-button (Close) [CloseIcon] do:onClose"),
    row(
      "const a = <Menu><MenuItem onClick={copy}>Copy</MenuItem></Menu>;", "react.menu-item 'Copy' menu do:copy"),
    row("const a = <input type=\"submit\" value=\"Send\" />;", "react.input 'Send'"),
    row("const a = <Button type=\"submit\" value={`${t(\"New key\")}…`} />;", "react.button 'New key' !submit"),
    row("const a = <Button value={id} onClick={go}>Go</Button>;", "react.button 'Go' do:go"),
    row("const a = <div role=\"button\" onClick={go} title=\"Go\" />;", "react.role-button ^Go do:go"),
    row(
      "function A() { return <Dialog><Button onClick={no}>Cancel</Button></Dialog>; }",
      "react.button 'Cancel' dialog @A do:no"),
    row("const a = <BackButton onBack={back} />;", "react.named-button <BackButton>"),
    row(
      "const a = createAction({ name: \"Copy ID\", icon: <CopyIcon />, perform: () => copy(id) });",
      "react.action 'Copy ID' [CopyIcon] menu do:copy"),
    row(
      "export const f = (id) => createAction({ name: ({ t }) => t(\"Disconnect\"), perform: async () => { stop(id); } });",
      "react.action 'Disconnect' menu do:stop"),
    row(
      "const items = [{ type: \"button\", title: t(\"Edit\"), onClick: edit }, { type: \"separator\" }];",
      "react.action 'Edit' menu do:edit"),
    row(
      "const a = <AlertDialog><AlertDialogCancel>Cancel</AlertDialogCancel><AlertDialogAction onClick={go}>Delete</AlertDialogAction></AlertDialog>;",
      "react.dialog-button 'Cancel' dialog :cancellation !cancel",
      "react.dialog-button 'Delete' dialog :confirmation !confirm do:go"),
    row("const a = <DialogClose>Close</DialogClose>;", "react.dialog-close 'Close' dialog !close"),
    row(
      "const a = <Header left={<Button onClick={back}>Back</Button>} actions={<Button>Save</Button>} />;",
      "react.button 'Back' navigation-bar :leading do:back", "react.button 'Save' navigation-bar :trailing"),
    row("const a = <BottomBar><Button>Home</Button></BottomBar>;", "react.button 'Home' bottom-bar :bottom"),
    row("const a = <Button color=\"error\">Delete</Button>;", "react.button 'Delete' !destructive"),
    row("const a = <Button startIcon={<SaveIcon />}>Save</Button>;", "react.button 'Save' [SaveIcon]"),
    row("const a = <Button title=\"Save it\" aria-label=\"Save\" />;", "react.button (Save) ^Save it"),
    row("const a = createAction({ name: \"x\" });"), row("const a = reduce({ name: \"x\", run: () => 1 });"),
    row("const a = <div onClick={go}>Go</div>;"), row("const a = <input type=\"text\" value=\"x\" />;"),
  ]

  /// The sources of all rows.
  static let sources = rows.flatMap { $0.files.values.sorted() }
}
