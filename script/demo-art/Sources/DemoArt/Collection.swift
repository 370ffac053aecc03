/// Everything the museum shows, room by room.
let collection: [Work] = [
  landscapes, waves, charts, elevations, creatures, planets, moons, starCharts, heavens, lectures, tiles, vessels,
  shells, posters, herbs, kilims,
].flatMap { $0 }
