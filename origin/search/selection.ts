import { componentGroups, componentTags, type ComponentCode } from '../catalogue/codes.ts'
import type { Offer } from '../content/minisites/partner.ts'
import { partners } from '../content/minisites/partners.ts'
import { among, raw, sql, type Sql } from '../database/sql.ts'

/** What a partner's offer has to include besides breakfast. */
const includes: Readonly<Record<Offer['includes'], readonly ComponentCode[]>> = {
  wellness: componentGroups.wellness,
  dinner: ['dinner-3', 'dinner-5', 'tapas-dinner', 'candlelight-dinner'],
}

/** The stays a partner's customers are shown, as conditions on `stay s`: those that are what its terms promise. A minisite that is no partner's sees everything. */
export function selectionOf(minisite: number): Sql[] {
  const partner = partners.find(({ id }) => id === minisite)
  if (!partner) return []
  const tags = includes[partner.offer.includes].flatMap((code) => componentTags.get(code) ?? [])
  return [raw('s.breakfast > 0'), sql`EXISTS (SELECT 1 FROM stay_tag own WHERE own.stay_id = s.id AND ${among(raw('own.tag'), tags)})`]
}
