import CAllocationProbe
import Glibc
import Kiosk

exit(BenchProgram.main(Array(CommandLine.arguments.dropFirst()), allocations: { Int(vitrine_allocations()) }))
