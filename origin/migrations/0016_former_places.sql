-- Ids of places that were listed twice, or as a district, with the place that has taken their place: old addresses keep working.
CREATE TABLE former_place (
  id INTEGER PRIMARY KEY,
  place_id INTEGER NOT NULL
);
