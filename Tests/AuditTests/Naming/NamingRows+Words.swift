/// Buttons by what they say.
extension NamingTableTests {
  // MARK: What they end with

  static let nouns = """

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
    Find Next                   |       | menu            → find-next certain
    Turn on later               |       |                 → none
    Delete after playing        | trash | menu            → none
    Sort by name                |       | menu            → sort unsure
    Clear History               | trash |                 → clear likely
    Add tag group               | plus  |                 → add likely
    Add tag group               |       |                 → add likely
    Add account                 | person.badge.plus | menu → add-account likely
    Add/Remove from lists       | list.bullet |           → add likely
    New nested document         | plus  |                 → new-document likely
    New folder                  |       | menu            → new-folder certain
    Empty trash                 |       | menu            → empty-trash certain
    Visit website               |       | menu            → open-external likely
    Load missing posts          |       |                 → show-more likely
    Close and clear the queue   | xmark | menu            → close likely
    Close sleep timer           |       |                 → close likely
    Close poll                  |       | menu            → none
    Editor help                 |       | menu            → help likely
    Filter options              |       | menu            → options likely
    Dismiss                     | trash | menu do:dismissRequest → dismiss likely
    (See more)                  | ellipsis.circle | bar   → more likely
    Update                      |       | submit          → update unsure
    Update                      |       | menu            → update certain
    New key                     | plus  |                 → add likely
    Share post as image         | photo |                 → share likely
    Load more                   | arrow.down.circle |     → show-more likely
    Remove filter               | xmark |                 → remove likely
    Dismiss                     |       | do:handleDismiss → dismiss certain
    Play/Pause                  |       |                 → play likely

    """

  // MARK: What they say

  static let titles = """
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

  static let synonyms = """
    Erase                       |                 |               → delete likely
    Trash                       | trash           |               → delete certain
    Move to Trash               |                 | destructive   → move-to-trash certain
    Move to Top                 |                 |               → none
    Maybe Later                 |                 |               → none
    Dismiss                     |                 |               → dismiss certain
    Dismiss                     |                 | do:dismiss    → dismiss certain
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
    Not now                     |                 | dialog        → not-now certain
    Don’t Save                  |                 | destructive   → discard certain
    Don't save                  |                 |               → discard likely
    Finish                      |                 |               → done likely
    Decline                     |                 |               → reject likely
    Add to Favorites            |                 |               → favorite likely
    Add to favourites           | star            |               → favorite certain
    Remove from favorites       |                 |               → unfavorite likely
    See more                    |                 |               → show-more likely
    More options                | md:MoreVert     |               → more certain
    Take Photo                  | camera          |               → take-photo likely
    Exit                        |                 | menu          → quit likely
    Fullscreen                  |                 |               → fullscreen likely
    Open in browser             |                 |               → open-external likely
    Undelete                    |                 |               → restore likely
    Select None                 |                 |               → deselect-all likely
    Sort By                     |                 |               → sort likely
    Save changes                |                 | confirmation bar → save certain
    Navigate up                 | md:Icons.AutoMirrored.Filled.ArrowBack | → back certain

    """

  static let verbs = """
    Delete Account              |       |               → delete-account certain
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
  static let objects = """
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
}
