// swift-tools-version: 6.2
import Foundation
import PackageDescription

// MARK: - What this machine has

/// The decoder needs libvips and libchafa. Without their headers it is left out and photogrid shows
/// captions on coloured placeholders. PHOTOGRID_DECODER=off leaves it out, =on insists on it.
let decoderIsBuilt: Bool = {
  switch Context.environment["PHOTOGRID_DECODER"] {
  case "off": return false
  case "on": return true
  default:
    let roots = ["/usr", "/usr/local", "/opt/homebrew"]
    func found(_ header: String) -> Bool {
      roots.contains { FileManager.default.fileExists(atPath: "\($0)/include/\(header)") }
    }
    return found("vips/vips.h") && found("chafa/chafa.h")
  }
}()

/// CI treats warnings as errors; a newer compiler's new warning must not stop a user's build.
let warningsAreErrors = Context.environment["PHOTOGRID_STRICT"] == "1"

// MARK: - The kinds of target

/// Decides where a target lies and how it is built.
enum Kind {
  /// Knows no terminal, file, clock or thread; may not import Foundation.
  case pure
  /// Touches the system.
  case impure
  /// C code of ours.
  case shim
  /// Names a C library of the system.
  case system(pkgConfig: String?, apt: String, brew: String)
  case executable
  case test
  /// Swift that only tests use.
  case testSupport
  /// A program that only tests start.
  case testExecutable
  /// C that only tests use.
  case testShim
}

struct Row {
  var name: String
  var kind: Kind
  var uses: [String]
  var isBuilt = true
}

