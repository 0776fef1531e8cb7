extension AppleStubs {
  /// Combine's observable objects, without publishers.
  static let combine = """
    public protocol ObservableObject: AnyObject {}
    @propertyWrapper public struct Published<Value> {
      public var wrappedValue: Value
      public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    }
    """

  /// Views, buttons and bars. No program shows them, so a body or a result that would need SwiftUI is `fatalError()`.
  static let swiftUI = """
    @_exported import Combine
    @_exported import Foundation
    @_exported import Observation

    @MainActor @preconcurrency public protocol View {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency var body: Body { get }
    }
    extension Never: View { public var body: Never { fatalError() } }
    extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
    @resultBuilder public struct ViewBuilder {
      public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
      public static func buildBlock<First: View, Second: View>(_ first: First, _ second: Second) -> TupleView<(First, Second)> {
        fatalError()
      }
      public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
      public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
      public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
    }
    public struct Group<Content: View>: View {
      nonisolated public init(@ViewBuilder content: () -> Content) {}
      public var body: Never { fatalError() }
    }
    public struct Color: View {
      public static let clear = Color()
      public var body: Never { fatalError() }
    }
    public struct GeometryProxy { public var size: CGSize { fatalError() } }
    public struct GeometryReader<Content: View>: View {
      nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
      public var body: Never { fatalError() }
    }
    public protocol EnvironmentKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }
    public struct EnvironmentValues {
      public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get { fatalError() } set {} }
      public var locale: Locale { get { fatalError() } set {} }
    }
    @frozen @propertyWrapper public struct Environment<Value> {
      public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
      public var wrappedValue: Value { fatalError() }
    }
    public struct Menu<Label: View, Content: View>: View {
      nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
      public var body: Never { fatalError() }
    }
    public struct SegmentedPickerStyle { public init() {} }
    extension SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() } }
    public struct TupleView<T>: View { public var body: Never { fatalError() } }
    @frozen public struct Text: View {
      nonisolated public init(verbatim content: String) {}
      public var body: Never { fatalError() }
    }
    @frozen public struct Image: View {
      nonisolated public init(systemName: String) {}
      nonisolated public init(_ name: String) {}
      public var body: Never { fatalError() }
    }
    public struct UnitPoint: Hashable, Sendable { public static let center = UnitPoint() }
    public struct Font {
      public struct Weight: Sendable { public static let regular = Weight(), semibold = Weight() }
    }
    extension Text {
      nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    }
    @MainActor @preconcurrency public protocol ViewModifier {
      associatedtype Body: View
      typealias Content = _ViewModifier_Content<Self>
      @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    }
    public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
      public var body: Never { fatalError() }
    }
    public struct ModifiedContent<Content, Modifier>: View { public var body: Never { fatalError() } }
    public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
      nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
      nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
      where Data.Element: Identifiable, ID == Data.Element.ID {}
      public var body: Never { fatalError() }
    }
    public struct _ConditionalContent<First: View, Second: View>: View { public var body: Never { fatalError() } }
    extension ViewBuilder {
      public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> { fatalError() }
      public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> { fatalError() }
    }
    public struct ToolbarItemPlacement: Sendable {
      public static let automatic = ToolbarItemPlacement()
      public static let principal = ToolbarItemPlacement()
      public static let navigation = ToolbarItemPlacement()
      public static let primaryAction = ToolbarItemPlacement()
      public static let cancellationAction = ToolbarItemPlacement()
      public static let confirmationAction = ToolbarItemPlacement()
    }
    @MainActor @preconcurrency public protocol ToolbarContent {
      associatedtype Body: ToolbarContent
      @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    }
    extension Never: ToolbarContent {}
    public struct ToolbarItemGroup<Content: View>: ToolbarContent {
      nonisolated public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
      public var body: Never { fatalError() }
    }
    public struct ToolbarItem<Content: View>: ToolbarContent {
      nonisolated public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {}
      public var body: Never { fatalError() }
    }
    public struct TupleToolbarContent<T>: ToolbarContent { public var body: Never { fatalError() } }
    @resultBuilder public struct ToolbarContentBuilder {
      public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
      public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
      public static func buildBlock<each Part: ToolbarContent>(_ part: repeat each Part) -> TupleToolbarContent<(repeat each Part)> {
        fatalError()
      }
    }
    extension View {
      nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
      nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
      nonisolated public func badge(_ label: Text?) -> some View { self }
      nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { self }
      nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
      nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
      ) -> some View { self }
      nonisolated public func pickerStyle(_ style: SegmentedPickerStyle) -> some View { self }
      nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View { self }
      nonisolated public func disabled(_ disabled: Bool) -> some View { self }
      nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }
      nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }
      nonisolated public func navigationTitle(_ title: Text) -> some View { self }
      nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }
      nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { self }
      nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
      nonisolated public func scaleEffect(x: Double = 1, y: Double = 1, anchor: UnitPoint = .center) -> some View { self }
    }
    public struct Label<Title: View, Icon: View>: View {
      nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
      public var body: Never { fatalError() }
    }
    public struct ButtonRole: Equatable, Sendable {
      public static let destructive = ButtonRole()
      public static let cancel = ButtonRole()
      public static let close = ButtonRole()
      public static let confirm = ButtonRole()
    }
    public struct Button<Label: View>: View {
      nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
      public var body: Never { fatalError() }
    }
    """

  /// Stacks, tabs and modals, which no program shows either.
  static let navigationOfSwiftUI = """

    @frozen @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
      @preconcurrency nonisolated public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
      ) {}
      public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
      }
      public var projectedValue: Binding<Value> { self }
      public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { fatalError() }
    }
    extension Binding: @unchecked Sendable where Value: Sendable {}
    @frozen @propertyWrapper public struct State<Value> {
      public init(wrappedValue value: Value) {}
      public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
      }
      public var projectedValue: Binding<Value> { fatalError() }
    }
    @MainActor @frozen @propertyWrapper @preconcurrency public struct StateObject<ObjectType: ObservableObject> {
      @dynamicMemberLookup @frozen public struct Wrapper {
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
          fatalError()
        }
      }
      nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
      @MainActor @preconcurrency public var wrappedValue: ObjectType { fatalError() }
      @MainActor @preconcurrency public var projectedValue: Wrapper { fatalError() }
    }
    public struct SearchFieldPlacement: Sendable { public static let automatic = SearchFieldPlacement() }
    public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
      nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
      public var body: Never { fatalError() }
    }
    public struct NavigationStack<Data, Root: View>: View {
      nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
      where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {}
      public var body: Never { fatalError() }
    }
    public struct TabView<SelectionValue: Hashable, Content: View>: View {
      nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
      public var body: Never { fatalError() }
    }
    public struct PresentationDetent: Hashable, Sendable {
      public static let medium = PresentationDetent(), large = PresentationDetent()
      public static func fraction(_ fraction: CGFloat) -> PresentationDetent { medium }
    }
    @frozen public enum Visibility: Hashable, CaseIterable { case automatic, visible, hidden }
    @frozen public struct AnyTransition {
      public static let opacity = AnyTransition()
    }
    extension AnyTransition: @unchecked Sendable {}
    public struct Alignment: Equatable { public static let center = Alignment() }
    extension View {
      nonisolated public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View { self }
      nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
      nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View { self }
      nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
      ) -> some View { self }
      nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
      ) -> some View { self }
      nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
      nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
      nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
      nonisolated public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
      ) -> some View { self }
      nonisolated public func transition(_ t: AnyTransition) -> some View { self }
      nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
      nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
      nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
      nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
    }
    """
}
