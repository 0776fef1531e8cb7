/// An English verb at the head of a button's title, and the objects with which it means its purpose.
struct HeadVerb: Sendable {
  let purpose: String
  /// The verb in lower case, in the forms that buttons use.
  let heads: [String]
  let objects: Objects

  /// The objects of a verb.
  enum Objects: Sendable {
    /// Any object but these, which give the verb another sense; for the doubtful ones, the sense depends on the app.
    case anything(except: Set<String> = [], doubtful: Set<String> = [])
    /// These objects alone, anywhere in the phrase.
    case only(Set<String>)
    /// Anything, if the icon says the same.
    case drawn

    enum Sense { case same, doubtful, other }

    func sense(of object: ArraySlice<String>) -> Sense {
      switch self {
      case .anything(let except, let doubtful):
        if object.contains(where: except.contains) { return .other }
        return object.contains(where: doubtful.contains) ? .doubtful : .same
      case .drawn: return .doubtful
      case .only(let words): return object.contains(where: words.contains) ? .same : .other
      }
    }
  }

  init(_ purpose: String, _ heads: [String]? = nil, _ objects: Objects = .anything()) {
    self.purpose = purpose
    self.heads = heads ?? [purpose]
    self.objects = objects
  }
}
