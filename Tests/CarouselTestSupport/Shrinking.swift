/// The shortest list that still fails and that is found by leaving out runs of commands, long ones first.
///
/// - Parameter fails: whether a list still shows the fault; must give the same answer for the same list.
public func shrink<Command>(_ commands: [Command], while fails: ([Command]) -> Bool) -> [Command] {
  var shortest = commands
  var length = max(1, shortest.count / 2)
  while true {
    var start = 0
    while start < shortest.count {
      var shorter = shortest
      shorter.removeSubrange(start..<min(start + length, shortest.count))
      if fails(shorter) { shortest = shorter } else { start += length }
    }
    if length == 1 { return shortest }
    length /= 2
  }
}
