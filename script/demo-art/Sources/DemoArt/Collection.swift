let collection: [Work] = landscapes + planets + tiles
