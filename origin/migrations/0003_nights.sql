-- What each date is worth, by country and environment: written by the calendar's rules (origin/seed/calendar.ts).
CREATE TABLE season (
  cc TEXT NOT NULL,
  environment TEXT NOT NULL,
  day INTEGER NOT NULL,
  -- Per mille of the average price.
  factor INTEGER NOT NULL,
  min_nights INTEGER NOT NULL,
  -- 1 when seasonal houses are closed.
  closed INTEGER NOT NULL,
  PRIMARY KEY (cc, environment, day)
) WITHOUT ROWID;

-- One night of a house, for its simplest double room and two guests. A date without a row is not on sale.
CREATE TABLE night (
  hotel_id INTEGER NOT NULL,
  -- Days since 1970.
  day INTEGER NOT NULL,
  price INTEGER NOT NULL,
  rooms INTEGER NOT NULL,
  -- Least nights of a stay that arrives this day.
  min_nights INTEGER NOT NULL,
  -- Percent off that is already in the price.
  promo INTEGER NOT NULL,
  PRIMARY KEY (hotel_id, day)
) WITHOUT ROWID;

-- Sums of night prices of stays of so many nights within the horizon: the lowest, and those that open 55, 70 and 95 % of the weekends of six months.
CREATE TABLE fare (
  hotel_id INTEGER NOT NULL,
  nights INTEGER NOT NULL,
  lowest INTEGER NOT NULL,
  serenity INTEGER NOT NULL,
  liberty INTEGER NOT NULL,
  always INTEGER NOT NULL,
  PRIMARY KEY (hotel_id, nights)
) WITHOUT ROWID;

-- One row: which catalogue is in the tables, and the days it covers.
CREATE TABLE edition (
  version TEXT NOT NULL,
  hotels INTEGER NOT NULL,
  first_day INTEGER NOT NULL,
  until_day INTEGER NOT NULL
);
