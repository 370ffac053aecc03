// Plays the monkey's long run and prints the number that stands for it: an optimised build must go the same way as the
// tests' own. With words, the seed and the number of readings.
import CarouselTestSupport

let words = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
let monkey = Monkey(seed: words.first ?? MonkeyRun.seed)
monkey.play(samples: words.count > 1 ? Int(words[1]) : MonkeyRun.samples)
monkey.rest()
for fault in monkey.faults { print(fault) }
print(MonkeyRun.name(of: monkey.hash.value))
