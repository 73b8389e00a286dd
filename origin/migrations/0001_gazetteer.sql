-- Places, with their names and slugs by language as JSON objects (keys fr, es, nl, it).
CREATE TABLE place (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  cc TEXT NOT NULL,
  name TEXT NOT NULL,
  names TEXT NOT NULL,
  -- Path below the stays route, by language; unique in each language.
  paths TEXT NOT NULL,
  lat REAL NOT NULL,
  lng REAL NOT NULL,
  pop INTEGER NOT NULL,
  country INTEGER,
  region INTEGER,
  department INTEGER,
  -- Kilometres around the point that belong to the place; null where the hierarchy decides (country, region, department).
  reach REAL,
  -- Kilometres of a touristic area.
  radius REAL,
  sea INTEGER NOT NULL,
  ski INTEGER NOT NULL,
  -- Rank among suggestions: kind, population, offers.
  weight INTEGER NOT NULL
);

CREATE TABLE place_path (
  language TEXT NOT NULL,
  path TEXT NOT NULL,
  place_id INTEGER NOT NULL,
  PRIMARY KEY (language, path)
) WITHOUT ROWID;

-- Search terms: names folded to lower-case ASCII, from each word's start. Language `*` is the local name.
CREATE TABLE term (
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  target TEXT NOT NULL,
  id INTEGER NOT NULL,
  -- 1 where the name itself starts there.
  first INTEGER NOT NULL,
  PRIMARY KEY (language, text, target, id)
) WITHOUT ROWID;

-- Number of offers in a place (place 0: anywhere), by theme and in total (theme 0).
CREATE TABLE place_offers (
  place_id INTEGER NOT NULL,
  theme INTEGER NOT NULL,
  stays INTEGER NOT NULL,
  hotels INTEGER NOT NULL,
  -- 1 where the page is indexable: towns with a hotel of their own, themes with some choice.
  indexable INTEGER NOT NULL,
  PRIMARY KEY (place_id, theme)
) WITHOUT ROWID;
