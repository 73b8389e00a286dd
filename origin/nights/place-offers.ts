import type { Day } from '../clock/days.ts'
import { raw, sql, type Sql } from '../database/sql.ts'
import { isSold } from '../pricing/fares.ts'

const bareName = (alias: 'area' | 'town') => sql`substr(${raw(alias)}.name, 1, instr(${raw(alias)}.name || ' (', ' (') - 1)`

const hasStays = sql`EXISTS (SELECT 1 FROM stay s WHERE s.hotel_id = h.id AND s.published AND ${isSold('s')})`

/**
 * One page for one area (record 31): a region or province whose stays are those of its town of the same name is that town, then a province
 * whose stays are those of its region is that region. A holiday area with the name and the stays of a town is that town.
 */
function samePlaces(): Sql[] {
  const inTown = sql`(12742 * asin(sqrt(pow(sin(radians(h.lat - town.lat) / 2), 2) + cos(radians(town.lat)) * cos(radians(h.lat)) * pow(sin(radians(h.lng - town.lng) / 2), 2))) <= town.reach)`
  const inParts = sql`(h.place_id IN (SELECT value FROM json_each(area.parts)))`
  const inArea = sql`(h.department = area.id OR h.region = area.id)`
  return [
    sql`UPDATE place SET same_as = NULL WHERE same_as IS NOT NULL`,
    sql`
    UPDATE place SET same_as = same.town FROM (
      SELECT area.id AS area, town.id AS town FROM place area
      JOIN place town ON town.kind IN ('city', 'sea_resort', 'ski_resort') AND area.id IN (town.department, town.region)
        AND ${bareName('town')} = ${bareName('area')}
      WHERE area.kind IN ('region', 'department')
        AND EXISTS (SELECT 1 FROM hotel h WHERE ${inArea} AND ${hasStays})
        AND NOT EXISTS (SELECT 1 FROM hotel h WHERE ${inArea} AND ${hasStays} AND NOT ${inTown})
        AND NOT EXISTS (
          SELECT 1 FROM hotel h WHERE h.lat BETWEEN town.lat - 1 AND town.lat + 1 AND ${inTown} AND ${hasStays}
            AND h.department IS NOT area.id AND h.region IS NOT area.id
        )
    ) AS same WHERE same.area = place.id`,
    sql`
    UPDATE place SET same_as = COALESCE((SELECT r.same_as FROM place r WHERE r.id = place.region), region)
    WHERE kind = 'department' AND same_as IS NULL
      AND EXISTS (SELECT 1 FROM hotel h WHERE h.department = place.id AND ${hasStays})
      AND NOT EXISTS (SELECT 1 FROM hotel h WHERE h.region = place.region AND h.department IS NOT place.id AND ${hasStays})`,
    sql`
    UPDATE place SET same_as = same.town FROM (
      SELECT area.id AS area, town.id AS town FROM place area
      JOIN place town ON town.kind IN ('city', 'sea_resort', 'ski_resort') AND town.country = area.country AND town.name = area.name
      WHERE area.kind = 'touristic_area'
        AND EXISTS (SELECT 1 FROM hotel h WHERE h.place_id = town.id AND ${hasStays})
        AND NOT EXISTS (
          SELECT 1 FROM hotel h WHERE h.lat BETWEEN area.lat - 1 AND area.lat + 1 AND ${inTown} <> ${inParts} AND ${hasStays}
        )
    ) AS same WHERE same.area = place.id`,
  ]
}

const choice = 3

/**
 * Counts the offers of each place by theme and for all: countries to provinces by hierarchy, holiday areas by their list of places, others by circle. A count that
 * differs from the last one has changed `today`.
 */
export function countedOffers(today: Day): Sql[] {
  const inCircle = sql`
    SELECT p.id AS place_id, h.id AS hotel_id FROM place p
    JOIN hotel h ON h.lat BETWEEN p.lat - p.reach / 111.0 AND p.lat + p.reach / 111.0
      AND h.lng BETWEEN p.lng - p.reach / (111.0 * cos(radians(p.lat))) AND p.lng + p.reach / (111.0 * cos(radians(p.lat)))
    WHERE p.reach IS NOT NULL AND p.parts IS NULL
      AND 12742 * asin(sqrt(pow(sin(radians(h.lat - p.lat) / 2), 2) + cos(radians(p.lat)) * cos(radians(h.lat)) * pow(sin(radians(h.lng - p.lng) / 2), 2))) <= p.reach`
  const inParts = sql`SELECT p.id AS place_id, h.id AS hotel_id FROM place p JOIN json_each(p.parts) part JOIN hotel h ON h.place_id = part.value`
  const inHierarchy = sql`
    SELECT country AS place_id, id AS hotel_id FROM hotel
    UNION ALL SELECT region, id FROM hotel WHERE region IS NOT NULL
    UNION ALL SELECT department, id FROM hotel WHERE department IS NOT NULL`
  return [
    ...samePlaces(),
    // The last counts are made negative until they are replaced.
    sql`UPDATE place_offers SET stays = -stays`,
    sql`
    INSERT INTO place_offers (place_id, theme, stays, hotels, gift_hotels, indexable, changed)
    WITH around AS MATERIALIZED (${inCircle} UNION ALL ${inParts}),
    located AS MATERIALIZED (SELECT place_id, hotel_id FROM around UNION ALL ${inHierarchy} UNION ALL SELECT 0, id FROM hotel),
    sold AS MATERIALIZED (
      SELECT l.place_id, s.id, s.hotel_id, CASE WHEN s.giftable THEN s.hotel_id END AS gift_hotel FROM located l JOIN stay s ON s.hotel_id = l.hotel_id WHERE s.published AND ${isSold('s')}
    ), counted AS (
      SELECT place_id, 0 AS theme, COUNT(*) AS stays, COUNT(DISTINCT hotel_id) AS hotels, COUNT(DISTINCT gift_hotel) AS gift_hotels FROM sold GROUP BY place_id
      UNION ALL
      SELECT place_id, t.theme, COUNT(*), COUNT(DISTINCT hotel_id), COUNT(DISTINCT gift_hotel) FROM sold JOIN stay_theme t ON t.stay_id = sold.id GROUP BY place_id, t.theme
    )
    SELECT c.place_id, c.theme, c.stays, c.hotels, c.gift_hotels,
      (c.theme = 0 OR c.place_id = 0 OR c.hotels >= ${choice}) AND p.same_as IS NULL
        AND (c.place_id = 0 OR p.kind NOT IN ('city', 'sea_resort', 'ski_resort') OR EXISTS (SELECT 1 FROM hotel own WHERE own.place_id = p.id)),
      ${today}
    FROM counted c LEFT JOIN place p ON p.id = c.place_id
    WHERE true
    ON CONFLICT DO UPDATE SET
      stays = excluded.stays, hotels = excluded.hotels, gift_hotels = excluded.gift_hotels, indexable = excluded.indexable,
      changed = CASE WHEN -place_offers.stays = excluded.stays AND place_offers.hotels = excluded.hotels THEN place_offers.changed ELSE excluded.changed END`,
    sql`DELETE FROM place_offers WHERE stays < 0`,
  ]
}
