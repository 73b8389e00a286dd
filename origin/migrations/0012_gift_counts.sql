-- Number of hotels of a place that sell a stay as a voucher.
ALTER TABLE place_offers ADD COLUMN gift_hotels INTEGER NOT NULL DEFAULT 0;
