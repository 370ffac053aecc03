// swift-tools-version: 6.0
import PackageDescription

// The arrows between these targets are the architecture: see "The house" in README.md.
// `script/test` holds every target's imports against the dependencies listed here.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

func target(_ name: String, _ dependencies: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies.map { .byName(name: $0) }, swiftSettings: settings)
}

func executable(_ name: String, _ dependencies: [String], path: String? = nil) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: path, swiftSettings: settings)
}

func test(_ name: String, _ dependencies: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: settings)
}

func library(_ name: String, pkgConfig: String?, apt: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt])])
}

let package = Package(
  name: "vitrine",
  products: [
    .executable(name: "vitrine", targets: ["vitrine"]),
    .library(name: "Carousel", targets: ["Carousel"]),
    .library(name: "TileCache", targets: ["TileCache"]),
  ],
  targets: [
    executable("vitrine", ["Kiosk"]),
    executable("vitrine-bench", ["Kiosk", "CAllocationProbe"]),
    // What the README's chapter on the library is made from.
    executable("planets", ["Carousel"], path: "Sources/Examples/Planets"),
    target(
      "Kiosk",
      [
        "SDLBackend", "Carousel", "TileCache", "Pictures", "Lettering", "Raster", "CatalogFile", "Catalog",
        "ContentSources", "CSystemd",
      ]
    ),
    target("SDLBackend", ["Carousel", "Raster", "CSDL2", "CLibinput"]),
    target("Carousel"),
    target("TileCache"),
    target("Pictures", ["Raster", "CSDL2Image", "CTurboJPEG", "CHeif", "CExif", "CLCMS", "CZlib", "CQREncode"]),
    target("Lettering", ["Raster", "CSDL2TTF", "CFontconfig", "CFriBidi", "CICU"]),
    target("Raster"),
    target("CatalogFile", ["Catalog", "CYAML"]),
    target("ContentSources", ["Catalog"]),
    target("Catalog"),
    // Takes the place of malloc, so nothing but the bench and the check beside the tests may link it.
    .target(name: "CAllocationProbe"),
    // ICU's own headers clash with those of Foundation's ICU in one program, so no Swift may see them.
    .target(name: "CICU", linkerSettings: [.linkedLibrary("icuuc")]),

    library("CSDL2", pkgConfig: "sdl2", apt: "libsdl2-dev"),
    library("CSDL2Image", pkgConfig: "SDL2_image", apt: "libsdl2-image-dev"),
    library("CSDL2TTF", pkgConfig: "SDL2_ttf", apt: "libsdl2-ttf-dev"),
    library("CLibinput", pkgConfig: "libinput", apt: "libinput-dev"),
    library("CSystemd", pkgConfig: "libsystemd", apt: "libsystemd-dev"),
    library("CTurboJPEG", pkgConfig: "libturbojpeg", apt: "libturbojpeg0-dev"),
    library("CHeif", pkgConfig: "libheif", apt: "libheif-dev"),
    // No pkg-config: Debian 13's file would link its plug-ins too, which are under another licence.
    library("CLCMS", pkgConfig: nil, apt: "liblcms2-dev"),
    library("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
    library("CExif", pkgConfig: "libexif", apt: "libexif-dev"),
    library("CQREncode", pkgConfig: "libqrencode", apt: "libqrencode-dev"),
    library("CFontconfig", pkgConfig: "fontconfig", apt: "libfontconfig-dev"),
    library("CFriBidi", pkgConfig: "fribidi", apt: "libfribidi-dev"),
    library("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev"),

    test("CarouselTests", ["Carousel", "CarouselTestSupport"]),
    test("TileCacheTests", ["TileCache", "CarouselTestSupport"]),
    test("RasterTests", ["Raster"]),
    test("PicturesTests", ["Pictures", "Raster", "CSDL2Image", "CTurboJPEG", "CLCMS", "CZlib"], exclude: ["cases"]),
    test("GoldenSupportTests", ["GoldenSupport", "Pictures", "Raster"]),
    test("LetteringTests", ["Lettering", "Raster"], exclude: ["cases"]),
    test("CatalogTests", ["Catalog"], exclude: ["cases"]),
    test("CatalogFileTests", ["CatalogFile", "Catalog", "TemporaryFolder"], exclude: ["cases"]),
    test("ContentSourcesTests", ["ContentSources", "Catalog", "TemporaryFolder"]),
    test(
      "SDLBackendTests",
      ["SDLBackend", "Carousel", "Raster", "CSDL2", "CLibinput", "CarouselTestSupport", "TemporaryFolder"]),
    test(
      "KioskTests",
      [
        "Kiosk", "Carousel", "Catalog", "GoldenSupport", "Lettering", "Pictures", "Raster",
        "SDLBackend", "TemporaryFolder", "TileCache",
      ], exclude: ["golden", "cases"]),
    test(
      "EndToEndTests",
      ["ProgramSupport", "CarouselTestSupport", "Pictures", "Raster", "CTurboJPEG", "TemporaryFolder"]),
    test(
      "LiveTests",
      [
        "ProgramSupport", "CarouselTestSupport", "TemporaryFolder", "Kiosk", "Carousel", "Catalog", "ContentSources",
        "Pictures", "Raster",
        "SDLBackend",
      ], exclude: ["cases"]),
    .target(
      name: "ProgramSupport", dependencies: ["Pictures", "Raster", "TemporaryFolder"], path: "Tests/ProgramSupport",
      swiftSettings: settings),
    .target(name: "TemporaryFolder", path: "Tests/TemporaryFolder", swiftSettings: settings),
    executable(
      "carousel-check", ["CarouselTestSupport", "Carousel", "CAllocationProbe"], path: "Tests/CarouselCheck"),
    .target(
      name: "CarouselTestSupport", dependencies: ["Carousel"], path: "Tests/CarouselTestSupport",
      swiftSettings: settings),
    .target(
      name: "GoldenSupport", dependencies: ["Pictures", "Raster"], path: "Tests/GoldenSupport", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
