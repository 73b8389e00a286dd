-- Months of validity of gifts that were ordered before their orders kept them.
UPDATE gift_order
SET record = json_set(record, '$.validityMonths',
  CASE json_extract(record, '$.gift.type') WHEN 'BOX' THEN 18 WHEN 'GIFTCARD' THEN 18 ELSE 12 END)
WHERE json_extract(record, '$.validityMonths') IS NULL;
