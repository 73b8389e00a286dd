-- The market of orders that were made before they kept it: gifts know theirs, bookings were of the first market.
UPDATE booking_order SET record = json_set(record, '$.locale', 'fr_FR') WHERE json_extract(record, '$.locale') IS NULL;
UPDATE gift_order SET record = json_set(record, '$.locale', locale) WHERE json_extract(record, '$.locale') IS NULL;
