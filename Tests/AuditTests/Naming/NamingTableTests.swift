import Testing

@testable import Audit

/// What a designer would call each of these buttons.
@Suite("Naming made-up sites") struct NamingTableTests {
  @Test("A site has the purpose that people give it", arguments: rows)
  func names(_ row: NamedRow) throws {
    let named = try StandardNaming.english.get().name(row.site)
    #expect(named.words == row.expected, "\(named.evidence)")
  }

  @Test func thereAreTwoHundred() { #expect(Self.rows.count >= 200) }

  static let rows = (titles + synonyms + verbs + objects + icons + context + toggles + keys + none + nouns + components)
    .split(separator: "\n").map { NamedRow(String($0)) }

  // MARK: What they end with, and what they are

  private static let nouns = """

    Password history            |       |                 → history likely
    Privacy settings            |       |                 → settings likely
    Show podcast settings       |       |                 → settings likely
    Reset all settings          |       |                 → reset likely
    Episode notifications       | bell  | menu            → notifications likely
    Episode notifications       |       | menu            → none
    Configure home screen       |       |                 → settings likely
    About this product          |       | menu            → about likely
    Open in new tab             |       | menu            → open likely
    Open in terminal            |       | menu            → open-external likely
    Yes, subscribe to all       |       | dialog          → yes likely
    Yes, delete                 |       | dialog          → none
    Find Next                   |       | menu            → down likely
    Turn on later               |       |                 → none
    Delete after playing        | trash | menu            → none
    Sort by name                |       | menu            → sort unsure
    Clear History               | trash |                 → clear likely
    Add tag group               | plus  |                 → add likely
    Add tag group               |       |                 → add likely
    Add account                 | person.badge.plus | menu → add likely
    Add/Remove from lists       | list.bullet |           → add likely
    New nested document         | plus  |                 → new-document likely
    New folder                  |       | menu            → new-folder certain
    Empty trash                 |       | menu            → clear likely
    Visit website               |       | menu            → open-external likely
    Load missing posts          |       |                 → show-more likely
    Close and clear the queue   | xmark | menu            → close likely
    Close sleep timer           |       |                 → close likely
    Close poll                  |       | menu            → none
    Editor help                 |       | menu            → help likely
    Filter options              |       | menu            → options likely
    Dismiss                     | trash | menu do:dismissRequest → close unsure
    (See more)                  | ellipsis.circle | bar   → more likely
    Update                      |       | submit          → update unsure
    Update                      |       | menu            → update certain
    New key                     | plus  |                 → add likely
    Share post as image         | photo |                 → share likely
    Load more                   | arrow.down.circle |     → show-more likely
    Remove filter               | xmark |                 → remove likely
    Dismiss                     |       | do:handleDismiss → close likely
    Play/Pause                  |       |                 → play likely

    """

  private static let components = """
                                |       | in:BackButton                          → back likely
                                |       | in:OverflowMenuButton                  → more likely
                                |       | in:TabCloseButton do:closeAction       → close likely
                                |       | in:TabCloseButton                      → none
                                |       | in:PrimaryActionButton                 → none
                                |       | in:ListItem                            → none
                                |       | in:CountrySelectButton do:onSelect     → none
                                | xmark | in:CloseButton                         → close likely
                                | xmark | do:viewModel.onCloseTap                → close likely
                                | plus  | do:show                                → add likely
                                | plus  | do:list.append                         → add likely
                                | minus.circle.fill | do:removeChoice            → remove likely

    """

  // MARK: What they say

  private static let titles = """
    Delete                      |       |                 → delete certain
    DELETE                      |       |                 → delete certain
    delete                      |       |                 → delete certain
    Delete…                     |       |                 → delete certain
    Delete...                   |       |                 → delete certain
    _Delete                     |       | gtk             → delete certain
    De_lete                     |       | gtk             → delete certain
    &Delete                     |       |                 → delete certain
    Delete!                     |       |                 → delete certain
    🗑 Delete                   |       |                 → delete certain
    ← Back                      |       |                 → back certain
    + Add                       |       |                 → add certain
    Cancel                      |       | dialog          → cancel certain
    Done                        |       | bar             → done certain
    Save                        |       | bar             → save certain
    Save As…                    |       | menu            → save-as certain
    Select All                  |       | menu            → select-all certain
    Deselect all                |       |                 → deselect-all certain
    Log in                      |       |                 → log-in certain
    Log out                     |       |                 → log-out certain
    Log-out                     |       |                 → log-out certain
    Create account              |       |                 → create-account certain
    Mark as Read                |       | swipe           → mark-read certain
    Try again                   |       |                 → retry certain
    Ok                          |       | dialog          → ok certain
    OK                          |       | dialog          → ok certain
    Yes                         |       | dialog          → yes certain
    No                          |       | dialog          → no certain
    Copy link                   |       |                 → copy-link certain
    Find and Replace            |       |                 → find-and-replace certain
    Show more                   |       |                 → show-more certain
    Learn More                  |       |                 → learn-more certain
    Get started                 |       |                 → get-started certain
    Keep Editing                |       | dialog          → keep-editing certain
    Next page                   |       |                 → next-page certain
    New Folder                  |       |                 → new-folder certain
    (Close)                     | xmark | bar             → close certain
    (Back)                      |       |                 → back certain
    Delete ; (Delete)           | trash |                 → delete certain

    """

  private static let synonyms = """
    Erase                       |                 |               → delete likely
    Trash                       | trash           |               → delete certain
    Move to Trash               |                 | destructive   → delete certain
    Move to Top                 |                 |               → none
    Maybe Later                 |                 |               → none
    Dismiss                     |                 |               → close likely
    Dismiss                     |                 | do:dismiss    → close likely
    Sign Out                    |                 |               → log-out likely
    Sign out                    | rectangle.portrait.and.arrow.right | → log-out certain
    Sign In                     |                 |               → log-in likely
    Login                       |                 | submit        → log-in likely
    Sign Up                     |                 |               → create-account likely
    Register                    |                 |               → create-account likely
    Okay                        |                 | dialog        → ok likely
    Got it                      |                 | dialog        → ok likely
    Got It!                     |                 | confirm       → ok certain
    Add New                     | plus            |               → add certain
    Add new…                    |                 |               → add likely
    Post                        |                 |               → send likely
    Publish                     | paperplane      |               → send certain
    Preferences                 |                 |               → settings likely
    Preferences…                | gearshape       |               → settings certain
    Retry                       |                 |               → retry likely
    Reload                      | arrow.clockwise |               → refresh certain
    Not now                     |                 | dialog        → skip likely
    Don’t Save                  |                 | destructive   → discard certain
    Don't save                  |                 |               → discard likely
    Finish                      |                 |               → done likely
    Decline                     |                 |               → reject likely
    Add to Favorites            |                 |               → favorite likely
    Add to favourites           | star            |               → favorite certain
    Remove from favorites       |                 |               → unfavorite likely
    See more                    |                 |               → show-more likely
    More options                | md:MoreVert     |               → more certain
    Take Photo                  | camera          |               → camera certain
    Exit                        |                 | menu          → quit likely
    Fullscreen                  |                 |               → fullscreen likely
    Open in browser             |                 |               → open-external likely
    Undelete                    |                 |               → restore likely
    Select None                 |                 |               → deselect-all likely
    Sort By                     |                 |               → sort likely
    Save changes                |                 | confirmation bar → save certain
    Navigate up                 | md:Icons.AutoMirrored.Filled.ArrowBack | → back certain

    """

  private static let verbs = """
    Delete Account              |       |               → delete likely
    Delete this message         |       | destructive   → delete likely
    Delete my account           |       |               → delete likely
    Delete "%@"                 |       |               → delete likely
    Delete “Holiday”            |       |               → delete likely
    Delete %d items             |       |               → delete likely
    Delete 3 items              |       |               → delete likely
    Delete {name}               |       |               → delete likely
    Delete                      | trash | destructive   → delete certain
    Remove member               |       |               → remove likely
    Clear cache                 |       |               → clear likely
    Edit profile                |       |               → edit likely
    Rename playlist             |       |               → rename likely
    Share post                  |       |               → share likely
    Save draft now              |       |               → save likely
    Search messages             |       |               → search likely
    Send invoice                |       |               → send likely
    Add item to list            |       |               → add unsure
    Add task                    |       |               → add likely
    Create group                |       |               → create likely
    Invite colleagues           |       |               → invite likely
    Block this person           |       |               → block likely
    Report this user            |       |               → report likely
    Sign in with Apple          |       |               → log-in likely
    Log in with your browser    |       |               → log-in likely
    Sign up with email          |       |               → create-account likely
    Log out of all devices      |       |               → log-out likely
    Continue to payment         |       |               → continue likely
    Skip this step              |       |               → skip likely
    Skip tutorial               |       |               → skip likely
    Close dialog                |       |               → close likely
    Cancel upload               |       |               → cancel likely
    Stop recording              |       |               → stop likely
    Play all                    |       |               → play likely
    Play trailer                |       |               → play likely
    Select items                |       |               → select likely
    Show password               |       |               → show likely
    Accept invitation           |       |               → accept likely
    Confirm order               |       |               → confirm likely
    Submit ticket               |       |               → submit likely
    Apply filters               |       |               → apply likely
    Export as PDF               |       |               → export likely
    Download attachment         |       |               → download likely
    Turn on notifications       |       |               → enable likely
    Disable extension           |       |               → disable likely
    Reload page                 |       |               → refresh likely
    Back to inbox               |       |               → back likely
    Reply to Anna               |       |               → reply likely
    Learn more about privacy    |       |               → learn-more likely
    Discard draft               |       | destructive   → discard certain
    Zoom in here                |       |               → zoom-in likely

    """

  /// The object changes the sense of the verb.
  private static let objects = """
    Play game                   |                 |        → none
    Share location              |                 |        → share unsure
    Share my screen             |                 |        → none
    Cancel subscription         |                 |        → none
    Cancel order                |                 |        → none
    Select a country            |                 |        → none
    Reset password              |                 |        → none
    Pin code                    |                 |        → none
    Close account               |                 |        → none
    Leave a review              |                 |        → none
    Back to top                 |                 |        → none
    Continue reading            |                 |        → none
    Restore purchases           |                 |        → none
    Unlock Premium              |                 |        → none
    Update profile              |                 |        → none
    Call history                |                 |        → none
    Add to cart                 |                 |        → add unsure
    Open settings               |                 |        → settings likely
    Show on map                 |                 |        → none
    Stop sharing                |                 |        → none
    Search results              |                 |        → none
    Delete all messages older than a year |       |        → none
    Save money                  |                 |        → none

    """

  // MARK: What they show

  /// Without a title: never certain.
  private static let icons = """
    | trash                                        | bar                 → delete likely
    | trash.fill                                   | swipe               → delete likely
    | trash.circle.fill                            | bar                 → delete likely
    | trash                                        | content             → delete unsure
    | trash                                        | content destructive → delete likely
    | xmark                                        | bar leading         → close likely
    | xmark                                        | content do:dismiss  → close likely
    | xmark                                        | content             → close unsure
    | chevron.backward                             | bar leading         → back likely
    | chevron.left                                 | bar leading         → back likely
    | plus                                         | bar                 → add likely
    | magnifyingglass                              | bar                 → search likely
    | square.and.arrow.up                          | bar                 → share likely
    | gear                                         | bar                 → settings likely
    | gearshape.fill                               | bar                 → settings likely
    | ellipsis.circle                              | bar                 → more likely
    | line.3.horizontal.decrease.circle            | bar                 → filter likely
    | checkmark                                    | bar confirmation    → done likely
    | star.fill                                    | bar                 → favorite likely
    | pencil                                       | bar                 → edit unsure
    | doc.on.doc                                   | menu                → copy likely
    | forward.fill                                 | bar                 → fast-forward likely
    | sparkles.rectangle.stack                     | bar                 → none
    | md:Icons.Default.Delete                      | bar                 → delete likely
    | md:Icons.Outlined.DeleteOutline              | bar                 → delete likely
    | md:Icons.AutoMirrored.Filled.ArrowBack       | bar                 → back likely
    | md:Icons.Default.MoreVert                    | bar                 → more likely
    | md:Icons.Rounded.Search                      | bar                 → search likely
    | md:Icons.Filled.ContentCopy                  | bar                 → copy likely
    | file:ic_delete                               | menu                → delete likely
    | file:R.drawable.ic_delete_24dp               | menu                → delete likely
    | file:@drawable/ic_baseline_share_24          | menu                → share likely
    | file:ic_outline_settings_24                  | menu                → settings likely
    | file:baseline_search_24                      | menu                → search likely
    | file:ic_round_more_vert_24                   | menu                → more likely
    | file:ic_fluent_delete_24_regular             | menu                → delete likely
    | file:ic_menu_share                           | menu                → share likely
    | file:icon_close                              | bar leading         → close likely
    | file:btn_back                                | bar                 → back likely
    | file:ic_arrow_back_black_24dp                | bar                 → back likely
    | part:FaTrash                                 | bar                 → delete likely
    | part:LuTrash2                                | bar                 → delete likely
    | part:Trash2                                  | bar                 → delete likely
    | part:TrashIcon                               | bar                 → delete likely
    | part:DeleteIcon                              | bar                 → delete likely
    | part:MdDelete                                | bar                 → delete likely
    | part:BsTrash                                 | bar                 → delete likely
    | part:XMarkIcon                               | bar leading         → close likely
    | part:HiOutlineTrash                          | bar                 → delete likely
    | part:SettingsIcon                            | bar                 → settings likely
    | part:MoreVertical                            | bar                 → more likely
    | part:ShareOutlined                           | bar                 → share likely
    | part:LuArrowLeft                             | bar                 → back likely
    | part:LuArrowRight                            | bar                 → next likely
    | gtk:edit-delete-symbolic                     | bar                 → delete likely
    | gtk:user-trash-symbolic                      | bar                 → delete likely
    | gtk:window-close-symbolic                    | bar leading         → close likely
    | gtk:go-previous-symbolic                     | bar                 → back likely
    | gtk:open-menu-symbolic                       | bar                 → menu likely
    | gtk:list-add-symbolic                        | bar                 → add likely
    | gtk:edit-find-symbolic                       | bar                 → search likely
    | gtk:view-more-symbolic                       | bar                 → more likely
    | gtk:document-save-symbolic                   | bar                 → save likely
    | gtk:object-select-symbolic                   | bar                 → done likely
    | gtk:media-playback-start-symbolic            | bar                 → play likely
    | asset:close.svg                              | bar leading         → close likely
    | asset:icons/back-arrow.png                   | bar                 → back likely
    × |                                            | bar                 → close likely
    ✕ |                                            | content             → close unsure
    ⋮ |                                            | bar                 → more likely
    ← |                                            | bar leading         → back likely
    + |                                            | content             → add unsure
    | plus                                         | content             → add likely
    | xmark                                        | content destructive → remove likely
    | minus.circle.fill                            | content             → remove unsure
    | checkmark                                    | content do:onSelect → select unsure
    | play.fill pause.fill                         | content             → play likely

    """

  // MARK: Where they are

  private static let context = """
    Delete           | xmark              | dialog             → delete likely
    Done             | trash              | bar                → done likely
    Save             | checkmark          | bar                → save certain
    Cancel           | xmark              | bar                → cancel certain
    Erase            | magnifyingglass    | bar                → delete unsure
    Delete           |                    | dialog cancel      → delete likely
    Cancel           |                    | dialog destructive → cancel likely
    Cancel           |                    | dialog cancel      → cancel certain
    Cancel           |                    | submit             → cancel likely
    OK               |                    | dialog cancel      → ok certain
    Close            | xmark              | bar leading        → close certain
    Next             | chevron.right      | bar                → next certain
    Back             | arrow.left         | bar leading        → back certain
    Forward          | arrowshape.turn.up.right | swipe        → forward-message likely
    Forward          | md:Icons.Filled.ArrowForward | bar      → forward likely
    Forward          |                    | bar                → forward unsure
                     |                    | close swiftui      → close likely
                     |                    | cancel dialog      → cancel likely
                     |                    | uikit item:done    → done certain
                     |                    | uikit item:trash   → delete certain
                     |                    | uikit item:.action → share certain
                     |                    | uikit item:UIBarButtonItem.SystemItem.add → add certain
                     |                    | uikit item:UIBarButtonSystemItemCompose   → compose certain
                     |                    | uikit item:stop    → stop likely
                     |                    | uikit item:stop do:dismiss → close likely
                     |                    | uikit item:flexibleSpace   → none
                     |                    | uikit item:contactAdd      → add certain
                     |                    | gtk item:gtk-ok            → ok certain
                     |                    | gtk item:gtk-save-as       → save-as certain
                     |                    | android-views item:android.R.id.home       → back certain
                     |                    | android-views item:android.R.string.ok     → ok certain
                     |                    | android-views item:@android:string/cancel  → cancel certain
                     |                    | android-views item:android.R.string.yes    → ok certain
    key:android.R.string.cancel |         | android-views dialog                       → cancel certain
                     |                    | swiftui item:EditButton    → edit certain
                     |                    | swiftui item:share         → share certain
                     |                    | appkit item:terminate:     → quit certain

    """

  private static let toggles = """
    Play ; Pause                | play.fill pause.fill | bar → play likely
    Show ; Hide                 |                      |     → show likely
    Save ; Delete               |                      |     → save likely
    Save ; Erase ; Cancel       |                      |     → save likely
    Done ; (Close)              |                      |     → done likely
    Fancy name ; (Close)        |                      |     → close certain
    | star star.slash           | bar                  → favorite likely

    """

  private static let keys = """
    key:common.cancel           |       | dialog          → cancel likely
    key:button_delete           |       |                 → delete likely
    key:ActionsSelectAll        |       |                 → select-all likely
    key:profile.account.delete  |       |                 → delete unsure
    key:welcome_headline        |       |                 → none
    key:welcome_headline        | trash | bar             → delete unsure

    """

  private static let none = """
    Hello, world!               |       |                 → none
    Anna Schmidt                |       | content         → none
    Monday                      |       |                 → none
    1,024                       |       |                 → none
    $9.99 / month               |       |                 → none
    Terms of Service            |       |                 → none
    Cardio                      | heart | content         → none
    Saved                       |       |                 → none
    Deleted items               |       |                 → none
    Unsaved changes             |       |                 → none
    Playlist                    |       |                 → none
    Dashboard                   | gauge | bar             → none
                                |       | content         → none
    """
}
