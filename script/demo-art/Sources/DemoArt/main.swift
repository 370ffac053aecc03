import Glibc

// Usage: DemoArt FOLDER [NAME-PREFIX …]: draws every picture (or those named) into the folder as PAM files and prints
// one line for each: its name, how it is kept and at what quality.

let arguments = CommandLine.arguments
guard arguments.count >= 2 else {
  print("usage: DemoArt FOLDER [NAME-PREFIX …]")
  exit(2)
}
let wanted = arguments.dropFirst(2)
for work in collection where wanted.isEmpty || wanted.contains(where: { work.name.hasPrefix($0) }) {
  let canvas = Canvas(work.width, work.height)
  work.draw(canvas)
  canvas.write("\(arguments[1])/\(work.name).pam")
  print("\(work.name) \(work.kept.rawValue) \(work.quality)")
  fflush(nil)
}
