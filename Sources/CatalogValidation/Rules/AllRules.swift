internal import CatalogFiles

/// Every rule, in the order in which documentation lists them.
package enum AllRules {
  /// Rules that are checked while files are read.
  package static let reading = CatalogProblem.Kind.allCases.map(\.rule)

  package static let catalog: [any CatalogRule.Type] = [
    UnknownRuleRule.self, AmbiguousBaseRule.self, PseudoLocaleRule.self, UnknownLocaleRule.self,
    LocaleWithoutScriptRule.self, UnknownNumberingSystemRule.self, ForeignSourceRule.self,
    MisnamedLocaleRule.self,
    NonCanonicalRule.self,
    UnusedArgumentRule.self,
    LimitBelowTextsRule.self, SettingWithoutEffectRule.self,
    MissingIconRule.self,
    UnknownIconRule.self, FixedDirectionIconRule.self, WrongWayIconRule.self, MissingMirrorRule.self,
    DoubleMirrorRule.self, UnevenMirrorRule.self,
    UnneededMirrorRule.self,
    IconCollisionRule.self, IconAvailabilityRule.self, RetiredIconRule.self, UnlistedIconSetRule.self,
    UnusedTermRule.self,
    RedundantIconRule.self, ChangedRoleRule.self, OneSidedOppositeRule.self, PurposeWithoutPlaceRule.self,
    IncompleteWordingRule.self,
    CircularParentRule.self,
    UnreachableScreenRule.self, DuplicateRouteRule.self,
    TitleArgumentRule.self,
    ToggleRule.self, ParentParameterRule.self, UnknownTabRule.self, ParentTabRule.self, DeadEndRule.self,
    ModalWithoutExitRule.self, PushedDialogRule.self,
    UnexplainedHeaderRule.self, RootDismissalRule.self, DisallowedLeadingRule.self, BackwardLeadingRule.self,
    DismissalPolicyRule.self, LostInputRule.self, HarmlessDiscardRule.self, CancelWithoutActionRule.self,
    MissingConfirmationRule.self,
    MisplacedConfirmationRule.self, VagueConfirmationRule.self, DestructiveConfirmationRule.self,
    DismissingConfirmationRule.self,
    DoneAndSaveRule.self, RepeatedItemRule.self, TrailingCancelRule.self,
    TooManyActionsRule.self, HiddenActionsRule.self, ItemMessageRule.self, SegmentsBelowTopRule.self,
    PushIndicatorRule.self, SearchPurposeRule.self,
    StackedModalsRule.self, TooManyTabsRule.self, TabOrderRule.self, HomeTabRule.self, SharedActionRule.self,
    AdjacentWordsRule.self, MissingBarPurposeRule.self, SharedIconAliasRule.self,
  ]

  package static let locale: [any LocaleRule.Type] = [
    LocaleWithoutFileRule.self, MissingTitleRule.self, WrongScriptFallbackRule.self, InheritedTitleRule.self,
    RedundantOverrideRule.self, UnneededShortRule.self, MisleadingShortRule.self,
    CopiedLocaleRule.self,
    UntranslatedRule.self,
    UntranslatedWordRule.self,
    NeedsReviewRule.self,
    StaleTranslationRule.self,
    SamePluralsRule.self, ExchangedPluralsRule.self, OtherPurposeWordsRule.self, OtherLanguageRule.self,
    OtherLanguageTextRule.self,
    CapitalizationRule.self, LostAccentRule.self, TitleCollisionRule.self, SwappedTitleRule.self, UnusualTitleRule.self,
    MisspelledTitleRule.self,
    SamePurposeDifferentWordsRule.self,
    SharedTextRule.self, LabelInNameRule.self, InheritedWordRule.self, DirectionWordRule.self,
    ScreenTitleTooLongRule.self,
    LargeTitleTooWideRule.self, AppNameTitleRule.self,
    CrowdedBarRule.self, SharedSynonymRule.self, UnneededSynonymRule.self,
    // It compares texts without other findings, so it runs last.
    MismatchedPairRule.self,
  ]

  package static let text: [any TextRule.Type] = [
    PlaceholderTextRule.self, ToolResidueRule.self, ForeignPlaceholderRule.self, WrongEncodingRule.self,
    EmptyTitleRule.self, EdgeWhitespaceRule.self, TitleTooLongRule.self, DoubleSpaceRule.self,
    ControlCharacterRule.self, InvisibleCharacterRule.self, UnbalancedBidiRule.self, NotNormalizedRule.self,
    KashidaRule.self, WrongScriptRule.self, MixedScriptWordRule.self, ForeignLetterRule.self,
    CompatibilityCharacterRule.self, MixedDigitsRule.self, RepeatedMarkRule.self, EllipsisRule.self,
    EndPunctuationRule.self,
    ForeignPunctuationRule.self, UnpairedBracketRule.self,
    RepeatedWordRule.self, ConfusableQuotesRule.self, SpaceBeforePunctuationRule.self, MarkupRule.self, EmojiRule.self,
    MnemonicLeftoverRule.self, GlossaryRule.self,
  ]

  package static let message: [any MessageRule.Type] = [
    MessageSyntaxRule.self, UnknownArgumentRule.self, MissingArgumentRule.self, ArgumentTypeMismatchRule.self,
    PlaceholderParityRule.self, ArgumentShownOtherwiseRule.self, NumberSignOutsidePluralRule.self,
    UnpairedApostropheRule.self,
    MissingExplicitOtherRule.self, MissingPluralCategoryRule.self, UnusedPluralCategoryRule.self,
    PluralFlattenedRule.self, NumberNotShownRule.self, NumberHardCodedRule.self, NestedPluralRule.self,
  ]

  /// Rules about the settings of the check itself.
  package static let settings: [any SettingsRule.Type] = [
    UnneededExceptionRule.self, ExpiredBaselineEntryRule.self, UnneededBaselineEntryRule.self,
  ]

  /// The descriptions of all rules.
  package static let all: [RuleDescription] =
    reading + settings.map { $0.description } + catalog.map { $0.description } + locale.map { $0.description }
    + text.map { $0.description } + message.map { $0.description }

  /// The identifiers of all rules.
  package static var identifiers: [String] { all.map(\.identifier) }

  private static let descriptions = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }

  /// The description of the rule with an identifier, or nil.
  package static func description(of identifier: String) -> RuleDescription? { descriptions[identifier] }
}
