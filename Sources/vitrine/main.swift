import Glibc
import Kiosk

exit(Program.main(Array(CommandLine.arguments.dropFirst())))
