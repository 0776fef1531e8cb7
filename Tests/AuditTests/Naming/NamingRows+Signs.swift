/// Buttons by what they show, where they are, and what they are called in code.
extension NamingTableTests {
  // MARK: What they show

  /// Without a title: never certain.
  static let icons = """
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

  static let context = """
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

  static let toggles = """
    Play ; Pause                | play.fill pause.fill | bar → play likely
    Show ; Hide                 |                      |     → show likely
    Save ; Delete               |                      |     → save likely
    Save ; Erase ; Cancel       |                      |     → save likely
    Done ; (Close)              |                      |     → done likely
    Fancy name ; (Close)        |                      |     → close certain
    | star star.slash           | bar                  → favorite likely

    """

  static let keys = """
    key:common.cancel           |       | dialog          → cancel likely
    key:button_delete           |       |                 → delete likely
    key:ActionsSelectAll        |       |                 → select-all likely
    key:profile.account.delete  |       |                 → delete unsure
    key:welcome_headline        |       |                 → none
    key:welcome_headline        | trash | bar             → delete unsure

    """

  static let none = """
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

  // MARK: What they are called

  static let components = """
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
}
