#include "CRuntimeFiles.h"

#include <stddef.h>

// The compiler lists an embedded file among the file's dependencies, so a change of one rebuilds this.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const struct cruntime_file files[] = {
    // Code of the library, which generated Swift has too.
    {"CatalogModel/Headers/AccessibleName.swift", (const char[]){
#embed "../CatalogModel/Headers/AccessibleName.swift" suffix(, 0)
    }},
    {"CatalogModel/Headers/BarRoom.swift", (const char[]){
#embed "../CatalogModel/Headers/BarRoom.swift" suffix(, 0)
    }},
    {"CatalogModel/Headers/Header.swift", (const char[]){
#embed "../CatalogModel/Headers/Header.swift" suffix(, 0)
    }},
    {"CatalogModel/Headers/Header+Changing.swift", (const char[]){
#embed "../CatalogModel/Headers/Header+Changing.swift" suffix(, 0)
    }},
    {"CatalogModel/Headers/HeaderItem.swift", (const char[]){
#embed "../CatalogModel/Headers/HeaderItem.swift" suffix(, 0)
    }},
    {"CatalogModel/Headers/HeaderKind.swift", (const char[]){
#embed "../CatalogModel/Headers/HeaderKind.swift" suffix(, 0)
    }},
    {"CatalogModel/Screens/Presentation+Coding.swift", (const char[]){
#embed "../CatalogModel/Screens/Presentation+Coding.swift" suffix(, 0)
    }},
    {"CatalogModel/Screens/Presentation.swift", (const char[]){
#embed "../CatalogModel/Screens/Presentation.swift" suffix(, 0)
    }},
    {"CatalogModel/Screens/Routes/PercentEncoding.swift", (const char[]){
#embed "../CatalogModel/Screens/Routes/PercentEncoding.swift" suffix(, 0)
    }},
    {"CatalogModel/Screens/Routes/RouteLink.swift", (const char[]){
#embed "../CatalogModel/Screens/Routes/RouteLink.swift" suffix(, 0)
    }},
    {"CatalogModel/Screens/Routes/RoutePath.swift", (const char[]){
#embed "../CatalogModel/Screens/Routes/RoutePath.swift" suffix(, 0)
    }},
    {"CatalogModel/Screens/Routes/RoutePattern.swift", (const char[]){
#embed "../CatalogModel/Screens/Routes/RoutePattern.swift" suffix(, 0)
    }},
    {"CatalogModel/Screens/Routes/RoutePattern+Building.swift", (const char[]){
#embed "../CatalogModel/Screens/Routes/RoutePattern+Building.swift" suffix(, 0)
    }},
    {"CatalogModel/Screens/Routes/RoutePattern+Matching.swift", (const char[]){
#embed "../CatalogModel/Screens/Routes/RoutePattern+Matching.swift" suffix(, 0)
    }},
    {"CatalogModel/Screens/Routes/RouteValueError.swift", (const char[]){
#embed "../CatalogModel/Screens/Routes/RouteValueError.swift" suffix(, 0)
    }},
    {"CatalogModel/Screens/ScreenTitle.swift", (const char[]){
#embed "../CatalogModel/Screens/ScreenTitle.swift" suffix(, 0)
    }},
    {"ICUText/Widths/AdvanceWidthTable.swift", (const char[]){
#embed "../ICUText/Widths/AdvanceWidthTable.swift" suffix(, 0)
    }},
    {"ICUText/Widths/AdvanceWidths.swift", (const char[]){
#embed "../ICUText/Widths/AdvanceWidths.swift" suffix(, 0)
    }},
    {"Navigation/Destination.swift", (const char[]){
#embed "../Navigation/Destination.swift" suffix(, 0)
    }},
    {"Navigation/RouteTable.swift", (const char[]){
#embed "../Navigation/RouteTable.swift" suffix(, 0)
    }},
    {"Navigation/Router.swift", (const char[]){
#embed "../Navigation/Router.swift" suffix(, 0)
    }},
    {"Navigation/Router+Actions.swift", (const char[]){
#embed "../Navigation/Router+Actions.swift" suffix(, 0)
    }},
    {"Navigation/Router+Going.swift", (const char[]){
#embed "../Navigation/Router+Going.swift" suffix(, 0)
    }},
    {"Navigation/Router+Input.swift", (const char[]){
#embed "../Navigation/Router+Input.swift" suffix(, 0)
    }},
    {"Navigation/Router+Opening.swift", (const char[]){
#embed "../Navigation/Router+Opening.swift" suffix(, 0)
    }},
    {"Navigation/Router+Restoring.swift", (const char[]){
#embed "../Navigation/Router+Restoring.swift" suffix(, 0)
    }},
    {"Navigation/RouterModal.swift", (const char[]){
#embed "../Navigation/RouterModal.swift" suffix(, 0)
    }},
    {"Navigation/RouterRefusal.swift", (const char[]){
#embed "../Navigation/RouterRefusal.swift" suffix(, 0)
    }},
    {"Navigation/RouterState.swift", (const char[]){
#embed "../Navigation/RouterState.swift" suffix(, 0)
    }},
    {"Navigation/RouterTransition.swift", (const char[]){
#embed "../Navigation/RouterTransition.swift" suffix(, 0)
    }},
    {"Navigation/ScreenFacts.swift", (const char[]){
#embed "../Navigation/ScreenFacts.swift" suffix(, 0)
    }},
    {"Navigation/Screens+Parents.swift", (const char[]){
#embed "../Navigation/Screens+Parents.swift" suffix(, 0)
    }},
    {"Navigation/Screens+Routes.swift", (const char[]){
#embed "../Navigation/Screens+Routes.swift" suffix(, 0)
    }},
    {"PurposeCatalog/Headers/Header+Purposes.swift", (const char[]){
#embed "../PurposeCatalog/Headers/Header+Purposes.swift" suffix(, 0)
    }},
    {"PurposeCatalog/Headers/Header+State.swift", (const char[]){
#embed "../PurposeCatalog/Headers/Header+State.swift" suffix(, 0)
    }},
    {"SourceText/Wording/NearestName.swift", (const char[]){
#embed "../SourceText/Wording/NearestName.swift" suffix(, 0)
    }},
    // Code of the runtime.
    {"Kotlin/AccessibleName.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/AccessibleName.kt" suffix(, 0)
    }},
    {"Kotlin/BarRoom.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/BarRoom.kt" suffix(, 0)
    }},
    {"Kotlin/Compose.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/Compose.kt" suffix(, 0)
    }},
    {"Kotlin/ComposeBar.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/ComposeBar.kt" suffix(, 0)
    }},
    {"Kotlin/ComposeBarItems.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/ComposeBarItems.kt" suffix(, 0)
    }},
    {"Kotlin/ComposeRouter.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/ComposeRouter.kt" suffix(, 0)
    }},
    {"Kotlin/DiscardDialog.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/DiscardDialog.kt" suffix(, 0)
    }},
    {"Kotlin/DiscardQuestion.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/DiscardQuestion.kt" suffix(, 0)
    }},
    {"Kotlin/Drawables.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/Drawables.kt" suffix(, 0)
    }},
    {"Kotlin/HeaderNames.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/HeaderNames.kt" suffix(, 0)
    }},
    {"Kotlin/Headers.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/Headers.kt" suffix(, 0)
    }},
    {"Kotlin/Icons.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/Icons.kt" suffix(, 0)
    }},
    {"Kotlin/Language.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/Language.kt" suffix(, 0)
    }},
    {"Kotlin/Numbers.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/Numbers.kt" suffix(, 0)
    }},
    {"Kotlin/Purpose.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/Purpose.kt" suffix(, 0)
    }},
    {"Kotlin/Router.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/Router.kt" suffix(, 0)
    }},
    {"Kotlin/RouterRefusal.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/RouterRefusal.kt" suffix(, 0)
    }},
    {"Kotlin/RouterState.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/RouterState.kt" suffix(, 0)
    }},
    {"Kotlin/RouterTabBar.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/RouterTabBar.kt" suffix(, 0)
    }},
    {"Kotlin/Screens.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/Screens.kt" suffix(, 0)
    }},
    {"Kotlin/Views.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/Views.kt" suffix(, 0)
    }},
    {"Kotlin/ViewsBar.kt", (const char[]){
#embed "../GeneratedCode/Runtime/Kotlin/ViewsBar.kt" suffix(, 0)
    }},
    {"Swift/AccessibleName.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/AccessibleName.swift" suffix(, 0)
    }},
    {"Swift/AppKit.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/AppKit.swift" suffix(, 0)
    }},
    {"Swift/BarRow.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/BarRow.swift" suffix(, 0)
    }},
    {"Swift/CurrentPlatform.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/CurrentPlatform.swift" suffix(, 0)
    }},
    {"Swift/Decimal.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/Decimal.swift" suffix(, 0)
    }},
    {"Swift/DiscardQuestion.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/DiscardQuestion.swift" suffix(, 0)
    }},
    {"Swift/DiscardSwiftUI.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/DiscardSwiftUI.swift" suffix(, 0)
    }},
    {"Swift/DiscardUIKit.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/DiscardUIKit.swift" suffix(, 0)
    }},
    {"Swift/FeatureScreens.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/FeatureScreens.swift" suffix(, 0)
    }},
    {"Swift/Header.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/Header.swift" suffix(, 0)
    }},
    {"Swift/HeaderActions.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/HeaderActions.swift" suffix(, 0)
    }},
    {"Swift/HeaderConfiguration.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/HeaderConfiguration.swift" suffix(, 0)
    }},
    {"Swift/HeaderPartsSwiftUI.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/HeaderPartsSwiftUI.swift" suffix(, 0)
    }},
    {"Swift/HeaderPresenter.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/HeaderPresenter.swift" suffix(, 0)
    }},
    {"Swift/HeaderSwiftUI.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/HeaderSwiftUI.swift" suffix(, 0)
    }},
    {"Swift/HeaderUIKit.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/HeaderUIKit.swift" suffix(, 0)
    }},
    {"Swift/Icon.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/Icon.swift" suffix(, 0)
    }},
    {"Swift/Isolation.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/Isolation.swift" suffix(, 0)
    }},
    {"Swift/LanguageMatching.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/LanguageMatching.swift" suffix(, 0)
    }},
    {"Swift/NumberFormats.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/NumberFormats.swift" suffix(, 0)
    }},
    {"Swift/PluralOperands.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/PluralOperands.swift" suffix(, 0)
    }},
    {"Swift/Purpose.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/Purpose.swift" suffix(, 0)
    }},
    {"Swift/Router.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/Router.swift" suffix(, 0)
    }},
    {"Swift/RouterLayers.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/RouterLayers.swift" suffix(, 0)
    }},
    {"Swift/RouterStack.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/RouterStack.swift" suffix(, 0)
    }},
    {"Swift/RouterSwiftUI.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/RouterSwiftUI.swift" suffix(, 0)
    }},
    {"Swift/RouterUIKit.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/RouterUIKit.swift" suffix(, 0)
    }},
    {"Swift/Screen.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/Screen.swift" suffix(, 0)
    }},
    {"Swift/Screens.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/Screens.swift" suffix(, 0)
    }},
    {"Swift/SwiftUI.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/SwiftUI.swift" suffix(, 0)
    }},
    {"Swift/Synonyms.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/Synonyms.swift" suffix(, 0)
    }},
    {"Swift/UIKit.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/UIKit.swift" suffix(, 0)
    }},
    {"Swift/UserLanguage.swift", (const char[]){
#embed "../GeneratedCode/Runtime/Swift/UserLanguage.swift" suffix(, 0)
    }},
    {"TypeScript/bar-room.js", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/bar-room.js" suffix(, 0)
    }},
    {"TypeScript/browser-router.d.ts", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/browser-router.d.ts" suffix(, 0)
    }},
    {"TypeScript/browser-router.js", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/browser-router.js" suffix(, 0)
    }},
    {"TypeScript/discard.d.ts", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/discard.d.ts" suffix(, 0)
    }},
    {"TypeScript/discard.js", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/discard.js" suffix(, 0)
    }},
    {"TypeScript/element-header.d.ts", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/element-header.d.ts" suffix(, 0)
    }},
    {"TypeScript/element-header.js", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/element-header.js" suffix(, 0)
    }},
    {"TypeScript/element.d.ts", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/element.d.ts" suffix(, 0)
    }},
    {"TypeScript/element.js", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/element.js" suffix(, 0)
    }},
    {"TypeScript/header-items.js", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/header-items.js" suffix(, 0)
    }},
    {"TypeScript/headers.d.ts", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/headers.d.ts" suffix(, 0)
    }},
    {"TypeScript/headers.js", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/headers.js" suffix(, 0)
    }},
    {"TypeScript/index.d.ts", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/index.d.ts" suffix(, 0)
    }},
    {"TypeScript/index.js", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/index.js" suffix(, 0)
    }},
    {"TypeScript/languages.d.ts", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/languages.d.ts" suffix(, 0)
    }},
    {"TypeScript/languages.js", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/languages.js" suffix(, 0)
    }},
    {"TypeScript/react-header.d.ts", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/react-header.d.ts" suffix(, 0)
    }},
    {"TypeScript/react-header.js", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/react-header.js" suffix(, 0)
    }},
    {"TypeScript/react-router.d.ts", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/react-router.d.ts" suffix(, 0)
    }},
    {"TypeScript/react-router.js", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/react-router.js" suffix(, 0)
    }},
    {"TypeScript/react.d.ts", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/react.d.ts" suffix(, 0)
    }},
    {"TypeScript/react.js", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/react.js" suffix(, 0)
    }},
    {"TypeScript/router.d.ts", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/router.d.ts" suffix(, 0)
    }},
    {"TypeScript/router.js", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/router.js" suffix(, 0)
    }},
    {"TypeScript/runtime.d.ts", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/runtime.d.ts" suffix(, 0)
    }},
    {"TypeScript/runtime.js", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/runtime.js" suffix(, 0)
    }},
    {"TypeScript/screens.d.ts", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/screens.d.ts" suffix(, 0)
    }},
    {"TypeScript/screens.js", (const char[]){
#embed "../GeneratedCode/Runtime/TypeScript/screens.js" suffix(, 0)
    }},
    {NULL, NULL},
};

const struct cruntime_file *cruntime_files(void) { return files; }