let rows: [Row] = [
  // Pure, lowest first.
  Row(name: "CellGeometry", kind: .pure, uses: []),
  Row(name: "AlbumModel", kind: .pure, uses: []),
  Row(name: "TerminalCore", kind: .pure, uses: ["CellGeometry"]),
  Row(name: "DecoderProtocol", kind: .pure, uses: []),
  Row(name: "GridLayout", kind: .pure, uses: ["CellGeometry", "AlbumModel"]),
  Row(
    name: "GridController", kind: .pure,
    uses: ["CellGeometry", "AlbumModel", "TerminalCore", "DecoderProtocol", "GridLayout"]),
  Row(
    name: "GridView", kind: .pure,
    uses: [
      "CellGeometry", "AlbumModel", "TerminalCore", "DecoderProtocol", "GridLayout",
      "GridController",
    ]),
  // The edges.
  Row(name: "SystemEdge", kind: .impure, uses: []),
  Row(
    name: "TerminalUI", kind: .impure,
    uses: ["CellGeometry", "TerminalCore", "CNcurses", "CTerminalGuard"]),
  Row(name: "AlbumStore", kind: .impure, uses: ["AlbumModel", "DecoderProtocol", "SystemEdge"]),
  Row(name: "DecoderPool", kind: .impure, uses: ["DecoderProtocol", "SystemEdge"]),
  Row(
    name: "AppRuntime", kind: .impure,
    uses: [
      "CellGeometry", "AlbumModel", "TerminalCore", "DecoderProtocol", "GridLayout",
      "GridController", "GridView", "SystemEdge", "AlbumStore", "DecoderPool",
    ]),
  // Programs.
  Row(
    name: "photogrid", kind: .executable,
    uses: [
      "CellGeometry", "AlbumModel", "TerminalCore", "DecoderProtocol", "SystemEdge", "AlbumStore",
      "DecoderPool", "GridController", "GridView", "AppRuntime", "TerminalUI",
    ]),
  Row(name: "photogrid-plist", kind: .executable, uses: ["DecoderProtocol"]),
  Row(
    name: "photogrid-decoder", kind: .executable,
    uses: ["DecoderProtocol", "CVips", "CChafa", "CZlib"], isBuilt: decoderIsBuilt),
  Row(
    name: "photogrid-dev", kind: .executable,
    uses: [
      "CellGeometry", "AlbumModel", "TerminalCore", "DecoderProtocol", "GridLayout",
      "GridController", "GridView", "SystemEdge", "AlbumStore", "DecoderPool", "AppRuntime",
      "CPseudoTerminal",
    ]),
  // C.
  Row(
    name: "CNcurses",
    kind: .system(pkgConfig: nil, apt: "libncurses-dev", brew: "ncurses"), uses: []),
  Row(name: "CTerminalGuard", kind: .shim, uses: []),
  Row(
    name: "CVips", kind: .system(pkgConfig: "vips", apt: "libvips-dev", brew: "vips"), uses: [],
    isBuilt: decoderIsBuilt),
  Row(
    name: "CChafa", kind: .system(pkgConfig: "chafa", apt: "libchafa-dev", brew: "chafa"),
    uses: [], isBuilt: decoderIsBuilt),
  Row(
    name: "CZlib", kind: .system(pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"), uses: [],
    isBuilt: decoderIsBuilt),
  // Tests.
  Row(
    name: "TestSupport", kind: .testSupport,
    uses: [
      "CellGeometry", "AlbumModel", "TerminalCore", "DecoderProtocol", "GridLayout",
      "GridController",
    ]),
  Row(name: "FakeDecoder", kind: .testExecutable, uses: ["DecoderProtocol"]),
  Row(name: "CPseudoTerminal", kind: .testShim, uses: []),
  Row(name: "CursesBaseline", kind: .testExecutable, uses: ["CNcurses"]),
  Row(
    name: "TerminalProbe", kind: .testExecutable,
    uses: ["CellGeometry", "TerminalCore", "TerminalUI", "TestSupport"]),
  Row(name: "AlbumModelTests", kind: .test, uses: ["AlbumModel", "TestSupport"]),
  Row(
    name: "TerminalCoreTests", kind: .test, uses: ["CellGeometry", "TerminalCore", "TestSupport"]),
  Row(name: "DecoderProtocolTests", kind: .test, uses: ["DecoderProtocol", "TestSupport"]),
  Row(
    name: "GridLayoutTests", kind: .test,
    uses: ["CellGeometry", "AlbumModel", "GridLayout", "TestSupport"]),
  Row(
    name: "GridControllerTests", kind: .test,
    uses: [
      "CellGeometry", "AlbumModel", "TerminalCore", "DecoderProtocol", "GridLayout",
      "GridController", "GridView", "TestSupport",
    ]),
  Row(
    name: "GridViewTests", kind: .test,
    uses: [
      "CellGeometry", "AlbumModel", "TerminalCore", "DecoderProtocol", "GridLayout",
      "GridController", "GridView", "TestSupport",
    ]),
  Row(
    name: "AlbumStoreTests", kind: .test,
    uses: [
      "AlbumModel", "DecoderProtocol", "SystemEdge", "AlbumStore", "TestSupport",
      "photogrid-plist",
    ]),
  Row(
    name: "DecoderPoolTests", kind: .test,
    uses: ["DecoderProtocol", "SystemEdge", "DecoderPool", "TestSupport", "FakeDecoder"]),
  Row(
    name: "DecoderTests", kind: .test,
    uses: ["DecoderProtocol", "DecoderPool", "TestSupport", "photogrid-decoder"],
    isBuilt: decoderIsBuilt),
  Row(
    name: "AppRuntimeTests", kind: .test,
    uses: [
      "CellGeometry", "TerminalCore", "SystemEdge", "GridController", "GridView", "AppRuntime",
      "TestSupport",
    ]),
  Row(
    name: "EndToEndTests", kind: .test,
    uses: [
      "CellGeometry", "TerminalCore", "CPseudoTerminal", "TestSupport", "TerminalProbe",
      "photogrid", "photogrid-dev",
    ]),
]

// MARK: - From rows to targets

let strictness: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  // Values check themselves after every change.
  .define("PHOTOGRID_CHECKS", .when(configuration: .debug)),
]
let swiftSettings = strictness + (warningsAreErrors ? [.treatAllWarnings(as: .error)] : [])

func target(_ row: Row) -> Target {
  let names = Set(rows.filter(\.isBuilt).map(\.name))
  let uses = row.uses.filter(names.contains).map { Target.Dependency(stringLiteral: $0) }
  switch row.kind {
  case .pure, .impure:
    return .target(name: row.name, dependencies: uses, swiftSettings: swiftSettings)
  case .executable:
    return .executableTarget(name: row.name, dependencies: uses, swiftSettings: swiftSettings)
  case .shim:
    return .target(name: row.name)
  case .system(let pkgConfig, let apt, let brew):
    return .systemLibrary(
      name: row.name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
  case .testSupport:
    return .target(
      name: row.name, dependencies: uses, path: "Tests/\(row.name)", swiftSettings: swiftSettings)
  case .testExecutable:
    return .executableTarget(
      name: row.name, dependencies: uses, path: "Tests/\(row.name)", swiftSettings: swiftSettings)
  case .testShim:
    return .target(name: row.name, path: "Tests/\(row.name)")
  case .test:
    let exclude =
      FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Tests/\(row.name)/Golden")
      ? ["Golden"] : []
    return .testTarget(
      name: row.name, dependencies: uses, exclude: exclude, swiftSettings: swiftSettings)
  }
}

let package = Package(
  name: "photogrid",
  platforms: [.macOS(.v15)],
  products: [],
  targets: rows.filter(\.isBuilt).map(target)
)
