-- Orders of gifts, as agreed to: `record` is the order's JSON without reference and status; `code` opens the gift. `request_key`: of the
-- request that made the order, the same request again gets the same order.
CREATE TABLE gift_order (
  reference TEXT PRIMARY KEY,
  status TEXT NOT NULL,
  locale TEXT NOT NULL,
  code TEXT NOT NULL UNIQUE,
  request_key TEXT UNIQUE,
  record TEXT NOT NULL
);

-- E-mails of paid gifts, each once. `due`: day on which it is sent; `body`: its paragraphs, as JSON.
CREATE TABLE outbox (
  reference TEXT NOT NULL,
  kind TEXT NOT NULL,
  address TEXT NOT NULL,
  due TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (reference, kind)
);
