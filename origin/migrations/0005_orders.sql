-- Orders of bookings, as agreed to: `record` is the order's JSON without reference and status.
CREATE TABLE booking_order (
  reference TEXT PRIMARY KEY,
  status TEXT NOT NULL,
  record TEXT NOT NULL
);
