internal import CatalogModel

/// Qt's plural forms of each language. They differ from CLDR's (Qt 6, Translation Rules for Plural Forms). If
/// `lrelease` 5.15 writes other forms to a `.qm` than the page has, those of `lrelease` are used.
enum QtPlurals {
  /// The forms of a locale; nil if Qt has none.
  static func forms(of locale: LanguageTag) -> PluralForms? {
    let name = locale.language == "pt" && locale.region == "BR" ? "pt-BR" : locale.language
    guard let rule = rules.first(where: { $0.languages.contains(name) }) else { return nil }
    return PluralExpression(rule.expression).flatMap {
      PluralForms($0, count: rule.count, locale: locale.identifier)
    }
  }

  private static func rule(_ count: Int, _ expression: String, languages: String) -> Rule {
    Rule(count: count, expression: expression, languages: Set(languages.split(separator: " ").map(String.init)))
  }

  private struct Rule {
    let count: Int
    let expression: String
    let languages: Set<String>
  }

  private static let rules = [
    rule(1, "0", languages: "dz fa hu id ja jv ko ms my om th tr tt vi yo zh"),
    rule(
      2, "n!=1",
      languages: """
        af am as az bg bn ca da de el en eo es et eu fi fo fy gl gu ha he hi ia it ka kk kl km kn ku kw ky la lb lo mg ml \
        mn mr nb ne nl nn nso oc or pa ps pt qu rm rw sd si sn so sq st sv sw ta te tg tk tn to ts ug ur uz wo xh yi zu
        """),
    rule(2, "n>1", languages: "br fil fr hy pt-BR ti tl"),
    rule(2, "n%10!=1 || n%100==11", languages: "is"),
    rule(3, "n==1 ? 0 : n==2 ? 1 : 2", languages: "ga gv iu mi sa se"),
    rule(3, "n==1 ? 0 : n>=2 && n<=4 ? 1 : 2", languages: "cs sk"),
    rule(3, "n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>19) ? 1 : 2", languages: "pl"),
    rule(
      3, "n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>19) ? 1 : 2",
      languages: "be bs hr ru sr uk"),
    rule(3, "n%10==1 && n%100!=11 ? 0 : n%10!=0 && (n%100<10 || n%100>19) ? 1 : 2", languages: "lt"),
    rule(3, "n%10==1 && n%100!=11 ? 0 : n!=0 ? 1 : 2", languages: "lv"),
    rule(3, "n%10==1 ? 0 : n%10==2 ? 1 : 2", languages: "mk"),
    rule(3, "n==1 ? 0 : n==0 || (n%100>=1 && n%100<=19) ? 1 : 2", languages: "ro"),
    rule(4, "n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>=3 && n<=19 ? 2 : 3", languages: "gd"),
    rule(4, "n==1 ? 0 : n==0 || (n%100>=1 && n%100<=10) ? 1 : n%100>=11 && n%100<=19 ? 2 : 3", languages: "mt"),
    rule(4, "n%100==1 ? 0 : n%100==2 ? 1 : n%100>=3 && n%100<=4 ? 2 : 3", languages: "sl"),
    rule(5, "n==0 ? 0 : n==1 ? 1 : n>=2 && n<=5 ? 2 : n==6 ? 3 : 4", languages: "cy"),
    rule(6, "n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5", languages: "ar"),
  ]
}
