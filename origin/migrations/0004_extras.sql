-- Stays with extras: products with pages of their own, linked from the base stay and never found by a search. Columns as in `stay`.
CREATE TABLE extended_stay (
  hotel_id INTEGER NOT NULL,
  id INTEGER PRIMARY KEY,
  base INTEGER NOT NULL,
  published INTEGER NOT NULL,
  giftable INTEGER NOT NULL,
  min_nights INTEGER NOT NULL,
  max_nights INTEGER NOT NULL,
  room_rate INTEGER NOT NULL,
  breakfast INTEGER NOT NULL,
  per_person INTEGER NOT NULL,
  per_room INTEGER NOT NULL,
  promo INTEGER NOT NULL,
  capacity INTEGER NOT NULL,
  max_capacity INTEGER NOT NULL,
  main_theme INTEGER NOT NULL,
  bookings INTEGER NOT NULL,
  quality INTEGER NOT NULL,
  expires INTEGER,
  best_nights INTEGER,
  realtime TEXT NOT NULL
);
CREATE INDEX extended_stay_base ON extended_stay (base);

-- All bookable products by id.
CREATE VIEW product AS
SELECT hotel_id, id, id AS base, published, giftable, min_nights, max_nights, room_rate, breakfast, per_person, per_room, promo, capacity, max_capacity, main_theme, bookings, quality, expires, best_nights, realtime
FROM stay
UNION ALL
SELECT hotel_id, id, base, published, giftable, min_nights, max_nights, room_rate, breakfast, per_person, per_room, promo, capacity, max_capacity, main_theme, bookings, quality, expires, best_nights, realtime
FROM extended_stay;
