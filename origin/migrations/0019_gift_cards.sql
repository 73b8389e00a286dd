-- Paid gift cards, each by the code of its gift order, which has its market and validity. Cents. `balance`: what can be spent, without what
-- is reserved. A batch that would take more from a card than it has fails as a whole.
CREATE TABLE gift_card (
  code TEXT PRIMARY KEY REFERENCES gift_order (code),
  amount INTEGER NOT NULL,
  balance INTEGER NOT NULL,
  CONSTRAINT enough_on_card CHECK (balance >= 0),
  CONSTRAINT given_back_once CHECK (balance <= amount)
);
INSERT INTO gift_card (code, amount, balance)
SELECT code, json_extract(record, '$.gift.amount'), json_extract(record, '$.gift.amount') FROM gift_order
WHERE status = 'paid' AND json_extract(record, '$.gift.type') = 'GIFTCARD';

-- What the cards pay of an order of a booking or a gift, in the order of `position`. `state`: reserved, spent or returned. `until`: end of
-- the reservation, milliseconds since 1970. `balance_left`: what could be spent of the card afterwards.
CREATE TABLE gift_card_use (
  reference TEXT NOT NULL,
  code TEXT NOT NULL REFERENCES gift_card (code),
  position INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL,
  until INTEGER NOT NULL,
  balance_left INTEGER NOT NULL,
  PRIMARY KEY (reference, code)
);
CREATE INDEX gift_card_use_code ON gift_card_use (code, state);

-- Who arrives, as JSON. No response has it.
ALTER TABLE booking_order ADD COLUMN guest TEXT;

-- A file, as JSON with its name, type and text.
ALTER TABLE outbox ADD COLUMN attachment TEXT;
