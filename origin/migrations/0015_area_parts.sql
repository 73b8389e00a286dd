-- The places of a holiday area that no circle can hold, as a JSON array of ids; null where the circle decides.
ALTER TABLE place ADD COLUMN parts TEXT;
