/// The largest count in `0...limit` for which `fits` holds, found from a guess by doubling steps and then by halving.
///
/// Takes for granted that `fits(0)` holds and that, but for small irregularities, what fits also fits when it is
/// shorter. Kerning and joined letters make such irregularities, so the next few counts are tried as well.
///
/// - Parameter lookahead: how many counts past the first misfit are tried.
/// - Complexity: about `2 * log2(distance from the guess) + lookahead` calls, none past twice the answer or the guess.
func longestPrefix(limit: Int, guess: Int, lookahead: Int, fits: (Int) -> Bool) -> Int {
  var known = 0
  var misfit = limit + 1
  var step = 1
  var probe = min(max(guess, 1), limit)
  while known + 1 < misfit {
    if fits(probe) {
      known = probe
      probe = misfit > limit ? min(known + step, limit) : (known + misfit) / 2
    } else {
      misfit = probe
      probe = known == 0 ? max(misfit - step, misfit / 2) : (known + misfit) / 2
    }
    step *= 2
  }
  var ahead = 2
  while ahead <= lookahead, known + ahead <= limit {
    if fits(known + ahead) {
      known += ahead
      ahead = 0
    }
    ahead += 1
  }
  return known
}
