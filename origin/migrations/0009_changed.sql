-- Day on which the record was last written otherwise: for sitemaps.
ALTER TABLE hotel_record ADD COLUMN changed INTEGER;
ALTER TABLE stay_record ADD COLUMN changed INTEGER;
ALTER TABLE activity ADD COLUMN changed INTEGER;
-- Day on which the place had another number of offers.
ALTER TABLE place_offers ADD COLUMN changed INTEGER;
