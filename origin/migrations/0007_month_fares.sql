-- Lowest sums of night prices of the arrivals of each month, for searches of a month (origin/search/open-hotels.ts).
CREATE TABLE month_fare (
  hotel_id INTEGER NOT NULL,
  -- yyyy-MM of the arrivals.
  month TEXT NOT NULL,
  nights INTEGER NOT NULL,
  -- At least so many rooms left on every night.
  rooms INTEGER NOT NULL,
  -- 1 after the cut-off of the first day: arrivals from the next day on.
  late INTEGER NOT NULL,
  lowest INTEGER NOT NULL,
  -- Arrival with the lowest sum, the earliest of equal ones, and its promotion in percent.
  day INTEGER NOT NULL,
  promo INTEGER NOT NULL,
  PRIMARY KEY (hotel_id, nights, rooms, late, month)
) WITHOUT ROWID;
