-- Events of analytics as they came. `at`: milliseconds since 1970, by the browser's clock; `params`: the payload, as JSON.
CREATE TABLE analytics_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  pos TEXT NOT NULL,
  client_id TEXT NOT NULL,
  session_id TEXT NOT NULL,
  user_id TEXT,
  name TEXT NOT NULL,
  at INTEGER NOT NULL,
  params TEXT NOT NULL
);
