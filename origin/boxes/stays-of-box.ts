import { themes } from '@escale/catalogue'
import { raw, sql, type Sql } from '../database/sql.ts'
import { withAll } from '../search/selection.ts'
import type { Box } from './boxes.ts'
import { countryIds } from './countries.ts'

/** Returns conditions on `hotel h` and `stay s`: the stays that a beneficiary of the box chooses from. */
export function staysOfBox({ facts: { theme, nights, breakfast, cc, components } }: Pick<Box, 'facts'>): Sql[] {
  const country = cc === null ? undefined : countryIds[cc]
  return [
    raw('s.giftable'),
    sql`${nights} BETWEEN s.min_nights AND s.max_nights`,
    sql`EXISTS (SELECT 1 FROM gift_fare sold WHERE sold.hotel_id = h.id AND sold.nights = ${nights})`,
    sql`EXISTS (SELECT 1 FROM stay_theme own_theme WHERE own_theme.stay_id = s.id AND own_theme.theme = ${themes[theme]})`,
    ...(country === undefined ? [] : [sql`h.country = ${country}`]),
    ...withAll(components),
    ...(breakfast ? [raw('s.breakfast > 0')] : []),
  ]
}
