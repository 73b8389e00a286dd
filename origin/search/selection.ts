import { type ComponentCode, componentGroups, componentTags, type PartnerOffer, partners } from '@escale/catalogue'
import { among, raw, sql, type Sql } from '../database/sql.ts'

/** What a partner's offer includes beside breakfast, as components. */
const includes: Readonly<Record<PartnerOffer['includes'], readonly ComponentCode[]>> = {
  wellness: componentGroups.wellness,
  dinner: ['dinner-3', 'dinner-5', 'tapas-dinner', 'candlelight-dinner'],
}

const withOneOf = (codes: readonly ComponentCode[]): Sql =>
  sql`EXISTS (SELECT 1 FROM stay_tag own WHERE own.stay_id = s.id AND ${among(
    raw('own.tag'),
    codes.flatMap((code) => componentTags.get(code) ?? []),
  )})`

/** Returns conditions on `stay s`: a stay must include each of the components. */
export const withAll = (codes: readonly ComponentCode[]): Sql[] => codes.map((code) => withOneOf([code]))

/** Returns conditions on `stay s` for what the terms of a minisite promise. An unknown minisite has none. */
export function selectionOf(minisite: number): Sql[] {
  const partner = partners.find(({ id }) => id === minisite)
  if (!partner) return []
  return [raw('s.breakfast > 0'), withOneOf(includes[partner.offer.includes])]
}
