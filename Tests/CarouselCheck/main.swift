// What must hold in an optimised build too, for the tests to compare.
//
// carousel-check monkey [SEED SAMPLES]   the number that stands for a run of the monkey, after its faults
// carousel-check frames                  allocations in frames that a delegate is told of
import CarouselTestSupport

let words = Array(CommandLine.arguments.dropFirst())
if words.first == "frames" {
  print(steadyAllocations())
} else {
  let numbers = words.compactMap { UInt64($0) }
  let monkey = Monkey(seed: numbers.first ?? MonkeyRun.seed)
  monkey.play(samples: numbers.count > 1 ? Int(numbers[1]) : MonkeyRun.samples)
  monkey.rest()
  for fault in monkey.faults { print(fault) }
  print(MonkeyRun.name(of: monkey.hash.value))
}
