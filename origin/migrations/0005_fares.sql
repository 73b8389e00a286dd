-- Lowest sums of night prices, by what decides them: how many nights and rooms, and whether arrivals of the edition's first day still count.
DROP TABLE fare;
CREATE TABLE fare (
  hotel_id INTEGER NOT NULL,
  nights INTEGER NOT NULL,
  -- At least so many rooms left on every night.
  rooms INTEGER NOT NULL,
  -- 1 after the cut-off of the first day: arrivals from the next day on.
  late INTEGER NOT NULL,
  lowest INTEGER NOT NULL,
  -- Percent, of the arrival with the lowest sum.
  promo INTEGER NOT NULL,
  PRIMARY KEY (hotel_id, nights, rooms, late)
) WITHOUT ROWID;

-- Sums of night prices that cover 55, 70 and 95 % of the weekends of six months.
CREATE TABLE gift_fare (
  hotel_id INTEGER NOT NULL,
  nights INTEGER NOT NULL,
  serenity INTEGER NOT NULL,
  liberty INTEGER NOT NULL,
  always INTEGER NOT NULL,
  PRIMARY KEY (hotel_id, nights)
) WITHOUT ROWID;

DROP VIEW product;
ALTER TABLE stay DROP COLUMN best_nights;
ALTER TABLE extended_stay DROP COLUMN best_nights;
CREATE VIEW product AS
SELECT hotel_id, id, id AS base, published, giftable, min_nights, max_nights, room_rate, breakfast, per_person, per_room, promo, capacity, max_capacity, main_theme, bookings, quality, expires, realtime
FROM stay
UNION ALL
SELECT hotel_id, id, base, published, giftable, min_nights, max_nights, room_rate, breakfast, per_person, per_room, promo, capacity, max_capacity, main_theme, bookings, quality, expires, realtime
FROM extended_stay;
