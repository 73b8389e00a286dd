-- The place whose landing pages replace those of this one: the same area with the same stays.
ALTER TABLE place ADD COLUMN same_as INTEGER;
