/// Where a tile's picture is.
public enum TileResidency<Token: Sendable>: Sendable {
  /// Not in memory, and nobody is making it.
  case missing
  /// A worker has it.
  case decoding
  /// In memory; the token is what the owner of the textures knows it by.
  case ready(Token)
  /// It cannot be made. It stays so until it is forgotten, so a broken file is read once and not once a frame.
  case failed
}

extension TileResidency: Equatable where Token: Equatable {}
