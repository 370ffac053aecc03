/// What the renderer is and can do.
public struct RendererCapabilities: Equatable, Sendable {
  /// SDL's name of it: `opengles2`, `opengl`, `software`.
  public var name: String
  /// Who really draws, as GL says (`V3D 7.1`, `llvmpipe (LLVM 15.0.6, 256 bits)`); `nil` for the software renderer.
  public var graphicsName: String?
  public var isSoftware: Bool
  /// Longest side of a texture, in texels.
  public var maxTextureSize: Int
  /// Whether presenting is said to wait for the display; see `FramePacer`.
  public var hasVSync: Bool

  /// Whether GL is drawn by the processor: several times dearer than SDL's own software renderer.
  public var isEmulatedGraphics: Bool {
    guard let name = graphicsName?.lowercased() else { return false }
    return ["llvmpipe", "softpipe", "swrast", "software rasterizer"].contains { name.contains($0) }
  }
}
