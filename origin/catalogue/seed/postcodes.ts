import type { Place } from './gazetteer.ts'
import starts from './postcodes.json' with { type: 'json' }

/** First two digits of postcodes, with the ISO 3166-2 codes (without the country's) of the provinces or regions where they begin. */
const areasOf: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = starts

/**
 * What postcodes begin with in a department or province: Dutch provinces are regions, and in Italy postcodes begin alike within a region. In France it is the number of the
 * department, which people also type; Corsica has two departments below 20.
 */
export function postcodeStarts({ kind, cc, code }: Pick<Place, 'kind' | 'cc' | 'code'>): readonly string[] {
  if (kind !== (cc === 'IT' || cc === 'NL' ? 'region' : 'department')) return []
  const area = code.slice(cc.length + 1)
  if (cc === 'FR') return corsica[area] ?? [area]
  return Object.entries(areasOf[cc] ?? {})
    .filter(([, areas]) => areas.includes(area))
    .map(([start]) => start)
}

const corsica: Readonly<Record<string, readonly string[]>> = { '2A': ['2a', '20', '200', '201'], '2B': ['2b', '20', '202', '206'] }
