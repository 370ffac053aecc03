internal import CSDL2

/// Owns an `SDL_Window`.
final class WindowHandle {
  let pointer: OpaquePointer
  private let session: SDLSession

  init(pointer: OpaquePointer, session: SDLSession) {
    self.pointer = pointer
    self.session = session
  }

  deinit { SDL_DestroyWindow(pointer) }
}

/// Owns an `SDL_Renderer` and keeps alive what it draws into. Destroying it destroys its textures.
final class RendererHandle {
  let pointer: OpaquePointer
  let window: WindowHandle?
  let canvas: Canvas?

  init(pointer: OpaquePointer, window: WindowHandle?, canvas: Canvas?) {
    self.pointer = pointer
    self.window = window
    self.canvas = canvas
  }

  deinit { SDL_DestroyRenderer(pointer) }
}
