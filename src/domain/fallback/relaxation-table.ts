export type Step = 'expand' | 'category' | 'dates'

/** A relaxation has one step or two, never all three. */
export type Relaxation = readonly Step[]

export type DestinationType = 'touristicArea' | 'coordinates' | 'other'

const maxFallbacks = 4

interface Row {
  readonly destination: DestinationType
  readonly dates: boolean
  readonly category: boolean
  /** The least relaxed comes first. */
  readonly relaxations: readonly Relaxation[]
}

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
  {
    destination: 'coordinates',
    dates: true,
    category: true,
    relaxations: [['expand'], ['category'], ['dates'], ['expand', 'dates'], ['category', 'dates']],
  },
  { destination: 'coordinates', dates: true, category: false, relaxations: [['expand'], ['dates'], ['expand', 'dates']] },
  { destination: 'coordinates', dates: false, category: true, relaxations: [['expand'], ['category'], ['expand', 'category']] },
  { destination: 'coordinates', dates: false, category: false, relaxations: [['expand']] },
]

export function relaxationsFor(destination: DestinationType, dates: boolean, category: boolean, canExpand: boolean): readonly Relaxation[] {
  const row = table.find((each) => each.destination === destination && each.dates === dates && each.category === category)
  return (row?.relaxations ?? []).filter((steps) => canExpand || !steps.includes('expand')).slice(0, maxFallbacks)
}
