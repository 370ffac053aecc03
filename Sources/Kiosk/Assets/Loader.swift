import Glibc
import Lettering
import Pictures
import Raster
import Synchronization

/// Something for a worker to make.
struct LoadJob: Sendable {
  var id: AssetID
  var key: AssetKey
}

/// What a worker made of it.
struct LoadResult: Sendable {
  enum Outcome: Sendable {
    /// With what its file says of itself: pages that it is opened on later need not look into it.
    case picture(PreparedPicture, PictureInfo?)
    case line(TextBitmap?)
    case block(TextBlock?)
    /// Nil where the file does not say.
    case size(PictureInfo?)
    case code(Bitmap?)
    case failed(PictureError)
  }

  var id: AssetID
  var key: AssetKey
  var outcome: Outcome
}

/// Worker threads that make pictures and letters, and hand them back through one mailbox.
final class Loader: Sendable {
  /// One core is left to the frame thread; at least one worker.
  static var defaultWorkers: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)) - 1) }

  let workers: Int
  private let jobs = Mailbox<LoadJob>()
  private let results = Mailbox<LoadResult>()
  private let typesetter: Mutex<Typesetter>
  private let wake: @Sendable () -> Void
  private let disk: DiskWriter?
  private let decoded = Atomic(0)
  private let readFromDisk = Atomic(0)

  /// - Parameters:
  ///   - disk: where prepared pictures are kept from one start to the next; nil is nowhere.
  ///   - wake: called on a worker's thread after each result.
  init(
    workers: Int = Loader.defaultWorkers, typesetter: Typesetter, disk: DiskWriter? = nil,
    wake: @escaping @Sendable () -> Void = {}
  ) {
    self.workers = workers
    self.disk = disk
    self.typesetter = Mutex(typesetter)
    self.wake = wake
    for _ in 0..<workers { startThread { [self] in work() } }
  }

  /// Lets the workers end after what they are at.
  func stop() { jobs.close() }

  /// How many pictures were decoded from their sources so far, and how many were found prepared on disk.
  var pictureCounts: (decoded: Int, fromDisk: Int) {
    (decoded.load(ordering: .relaxed), readFromDisk.load(ordering: .relaxed))
  }

  /// Sets letters with another font from the next job on.
  func use(_ typesetter: Typesetter) { self.typesetter.withLock { $0 = typesetter } }

  func start(_ job: LoadJob) { jobs.put(job) }

  /// Takes back a job that no worker has begun; false where one has.
  func withdraw(_ id: AssetID) -> Bool { jobs.withdraw { $0.id == id } != nil }

  /// A finished result if there is one; never waits.
  func poll() -> LoadResult? { results.poll() }

  /// Waits for a result.
  func take() -> LoadResult? { results.take() }

  var hasResults: Bool { !results.isEmpty }

  /// Ends with `stop`.
  private func work() {
    while let job = jobs.take() {
      let typesetter = typesetter.withLock { $0 }
      results.put(LoadResult(id: job.id, key: job.key, outcome: make(job.key, typesetter)))
      wake()
    }
  }

  /// From disk if it was prepared before, else from its source.
  private func picture(_ request: PictureRequest) throws(PictureError) -> PreparedPicture {
    guard let disk else {
      decoded.add(1, ordering: .relaxed)
      return try PictureDecoder().prepare(request)
    }
    let key = try DiskKey(request)
    if let picture = disk.tier.picture(for: key) {
      readFromDisk.add(1, ordering: .relaxed)
      return picture
    }
    decoded.add(1, ordering: .relaxed)
    let picture = try PictureDecoder().prepare(request)
    // What was written to while it was read is no picture of either state.
    if try DiskKey(request) == key { disk.put(picture, key: key, path: request.path) }
    return picture
  }

  private func make(_ key: AssetKey, _ typesetter: Typesetter) -> LoadResult.Outcome {
    switch key {
    case .picture(let request, _):
      do throws(PictureError) {
        return .picture(try picture(request), try? PictureDecoder().probe(path: request.path))
      } catch {
        return .failed(error)
      }
    case .line(let line) where line.lines > 1:
      var block = typesetter.caption(
        line.text, style: line.style, maxWidth: line.maxWidth, lines: line.lines, box: line.box)
      if let paper = line.paper { block?.lay(on: paper) }
      return .block(block)
    case .line(let line):
      let text = typesetter.line(line.text, style: line.style, maxWidth: line.maxWidth, box: line.box)
      return .line(line.paper.map { text?.laid(on: $0) } ?? text)
    case .size(let picture): return .size(try? PictureDecoder().probe(path: picture.path))
    case .block(let block):
      return .block(
        typesetter.paragraphs(
          block.text, style: block.style, maxWidth: block.maxWidth, lineHeight: block.lineHeight,
          paragraphSpacing: block.paragraphSpacing, maxLines: block.maxLines))
    case .code(let code):
      return .code(
        QRCode.bitmap(code.text, side: code.side)?.roundedCorners(radius: code.cornerRadius, over: nil).withBledEdges())
    }
  }
}

extension TextBitmap {
  /// The letters in their ink and all else in its own colours, one opaque picture.
  fileprivate func laid(on paper: Paper) -> TextBitmap {
    var text = self
    text.bitmap = bitmap.tinted(paper.ink).composited(over: paper.ground)
    if let colors { text.bitmap = colors.composited(over: text.bitmap) }
    text.colors = nil
    return text
  }
}

extension TextBlock {
  /// The same for each of its lines.
  fileprivate mutating func lay(on paper: Paper) {
    for index in lines.indices { lines[index].text = lines[index].text.laid(on: paper) }
  }
}

/// Runs `body` on a detached thread of its own, which signals to the process pass by: they are for the main thread, also
/// while that one holds them back.
func startThread(_ body: @escaping @Sendable () -> Void) {
  final class Box {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  var thread = pthread_t()
  let box = Unmanaged.passRetained(Box(body))
  var others = sigset_t()
  var before = sigset_t()
  sigfillset(&others)
  // A thread's own faults stay its own.
  for fault in [SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT] { sigdelset(&others, fault) }
  pthread_sigmask(SIG_SETMASK, &others, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  let status = pthread_create(
    &thread, nil,
    { argument in
      Unmanaged<Box>.fromOpaque(argument!).takeRetainedValue().body()
      return nil
    }, box.toOpaque())
  precondition(status == 0, "a thread can be started")
  pthread_detach(thread)
}
