import Pictures
public import Raster

/// What `vitrine shot` left.
public struct Shot {
  public var picture: Bitmap
  /// The bytes of the PNG file.
  public var bytes: [UInt8]
  public var state: ScreenState
  public var outcome: ChildProcess.Outcome

  /// - Parameters:
  ///   - folder: where the files go; one shot at a time.
  ///   - strokes: what a visitor does, and what content is swapped for.
  public init(_ content: String, in folder: String, strokes: Strokes? = nil, _ options: String...) throws {
    let out = folder + "/shot.png"
    let report = folder + "/shot.json"
    var words = ["shot", content, "--out", out, "--state", report] + options
    if let strokes {
      try strokes.write(to: folder + "/replay.jsonl")
      words += ["--replay", folder + "/replay.jsonl"]
    }
    outcome = try Vitrine.start(words).finish()
    guard outcome.status == 0 else { throw ChildProcess.Failure.ended(outcome) }
    picture = try PictureDecoder().pixels(path: out)
    bytes = try FileBytes.read(out)
    state = try ScreenState(path: report)
  }
}
