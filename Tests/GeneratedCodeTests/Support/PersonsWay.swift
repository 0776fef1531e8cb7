/// The way of a person through Cycling, which a program in each language goes with the generated router.
enum PersonsWay {
  /// The lines that each program prints: after an action, the stacks of the tabs and the modals over them.
  static let transcript = """
    start: */places | /itineraries
    open a link: */places, /places/berlin, /places/berlin/routes/7 | /itineraries
    new itinerary: */places, /places/berlin, /places/berlin/routes/7 | /itineraries ^ /itineraries/new
    cancel: ask on new-itinerary, with discard
    keep editing: */places, /places/berlin, /places/berlin/routes/7 | /itineraries ^ /itineraries/new
    save: */places, /places/berlin, /places/berlin/routes/7 | /itineraries
    menu of back: */places, /places/berlin | /itineraries
    restore, 0 dropped: */places, /places/berlin, /places/berlin/routes/7 | /itineraries ^ /itineraries/new

    """
}
