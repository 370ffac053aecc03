import Testing

@testable import Carousel

@Suite("Glide")
struct GlideTests {
  private let glide = Glide(from: 100, velocity: 1_500, rate: 2, endSpeed: 10, at: 3)

  @Test("starts at its place with its speed and ends at the end speed")
  func ends() {
    #expect(glide.position(at: 3) == 100)
    #expect(glide.velocity(at: 3) == 1_500)
    #expect(abs(glide.velocity(at: glide.endTime) - 10) < 1e-9)
    #expect(glide.position(at: glide.endTime + 5) == glide.destination)
    #expect(glide.position(at: 1) == 100)
  }

  @Test("keeps 0.998 of its speed each millisecond at the normal rate")
  func rate() {
    let glide = Glide(from: 0, velocity: 1_000, rate: Tuning().glideRate, endSpeed: 10, at: 0)

    #expect(abs(glide.velocity(at: 0.001) - 998) < 1e-9)
  }

  @Test("lands where landing says, in both directions", arguments: [2_000.0, -700, 11])
  func landing(velocity: Double) {
    let glide = Glide(from: 50, velocity: velocity, rate: 2, endSpeed: 10, at: 0)

    #expect(abs(Glide.landing(from: 50, velocity: velocity, rate: 2, endSpeed: 10) - glide.destination) < 1e-9)
  }

  @Test("slower than the end speed it does not move")
  func slow() {
    let glide = Glide(from: 50, velocity: 9, rate: 2, endSpeed: 10, at: 0)

    #expect(glide.duration == 0)
    #expect(glide.destination == 50)
    #expect(Glide.landing(from: 50, velocity: -9, rate: 2, endSpeed: 10) == 50)
  }

  @Test("tells when it passes a place, and nil for one behind it or beyond its end")
  func crossing() throws {
    let time = try #require(glide.time(reaching: 600))

    #expect(abs(glide.position(at: time) - 600) < 1e-9)
    #expect(glide.time(reaching: 99) == nil)
    #expect(glide.time(reaching: glide.destination + 1) == nil)
    #expect(glide.time(reaching: 100) == 3)
    #expect(Glide(from: 0, velocity: 0, rate: 2, endSpeed: 10, at: 0).time(reaching: 1) == nil)
  }

  @Test("its speed is the slope of its path")
  func slope() {
    for time in stride(from: 3.1, to: 5, by: 0.1) {
      let slope = (glide.position(at: time + 1e-5) - glide.position(at: time - 1e-5)) / 2e-5
      #expect(abs(slope - glide.velocity(at: time)) < 1e-3)
    }
  }

  @Test("shifted, it is the same motion elsewhere")
  func shifted() {
    let other = glide.shifted(by: 40)

    #expect(other.endTime == glide.endTime)
    #expect(abs(other.position(at: 4) - glide.position(at: 4) - 40) < 1e-9)
    #expect(other.velocity(at: 4) == glide.velocity(at: 4))
  }
}
