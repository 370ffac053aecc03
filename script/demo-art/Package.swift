// swift-tools-version: 6.0
import PackageDescription

// Draws the pictures of the demo museum. A package of its own, so that building Vitrine never builds it.
let package = Package(
  name: "demo-art",
  targets: [
    .executableTarget(name: "DemoArt", swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
  ]
)
