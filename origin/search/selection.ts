import { type ComponentCode, componentGroups, componentTags, type PartnerOffer, partners } from '@escale/catalogue'
import { among, raw, sql, type Sql } from '../database/sql.ts'

/** Components of a partner's offer beside breakfast. */
const includes: Readonly<Record<PartnerOffer['includes'], readonly ComponentCode[]>> = {
  wellness: componentGroups.wellness,
  dinner: ['dinner-3', 'dinner-5', 'tapas-dinner', 'candlelight-dinner'],
}

const withOneOf = (codes: readonly ComponentCode[]): Sql =>
  sql`EXISTS (SELECT 1 FROM stay_tag own WHERE own.stay_id = s.id AND ${among(
    raw('own.tag'),
    codes.flatMap((code) => componentTags.get(code) ?? []),
  )})`

/** Conditions on `stay s` for the stays that include each of the components. */
export const withAll = (codes: readonly ComponentCode[]): Sql[] => codes.map((code) => withOneOf([code]))

/** Conditions on `stay s` for the stays a minisite sells: those its terms promise. None for an unknown minisite. */
export function selectionOf(minisite: number): Sql[] {
  const partner = partners.find(({ id }) => id === minisite)
  if (!partner) return []
  return [raw('s.breakfast > 0'), withOneOf(includes[partner.offer.includes])]
}
