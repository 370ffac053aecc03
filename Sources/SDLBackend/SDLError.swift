internal import CSDL2

/// A call of SDL that failed, with SDL's own words.
public struct SDLError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The C function, for instance `SDL_CreateTexture`.
  public var call: String
  /// What `SDL_GetError` said, empty when it said nothing.
  public var message: String

  public init(call: String, message: String) {
    self.call = call
    self.message = message
  }

  public var description: String { message.isEmpty ? "\(call) failed" : "\(call): \(message)" }

  /// The failure that the calling thread has just met.
  static func last(_ call: String) -> SDLError {
    SDLError(call: call, message: SDL_GetError().map { String(cString: $0) } ?? "")
  }
}
