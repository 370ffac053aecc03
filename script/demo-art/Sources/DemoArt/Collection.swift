let collection: [Work] =
  landscapes + waves + charts + planets + moons + starCharts + heavens + tiles + vessels + posters + herbs + kilims
