internal import CSDL2
internal import Synchronization

/// SDL between its initialisation and its end. Several may overlap; the last one ends SDL.
final class SDLSession {
  let hasVideo: Bool

  private static let open = Mutex(0)

  /// - Parameter video: Whether there will be windows. Without, there is still the event queue, and with it SDL's own
  ///   handling of SIGTERM and SIGINT.
  init(video: Bool) throws(SDLError) {
    hasVideo = video
    let status = Self.open.withLock { count in
      let status = SDL_InitSubSystem(video ? SDL_INIT_VIDEO : SDL_INIT_EVENTS)
      if status == 0 { count += 1 }
      return status
    }
    guard status == 0 else { throw .last("SDL_InitSubSystem") }
  }

  deinit {
    Self.open.withLock { count in
      count -= 1
      if count == 0 { SDL_Quit() } else { SDL_QuitSubSystem(hasVideo ? SDL_INIT_VIDEO : SDL_INIT_EVENTS) }
    }
  }

  /// The video driver in use, in lower case: `kmsdrm`, `x11`, `wayland`.
  var videoDriver: String? {
    SDL_GetCurrentVideoDriver().map { String(cString: $0).lowercased() }
  }
}
