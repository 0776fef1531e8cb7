/// Views that only arrange others.
enum ViewLayouts {
  static let names: Set = [
    "HStack", "VStack", "ZStack", "Group", "Spacer", "Row", "Column", "Box", "EmptyView", "Circle", "Rectangle",
    "Color",
    "ProgressView", "CircularProgressIndicator", "Divider", "ForEach", "LazyVStack", "GeometryReader", "AnyView",
  ]
}
