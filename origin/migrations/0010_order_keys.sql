-- Of the request that made the order: the same request again gets the same order.
ALTER TABLE booking_order ADD COLUMN request_key TEXT;
CREATE UNIQUE INDEX booking_order_key ON booking_order (request_key);
