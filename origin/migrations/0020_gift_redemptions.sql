-- What the voucher or box of a beneficiary pays of a booking, in cents. `state`: reserved, redeemed or returned. `until`: end of the reservation,
-- milliseconds since 1970.
CREATE TABLE gift_redemption (
  reference TEXT PRIMARY KEY REFERENCES booking_order (reference),
  code TEXT NOT NULL REFERENCES gift_order (code),
  amount INTEGER NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL,
  until INTEGER NOT NULL
);

-- One code pays one booking. A batch that would reserve a second one fails as a whole.
CREATE UNIQUE INDEX gift_redeemed_once ON gift_redemption (code) WHERE state <> 'returned';
