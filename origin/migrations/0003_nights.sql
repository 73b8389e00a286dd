-- Season of each date by country and environment (origin/nights/seasons.ts).
CREATE TABLE season (
  cc TEXT NOT NULL,
  environment TEXT NOT NULL,
  day INTEGER NOT NULL,
  -- Per mille of the average price.
  factor INTEGER NOT NULL,
  min_nights INTEGER NOT NULL,
  -- 1 when seasonal hotels are closed.
  closed INTEGER NOT NULL,
  PRIMARY KEY (cc, environment, day)
) WITHOUT ROWID;

-- Night of a hotel, in its simplest double room for two. A date without a row is not on sale.
CREATE TABLE night (
  hotel_id INTEGER NOT NULL,
  -- Days since 1970.
  day INTEGER NOT NULL,
  price INTEGER NOT NULL,
  rooms INTEGER NOT NULL,
  -- Minimum stay of an arrival on this day, nights.
  min_nights INTEGER NOT NULL,
  -- Percent off, included in the price.
  promo INTEGER NOT NULL,
  PRIMARY KEY (hotel_id, day)
) WITHOUT ROWID;

-- Sums of night prices by number of nights within the horizon: the lowest, and those that cover 55, 70 and 95 % of the weekends of six months.
CREATE TABLE fare (
  hotel_id INTEGER NOT NULL,
  nights INTEGER NOT NULL,
  lowest INTEGER NOT NULL,
  serenity INTEGER NOT NULL,
  liberty INTEGER NOT NULL,
  always INTEGER NOT NULL,
  PRIMARY KEY (hotel_id, nights)
) WITHOUT ROWID;

-- One row: version of the catalogue in the tables, and its days.
CREATE TABLE edition (
  version TEXT NOT NULL,
  hotels INTEGER NOT NULL,
  first_day INTEGER NOT NULL,
  until_day INTEGER NOT NULL
);
