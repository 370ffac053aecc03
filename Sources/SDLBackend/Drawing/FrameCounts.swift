/// What one frame cost the renderer.
public struct FrameCounts: Equatable, Sendable {
  /// Runs of quads; each is one draw call on a GPU.
  public var calls = 0
  public var quads = 0
  /// Pixels written, each as often as it was; divided by the screen's it is the overdraw.
  public var pixels = 0
  /// Those of them that were mixed with what was there.
  public var blendedPixels = 0
  /// Bytes of textures sent since the frame before.
  public var uploadedBytes = 0

  public init() {}
}
