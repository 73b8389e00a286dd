-- How fast pages were for visitors, of a metric with one id the last value counts. `value`: milliseconds, of CLS thousandths.
CREATE TABLE web_vital (
  id TEXT NOT NULL,
  pos TEXT NOT NULL,
  metric TEXT NOT NULL,
  page TEXT NOT NULL,
  navigation TEXT NOT NULL,
  part TEXT,
  value INTEGER NOT NULL,
  UNIQUE (id, metric)
);
