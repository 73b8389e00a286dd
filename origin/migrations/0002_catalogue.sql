CREATE TABLE hotel (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  place_id INTEGER NOT NULL,
  cc TEXT NOT NULL,
  country INTEGER NOT NULL,
  region INTEGER,
  department INTEGER,
  lat REAL NOT NULL,
  lng REAL NOT NULL,
  stars INTEGER NOT NULL,
  type TEXT NOT NULL,
  environment TEXT NOT NULL,
  pets INTEGER NOT NULL,
  active INTEGER NOT NULL,
  -- Tenths on the ten-point scale; null without reviews.
  score INTEGER,
  reviews INTEGER NOT NULL,
  -- Cents per night in the simplest double room for two, in an average week.
  night_price INTEGER NOT NULL,
  -- Demand, per mille: drives sell-outs.
  demand INTEGER NOT NULL,
  rooms INTEGER NOT NULL,
  -- 1 if the hotel closes out of season.
  seasonal INTEGER NOT NULL,
  -- Days before arrival until which a booking can be cancelled; null when never.
  cancel_days INTEGER,
  -- Cents per night and adult, paid at the hotel.
  tax INTEGER NOT NULL,
  flow_mode TEXT NOT NULL
);
-- Columns read only for the few hotels on a page: HotelFacts, and the gallery's picture ids. Separate so that searching reads few pages.
CREATE TABLE hotel_record (id INTEGER PRIMARY KEY, facts TEXT NOT NULL, pictures TEXT NOT NULL);

CREATE INDEX hotel_point ON hotel (lat, lng);
CREATE INDEX hotel_country ON hotel (country);
CREATE INDEX hotel_region ON hotel (region);
CREATE INDEX hotel_department ON hotel (department);
CREATE INDEX hotel_place ON hotel (place_id);

CREATE TABLE hotel_facility (hotel_id INTEGER NOT NULL, facility TEXT NOT NULL, PRIMARY KEY (hotel_id, facility)) WITHOUT ROWID;
CREATE TABLE hotel_style (hotel_id INTEGER NOT NULL, style TEXT NOT NULL, PRIMARY KEY (hotel_id, style)) WITHOUT ROWID;

-- Clustered by hotel, because stays are searched by hotel.
CREATE TABLE stay (
  hotel_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  published INTEGER NOT NULL,
  giftable INTEGER NOT NULL,
  min_nights INTEGER NOT NULL,
  max_nights INTEGER NOT NULL,
  -- The parts of the price: see origin/pricing.
  room_rate INTEGER NOT NULL,
  breakfast INTEGER NOT NULL,
  per_person INTEGER NOT NULL,
  per_room INTEGER NOT NULL,
  promo INTEGER NOT NULL,
  capacity INTEGER NOT NULL,
  max_capacity INTEGER NOT NULL,
  main_theme INTEGER NOT NULL,
  -- Bookings of the last thirty days.
  bookings INTEGER NOT NULL,
  -- Rank of the default order: higher is better.
  quality INTEGER NOT NULL,
  -- Last day on sale, days since 1970; null when open-ended.
  expires INTEGER,
  -- Lowest sum of night prices of its shortest stay within the horizon; null when never available.
  best_nights INTEGER,
  -- Outcome of the real-time quote: same, higher, lower, gone, broken.
  realtime TEXT NOT NULL,
  PRIMARY KEY (hotel_id, id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX stay_id ON stay (id);

-- StayFacts, and the picture ids in order.
CREATE TABLE stay_record (id INTEGER PRIMARY KEY, facts TEXT NOT NULL, pictures TEXT NOT NULL);

CREATE TABLE stay_theme (stay_id INTEGER NOT NULL, theme INTEGER NOT NULL, PRIMARY KEY (stay_id, theme)) WITHOUT ROWID;
CREATE INDEX theme_stay ON stay_theme (theme, stay_id);
CREATE TABLE stay_tag (stay_id INTEGER NOT NULL, tag INTEGER NOT NULL, PRIMARY KEY (stay_id, tag)) WITHOUT ROWID;
CREATE INDEX tag_stay ON stay_tag (tag, stay_id);

CREATE TABLE activity (
  id INTEGER PRIMARY KEY,
  cc TEXT NOT NULL,
  place_id INTEGER NOT NULL,
  country INTEGER NOT NULL,
  region INTEGER,
  department INTEGER,
  lat REAL NOT NULL,
  lng REAL NOT NULL,
  tag INTEGER NOT NULL,
  theme INTEGER NOT NULL,
  published INTEGER NOT NULL,
  -- Cents for one adult, before the promotion and after it.
  bar_price INTEGER NOT NULL,
  price INTEGER NOT NULL,
  min_adults INTEGER NOT NULL,
  max_adults INTEGER NOT NULL,
  quality INTEGER NOT NULL,
  facts TEXT NOT NULL,
  pictures TEXT NOT NULL
);
CREATE INDEX activity_point ON activity (lat, lng);

CREATE TABLE box (
  -- Code of the digital box (…EBOX); its physical twin is …PBOX.
  code TEXT PRIMARY KEY,
  twin TEXT NOT NULL UNIQUE,
  theme INTEGER NOT NULL,
  cc TEXT,
  price INTEGER NOT NULL,
  reference_price INTEGER,
  rank INTEGER NOT NULL,
  facts TEXT NOT NULL,
  pictures TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE review (
  id INTEGER PRIMARY KEY,
  hotel_id INTEGER NOT NULL,
  -- Days since 1970.
  day INTEGER NOT NULL,
  locale TEXT NOT NULL,
  -- Scores in tenths; food is null for guests who did not eat there.
  average INTEGER NOT NULL,
  welcoming INTEGER NOT NULL,
  comfort INTEGER NOT NULL,
  cleanliness INTEGER NOT NULL,
  food INTEGER,
  localization INTEGER NOT NULL,
  price_quality INTEGER NOT NULL,
  facts TEXT NOT NULL
);
CREATE INDEX review_by_day ON review (hotel_id, day);
CREATE INDEX review_by_score ON review (hotel_id, average);
