# Sourced by the scripts beside it: finds Swift and puts it on the PATH.

# Where Swift lives when its installer has not touched the PATH of this shell.
for directory in "${SWIFTLY_BIN_DIR:-}" "${HOME:-/root}/.local/share/swiftly/bin" /opt/swift/usr/bin; do
  if ! command -v swift >/dev/null && [ -n "$directory" ] && [ -x "$directory/swift" ]; then
    PATH="$directory:$PATH"
  fi
done
export PATH

# Prints "MAJOR.MINOR" of the Swift on the PATH; nothing where there is none, or none that runs.
swift_version() {
  { swift --version 2>/dev/null || true; } | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1
}
