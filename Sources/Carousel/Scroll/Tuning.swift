import Glibc

/// The numbers of motion and touch. Lengths in points, times in seconds.
///
/// Feel is judged by hand; each number says where it comes from and what breaks when it moves.
public struct Tuning: Equatable, Sendable {
  /// Part of the speed that a glide keeps each millisecond: 0.998, UIScrollView's normal rate. Smaller stops sooner.
  public var decelerationPerMillisecond = 0.998
  /// The same for the strip: 0.99, UIScrollView's fast rate, so that one fling moves about one label.
  public var fastDecelerationPerMillisecond = 0.99
  /// Speed at which a glide is over: 10 points/s (flowkey's UIScrollView). Larger looks cut off, smaller crawls.
  public var glideEndSpeed = 10.0
  /// Speed under which a moving list counts as at rest for taps: 20 points/s.
  public var restSpeed = 20.0
  /// Stiffness of the rubber band: 0.55 ("Analysis of Apple's rubber band scrolling", 2013). Larger stretches further.
  public var rubberBand = 0.55
  /// Angular frequency of the spring back, per second: critically damped, settled in about 0.4 s.
  public var springFrequency = 18.0
  /// Angular frequency of a snap and of a programmed scroll, per second: softer than the spring back.
  public var snapFrequency = 14.0
  /// How long a finger rests on a tile until its options come out: 0.5 s, a platform habit.
  public var longPress = 0.5
  /// Options come out and go back in 0.3 s (JGScrollableTableViewCell).
  public var optionTime = 0.3
  /// Slowest release that opens or closes options wherever they are: 200 points/s. Smaller takes a finger that only
  /// trembles at the lift for a fling.
  public var optionFling = 200.0
  /// Angular frequency of a row that turns by itself, per second: softer still, nobody waits for it.
  public var turnFrequency = 8.0
  /// How long a row that a visitor has touched does not turn by itself: 90 s, as long as a visit's default idle time.
  public var turnPause = 90.0
  /// A scroll indicator appears in 0.1 s, stays for 0.5 s after the scrolling and fades in 0.2 s (look: indicator).
  public var indicatorIn = 0.1
  public var indicatorRest = 0.5
  public var indicatorOut = 0.2
  /// Shortest indicator: 36 points; a third of it when it is pushed against an end. Shorter is a dot, not a bar.
  public var indicatorLength = 36.0
  /// How far a finger moves before it is a drag: 12 points (Swiper 5, Embla 10, Kivy 20 px). Smaller makes
  /// shaking fingers drag and decides the axis while a thumb still rolls sideways, larger makes lists feel stuck.
  public var slop = 12.0
  /// A touch longer than this is no tap: 3 s, for a palm or an arm that leans on the screen and is taken away. Smaller
  /// loses the slow press of a careful visitor, larger lets a palm keep other fingers from tapping for as long.
  public var longestTap = 3.0
  /// A touch that begins this soon after the lift that has opened, closed or pressed something taps nothing: 0.4 s, for
  /// contacts that bounce and visitors who double-click everything; a double tap takes 0.3. Larger swallows meant taps.
  public var tapEcho = 0.4
  /// And this close to it, in points: 48, a fingertip. Larger makes quick work on neighbouring buttons stutter.
  public var tapEchoReach = 48.0
  /// Samples older than this before the last one do not count for velocity: 0.1 s (Chromium's Android tracker).
  public var velocityWindow = 0.1
  /// A finger that reported nothing for this long before the lift stood still: 0.05 s.
  public var velocityPause = 0.05
  /// A finger that stayed within this many points over the window stood still: 3; panels jitter by a pixel or two,
  /// and the slowest fling covers 5.
  public var velocityJitter = 3.0
  /// Seconds between two readings of the slowest panel, 25 Hz: how late a drag may follow its finger, to be even.
  public var slowestPanel = 0.04
  /// Slowest release that glides: 50 points/s (Android's ViewConfiguration, scaled).
  public var minimumFling = 50.0
  /// Fastest glide: 8,000 points/s (Android's ViewConfiguration, scaled).
  public var maximumFling = 8_000.0
  /// A drag shorter than this over a glide it caught adds to that glide's speed: 0.4 s.
  public var flywheel = 0.4
  /// Two taps this close in time are a double tap: 0.3 s (platforms' habit). Larger makes single taps wait.
  public var doubleTap = 0.3
  /// And this close in place, in points: 48, a fingertip.
  public var doubleTapReach = 48.0
  /// Slowest swipe over the picture of a page of details that turns to the next whatever its length, and the share of
  /// the picture's width that a slower one must pass: 200 points/s and 0.25. Smaller turns at a tremble.
  public var turnFling = 200.0
  public var turnShare = 0.25
  /// A swipe over pages that is shorter than this turns one page whichever way it went: 0.3 s (Swiper). A longer one
  /// must pass half of a page.
  public var pageFlick = 0.3
  /// Deceleration of a turned page, per second: its glide is bent to end on the page. Smaller lets it swing over.
  public var pageRate = 20.0
  /// How far pictures are enlarged: 4 times their size on the screen.
  public var maximumZoom = 4.0
  /// What a double tap and Enter enlarge to: 2.5 times.
  public var tapZoom = 2.5
  /// Seconds of a zoom that no finger leads, and of one that returns to its limits.
  public var zoomFade = 0.26
  /// A page pulled down by this share of the screen closes, and one let go this fast does at once: 0.3, and 500
  /// points/s. Smaller closes by accident.
  public var pullShare = 0.3
  public var pullFling = 500.0
  /// How long a finger rests on a tile before the tile shows it: 0.05 s, so that a swipe does not flash its tiles.
  public var pressDelay = 0.05
  /// A pressed tile darkens in 0.08 s and comes back in 0.16 s (look: pressed).
  public var pressIn = 0.08
  public var pressOut = 0.16
  /// The focus ring grows and fades in 0.14 s (look: focused).
  public var focusFade = 0.14
  /// A finger silent for this long is taken for lost when another one comes down: 1.5 s. Smaller lets a
  /// second finger steal a held drag, larger leaves the screen dead after a lost lift.
  public var staleTouch = 1.5
  /// Screenfuls of tiles engaged ahead of the motion and behind it (Texture's default ranges).
  public var engageAhead = 1.0
  public var engageBehind = 0.5

  public init() {}

  /// Exponent of the glide, per second: speed is `v₀ · exp(−rate · t)`.
  public var glideRate: Double { -1_000 * log(decelerationPerMillisecond) }
  /// The strip's.
  public var fastGlideRate: Double { -1_000 * log(fastDecelerationPerMillisecond) }
}
