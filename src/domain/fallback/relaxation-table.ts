/** What a fallback gives up: the limits of the destination, the theme, the dates. */
export type Step = 'expand' | 'category' | 'dates'

/** A fallback's relaxation: one step or two, never all three at once. */
export type Relaxation = readonly Step[]

/**
 * The kinds of destination that relax differently: a touristic area or region grows to a whole country, which is far; coordinates come
 * with a distance of their own and do not grow; any other place grows to its surroundings.
 */
export type DestinationType = 'touristicArea' | 'coordinates' | 'other'

/** The most fallbacks of one search. */
const mostFallbacks = 4

interface Row {
  readonly destination: DestinationType
  readonly dates: boolean
  readonly category: boolean
  /** From the least relaxed to the most. */
  readonly relaxations: readonly Relaxation[]
}

/** Keyed by destination type, whether dates are set, whether a category (theme) is set. */
const table: readonly Row[] = [
  {
    destination: 'other',
    dates: true,
    category: true,
    relaxations: [['expand'], ['category'], ['dates'], ['expand', 'category'], ['expand', 'dates'], ['category', 'dates']],
  },
  { destination: 'other', dates: true, category: false, relaxations: [['expand'], ['dates'], ['expand', 'dates']] },
  { destination: 'other', dates: false, category: true, relaxations: [['expand'], ['category'], ['expand', 'category']] },
  { destination: 'other', dates: false, category: false, relaxations: [['expand']] },
  {
    destination: 'touristicArea',
    dates: true,
    category: true,
    relaxations: [['category'], ['dates'], ['expand'], ['category', 'dates'], ['expand', 'category']],
  },
  { destination: 'touristicArea', dates: true, category: false, relaxations: [['dates'], ['expand'], ['expand', 'dates']] },
  { destination: 'touristicArea', dates: false, category: true, relaxations: [['category'], ['expand'], ['expand', 'category']] },
  { destination: 'touristicArea', dates: false, category: false, relaxations: [['expand']] },
  { destination: 'coordinates', dates: true, category: true, relaxations: [['category'], ['dates'], ['category', 'dates']] },
  { destination: 'coordinates', dates: true, category: false, relaxations: [['dates']] },
  { destination: 'coordinates', dates: false, category: true, relaxations: [['category']] },
  { destination: 'coordinates', dates: false, category: false, relaxations: [] },
]

/** The relaxations of a kind of search, from the least relaxed; without those that expand, where the destination cannot grow. */
export function relaxationsFor(destination: DestinationType, dates: boolean, category: boolean, canExpand: boolean): readonly Relaxation[] {
  const row = table.find((each) => each.destination === destination && each.dates === dates && each.category === category)
  return (row?.relaxations ?? []).filter((steps) => canExpand || !steps.includes('expand')).slice(0, mostFallbacks)
}
